import { formatCents, type Cents } from '@/lib/core/money';
import type { MoneyNews } from '@/lib/orders/money/money-news';
import { changedMail } from './changed';
import type { MailContent } from './content';
import type { BackLine, MailedOrder } from './mailed-order';
import { paymentNeededMail } from './payment-needed';
import { refundedMail } from './refunded';

/** What became of an order's money: news of it (`MoneyNews`), or a payment that cannot be had. */
export interface MoneyMailPayload {
  orderID: string;
  news:
    | { about: MoneyNews['kind']; before: Cents; now: Cents; parts: BackLine[] }
    | { about: 'payment'; label: string; cents: Cents };
}

/** The mail about what became of an order's money, to who ordered. */
export function orderMoneyMail(order: MailedOrder, news: MoneyMailPayload['news']): MailContent {
  if (news.about === 'payment') return paymentNeededMail(order, news);
  if (news.about !== 'changed')
    return refundedMail({
      ...order,
      canceled: news.about === 'canceled',
      owed: news.now,
      refunds: news.parts,
    });
  return changedMail({
    ...order,
    differences: [
      { name: 'Order total', before: formatCents(news.before), now: formatCents(news.now) },
      ...news.parts.map(({ label, cents }) => ({
        name: label,
        before: '',
        now: `We charge ${formatCents(cents)} less.`,
      })),
    ],
  });
}
