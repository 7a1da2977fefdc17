import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CartIsland } from '@/components/cart/cart-view';
import type { Cart } from '@/lib/cart/cart';
import { cartStore } from '@/components/session/cart-store';
import { bouquets, cartOf, refusal, stubShop } from '@/__tests__/support/shop-stub';
import { more } from './on-the-page';

jest.mock('next/navigation', () => ({
  useRouter: () => ({ push: jest.fn() }),
  usePathname: () => '/cart',
}));

describe('the way from the cart to checkout', () => {
  beforeEach(() => cartStore.clear());

  describe('a press on the way to checkout while a quantity is being written', () => {
    const followed: string[] = [];
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a');
      if (!link) return;
      if (!event.defaultPrevented) followed.push(link.getAttribute('href') ?? '');
      event.preventDefault();
    };
    beforeEach(() => {
      followed.length = 0;
      window.addEventListener('click', follow);
    });
    afterEach(() => window.removeEventListener('click', follow));

    /** The cart with one write in flight and another waiting, and what answers each. */
    async function twoWrites() {
      const held: ((answer: ReturnType<typeof refusal>) => void)[] = [];
      stubShop({
        'GET /api/cart': () => ({ body: cartOf(bouquets(1)) }),
        'GET /api/checkout/wallets': () => ({ body: ['paypal'] }),
        'PATCH /api/cart/lines/line-1': () => new Promise((resolve) => held.push(resolve)),
      });
      render(<CartIsland />);
      await screen.findByRole('link', { name: /^Pay with/ });
      for (const _ of [2, 3]) await userEvent.click(more());
      return async (at: number, answer: ReturnType<typeof refusal>) => {
        await waitFor(() => expect(held).toHaveLength(at + 1));
        await act(async () => held[at]?.(answer));
      };
    }

    it.each([
      ['Check out', '/checkout'],
      ['Pay with PayPal', '/checkout?pay=paypal'],
      ['Edit card for Ana Ruiz', '/checkout?step=words'],
    ])('“%s” goes on once all is written', async (name, href) => {
      const answer = await twoWrites();
      const link = screen.getByRole('link', { name });
      await userEvent.click(link);
      await userEvent.click(link);
      expect(link).toHaveAttribute('aria-busy', 'true');
      expect(link).toHaveTextContent('Saving');
      expect(link).toHaveFocus();
      await answer(0, { body: cartOf(bouquets(2)) });
      expect(followed).toEqual([]);
      await answer(1, { body: cartOf(bouquets(3)) });
      await waitFor(() => expect(followed).toEqual([href]));
      expect(link).not.toHaveAttribute('aria-busy');
    });

    it('stays where one was refused and says why; the next press goes', async () => {
      const answer = await twoWrites();
      const link = screen.getByRole('link', { name: 'Check out' });
      await userEvent.click(link);
      await answer(0, refusal(422, 'quantity-too-high', 'We have 1 of these.'));
      await answer(1, { body: cartOf(bouquets(1)) });
      await waitFor(() => expect(link).not.toHaveAttribute('aria-busy'));
      expect(screen.getByRole('alert')).toHaveTextContent('We have 1 of these.');
      expect(followed).toEqual([]);
      await userEvent.click(link);
      expect(followed).toEqual(['/checkout']);
    });

    /** Fewer than were asked for: something has to be mended. */
    const short: Cart = {
      ...cartOf(bouquets(3)),
      changes: [
        {
          what: 'stock',
          lineIDs: ['line-1'],
          titles: ['Coral Roses in a Mason Jar'],
          quantity: 3,
          left: 1,
          most: 1,
        },
      ],
    };

    it('stays where something has to be mended first, unless it leads to what was asked for', async () => {
      const answer = await twoWrites();
      await userEvent.click(screen.getByRole('link', { name: 'Check out' }));
      await userEvent.click(screen.getByRole('link', { name: /^Edit card/ }));
      await answer(0, { body: cartOf(bouquets(2)) });
      await answer(1, { body: short });
      expect(await screen.findByRole('button', { name: 'Check out' })).toBeVisible();
      expect(followed).toEqual(['/checkout?step=words']);
    });

    it.each(['Check out', 'Pay with PayPal'])(
      '“%s” passes the focus on to the button that leads to what has to be mended',
      async (name) => {
        const answer = await twoWrites();
        await userEvent.click(screen.getByRole('link', { name }));
        await answer(0, { body: cartOf(bouquets(2)) });
        await answer(1, { body: short });
        expect(await screen.findByRole('button', { name: 'Check out' })).toHaveFocus();
      },
    );

    it('takes no focus from elsewhere when something has to be mended', async () => {
      const answer = await twoWrites();
      await answer(0, { body: cartOf(bouquets(2)) });
      await answer(1, { body: short });
      expect(await screen.findByRole('button', { name: 'Check out' })).not.toHaveFocus();
    });
  });
});
