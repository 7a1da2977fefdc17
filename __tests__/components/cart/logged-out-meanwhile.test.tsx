import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddToCart } from '@/components/cart/adding/add-to-cart';
import { addGiftCardToCart } from '@/components/cart/adding/add-gift-card';
import { CartIndicator } from '@/components/cart/cart-indicator';
import { cartStore } from '@/components/session/cart-store';
import { bouquets, cartOf, refusal, stubShop } from '@/__tests__/support/shop-stub';
import { sundayBest } from './sunday-best';

const taken = { body: cartOf(bouquets(3, { ProductID: 'P1' })) };

/** The shop, which answers an add once it is told to. */
function heldShop(late: { status?: number; body: unknown }) {
  let answer = () => undefined as void;
  const held = () =>
    new Promise<typeof late>((resolve) => {
      answer = () => resolve(late);
    });
  const shop = stubShop({
    'GET /api/session': () => ({ body: { kind: 'none', cartCount: 0 } }),
    'POST /api/session': () => ({ body: {} }),
    'POST /api/cart/lines': held,
    'POST /api/cart/gift-cards': held,
  });
  return { shop, answer: () => answer() };
}

describe('an add that is answered after its shopper has logged out in another tab', () => {
  beforeEach(() => cartStore.clear());

  it.each([
    ['was taken', taken],
    ['was refused', refusal(401, 'session-expired', 'You were logged out.')],
  ])('and %s counts for nobody', async (_, late) => {
    const { shop, answer } = heldShop(late);
    render(
      <>
        <CartIndicator />
        <AddToCart {...sundayBest} />
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Add to Cart' }));
    await waitFor(() => expect(shop.asked('POST').at(-1)?.path).toBe('/api/cart/lines'));
    act(() => cartStore.clear());
    await act(async () => answer());
    expect(await screen.findByText(/You were logged out/)).toBeInTheDocument();
    expect(screen.queryByText('Added.')).toBeNull();
    expect(screen.getByText('0 Item(s)')).toBeInTheDocument();
    expect(cartStore.get()).toMatchObject({ count: 0, adding: 0, cart: null });
  });

  it('counts no gift cards either', async () => {
    const { shop, answer } = heldShop(taken);
    const adding = addGiftCardToCart({ productID: 'GIFTCARD', amount: 5000, quantity: 1 });
    await waitFor(() => expect(shop.asked('POST').at(-1)?.path).toBe('/api/cart/gift-cards'));
    cartStore.clear();
    answer();
    expect(await adding).toMatchObject({ ok: false, error: { code: 'session-expired' } });
    expect(cartStore.get()).toMatchObject({ count: 0, adding: 0, cart: null });
  });
});
