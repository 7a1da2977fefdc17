import { formatCents } from '@/lib/core/money';
import type { PaymentLine } from '@/lib/orders/order-payments';
import type { MailContent } from './content';
import { greeting } from './greeting';

/** Money that was given back of an order. */
interface Refund {
  firstName: string;
  /** What people call the order, and where it is shown. */
  number: string;
  url: string;
  /** How much went where, in cents, in the words the order's page has for its payments. */
  refunds: readonly PaymentLine[];
}

/** The mail about money that was given back, to who ordered. */
export function refundedMail({ firstName, number, url, refunds }: Refund): MailContent {
  const total = refunds.reduce((sum, { cents }) => sum + cents, 0);
  const sentence = `We have given back ${formatCents(total)} of your order ${number}.`;
  return {
    subject: `Your refund for order ${number}`,
    preview: sentence,
    heading: 'Your refund',
    parts: [
      { kind: 'text', text: greeting(firstName) },
      { kind: 'text', text: sentence },
      ...(refunds.length > 1
        ? [
            {
              kind: 'figures' as const,
              figures: [...refunds, { label: 'Given back', cents: total, sum: true }],
            },
          ]
        : [{ kind: 'list' as const, items: refunds.map(({ label }) => `To ${label}`) }]),
      {
        kind: 'text',
        text: 'On a gift card it is there now. When it shows on a card or in a wallet is up to your bank.',
      },
      { kind: 'button', label: 'See your order', href: url },
    ],
  };
}
