import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddToCart } from '@/components/cart/adding/add-to-cart';
import { bouquets, cartOf, stubShop } from '@/__tests__/support/shop-stub';

const mockAsked = jest.fn();
jest.mock('@/components/cart/adding/added-sheet', () => {
  mockAsked();
  if (mockAsked.mock.calls.length === 1) throw new Error('ChunkLoadError');
  return jest.requireActual('@/components/cart/adding/added-sheet');
});

it('does without the sheet whose script did not come, and asks for it again when more is added', async () => {
  stubShop({
    'GET /api/session': () => ({ body: { kind: 'none', cartCount: 0 } }),
    'POST /api/session': () => ({ body: {} }),
    'GET /api/cart': () => ({ body: cartOf(bouquets(1, { ProductID: 'P1' })) }),
    'POST /api/cart/lines': () => ({ body: cartOf(bouquets(1, { ProductID: 'P1' })) }),
    'PATCH /api/cart/lines': () => ({ body: cartOf(bouquets(2, { ProductID: 'P1' })) }),
  });
  render(
    <AddToCart
      productID="P1"
      productCode="P1"
      title="Sunday Best"
      facts="$49.99 · Deluxe"
      minQuantity={1}
      maxQuantity={5}
      specs={[]}
      sale="available"
    />,
  );
  const add = () => userEvent.click(screen.getByRole('button', { name: 'Add to Cart' }));
  await add();
  await waitFor(() => expect(mockAsked).toHaveBeenCalledTimes(1));
  expect(screen.getByRole('link', { name: 'Go to your cart' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  await add();
  expect(await screen.findByRole('dialog', { name: 'In your cart' })).toBeVisible();
});
