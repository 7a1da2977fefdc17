import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CartIsland } from '@/components/cart/cart-view';
import { cartStore } from '@/components/session/cart-store';
import { cartTexts } from '@/lib/cart/texts';
import { bouquets, cartOf, refusal, stubShop } from '@/__tests__/support/shop-stub';
import { more, price } from './on-the-page';

jest.mock('next/navigation', () => ({
  useRouter: () => ({ push: jest.fn() }),
  usePathname: () => '/cart',
}));

describe('quantities in the cart', () => {
  beforeEach(() => cartStore.clear());

  it('sends absolute quantities one at a time, the newest wish last, totals dimmed until confirmed', async () => {
    const held: ((quantity: number) => void)[] = [];
    const shop = stubShop({
      'GET /api/cart': () => ({ body: cartOf(bouquets(1)) }),
      'PATCH /api/cart/lines/line-1': () =>
        new Promise((resolve) => {
          held.push((quantity) => resolve({ body: cartOf(bouquets(quantity)) }));
        }),
    });
    render(<CartIsland />);
    await screen.findByRole('article');
    for (const _ of [2, 3, 4]) await userEvent.click(more());
    expect(screen.getByRole('textbox')).toHaveValue('4');
    expect(shop.asked('PATCH').map(({ body }) => body)).toEqual([{ quantity: 2 }]);
    expect(screen.getByText('Total', { selector: 'dt' }).closest('dl')).toHaveAttribute(
      'aria-busy',
      'true',
    );
    held[0]?.(2);
    await waitFor(() =>
      expect(shop.asked('PATCH').map(({ body }) => body)).toEqual([
        { quantity: 2 },
        { quantity: 4 },
      ]),
    );
    expect(await screen.findAllByText('$99.98')).not.toHaveLength(0);
    expect(screen.getByRole('textbox')).toHaveValue('4');
    held[1]?.(4);
    await waitFor(() =>
      expect(screen.getByText('Total', { selector: 'dt' }).closest('dl')).toHaveAttribute(
        'aria-busy',
        'false',
      ),
    );
    expect(screen.getByRole('textbox')).toHaveValue('4');
    expect(price('$199.96')).toBeGreaterThan(0);
  });

  it('takes a refused quantity back and says why beside the line', async () => {
    stubShop({
      'GET /api/cart': () => ({ body: cartOf(bouquets(1)) }),
      'PATCH /api/cart/lines/line-1': () =>
        refusal(422, 'quantity-too-high', 'We have 1 of these.'),
    });
    render(<CartIsland />);
    await screen.findByRole('article');
    await userEvent.click(more());
    expect(await screen.findByRole('alert')).toHaveTextContent('We have 1 of these.');
    expect(screen.getByRole('textbox')).toHaveValue('1');
  });

  it.each([
    ['not-found', 'We could not find that.'],
    ['order-already-placed', 'This order has already been placed.'],
    ['visit-ended', 'Your visit has ended.'],
  ])('shows what is left where another window has been: %s', async (code, text) => {
    let isElsewhere = false;
    stubShop({
      'GET /api/cart': () => ({ body: isElsewhere ? cartOf() : cartOf(bouquets(1)) }),
      'PATCH /api/cart/lines/line-1': () => refusal(404, code, text),
    });
    render(<CartIsland />);
    await screen.findByRole('article');
    isElsewhere = true;
    await userEvent.click(more());
    expect(await screen.findByRole('heading', { name: cartTexts.empty })).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent(text);
  });

  it('asks what became of a quantity whose answer got lost, and shows the cart as it is', async () => {
    let units = 1;
    stubShop({
      'GET /api/cart': () => ({ body: cartOf(bouquets(units)) }),
      'PATCH /api/cart/lines/line-1': () => {
        units = 2;
        throw new TypeError('Failed to fetch');
      },
    });
    render(<CartIsland />);
    await screen.findByRole('article');
    await userEvent.click(more());
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the shop.');
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue('2'));
    expect(screen.getByText('Merchandise, 2 items')).toBeInTheDocument();
  });

  it('keeps what was written while an older reading of the cart was on its way', async () => {
    let isHeld = false;
    const readings: (() => void)[] = [];
    stubShop({
      'GET /api/cart': () =>
        new Promise((resolve) => {
          const answer = () => resolve({ body: cartOf(bouquets(1)) });
          if (isHeld) readings.push(answer);
          else answer();
        }),
      'PATCH /api/cart/lines/line-1': () => ({ body: cartOf(bouquets(2)) }),
    });
    render(<CartIsland />);
    await screen.findByRole('article');
    isHeld = true;
    act(() => {
      window.dispatchEvent(new Event('visibilitychange'));
    });
    await waitFor(() => expect(readings).toHaveLength(1));
    await userEvent.click(more());
    expect(await screen.findByText('Merchandise, 2 items')).toBeInTheDocument();
    readings[0]?.();
    await waitFor(() =>
      expect(screen.getByText('Total', { selector: 'dt' }).closest('dl')).toHaveAttribute(
        'aria-busy',
        'false',
      ),
    );
    expect(screen.getByText('Merchandise, 2 items')).toBeInTheDocument();
    expect(screen.getByRole('textbox')).toHaveValue('2');
  });

  it.each([3, 10_000])(
    'stops the stepper where the shop would refuse, and says at what, not how many there are: %i',
    async (MaxQuantity) => {
      stubShop({
        'GET /api/cart': () => ({ body: cartOf(bouquets(MaxQuantity, { MaxQuantity })) }),
      });
      render(<CartIsland />);
      await screen.findByRole('article');
      expect(more()).toHaveAttribute('aria-disabled', 'true');
      expect(screen.getByText(`The largest quantity is ${MaxQuantity}.`)).toBeInTheDocument();
    },
  );

  it('offers the only quantities a product is sold in', async () => {
    const shop = stubShop({
      'GET /api/cart': () => ({
        body: cartOf(bouquets(6, { MinQuantity: 6, MaxQuantity: 24, Quantities: [6, 12, 24] })),
      }),
      'PATCH /api/cart/lines/line-1': () => ({ body: cartOf(bouquets(12)) }),
    });
    render(<CartIsland />);
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: /^Quantity of/ }),
      '12',
    );
    expect(shop.asked('PATCH').map(({ body }) => body)).toEqual([{ quantity: 12 }]);
  });
});
