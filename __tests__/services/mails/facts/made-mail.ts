import fc from 'fast-check';
import type { Cents } from '@/lib/core/money';
import { orderNumber } from '@/lib/orders/order-number';
import type { MailContent } from '@/services/mails/content';
import { world } from '@/__tests__/lib/orders/generated-orders';

/** A mail with what it was made from, in the words a reader finds. */
export interface MadeMail {
  content: MailContent;
  /** Names, numbers, days, codes: each stands in it, and nothing else that looks like one. */
  says: string[];
  /** What only its subject says, or an inbox beside it. */
  heads?: string[];
  /** Every sum in it, in its order. */
  sums?: Cents[];
  /** Every address it leads to or shows, in its order, but for the shop's telephone. */
  links: string[];
  /** Every item of its lists, in their order. */
  items?: string[];
  /** What of the order is not its business. */
  hides?: string[];
  /** What it tells programs, of each node. */
  data?: object[];
  /** What the entries of each of its files for calendars say. */
  files?: object[][];
  /** Its other facts are another test's. */
  partly?: true;
}

/** What mails about orders know of the shop. */
export const shop = {
  origin: 'https://shop.example',
  runs: world.settings.xp.DeliveryRuns,
  opening: world.settings.xp,
  stores: world.stores,
};

export const firstNames = fc.constantFrom('Lars', 'Zoë', "D'Arcy", 'Maximiliana-Josefina');
/** 128 bits, as the token of an order's page. */
const tokens = fc.string({
  unit: fc.constantFrom(...'0123456789abcdef'),
  minLength: 32,
  maxLength: 32,
});

/** Whose order a mail is about, what it is called, and where it is shown. */
export const mailedOrders = fc.record({
  firstName: firstNames,
  number: fc.nat({ max: 9_999_999 }).map(orderNumber),
  url: tokens.map((token) => `${shop.origin}/order/${token}`),
});

/** Digits of numbers, codes and PINs. */
export function digits(count: number): fc.Arbitrary<string> {
  return fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: count, maxLength: count });
}
