import type { Migration } from '@/lib/database/migrate';
import { sql, type Statements, type Store } from '@/lib/database/statements';

/** Numbers of gift cards that can still be sold, with and without PIN. None of them passes the Luhn check: it is no card number. */
export const giftCardNumbers: Migration = {
  name: '005-gift-card-numbers',
  statements: [
    'create table services.gift_card_number (number text primary key, pin_enabled boolean not null, taken_at timestamptz)',
    'create index gift_card_number_free on services.gift_card_number (pin_enabled) where taken_at is null',
    `insert into services.gift_card_number (number, pin_enabled)
     select '600650' || lpad(n::text, 9, '0') || ((10 - luhn.sum % 10 + 3) % 10)::text, n % 2 = 0
     from generate_series(1, 2000) as n, lateral (
       select sum(case when place % 2 = 1 then (digit * 2) % 10 + (digit * 2) / 10 else digit end)::integer as sum
       from (select substr('600650' || lpad(n::text, 9, '0'), 16 - place, 1)::integer as digit, place from generate_series(1, 15) as place) as digits) as luhn`,
  ],
};

/** How many gift cards of a kind can still be sold. */
export async function giftCardStock(store: Store, pinEnabled: boolean): Promise<number> {
  const [row] = await store.query<{ n: number }>('select count(*) as n from services.gift_card_number where taken_at is null and pin_enabled = $1', [pinEnabled]);
  return Number(row?.n ?? 0);
}

/** Who a number is taken for. */
export const giftCardTakers: Migration = {
  name: '009-gift-card-takers',
  statements: [
    'alter table services.gift_card_number add column order_id text, add column attempt integer',
    'create index gift_card_number_order on services.gift_card_number (order_id) where order_id is not null',
  ],
};

/** An attempt to place an order. */
export interface NumberTaker {
  orderID: string;
  attempt: number;
}

/** The numbers an attempt holds, smallest first. */
export async function takenNumbers(store: Store, { orderID, attempt }: NumberTaker): Promise<{ withPin: string[]; withoutPin: string[] }> {
  const rows = await store.query<{ number: string; pin_enabled: boolean }>(
    'select number, pin_enabled from services.gift_card_number where order_id = $1 and attempt = $2 order by number', [orderID, attempt],
  );
  const numbers = (pinEnabled: boolean) => rows.filter((row) => row.pin_enabled === pinEnabled).map(({ number }) => number);
  return { withPin: numbers(true), withoutPin: numbers(false) };
}

/** Takes numbers for an attempt to place an order; answers `false` when there are not so many. */
export function* takeNumbers({ orderID, attempt }: NumberTaker, count: number, pinEnabled: boolean): Statements<boolean> {
  if (count === 0) return true;
  const taken = yield* sql(
    `update services.gift_card_number set taken_at = clock_timestamp(), order_id = $1, attempt = $2
     where number in (select number from services.gift_card_number where taken_at is null and pin_enabled = $3
                      order by number limit $4 for update skip locked)
     returning number`,
    [orderID, attempt, pinEnabled, count],
  );
  return taken.length === count;
}

/** Gives an attempt's numbers back to the stock. */
export function* giveNumbersBack({ orderID, attempt }: NumberTaker): Statements<void> {
  yield* sql(
    'update services.gift_card_number set taken_at = null, order_id = null, attempt = null where order_id = $1 and attempt = $2', [orderID, attempt],
  );
}
