import { type Cents, formatCents } from '@/lib/core/money';
import type { MoneyNews } from '@/lib/orders/money/money-news';
import { brand } from '@/lib/config/brand';
import { changedMail } from './changed';
import type { MailContent } from './content';
import type { BackLine, MailedOrder } from './mailed-order';
import { refundedMail } from './refunded';
import { greeting } from './greeting';
import { orderNode } from './order/order-data';

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

/**
 * The mail about a payment that cannot be had any more, to who ordered. Another one is taken by phone (`docs/operations/money.md`), so that is where it
 * leads, with the order's page beside it.
 */
function paymentNeededMail(
  { firstName, number, url }: MailedOrder,
  { label, cents }: { label: string; cents: Cents },
): MailContent {
  const sentence = `We could not charge ${formatCents(cents)} to ${label} for your order ${number}.`;
  return {
    subject: `Please update your payment for order ${number}`,
    preview: sentence,
    heading: 'Please update your payment',
    parts: [
      { kind: 'text', text: greeting(firstName) },
      { kind: 'text', text: sentence },
      {
        kind: 'text',
        tone: 'strong',
        text: `Call us at ${brand.orderPhone} with another card. We keep your order, and send it once it is paid.`,
      },
      { kind: 'button', label: `Call ${brand.orderPhone}`, href: `tel:+1-${brand.orderPhone}` },
      {
        kind: 'text',
        text: 'Please do not reply with the number of a card: nobody from our house asks for it by mail.',
        link: { label: 'See your order', href: url },
      },
    ],
    data: [orderNode(number, url, 'OrderPaymentDue')],
  };
}
