import type { Cents } from '@/lib/core/money';
import { err, ok, type Result } from '@/lib/core/result';
import { sql, type Statements, type Store } from '@/services/database/statements';
import {
  accountColumns,
  accountID,
  lockAccount,
  spendable,
  toAccount,
  type AccountRow,
  type LedgerAccount,
  type LedgerKind,
  post,
} from './account';
import type { HeldMoney, Hold, HoldRequest, Ledger, LedgerRefusal } from './port';
import { refund } from './refund';
import { tryGiftCard } from './try-gift-card';

/** The ledger in the services' own database. An account's row is locked first, then the hold's. */
export interface OwnLedger extends Ledger {
  find(kind: LedgerKind, number: string): Promise<LedgerAccount | null>;
  /** Releases what is past its expiry, at most 100 holds; returns how many. */
  releaseExpired(now: Date): Promise<number>;
}

/** The ledger in the services' store. */
export function ledger(store: Store): OwnLedger {
  const find = async (where: string, values: readonly string[]): Promise<LedgerAccount | null> => {
    const [row] = await store.query<AccountRow>(
      `select ${accountColumns} from services.ledger_account where kind = $1 and ${where} = $2 order by id limit 1`,
      values,
    );
    return row ? toAccount(row) : null;
  };
  return {
    find: (kind, number) => find('number', [kind, number]),
    giftCard: (number, pin) => tryGiftCard(store, number, pin),
    findOwned: (kind, ownerID) => find('owner_id', [kind, ownerID]),
    findReferenced: (kind, reference) => find('reference', [kind, reference]),
    hold: (request) => store.transact(() => hold(request)),
    commit: (key, now) => store.transact(() => settle(key, 'committed', now)),
    release: (key, now, money) => store.transact(() => settle(key, 'released', now, money)),
    refund: (request) => store.transact(() => refund(request)),
    releaseExpired: async (now) => {
      const due = await store.query<{ key: string }>(
        `select key from services.ledger_hold where state = 'held' and expires_at <= $1::timestamptz order by expires_at limit 100`,
        [now.toISOString()],
      );
      const ends = await Promise.all(
        due.map(({ key }) => store.transact(() => settle(key, 'released', now))),
      );
      return ends.filter((end) => end.ok).length;
    },
  };
}

/** `Ledger.hold` as part of a larger transaction. */
export function* hold(request: HoldRequest): Statements<Result<Hold, LedgerRefusal>> {
  const { key, kind, number, cents, expiresAt, now } = request;
  const id = accountID(kind, number);
  const account = yield* lockAccount(id);
  if (!account) return err('unknown-account');
  const [existing] = yield* sql<HoldRow>(
    `select ${holdColumns} from services.ledger_hold where key = $1`,
    [key],
  );
  if (existing)
    return existing.account_id === id && existing.cents === cents && existing.state !== 'released'
      ? ok(toHold(existing))
      : err('key-taken');
  if (spendable(account, now) < cents) return err('insufficient');
  const [row] = yield* sql<HoldRow>(
    `insert into services.ledger_hold (key, account_id, cents, state, expires_at, created_at)
     values ($1, $2, $3, 'held', $4::timestamptz, $5::timestamptz) returning ${holdColumns}`,
    [key, id, cents, expiresAt.toISOString(), now.toISOString()],
  );
  yield* post({ from: id, to: `held:${kind}`, cents, reason: 'hold', holdKey: key, at: now });
  return ok(toHold(row!));
}

/** `Ledger.commit` and `Ledger.release` as part of a larger transaction. */
export function* settle(
  key: string,
  state: 'committed' | 'released',
  now: Date,
  money?: HeldMoney,
): Statements<Result<Hold, LedgerRefusal>> {
  const [named] = yield* sql<{ account_id: string }>(
    'select account_id from services.ledger_hold where key = $1',
    [key],
  );
  if (!named) {
    const ended = state === 'released' && money ? yield* endUnheld(key, money, now) : null;
    if (ended !== 'held meanwhile') return ended ?? err('unknown-hold');
    return yield* settle(key, state, now, money);
  }
  const account = yield* lockAccount(named.account_id);
  const [row] = yield* sql<HoldRow>(
    `select ${holdColumns} from services.ledger_hold where key = $1 for update`,
    [key],
  );
  if (!account || !row) return err('unknown-hold');
  if (row.state !== 'held') return row.state === state ? ok(toHold(row)) : err(row.state);
  const [settled] = yield* sql<HoldRow>(
    `update services.ledger_hold set state = $2, settled_at = $3::timestamptz where key = $1 returning ${holdColumns}`,
    [key, state, now.toISOString()],
  );
  const to = state === 'committed' ? `spent:${account.kind}` : account.id;
  yield* post({
    from: `held:${account.kind}`,
    to,
    cents: row.cents,
    reason: state === 'committed' ? 'commit' : 'release',
    holdKey: key,
    at: now,
  });
  return ok(toHold(settled!));
}

/** Writes down that a hold nobody has made ends, so that one which is still on its way is refused. No money moves. */
function* endUnheld(
  key: string,
  { kind, number, cents }: HeldMoney,
  now: Date,
): Statements<Result<Hold, LedgerRefusal> | 'held meanwhile'> {
  const account = yield* lockAccount(accountID(kind, number));
  if (!account) return err('unknown-account');
  const [row] = yield* sql<HoldRow>(
    `insert into services.ledger_hold (key, account_id, cents, state, expires_at, created_at, settled_at)
     values ($1, $2, $3, 'released', $4::timestamptz, $4::timestamptz, $4::timestamptz) on conflict do nothing returning ${holdColumns}`,
    [key, account.id, cents, now.toISOString()],
  );
  return row ? ok(toHold(row)) : 'held meanwhile';
}

const holdColumns = 'key, account_id, cents, state, expires_at';

interface HoldRow extends Record<string, unknown> {
  key: string;
  account_id: string;
  cents: Cents;
  state: Hold['state'];
  expires_at: Date | string;
}

function toHold(row: HoldRow): Hold {
  return {
    key: row.key,
    cents: row.cents,
    state: row.state,
    expiresAt: new Date(row.expires_at),
  };
}
