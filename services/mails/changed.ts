import { brand } from '@/lib/config/brand';
import type { MailContent } from './content';
import { greeting } from './greeting';
import type { MailedOrder } from './mailed-order';

/** What of an order was changed after it was placed. */
interface OrderChanged extends MailedOrder {
  /** Each by name, in words for people: `Arrives`, before and now. */
  changes: readonly { name: string; before: string; now: string }[];
}

/** The mail about what was changed of an order, to who ordered. */
export function changedMail({ firstName, number, url, changes }: OrderChanged): MailContent {
  const sentence = `Your order ${number} was changed.`;
  return {
    subject: `Your ${brand.name} order ${number} was changed`,
    preview: sentence,
    heading: 'Your order was changed',
    parts: [
      { kind: 'text', text: greeting(firstName) },
      { kind: 'text', text: `${sentence} All else is as before.` },
      {
        kind: 'facts',
        facts: changes.map(({ name, before, now }) => ({
          name,
          lines: [now, ...(before ? [`Before: ${before}`] : [])],
        })),
      },
      {
        kind: 'text',
        text: `If this is not what you wanted, call us at ${brand.orderPhone} right away.`,
      },
      { kind: 'button', label: 'See your order', href: url },
    ],
  };
}
