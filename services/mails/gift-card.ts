import { brand } from '@/lib/config/brand';
import { formatCents, type Cents } from '@/lib/core/money';
import type { MailContent } from './content';
import { longDay } from '@/lib/core/time/day-words';

/** What a gift card's mail says. */
export interface GiftCardPayload {
  to: string;
  firstName: string;
  /** The buyer's name. */
  from: string;
  message: string[];
  cents: Cents;
  number: string;
  pin: string;
  /** Whether an earlier mail with another PIN went before it. */
  again: boolean;
}

const texts = {
  use: 'Choose what you like, and at checkout press “Use a gift card”. Enter the number and the PIN. Use it as often as you like until it is spent; in our stores, show this email.',
  terms:
    'Gift cards never expire and cannot be returned for cash. Whoever has the number and the PIN can spend the card, so keep this email as you would keep money.',
  again: 'This email takes the place of an earlier one: only the PIN below works.',
} as const;

/** The mail of an e-gift card, to the one who gets it: worth, number, PIN, from whom, the message, how to use it, and the terms. */
export function giftCardMail(payload: GiftCardPayload, origin: string): MailContent {
  const { firstName, from, cents, number, pin, message, again } = payload;
  const worth = formatCents(cents).replace('.00', '');
  const sentence = `${firstName ? `Dear ${firstName}, ` : ''}${from || (firstName ? 'somebody' : 'Somebody')} has sent you a gift card of ${worth} for flowers, plants and workshops.`;
  return {
    subject: `${from || 'Somebody'} sent you a ${brand.name} gift card`,
    preview: sentence,
    heading: `A ${worth} gift card for you`,
    parts: [
      ...(again ? [{ kind: 'text' as const, tone: 'strong' as const, text: texts.again }] : []),
      { kind: 'text', text: sentence },
      ...(message.length > 0
        ? [{ kind: 'quote' as const, label: 'The message', lines: message, by: from }]
        : []),
      {
        kind: 'facts',
        boxed: true,
        facts: [
          { name: 'Worth', lines: [formatCents(cents)] },
          { name: 'Number', lines: [grouped(number)] },
          { name: 'PIN', lines: [pin] },
        ],
      },
      { kind: 'button', label: 'See the flowers', href: `${origin}/c/flowers` },
      { kind: 'heading', text: 'How to use it' },
      { kind: 'text', text: texts.use },
      {
        kind: 'text',
        tone: 'quiet',
        text: texts.terms,
        link: { label: 'Gift card help', href: `${origin}/customer-service/gift-card-help` },
      },
    ],
  };
}

/** A card's number as it is read out: in groups of four. */
function grouped(number: string): string {
  return number.replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** A gift card that goes by e-mail, as its buyer hears of it. */
export interface MailedCard {
  lineID: string;
  to: string;
  /** Chicago day it goes out; `null` is at once. */
  day: string | null;
  lastFour: string;
}

/** A card that goes by e-mail, as its buyer is told of it: `E-gift card to ana@example.com, sent on Tuesday, November 24, 2026, ending in 0011`. */
export function mailedCardWords({ to, day, lastFour }: MailedCard): string {
  return `E-gift card to ${to}, ${day ? `sent on ${longDay(day)}` : 'sent at once'}, ending in ${lastFour}`;
}
