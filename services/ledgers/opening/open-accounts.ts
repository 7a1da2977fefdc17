import { sql, type Statements, type Store } from '@/services/database/statements';
import { accountID, type LedgerKind } from '../account';
import { pinDigestBeside } from '../pin';
import type { LineFault, OpeningBalance } from './opening-balance';
import { partsOf } from '@/lib/core/parts-of';

/** What opening balances find in the ledger. */
export interface OpeningPlan {
  fresh: OpeningBalance[];
  /** Opened before, with the same balance. */
  there: OpeningBalance[];
  faults: LineFault[];
}

/** How many accounts are looked up or opened in one go. */
export const openingBatch = 500;

/** Compares opening balances with the ledger; writes nothing. */
export async function planOpening(
  store: Store,
  balances: readonly OpeningBalance[],
): Promise<OpeningPlan> {
  const plan: OpeningPlan = { fresh: [], there: [], faults: [] };
  for (const batch of partsOf(balances, openingBatch)) {
    const rows = await store.query<Found>(lookUp, [asJson(batch)]);
    const found = new Map(rows.map((row) => [row.line, row]));
    for (const balance of batch) {
      const row = found.get(balance.line);
      const fault = row ? faultOf(balance, row) : null;
      if (fault) plan.faults.push({ line: balance.line, fault });
      else (row?.opened === null ? plan.fresh : plan.there).push(balance);
    }
  }
  return plan;
}

/**
 * Opens accounts with their balances, `openingBatch` in a transaction; one that is there stays as it is, so a run that was cut off is run again. Calls
 * `onOpened` after each transaction with how many it opened.
 */
export async function openBalances(
  store: Store,
  balances: readonly OpeningBalance[],
  now: Date,
  onOpened: (opened: number) => void = () => undefined,
): Promise<void> {
  for (const batch of partsOf(balances, openingBatch)) {
    const digests = await Promise.all(
      batch.map(({ number, pin }) => (pin === null ? null : pinDigestBeside(number, pin))),
    );
    const rows = batch.map((balance, index) => ({ ...balance, digest: digests[index] ?? null }));
    onOpened(await store.transact(() => open(rows, now)));
  }
}

interface Found extends Record<string, unknown> {
  line: number;
  /** What was put onto the account when it was opened; `null` for none. */
  opened: number | string | null;
  owner_id: string | null;
  dealt: boolean;
  other_account: string | null;
  other_card: string | null;
  other_holder: boolean;
}

const openingRows = `given as materialized (select * from jsonb_to_recordset($1::jsonb) as row(
  line integer, id text, kind text, number text, "ownerID" text, digest text, active boolean, cents integer, "expiresOn" date))`;

const lookUp = `with ${openingRows}
  select given.line, account.owner_id,
    case when account.id is not null then (select coalesce(sum(cents), 0) from (select cents from services.ledger_entry
      where account = given.id and reason = 'issue' order by id limit 1) as first) end as opened,
    exists (select from services.gift_card_number where number = given.number and given.kind = 'gift-card') as dealt,
    (select number from services.ledger_account other where other.kind = given.kind and other.owner_id = given."ownerID" and other.id <> given.id limit 1) as other_account,
    (select card_number from services.customer where user_id = given."ownerID" and given.kind = 'purple-perks' and card_number <> given.number) as other_card,
    exists (select from services.customer where card_number = given.number and given.kind = 'purple-perks' and user_id is distinct from given."ownerID") as other_holder
  from given left join services.ledger_account account on account.id = given.id`;

function faultOf(
  { cents, ownerID }: OpeningBalance,
  { opened, owner_id, dealt, other_account, other_card, other_holder }: Found,
): string | null {
  if (dealt) return 'Number is of a card that this shop has sold';
  if (opened !== null && Number(opened) !== cents)
    return `the account is there, and was opened with ${(Number(opened) / 100).toFixed(2)}`;
  if (opened !== null && owner_id !== ownerID) return 'the account is there, of another owner';
  const other = other_account ?? other_card;
  if (other !== null) return `OwnerID has an account of this kind, …${other.slice(-4)}`;
  return other_holder ? 'Number is the card of another customer' : null;
}

/** One statement for accounts and movements, so that a balance is never without its two rows; then the customers of Purple Perks. */
function* open(
  rows: readonly (OpeningBalance & { digest: string | null })[],
  now: Date,
): Statements<number> {
  const [row] = yield* sql<{ opened: number }>(
    `with ${openingRows},
     opened as (
       insert into services.ledger_account (id, kind, number, owner_id, pin_digest, active, expires_on, balance_cents)
       select id, kind, number, "ownerID", digest, active, "expiresOn", cents from given order by id on conflict do nothing
       returning id, kind, balance_cents as cents, gen_random_uuid() as posting),
     posted as (
       insert into services.ledger_entry (posting, account, cents, reason, posted_at)
       select posting, 'issued:' || kind, -cents, 'issue', $2::timestamptz from opened where cents > 0
       union all select posting, id, cents, 'issue', $2::timestamptz from opened where cents > 0)
     select count(*)::int as opened from opened`,
    [asJson(rows), now.toISOString()],
  );
  yield* sql(
    `with ${openingRows}
     insert into services.customer (number, user_id, card_number, loyalty_id, award_account_id)
     select 'C-' || nextval('services.customer_number'), "ownerID", number, 'LP-' || number, 'AW-' || number from given where kind = 'purple-perks'
     on conflict (user_id) do update set card_number = excluded.card_number, award_account_id = excluded.award_account_id,
       loyalty_id = coalesce(services.customer.loyalty_id, excluded.loyalty_id)
     where services.customer.card_number is null`,
    [asJson(rows)],
  );
  return row?.opened ?? 0;
}

function asJson(rows: readonly (OpeningBalance & { digest?: string | null })[]): string {
  return JSON.stringify(
    rows.map(({ pin: _pin, ...row }) => ({ ...row, id: accountID(row.kind, row.number) })),
  );
}

/** How many accounts of a kind, and what is on them together, in cents. */
export type OpeningTotals = Record<LedgerKind, { count: number; cents: number }>;

/** Totals of opening balances by kind. */
export function totalsOf(balances: readonly OpeningBalance[]): OpeningTotals {
  const of = (kind: LedgerKind) => {
    const ofKind = balances.filter((balance) => balance.kind === kind);
    return { count: ofKind.length, cents: ofKind.reduce((sum, { cents }) => sum + cents, 0) };
  };
  return {
    'gift-card': of('gift-card'),
    'purple-perks': of('purple-perks'),
    'charge-account': of('charge-account'),
  };
}
