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
} from './account';
import { post } from './post';
import { tryGiftCard } from './try-gift-card';

/** Money set aside for one attempt to place an order. */
export interface Hold {
  key: string;
  accountID: string;
  cents: Cents;
  state: 'held' | 'committed' | 'released';
  expiresAt: Date;
}

/** Why the ledger refuses: no such account, not enough on it, another hold under this key, no such hold, or one that ended otherwise. */
export type LedgerRefusal =
  'unknown-account' | 'insufficient' | 'key-taken' | 'unknown-hold' | 'committed' | 'released';

export interface HoldRequest {
  kind: LedgerKind;
  number: string;
  orderID: string;
  attempt: number;
  cents: Cents;
  expiresAt: Date;
  now: Date;
}

/**
 * Stored value with hold, commit and release. Every call may be repeated: a hold is named by order, attempt and card, and a second call
 * of the same name answers what the first one did. The account's row is locked first, then the hold's.
 */
export interface Ledger {
  find(kind: LedgerKind, number: string): Promise<LedgerAccount | null>;
  /** The gift card of a number for who has its PIN, `''` for one from before PINs; each wrong one counts (`tryGiftCard`). */
  giftCard(number: string, pin: string): Promise<LedgerAccount | null>;
  /** The account of a customer, by commerce user ID. */
  findOwned(kind: LedgerKind, ownerID: string): Promise<LedgerAccount | null>;
  hold(request: HoldRequest): Promise<Result<Hold, LedgerRefusal>>;
  /** Spends what is held, even past its expiry as long as nobody has released it. */
  commit(key: string, now: Date): Promise<Result<Hold, LedgerRefusal>>;
  /** Gives back what is held. */
  release(key: string, now: Date): Promise<Result<Hold, LedgerRefusal>>;
  /** Releases what is past its expiry, at most 100 holds; answers how many. */
  releaseExpired(now: Date): Promise<number>;
}

/** The name of a hold: one per order, attempt and card. */
export function holdKey({
  kind,
  number,
  orderID,
  attempt,
}: Pick<HoldRequest, 'kind' | 'number' | 'orderID' | 'attempt'>): string {
  return `${orderID}-${attempt}/${accountID(kind, number)}`;
}

/** The ledger in the services' store. */
export function ledger(store: Store): Ledger {
  return {
    find: async (kind, number) => {
      const [row] = await store.query<AccountRow>(
        `select ${accountColumns} from services.ledger_account where kind = $1 and number = $2`,
        [kind, number],
      );
      return row ? toAccount(row) : null;
    },
    giftCard: (number, pin) => tryGiftCard(store, number, pin),
    findOwned: async (kind, ownerID) => {
      const [row] = await store.query<AccountRow>(
        `select ${accountColumns} from services.ledger_account where owner_id = $2 and kind = $1 order by id limit 1`,
        [kind, ownerID],
      );
      return row ? toAccount(row) : null;
    },
    hold: (request) => store.transact(() => hold(request)),
    commit: (key, now) => store.transact(() => settle(key, 'committed', now)),
    release: (key, now) => store.transact(() => settle(key, 'released', now)),
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
  const { kind, number, cents, expiresAt, now } = request;
  const [key, id] = [holdKey(request), accountID(kind, number)];
  const account = yield* lockAccount(id);
  if (!account) return err('unknown-account');
  const [known] = yield* sql<HoldRow>(
    `select ${holdColumns} from services.ledger_hold where key = $1`,
    [key],
  );
  if (known)
    return known.cents === cents && known.state !== 'released'
      ? ok(toHold(known))
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
): Statements<Result<Hold, LedgerRefusal>> {
  const [named] = yield* sql<{ account_id: string }>(
    'select account_id from services.ledger_hold where key = $1',
    [key],
  );
  if (!named) return err('unknown-hold');
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
    accountID: row.account_id,
    cents: row.cents,
    state: row.state,
    expiresAt: new Date(row.expires_at),
  };
}
