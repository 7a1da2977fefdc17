import { log } from '@/lib/core/log';
import type { Result } from '@/lib/core/result';
import type { Statements, Store } from '@/services/database/statements';
import type { Env } from '@/lib/config/env';
import type { LedgerKind } from './account';
import { hold, ledger, type OwnLedger, settle } from './ledger';
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
import { noteUnreturned } from './unreturned';
import { ledgerElsewhere } from './http/ledger-elsewhere';

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
  refund(request: Refund): Promise<Within<RefundRefusal | null>>;
}

/** The embedded ledger: nothing moves before the transaction. */
export function joinOwn(own: OwnLedger): JoinedLedger {
  const later = <T>(statements: Within<T>) => Promise.resolve(statements);
  return {
    ...balancesOf(own),
    isApart: false,
    hold: (request) => later(() => hold(request)),
    commit: (key, now) => later(() => settle(key, 'committed', now)),
    release: (key, now) => later(() => settle(key, 'released', now)),
    refund: (request) => later(() => refund(request)),
  };
}

/** A ledger elsewhere: all has moved before the transaction. What it has spent already is given back by the release, under the hold's own name; what it does not take back is noted for people. */
export function joinElsewhere(elsewhere: Ledger): JoinedLedger {
  return {
    ...balancesOf(elsewhere),
    isApart: true,
    hold: async (request) => answered(await elsewhere.hold(request)),
    commit: async (key, now) => answered(await elsewhere.commit(key, now)),
    release: async (key, now, money) => {
      const released = await elsewhere.release(key, now, money);
      if (released.ok || released.error !== 'committed') return answered(released);
      const refusal = await elsewhere.refund({ ...money, key, now });
      if (!refusal) return answered(null);
      log('error', 'ledger did not take money back', {
        operation: 'release',
        outcome: refusal,
        detail: `${money.kind}, ${money.cents} cents`,
      });
      return function* () {
        yield* noteUnreturned({ ...money, key, refusal, now });
        return refusal;
      };
    },
    refund: async (request) => answered(await elsewhere.refund(request)),
  };
}

/** A ledger elsewhere beside the cards that the shop sells itself, which stay in its own books (decision 164). */
function besideOwnCards(own: JoinedLedger, elsewhere: JoinedLedger): JoinedLedger {
  const of = async (kind: LedgerKind, number: string) =>
    kind === 'gift-card' && (await own.find(kind, number)) ? own : elsewhere;
  return {
    isApart: true,
    find: async (kind, number) => (await of(kind, number)).find(kind, number),
    giftCard: async (number, pin) => (await of('gift-card', number)).giftCard(number, pin),
    findOwned: (kind, ownerID) => elsewhere.findOwned(kind, ownerID),
    findReferenced: async (kind, reference) =>
      (kind === 'gift-card' ? await own.findReferenced(kind, reference) : null) ??
      elsewhere.findReferenced(kind, reference),
    hold: async (request) => (await of(request.kind, request.number)).hold(request),
    commit: async (key, now, money) => (await of(money.kind, money.number)).commit(key, now, money),
    release: async (key, now, money) =>
      (await of(money.kind, money.number)).release(key, now, money),
    refund: async (request) => (await of(request.kind, request.number)).refund(request),
  };
}

/** An answer that is there before the transaction. */
export function answered<T>(value: T): Within<T> {
  return function* () {
    yield* [];
    return value;
  };
}

function balancesOf(accounts: Ledger): Balances {
  return {
    find: (kind, number) => accounts.find(kind, number),
    giftCard: (number, pin) => accounts.giftCard(number, pin),
    findOwned: (kind, ownerID) => accounts.findOwned(kind, ownerID),
    findReferenced: (kind, reference) => accounts.findReferenced(kind, reference),
  };
}

/** The ledgers of the services: their own, or with LEDGER_URL the one there beside the cards that the shop sells. */
export function servicesLedgers(
  store: Store,
  { LEDGER_URL: url, LEDGER_KEY: key }: Pick<Env, 'LEDGER_URL' | 'LEDGER_KEY'>,
): JoinedLedger {
  const own = joinOwn(ledger(store));
  return url && key ? besideOwnCards(own, joinElsewhere(ledgerElsewhere({ url, key }))) : own;
}
