import { ShopRefusal } from '@/components/session/cart-query';
import { shopFetch } from '@/components/browser/shop-fetch';
import type { Confirmation } from '@/lib/checkout/confirmation';

/** Reads a placed order; throws `ShopRefusal`, `not-found` for anyone but its owner. */
export async function fetchConfirmation(userID: string, orderID: string): Promise<Confirmation> {
  const answer = await shopFetch<Confirmation>(
    'GET',
    `/api/orders/${encodeURIComponent(userID)}/${encodeURIComponent(orderID)}`,
  );
  if (!answer.ok) throw new ShopRefusal(answer.error);
  return answer.value;
}
