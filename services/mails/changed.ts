import { brand } from '@/lib/config/brand';
import { type MailContent, type MailFact, type MailPart, greeting } from './content';
import { fittingMail, unshownParts } from './html/fitting-mail';
import { orderNode } from './order/order-data';
import type { MailedOrder } from './order/order-link';
import type { ChangedGoods, Difference } from './order/order-differences';

/** What of an order was changed after it was placed. */
interface OrderChanged extends MailedOrder {
  /** What is another of the whole order. */
  differences?: readonly Difference[];
  /** What is another of some of its goods. */
  changed?: readonly ChangedGoods[];
}

/** The mail about what was changed of an order, to who ordered: before and now. */
export function changedMail({
  firstName,
  number,
  url,
  differences = [],
  changed = [],
}: OrderChanged): MailContent {
  const sentence = `Your order ${number} was changed.`;
  const [first] = [...differences, ...changed.flatMap((goods) => goods.differences)];
  return fittingMail(changed.length, (count) => ({
    subject: `Your ${brand.name} order ${number} was changed`,
    preview: first?.now ? `${first.name}: ${first.now}` : sentence,
    heading: 'Your order was changed',
    parts: [
      { kind: 'text', text: greeting(firstName) },
      { kind: 'text', text: `${sentence} All else is as before.` },
      ...factsOf(differences),
      ...changed
        .slice(0, count)
        .flatMap((goods): MailPart[] => [
          { kind: 'heading', text: `For ${goods.recipient}` },
          { kind: 'list', items: goods.goods },
          ...factsOf(goods.differences),
        ]),
      ...unshownParts(changed.length - count, url),
      {
        kind: 'text',
        text: `If this is not what you wanted, call us at ${brand.orderPhone} right away.`,
      },
      { kind: 'button', label: 'See your order', href: url },
    ],
    data: [orderNode(number, url, 'OrderProcessing')],
  }));
}

function factsOf(differences: readonly Difference[]): MailPart[] {
  if (differences.length === 0) return [];
  const facts = differences.map(({ name, before, now }): MailFact => ({
    name,
    lines: [now || 'Nothing any more', before && `Before: ${before}`]
      .filter(Boolean)
      .flatMap((text) => text.split('\n')),
  }));
  return [{ kind: 'facts', facts }];
}
