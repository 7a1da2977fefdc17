import { readAnswer } from '@/components/browser/read-answer';
import type { Confirmation } from '@/lib/checkout/confirmation';

/** Reads a placed order; throws `ShopRefusal`, `not-found` for anyone but its owner. */
export function fetchConfirmation(userID: string, orderID: string): Promise<Confirmation> {
  return readAnswer(`/api/orders/${encodeURIComponent(userID)}/${encodeURIComponent(orderID)}`);
}
