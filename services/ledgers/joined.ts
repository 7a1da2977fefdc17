import type { Result } from '@/lib/core/result';
import type { Statements } from '@/services/database/statements';
import { hold, settle, type OwnLedger } from './ledger';
import type {
  Balances,
  HeldMoney,
  Hold,
  HoldRequest,
  Ledger,
  LedgerRefusal,
  Refund,
  RefundRefusal,
} from './port';
import { refund } from './refund';

/** What a ledger answers, for the transaction of the books that it belongs to. */
export type Within<T> = () => Statements<T>;

/**
 * A ledger as the services' own work uses it: each move is asked for before the transaction that it belongs to, and answers within it (decision 164). The
 * embedded ledger moves the money in that transaction. One that lies elsewhere has moved it by then: what is asked of it is written down before.
 */
export interface JoinedLedger extends Balances {
  /** Whether money moves before the transaction, so that what is asked for must be in the books already. */
  isApart: boolean;
  hold(request: HoldRequest): Promise<Within<Result<Hold, LedgerRefusal>>>;
  commit(key: string, now: Date, money: HeldMoney): Promise<Within<Result<Hold, LedgerRefusal>>>;
  release(
    key: string,
    now: Date,
    money: HeldMoney,
  ): Promise<Within<Result<Hold, LedgerRefusal> | RefundRefusal | null>>;
  refund(asked: Refund): Promise<Within<RefundRefusal | null>>;
}

/** The embedded ledger: nothing moves before the transaction. */
export function joinOwn(ledger: OwnLedger): JoinedLedger {
  const later = <T>(statements: Within<T>) => Promise.resolve(statements);
  return {
    ...balancesOf(ledger),
    isApart: false,
    hold: (request) => later(() => hold(request)),
    commit: (key, now) => later(() => settle(key, 'committed', now)),
    release: (key, now) => later(() => settle(key, 'released', now)),
    refund: (asked) => later(() => refund(asked)),
  };
}

/** An answer that is there before the transaction. */
export function answered<T>(value: T): Within<T> {
  return function* () {
    yield* [];
    return value;
  };
}

function balancesOf(ledger: Ledger): Balances {
  return {
    find: (kind, number) => ledger.find(kind, number),
    giftCard: (number, pin) => ledger.giftCard(number, pin),
    findOwned: (kind, ownerID) => ledger.findOwned(kind, ownerID),
    findReferenced: (kind, reference) => ledger.findReferenced(kind, reference),
  };
}
