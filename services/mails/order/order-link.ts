import { limits } from '@/lib/config/limits';
import type { CalculatedOrder } from '@/lib/orders/calculated-order';
import { accountOrderPath } from '@/lib/routes/account-path';
import { orderConfirmationPath } from '@/lib/routes/order-path';

/** Who ordered, what people call the order, and where it is shown. */
export interface MailedOrder {
  firstName: string;
  number: string;
  url: string;
}

type Header = Pick<CalculatedOrder['Order'], 'ID' | 'FromUserID'>;

/** Whether a guest placed an order: nobody's account shows it. */
export function isGuests({ FromUserID }: Pick<Header, 'FromUserID'>): boolean {
  return (FromUserID || limits.anonymousUserID) === limits.anonymousUserID;
}

/** Where an order is shown to who reads its mail: a customer's among the orders of the account, a guest's on its own page (`followAt`), else where it was placed. */
export function orderLink(
  origin: string,
  { ID, FromUserID }: Header,
  followAt: string | null = null,
): string {
  if (followAt && isGuests({ FromUserID })) return followAt;
  const path = isGuests({ FromUserID })
    ? orderConfirmationPath(limits.anonymousUserID, ID)
    : accountOrderPath(ID);
  return `${origin}${path}`;
}
