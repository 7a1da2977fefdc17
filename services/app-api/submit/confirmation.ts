import type { Order } from 'ordercloud-javascript-sdk';
import { brand } from '@/lib/config/brand';
import type { CalculatedOrder, SubmitAnswer } from '@/lib/orders/calculated-order';
import type { OutboxMessage } from '../../outbox/outbox';
import type { Submission } from './submission';

/** What a placed order leaves behind: the answer, the order as it was placed, and its confirmation mail. */
export interface Confirmation {
  result: SubmitAnswer;
  calculated: CalculatedOrder | undefined;
  /** `null` when nobody gave an e-mail address. */
  mail: OutboxMessage | null;
}

/** The confirmation of a submitted order. The mail's Message-ID comes from the order's ID: the same order is confirmed once. */
export function confirmationOf(row: Submission, order: Order): Confirmation {
  const userID = order.FromUserID ?? order.FromUser?.ID ?? '';
  const to = row.guest?.Email ?? order.FromUser?.Email ?? '';
  const calculated = row.calculated ? withHeader(row.calculated, order) : undefined;
  const host = brand.email.split('@')[1] ?? 'localhost';
  return {
    result: { Status: 'Submitted', OrderID: row.orderID, UserID: userID, Total: order.Total ?? 0 },
    calculated,
    mail: to && calculated
      ? {
        messageID: `<order-${row.orderID}@${host}>`,
        kind: 'order-confirmation',
        payload: { to, firstName: row.guest?.FirstName ?? order.FromUser?.FirstName ?? '', order: calculated },
      }
      : null,
  };
}

function withHeader(calculated: CalculatedOrder, order: Order): CalculatedOrder {
  const { Status, IsSubmitted, DateSubmitted, FromUserID } = order;
  const header = { ...calculated.Order, Status: Status ?? 'Open', IsSubmitted: IsSubmitted ?? true, DateSubmitted: DateSubmitted ?? null };
  return { ...calculated, Order: { ...header, FromUserID: FromUserID ?? header.FromUserID } };
}
