import type { CalculatedOrder } from '@/lib/orders/calculated-order';
import type { CommerceFailure } from '../../upstream/commerce/failure';
import type { Refusal } from './submission';

const codes: Record<string, Refusal['code']> = {
  'Inventory.Insufficient': 'out-of-stock',
  'Order.ProductsNotFound': 'product-unavailable',
  'Order.CannotSubmitWithInactiveProduct': 'product-unavailable',
  'Order.CannotSubmitWithNoLineItems': 'selections-invalid',
  'Order.CannotSubmitBadStatus': 'order-already-placed',
  'PriceSchedule.CannotExceedMax': 'selections-invalid',
  'PriceSchedule.CannotBeLessThanMin': 'selections-invalid',
  'PriceSchedule.QuantityNotAllowed': 'selections-invalid',
};

/** The platform's refusal to submit as the shop's own, with the lines of the product it names. */
export function submitRefusal(failure: CommerceFailure, order: CalculatedOrder | null): Refusal {
  // Only a shopper's token can have expired: the services renew their own.
  if (failure.status === 401) return { code: 'session-expired' };
  const code = codes[failure.code ?? ''] ?? 'cannot-process';
  const productID = productIDOf(failure.data);
  const lines = order?.CalculatorShipments.flatMap(({ LineItems }) => LineItems) ?? [];
  const ids = lines
    .filter((line) => productID !== null && line.ProductID === productID)
    .map(({ ID }) => ID);
  return ids.length > 0 ? { code, ids } : { code };
}

function productIDOf(data: unknown): string | null {
  const id =
    typeof data === 'object' && data !== null
      ? (data as { ProductID?: unknown }).ProductID
      : undefined;
  return typeof id === 'string' ? id : null;
}
