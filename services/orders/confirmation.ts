import type { Order } from 'ordercloud-javascript-sdk';
import type { CalculatedOrder, SubmitAnswer } from '@/lib/orders/calculated-order';
import { paymentLabel, type PaymentLine } from '@/lib/orders/order-payments';
import { numberOfOrder } from '@/lib/orders/order-number';
import type { DrawnCard } from '../gift-cards/sold-cards';
import { orderMailID } from '../mails/message-id';
import { purchasedEvents } from '../outbox/order-messages';
import type { MailedCard } from '../mails/gift-card';
import type { OutboxMessage } from '../outbox/outbox';
import type { Submission } from './submission';
import { commercePayment, type TenderRow } from './tender-row';

/** What a placed order produces: the answer, the order as placed, and the messages it causes. */
export interface Confirmation {
  result: SubmitAnswer;
  calculated: CalculatedOrder | undefined;
  /** The messages: the mail, unless there is no address; the seats of events, for a customer. */
  messages: OutboxMessage[];
}

/** The buyer's name for mails: the guest's, or the customer's. */
export function buyerName({ guest }: Pick<Submission, 'guest'>, { FromUser }: Order): string {
  return [guest?.FirstName ?? FromUser?.FirstName, guest?.LastName ?? FromUser?.LastName]
    .filter(Boolean)
    .join(' ');
}

/** The confirmation of a submitted order. The mail's Message-ID comes from the order's ID: the same order is confirmed once. */
export function confirmationOf(
  row: Submission,
  order: Order,
  cards: readonly DrawnCard[],
): Confirmation {
  const userID = order.FromUserID ?? order.FromUser?.ID ?? '';
  const to = row.guest?.Email ?? order.FromUser?.Email ?? '';
  const calculated = row.calculated ? withHeader(row.calculated, order) : undefined;
  const seats = purchasedEvents(row.orderID, row.calculated, userID);
  return {
    result: { Status: 'Submitted', OrderID: row.orderID, UserID: userID, Total: order.Total ?? 0 },
    calculated,
    messages: [
      ...(to && calculated
        ? [
            {
              messageID: orderMailID({ orderID: row.orderID }),
              kind: 'order-confirmation' as const,
              payload: {
                to,
                firstName: greetedName(row, order),
                order: calculated,
                giftCards: mailedCards(cards),
                payments: row.tenders.map(paidBy),
              },
            },
          ]
        : []),
      ...(seats ? [seats] : []),
    ],
  };
}

/** The name that an order's mails greet with. A guest's free order has none: its e-mail may be anyone's, and the typed name would be a stranger's words to them. */
export function greetedName({ guest, amountCents }: Submission, { FromUser }: Order): string {
  if (guest) return amountCents === 0 ? '' : guest.FirstName;
  return FromUser?.FirstName ?? '';
}

/** What a tender paid, in the words that the order's page has for the resulting payment. */
export function paidBy(tender: TenderRow): PaymentLine {
  const { type: Type, cents, xp } = commercePayment(tender);
  return { label: paymentLabel({ Type, xp }), cents };
}

/** The cards that go by e-mail, with the last digits only, as their buyer may see them. */
function mailedCards(cards: readonly DrawnCard[]): MailedCard[] {
  return cards.flatMap(({ mail, lineID, number }) =>
    mail ? [{ lineID, to: mail.to, day: mail.day, lastFour: number.slice(-4) }] : [],
  );
}

function withHeader(calculated: CalculatedOrder, order: Order): CalculatedOrder {
  const { Status, IsSubmitted, DateSubmitted, FromUserID, xp } = order;
  const header = {
    ...calculated.Order,
    Status: Status ?? 'Open',
    IsSubmitted: IsSubmitted ?? true,
    DateSubmitted: DateSubmitted ?? null,
  };
  const OrderNumber = numberOfOrder(xp);
  return {
    ...calculated,
    Order: {
      ...header,
      FromUserID: FromUserID ?? header.FromUserID,
      xp: OrderNumber ? { ...header.xp, OrderNumber } : header.xp,
    },
  };
}
