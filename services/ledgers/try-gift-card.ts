import type { Migration } from '@/services/database/migrate';
import { sql, type Statements, type Store } from '@/services/database/statements';
import { securityEvent } from '@/lib/security/security-log';
import {
  accountColumns,
  accountID,
  toAccount,
  type AccountRow,
  type LedgerAccount,
} from './account';
import { pinDigestBeside } from './pin';

/** So many wrong PINs in a row lock a card: then the right one does not open it either. */
export const mostWrongPins = 10;

const misses = 256;

/** How many wrong PINs a card has met in a row. A try at a number that is no card with PIN is written down too, for both to take as long. */
export const giftCardTries: Migration = {
  name: '014-gift-card-tries',
  statements: [
    'alter table services.ledger_account add column wrong_pins integer not null default 0',
    'create table services.gift_card_miss (slot integer primary key, tries bigint not null default 0)',
    `insert into services.gift_card_miss (slot) select generate_series(0, ${misses - 1})`,
  ],
};

/**
 * The gift card of a number, for who has its PIN; one from before PINs is opened without. `null` for an unknown or blocked card, a wrong PIN and a
 * locked card, after the same work each. Counting and opening are one statement: of many tries at once no more are answered than of as many in a row.
 */
export async function tryGiftCard(
  store: Store,
  number: string,
  pin: string,
): Promise<LedgerAccount | null> {
  const digest = await pinDigestBeside(number, pin);
  const [row] = await store.query<AccountRow & { wrong_pins: number }>(
    `with tried as (
       update services.ledger_account set wrong_pins = case when pin_digest = $2 and wrong_pins < $3::integer then 0 else wrong_pins + 1 end
       where id = $1 and pin_digest is not null returning ${accountColumns}, wrong_pins),
     missed as (
       update services.gift_card_miss set tries = tries + 1 where slot = abs(hashtext($1) % ${misses}) and not exists (select from tried))
     select * from tried
     union all select ${accountColumns}, 0 from services.ledger_account where id = $1 and pin_digest is null and $4::boolean`,
    [accountID('gift-card', number), digest, mostWrongPins, pin === ''],
  );
  if (row?.wrong_pins === 0 && row.active) return toAccount(row);
  securityEvent('gift-card-wrong', { card: number });
  if (row?.wrong_pins === mostWrongPins) securityEvent('gift-card-locked', { card: number });
  return null;
}

/** Gives a card another PIN by its stored form; the old one ends, and the card is not locked any more. Its row must be locked. */
export function* changePin(account: Pick<LedgerAccount, 'id'>, digest: string): Statements<void> {
  yield* sql('update services.ledger_account set pin_digest = $2, wrong_pins = 0 where id = $1', [
    account.id,
    digest,
  ]);
}

/** Lets a card be opened by its PIN again; returns how many wrong ones it had met, `null` when no card of this number has a PIN. */
export async function unlockGiftCard(store: Store, number: string): Promise<number | null> {
  const [row] = await store.query<{ wrong_pins: number }>(
    `update services.ledger_account card set wrong_pins = 0 from (select id, wrong_pins from services.ledger_account where id = $1 for update) before
     where card.id = before.id and card.pin_digest is not null returning before.wrong_pins`,
    [accountID('gift-card', number)],
  );
  return row?.wrong_pins ?? null;
}
