import type { Migration } from '@/services/database/migrate';
import { sql, type Statements, type Store } from '@/services/database/statements';
import { randomInt } from 'node:crypto';

/** Numbers of gift cards that were ever dealt. */
export const giftCardNumbers: Migration = {
  name: '005-gift-card-numbers',
  statements: [
    'create table services.gift_card_number (number text primary key, pin_enabled boolean not null, taken_at timestamptz)',
    'create index gift_card_number_free on services.gift_card_number (pin_enabled) where taken_at is null',
  ],
};

/** Who a number is taken for. */
export const giftCardTakers: Migration = {
  name: '009-gift-card-takers',
  statements: [
    'alter table services.gift_card_number add column order_id text, add column attempt integer',
    'create index gift_card_number_order on services.gift_card_number (order_id) where order_id is not null',
  ],
};

/** Numbers are drawn when they are dealt: those that were laid in to be sold, one after the other, go; those that were sold stay good. */
export const drawnGiftCardNumbers: Migration = {
  name: '013-gift-card-numbers-drawn',
  statements: [
    'drop index services.gift_card_number_free',
    'delete from services.gift_card_number where taken_at is null',
    'alter table services.gift_card_number rename column pin_enabled to by_mail',
    'alter table services.gift_card_number alter column taken_at set not null',
    `create table services.blank_gift_card (
      only_row boolean primary key default true check (only_row),
      remaining integer not null check (remaining >= 0))`,
    'insert into services.blank_gift_card (remaining) values (1000)',
  ],
};

/** How many gift cards can still be sold, at most `count`: e-mails do not run out, paper cards are as many as lie blank with those who pack. */
export async function giftCardStock(store: Store, byMail: boolean, count: number): Promise<number> {
  if (byMail) return count;
  const [row] = await store.query<{ remaining: number }>(
    'select remaining from services.blank_gift_card',
  );
  return Math.min(count, row?.remaining ?? 0);
}

/** An attempt to place an order. */
export interface NumberTaker {
  orderID: string;
  attempt: number;
}

/** The numbers an attempt holds, smallest first. */
export async function takenNumbers(
  store: Store,
  { orderID, attempt }: NumberTaker,
): Promise<{ byMail: string[]; onPaper: string[] }> {
  const rows = await store.query<{ number: string; by_mail: boolean }>(
    'select number, by_mail from services.gift_card_number where order_id = $1 and attempt = $2 order by number',
    [orderID, attempt],
  );
  const numbers = (byMail: boolean) =>
    rows.filter((row) => row.by_mail === byMail).map(({ number }) => number);
  return { byMail: numbers(true), onPaper: numbers(false) };
}

/** Draws numbers for an attempt to place an order, none that any card has; returns `false` when there are not so many blank cards. */
export function* takeNumbers(
  { orderID, attempt }: NumberTaker,
  count: number,
  byMail: boolean,
): Statements<boolean> {
  if (count === 0) return true;
  if (!byMail) {
    const left = yield* sql(
      'update services.blank_gift_card set remaining = remaining - $1 where remaining >= $1 returning remaining',
      [count],
    );
    if (left.length === 0) return false;
  }
  for (let missing = count; missing > 0;) {
    const taken = yield* sql(
      `insert into services.gift_card_number (number, by_mail, taken_at, order_id, attempt)
       select drawn, $2, clock_timestamp(), $3, $4 from unnest($1::text[]) as drawn
       where not exists (select from services.ledger_account where kind = 'gift-card' and number = drawn)
       on conflict do nothing returning number`,
      [Array.from({ length: missing }, drawNumber), byMail, orderID, attempt],
    );
    missing -= taken.length;
  }
  return true;
}

/** Lets go of an attempt's numbers, which nobody was told; their blank cards can be sold again. */
export function* giveNumbersBack({ orderID, attempt }: NumberTaker): Statements<void> {
  const released = yield* sql<{ by_mail: boolean }>(
    'delete from services.gift_card_number where order_id = $1 and attempt = $2 returning by_mail',
    [orderID, attempt],
  );
  const blank = released.filter((row) => !row.by_mail).length;
  if (blank > 0)
    yield* sql('update services.blank_gift_card set remaining = remaining + $1', [blank]);
}

const shop = '60065';
const randomDigits = 10;

/** A gift card's number as it is drawn: the shop's digits, ten random ones, a check digit. Who knows one knows no other. */
export function drawNumber(): string {
  const digits = shop + String(randomInt(10 ** randomDigits)).padStart(randomDigits, '0');
  return digits + checkDigit(digits);
}

/** The check digit: never the one a payment card would have, so that no form takes the number for a card's (ruling 18). */
export function checkDigit(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return String((13 - (sum % 10)) % 10);
}
