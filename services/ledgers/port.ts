import { PlainError } from '@/lib/core/errors/error-words';
import type { Cents } from '@/lib/core/money';
import type { Result } from '@/lib/core/result';
import { accountID, type LedgerAccount, type LedgerKind } from './account';

/** An account as the port knows it: whether there is a PIN, and nothing of it. */
export type PortAccount = Omit<LedgerAccount, 'pinDigest'>;

/** Money set aside for one attempt to place an order. */
export interface Hold {
  key: string;
  cents: Cents;
  state: 'held' | 'committed' | 'released';
  expiresAt: Date;
}

/** Why a ledger refuses a hold or its end: no such account, not enough on it, another hold under this key, no such hold, or one that ended otherwise. */
export type LedgerRefusal =
  'unknown-account' | 'insufficient' | 'key-taken' | 'unknown-hold' | 'committed' | 'released';

/** Why a ledger refuses a refund: no such account, one that nobody can spend, another refund under this key. */
export type RefundRefusal = 'no-account' | 'account-closed' | 'key-taken';

/** What is to be held or given back, of which account. */
export interface HeldMoney {
  kind: LedgerKind;
  number: string;
  cents: Cents;
}

export interface HoldRequest extends HeldMoney {
  /** Names the hold (`holdKey`): the same twice is one. */
  key: string;
  expiresAt: Date;
  now: Date;
}

/** Money that an order spent and gets back. */
export interface Refund extends HeldMoney {
  /** Names the refund: the same twice is one. */
  key: string;
  now: Date;
}

/** What can be asked of accounts. */
export interface Balances {
  find(kind: LedgerKind, number: string): Promise<PortAccount | null>;
  /** The gift card of a number for who has its PIN, `''` for one from before PINs; each wrong one counts (`tryGiftCard`). */
  giftCard(number: string, pin: string): Promise<PortAccount | null>;
  /** The account of a customer, by commerce user ID. */
  findOwned(kind: LedgerKind, ownerID: string): Promise<PortAccount | null>;
  /** The account that a payment names (`LedgerAccount.reference`). */
  findReferenced(kind: LedgerKind, reference: string): Promise<PortAccount | null>;
}

/**
 * The port to a ledger of stored value: balances, holds, debits and refunds of gift cards, Purple Perks and charge accounts (decision 164). The embedded
 * one implements it, and so does any other by HTTP. Every call may be repeated: a hold is named by order, attempt and card, a refund by its key, and
 * a second call of the same name answers what the first one did. Throws `UpstreamUnavailable` when a ledger elsewhere does not say.
 */
export interface Ledger extends Balances {
  hold(request: HoldRequest): Promise<Result<Hold, LedgerRefusal>>;
  /** Spends what is held, even past its expiry as long as nobody has released it. */
  commit(key: string, now: Date): Promise<Result<Hold, LedgerRefusal>>;
  /** Gives back what is held. With `money`, a hold that was never made ends here: it is refused should it arrive later. */
  release(key: string, now: Date, money?: HeldMoney): Promise<Result<Hold, LedgerRefusal>>;
  /** Gives back what was spent. Purple Perks stay spendable for thirty days at least, a charge account owes less. */
  refund(refund: Refund): Promise<RefundRefusal | null>;
}

/** The name of a hold: one per order, attempt and card. */
export function holdKey({
  kind,
  number,
  orderID,
  attempt,
}: Pick<HeldMoney, 'kind' | 'number'> & { orderID: string; attempt: number }): string {
  return `${orderID}-${attempt}/${accountID(kind, number)}`;
}

/** The order that a hold is named by. Throws an Error for a name that is none. */
export function orderOfHold(key: string): string {
  const [, orderID] = /^(.+)-\d+\/[^/]+$/.exec(key) ?? [];
  if (orderID === undefined) throw new PlainError('This names no hold.');
  return orderID;
}
