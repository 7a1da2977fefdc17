import { brand } from '@/lib/config/brand';
import { formatCents, type Cents } from '@/lib/core/money';
import type { MailContent } from './content';
import { greeting } from './greeting';
import type { MailedOrder } from './mailed-order';
import { orderNode } from './order/order-data';

/**
 * The mail about a payment that cannot be had any more, to who ordered. Another one is taken by phone (`docs/operations/money.md`), so that is where it
 * leads, with the order's page beside it.
 */
export function paymentNeededMail(
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
