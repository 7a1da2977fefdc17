import type { QueryClient } from '@tanstack/react-query';
import type { Cart } from '@/lib/cart/cart';
import { cartStore } from './cart-store';
import { readAnswer } from '@/components/browser/read-answer';

/** The cart's place in the query cache. */
export const cartKey = ['cart'] as const;

/** Reads the whole cart; throws `ShopRefusal`. One that was cancelled meanwhile, for a write is newer, only tells what it has to. */
export async function fetchCart({ signal }: { signal: AbortSignal }): Promise<Cart> {
  const cart = await readAnswer<Cart>('/api/cart');
  if (signal.aborted) cartStore.tell(cart.notices);
  else cartStore.accept(cart);
  return cart;
}

/** Makes the cart that a write answered the page's. A reading that began while it was written would take it back, and is dropped. */
export async function takeCart(client: QueryClient, cart: Cart): Promise<void> {
  await client.cancelQueries({ queryKey: cartKey });
  client.setQueryData(cartKey, cart);
  cartStore.accept(cart);
}

/** The cart of an answer just written, which may be known before the page has been drawn with it; one that could not be calculated knows no steps. */
export function newestCart(client: QueryClient, drawn: Cart): Cart {
  const written = client.getQueryData<Cart>(cartKey);
  return written?.state === 'ready' ? written : drawn;
}
