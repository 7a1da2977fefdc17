import { limits } from '@/lib/config/limits';
import type { CalculatedOrder } from '@/lib/orders/calculated-order';
import { accountPath } from '@/lib/routes/account-path';
import { orderConfirmationPath } from '@/lib/routes/order-path';

/** Where an order is shown to who reads its mail: a customer's among the orders of the account, on whatever device; a guest's where it was placed. */
export function orderLink(origin: string, { ID, FromUserID }: CalculatedOrder['Order']): string {
  const userID = FromUserID ?? '';
  const path =
    userID === '' || userID === limits.anonymousUserID
      ? orderConfirmationPath(userID || limits.anonymousUserID, ID)
      : `${accountPath('orders')}?orderid=${encodeURIComponent(ID)}`;
  return `${origin}${path}`;
}
