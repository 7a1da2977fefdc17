import type { MailContent, MailPart } from '../content';
import { mailHtml } from './mail-html';

/** Gmail shows 102 KB of a mail's HTML and cuts off the rest, the sum and what to do next with it. */
const mostBytes = 98_000;

/** A mail with all of its pieces or, of an order so large that Gmail would cut it off, with as many as fit. `mailWith` writes it with the first so many. */
export function fittingMail(all: number, mailWith: (pieces: number) => MailContent): MailContent {
  const whole = mailWith(all);
  if (fits(whole)) return whole;
  let [fitting, tooMany] = [0, all];
  while (tooMany - fitting > 1) {
    const middle = Math.floor((fitting + tooMany) / 2);
    if (fits(mailWith(middle))) fitting = middle;
    else tooMany = middle;
  }
  return mailWith(fitting);
}

/** What stands in the place of pieces that did not fit, and where they are; nothing where there are none. */
export function unshownParts(count: number, orderUrl: string): MailPart[] {
  if (count === 0) return [];
  return [
    { kind: 'heading', text: `And ${count} more` },
    {
      kind: 'text',
      text: 'There is more in this order than a mail can show. The page of your order has all of it.',
      link: { label: 'See your order', href: orderUrl },
    },
  ];
}

function fits(content: MailContent): boolean {
  return Buffer.byteLength(mailHtml(content)) <= mostBytes;
}
