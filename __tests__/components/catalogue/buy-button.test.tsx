import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BuyPanel } from '@/components/catalogue/product/buy-panel';
import { bouquets, cartOf, stubShop } from '@/__tests__/support/shop-stub';
import { group, variant } from './make-group';

describe('what a product’s button reports as added', () => {
  beforeEach(() => {
    window.dataLayer = [];
    sessionStorage.clear();
  });

  it.each([
    [2, 3.99, 7.98],
    [3, 3.33, 9.99],
    [4, 3.33, 13.32],
  ])('%i units cost what so many cost', async (quantity, price, value) => {
    stubShop({
      'GET /api/session': () => ({ body: { kind: 'none', cartCount: 0 } }),
      'GET /api/delivery/promise': () => ({ status: 503, body: null }),
      'POST /api/session': () => ({ body: {} }),
      'GET /api/cart': () => ({ body: cartOf() }),
      'POST /api/cart/lines': () => ({
        body: cartOf(bouquets(quantity, { ProductID: '100310' })),
      }),
      'PATCH /api/cart/lines': () => ({
        body: cartOf(bouquets(quantity, { ProductID: '100310' })),
      }),
    });
    const seeds = variant('100310', {
      price: 399,
      priceBreaks: [
        { quantity: 1, price: 399 },
        { quantity: 3, price: 333 },
      ],
    });
    render(<BuyPanel group={group([seeds])} shown={seeds} also={null} more={null} wallets={[]} />);
    const field = screen.getByRole('textbox', { name: 'Quantity of Sunday Best' });
    await userEvent.clear(field);
    await userEvent.type(field, `${quantity}{Enter}`);
    await userEvent.click(screen.getByRole('button', { name: 'Add to Cart' }));
    await waitFor(() => expect(window.dataLayer).not.toEqual([]));
    expect(window.dataLayer?.at(-1)).toMatchObject({
      event: 'add_to_cart',
      ecommerce: { value, items: [{ price, quantity }] },
    });
  });
});
