import type { ErrorCode } from '@/lib/core/error-codes';
import type { Cents } from '@/lib/core/money';
import type { Statements } from '@/services/database/statements';
import type { BuyerSettings } from '@/lib/delivery/settings';
import { accountID } from '../../ledgers/account';
import { giveNumbersBack, takeNumbers } from '../../ledgers/gift-card-stock';
import { hold, holdKey, settle, type LedgerRefusal } from '../../ledgers/ledger';
import {
  leaveFreeSeats,
  takeFreeSeats,
  type FreeSeats,
  type SeatTaker,
} from '../free-seats/free-seats';
import { keepPlaces, leavePlaces, takePlaces, type WantedStop } from '../runs/places';
import type { Refusal, Submission } from './submission';
import type { TenderRow } from './tender-row';

/** What an order takes of the retailer's own: places on runs, numbers of the gift cards it buys, seats that cost nothing. Money is in its tenders. */
export interface WantedGoods {
  stops: WantedStop[];
  /** Gift cards bought, by how they go, and what is on them together; with the lines they are on. */
  giftCards: { byMail: number; onPaper: number; cents: Cents; lineIDs: string[] };
  settings: BuyerSettings;
  freeSeats: FreeSeats[];
}

/** Undoes the transaction it is thrown in: something is not there to be held; `full` is the stop that found no place on a run. */
export class HoldRefused extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly full: WantedStop | null = null,
  ) {
    super(refusal.code);
  }
}

type Attempt = Pick<Submission, 'orderID' | 'attempt'>;
type LedgerTender = TenderRow & {
  held: 'gift-card' | 'purple-perks' | 'charge-account';
  number: string;
};

/** Longer than any submit may stay open: a hold ends with its submission, and only one that was forgotten ends by itself. */
const holdMs = 24 * 60 * 60_000;

/** Holds everything an attempt needs, in one transaction or not at all. Throws `HoldRefused`. */
export function* takeHolds(
  row: Attempt,
  tenders: readonly TenderRow[],
  wanted: WantedGoods,
  takers: readonly SeatTaker[],
  now: Date,
): Statements<void> {
  for (const { held: kind, number, cents } of inLedgers(tenders)) {
    const expiresAt = new Date(now.getTime() + holdMs);
    const held = yield* hold({
      kind,
      number,
      orderID: row.orderID,
      attempt: row.attempt,
      cents,
      expiresAt,
      now,
    });
    if (!held.ok) throw new HoldRefused({ code: holdCode(kind, held.error) });
  }
  const full = yield* takePlaces(row, wanted.stops, wanted.settings);
  if (full) throw new HoldRefused({ code: 'selections-invalid', ids: full.lineIDs }, full);
  const { byMail, onPaper, lineIDs } = wanted.giftCards;
  const enough =
    (yield* takeNumbers(row, byMail, true)) && (yield* takeNumbers(row, onPaper, false));
  if (!enough) throw new HoldRefused({ code: 'gift-card-inventory', ids: lineIDs });
  const tooMany = yield* takeFreeSeats(row.orderID, wanted.freeSeats, takers);
  if (tooMany) throw new HoldRefused({ code: 'free-seats-limited', ids: tooMany.lineIDs });
}

/** Spends what is held, in the transaction that ends the order as placed. Throws `HoldRefused` when a hold is gone. */
export function* keepHolds(
  row: Attempt,
  tenders: readonly TenderRow[],
  now: Date,
): Statements<void> {
  for (const { held: kind, number } of inLedgers(tenders)) {
    const kept = yield* settle(holdKey({ ...row, kind, number }), 'committed', now);
    if (!kept.ok) throw new HoldRefused({ code: holdCode(kind, kept.error) });
  }
  yield* keepPlaces(row);
}

/** Gives back what is held, in the transaction that refuses the attempt. What was never held is no error. */
export function* releaseHolds(
  row: Attempt,
  tenders: readonly TenderRow[],
  now: Date,
): Statements<void> {
  for (const { held: kind, number } of inLedgers(tenders))
    yield* settle(holdKey({ ...row, kind, number }), 'released', now);
  yield* leavePlaces(row);
  yield* giveNumbersBack(row);
  yield* leaveFreeSeats(row.orderID);
}

/** The tenders of the ledgers, in the one order in which accounts are locked. */
function inLedgers(tenders: readonly TenderRow[]): LedgerTender[] {
  const own = tenders.filter(
    (tender): tender is LedgerTender =>
      tender.held !== 'gateway' && tender.held !== 'nobody' && tender.number !== undefined,
  );
  return own.sort((one, other) =>
    accountID(one.held, one.number) < accountID(other.held, other.number) ? -1 : 1,
  );
}

function holdCode(kind: LedgerTender['held'], refusal: LedgerRefusal): ErrorCode {
  if (kind !== 'gift-card') return 'balance-insufficient';
  return refusal === 'unknown-account' ? 'gift-card-unavailable' : 'gift-card-failed';
}
