import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CartIsland } from '@/components/cart/cart-view';
import { cartStore } from '@/components/session/cart-store';
import { cartTexts } from '@/lib/cart/texts';
import { bouquets, cartOf, refusal, stubShop } from '@/__tests__/support/shop-stub';
import { more } from './on-the-page';

jest.mock('next/navigation', () => ({
  useRouter: () => ({ push: jest.fn() }),
  usePathname: () => '/cart',
}));

/** The e-commerce events so far, as name, value and units. */
const reported = () =>
  (window.dataLayer ?? []).flatMap((pushed) => {
    if (!('event' in pushed)) return [];
    const { value, items } = pushed.ecommerce as { value: number; items: { quantity: number }[] };
    return [[pushed.event, value, items.map(({ quantity }) => quantity)]];
  });

const stay = (click: Event) => click.preventDefault();

describe('what is reported of the cart', () => {
  beforeEach(() => {
    cartStore.clear();
    window.dataLayer = [];
  });
  afterEach(() => window.removeEventListener('click', stay));

  it('is once that it is looked at, with its goods', async () => {
    stubShop({
      'GET /api/cart': () => ({ body: cartOf(bouquets(2)) }),
      'PATCH /api/cart/lines/line-1': () =>
        refusal(422, 'quantity-too-high', 'We have 2 of these.'),
    });
    const { rerender } = render(<CartIsland />);
    await screen.findByRole('article');
    rerender(<CartIsland />);
    await userEvent.click(more());
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(window.dataLayer).toEqual([
      { ecommerce: null },
      {
        event: 'view_cart',
        ecommerce: {
          currency: 'USD',
          value: 99.98,
          items: [
            {
              item_id: '100310',
              item_name: 'Coral Roses in a Mason Jar',
              item_brand: 'Lilac & Loam',
              item_variant: 'Deluxe, Coral',
              price: 49.99,
              discount: 10,
              quantity: 2,
            },
          ],
        },
      },
    ]);
  });

  it('is nothing of an empty one', async () => {
    stubShop({ 'GET /api/cart': () => ({ body: cartOf() }) });
    render(<CartIsland />);
    expect(await screen.findByRole('heading', { name: cartTexts.empty })).toBeVisible();
    expect(window.dataLayer).toEqual([]);
  });

  it('is each change of a quantity, a removal and what comes back', async () => {
    let quantity = 2;
    stubShop({
      'GET /api/cart': () => ({ body: cartOf(bouquets(quantity)) }),
      'PATCH /api/cart/lines/line-1': ({ body }) => {
        ({ quantity } = body as { quantity: number });
        return { body: cartOf(bouquets(quantity)) };
      },
      'DELETE /api/cart/lines/line-1': () => ({ body: cartOf() }),
      'POST /api/cart/lines': ({ body }) => ({
        body: cartOf(bouquets(quantity, { ID: (body as { lineID: string }).lineID })),
      }),
    });
    render(<CartIsland />);
    await screen.findByRole('article');
    await userEvent.click(more());
    await waitFor(() => expect(reported()).toHaveLength(2));
    await userEvent.click(screen.getByRole('button', { name: /fewer$/ }));
    await waitFor(() => expect(reported()).toHaveLength(3));
    await userEvent.click(screen.getByRole('button', { name: /^Remove/ }));
    await userEvent.click(await screen.findByRole('button', { name: /^Undo/ }));
    expect(await screen.findByRole('article')).toBeVisible();
    expect(reported()).toEqual([
      ['view_cart', 99.98, [2]],
      ['add_to_cart', 49.99, [1]],
      ['remove_from_cart', 49.99, [1]],
      ['remove_from_cart', 99.98, [2]],
      ['add_to_cart', 99.98, [2]],
    ]);
  });

  it.each([
    ['Check out', 'begin_checkout'],
    ['Pay with PayPal', 'begin_checkout'],
    ['Edit card for Ana Ruiz', 'begin_checkout'],
    ['Coral Roses in a Mason Jar', undefined],
  ])('after “%s” is %s', async (name, event) => {
    window.addEventListener('click', stay);
    stubShop({
      'GET /api/cart': () => ({ body: cartOf(bouquets(2)) }),
      'GET /api/checkout/wallets': () => ({ body: ['paypal'] }),
    });
    render(<CartIsland />);
    await userEvent.click(await screen.findByRole('link', { name }));
    expect(reported().slice(1)).toEqual(event ? [[event, 99.98, [2]]] : []);
  });

  it('is that checkout begins once, with what was being written', async () => {
    window.addEventListener('click', stay);
    let answer = (_: { body: unknown }): void => undefined;
    stubShop({
      'GET /api/cart': () => ({ body: cartOf(bouquets(1)) }),
      'PATCH /api/cart/lines/line-1': () => new Promise((resolve) => (answer = resolve)),
    });
    render(<CartIsland />);
    await screen.findByRole('article');
    await userEvent.click(more());
    await userEvent.click(screen.getByRole('link', { name: 'Check out' }));
    expect(reported()).toHaveLength(1);
    answer({ body: cartOf(bouquets(2)) });
    await waitFor(() => expect(reported()).toHaveLength(3));
    expect(reported().slice(1)).toEqual([
      ['add_to_cart', 49.99, [1]],
      ['begin_checkout', 99.98, [2]],
    ]);
  });
});
