import type { Work } from '@/lib/orders/money/due-moves';
import { moneyNews, type MailedMoney } from '@/lib/orders/money/money-news';
import type { OrderMoney } from '@/lib/orders/money/order-money';
import { paidBy } from '../../orders/confirmation';
import type { Submission } from '../../orders/submission';
import { moneyMailID } from '../../mails/message-id';
import type { OutboxMessage } from '../../outbox/outbox';
import { tellOfCancel, type MoneyEvent } from './books';

interface SeenMoney {
  submission: Pick<Submission, 'orderID' | 'amountCents' | 'tenders'>;
  events: readonly MoneyEvent[];
  money: OrderMoney;
}

/** What the owner of a means can do something about: the hold has ended, or the bank has said no. */
const owners: readonly Work['why'][] = ['expired', 'declined'];

/** The mails about an order's money that go out now, and what whoever ordered has been told then. The same news has the same Message-ID. */
export function newsOf(
  { submission, events, money }: SeenMoney,
  work: readonly Work[],
  before: MailedMoney,
): { messages: OutboxMessage[]; mailed: MailedMoney } {
  const { orderID, amountCents: cents, tenders } = submission;
  const canceled = tellOfCancel(events);
  const { news, mailed } = moneyNews(money, { cents, canceled }, before);
  const labelOf = (place: number) => {
    const tender = tenders.find((candidate) => candidate.place === place);
    return tender ? paidBy(tender).label : '';
  };
  const messages: OutboxMessage[] = work
    .filter(({ why }) => owners.includes(why))
    .map(({ place, cents: missing }) => ({
      messageID: moneyMailID(orderID, `payment-${place}`),
      kind: 'order-money',
      payload: { orderID, news: { about: 'payment', label: labelOf(place), cents: missing } },
    }));
  if (news) {
    const { kind: about, total, before: cost, now, parts } = news;
    messages.push({
      messageID: moneyMailID(orderID, about === 'canceled' ? about : `${about}-${total}`),
      kind: 'order-money',
      payload: {
        orderID,
        news: {
          about,
          before: cost,
          now,
          parts: parts.map(({ place, ...part }) => ({ ...part, label: labelOf(place) })),
        },
      },
    });
  }
  return { messages, mailed };
}
