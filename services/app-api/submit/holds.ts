import type { ErrorCode } from '@/lib/core/errors/error-codes';
import type { Cents } from '@/lib/core/money';
import type { Result } from '@/lib/core/result';
import type { Statements } from '@/services/database/statements';
import type { BuyerSettings } from '@/lib/delivery/settings';
import { emailGiftCard, paperGiftCard, type GiftCardProduct } from '@/lib/catalogue/gift-card';
import type { DeliveryWorld } from '@/lib/delivery/check-selection';
import type { OrderLine } from '@/lib/orders/line/order-line';
import { isSeat } from '@/lib/orders/seat';
import type { PricedOrder } from '@/lib/promise/price-order';
import { accountID } from '../../ledgers/account';
import { giveNumbersBack, takeNumbers } from '../../ledgers/gift-card-stock';
import type { JoinedLedger, Within } from '../../ledgers/joined';
import { holdKey, type LedgerRefusal } from '../../ledgers/port';
import {
  leaveFreeSeats,
  takeFreeSeats,
  type FreeSeats,
  type SeatTaker,
} from '../limits/free-seats';
import { leavePlaces, takePlaces, type RequestedStop } from '../runs/places';
import type { Refusal, Submission } from '../../orders/submission';
import type { TenderRow } from '../../orders/tender-row';
import { requestedStops } from '../runs/stops';

/** What an order takes of the retailer's own goods: places on runs, gift card numbers, free seats. Its money is in the tenders. */
export interface RequiredGoods {
  stops: RequestedStop[];
  /** Gift cards bought, by the way they are sent, their worth together, and the lines they are on. */
  giftCards: { byMail: number; onPaper: number; cents: Cents; lineIDs: string[] };
  settings: BuyerSettings;
  freeSeats: FreeSeats[];
}

/** Undoes the transaction it is thrown in, because something cannot be held; `full` is the stop without a place on a run. */
export class HoldRefused extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly full: RequestedStop | null = null,
  ) {
    super(refusal.code);
  }
}

type Attempt = Pick<Submission, 'orderID' | 'attempt'>;
type LedgerTender = TenderRow & {
  held: 'gift-card' | 'purple-perks' | 'charge-account';
  number: string;
};

const holdMs = 24 * 60 * 60_000;

/** When a hold of now expires: longer than any submit stays open, so that it ends with its submission, and only a forgotten one expires. */
export function holdUntil(now: Date): Date {
  return new Date(now.getTime() + holdMs);
}

/** Holds the money of the ledgers' tenders. Throws `HoldRefused` within the transaction. */
export async function holdMoney(
  books: JoinedLedger,
  row: Attempt,
  tenders: readonly TenderRow[],
  now: Date,
): Promise<Within<void>> {
  const expiresAt = holdUntil(now);
  return each(tenders, ({ held: kind, number, cents }) =>
    books.hold({ key: holdKey({ ...row, kind, number }), kind, number, cents, expiresAt, now }),
  );
}

/** Spends what is held, in the transaction that ends the order as placed. Throws `HoldRefused` there when a hold is missing. */
export async function spendMoney(
  books: JoinedLedger,
  row: Attempt,
  tenders: readonly TenderRow[],
  now: Date,
): Promise<Within<void>> {
  return each(tenders, ({ held: kind, number, cents }) =>
    books.commit(holdKey({ ...row, kind, number }), now, { kind, number, cents }),
  );
}

/** Releases what is held, in the transaction that refuses the attempt; what was never held is no error. */
export async function releaseMoney(
  books: JoinedLedger,
  row: Attempt,
  tenders: readonly TenderRow[],
  now: Date,
): Promise<Within<void>> {
  const moves: Within<unknown>[] = [];
  for (const { held: kind, number, cents } of inLedgers(tenders))
    moves.push(
      await books.release(holdKey({ ...row, kind, number }), now, { kind, number, cents }),
    );
  return function* () {
    for (const move of moves) yield* move();
  };
}

/** Runs a move for each ledger's tender, one after the other until one is refused, which undoes the transaction. */
async function each(
  tenders: readonly TenderRow[],
  ask: (tender: LedgerTender) => Promise<Within<Result<unknown, LedgerRefusal>>>,
): Promise<Within<void>> {
  const moves: { kind: LedgerTender['held']; move: Awaited<ReturnType<typeof ask>> }[] = [];
  for (const tender of inLedgers(tenders))
    moves.push({ kind: tender.held, move: await ask(tender) });
  return function* () {
    for (const { kind, move } of moves) {
      const answer = yield* move();
      if (!answer.ok) throw new HoldRefused({ code: holdCode(kind, answer.error) });
    }
  };
}

/** Takes the goods an attempt needs, in one transaction or not at all. Throws `HoldRefused`. */
export function* takeGoods(
  row: Attempt,
  goods: RequiredGoods,
  takers: readonly SeatTaker[],
): Statements<void> {
  const full = yield* takePlaces(row, goods.stops, goods.settings);
  if (full) throw new HoldRefused({ code: 'selections-invalid', ids: full.lineIDs }, full);
  const { byMail, onPaper, lineIDs } = goods.giftCards;
  const enough =
    (yield* takeNumbers(row, byMail, true)) && (yield* takeNumbers(row, onPaper, false));
  if (!enough) throw new HoldRefused({ code: 'gift-card-inventory', ids: lineIDs });
  const tooMany = yield* takeFreeSeats(row.orderID, goods.freeSeats, takers);
  if (tooMany) throw new HoldRefused({ code: 'free-seats-limited', ids: tooMany.lineIDs });
}

/** Releases an attempt's goods in the transaction that refuses it. */
export function* releaseGoods(row: Attempt): Statements<void> {
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
  return own.sort((a, b) => (accountID(a.held, a.number) < accountID(b.held, b.number) ? -1 : 1));
}

function holdCode(kind: LedgerTender['held'], refusal: LedgerRefusal): ErrorCode {
  if (kind !== 'gift-card') return 'balance-insufficient';
  return refusal === 'unknown-account' ? 'gift-card-unavailable' : 'gift-card-failed';
}

/** The retailer's own goods that an order takes: one stop per local shipment, one number per gift card. */
export function requiredGoods(
  priced: PricedOrder,
  { settings, now }: DeliveryWorld,
): RequiredGoods {
  const groups = priced.shipments.map(({ group }) => group);
  const cards = (productID: GiftCardProduct) =>
    priced.lines.filter((line) => line.productID === productID);
  const units = (productID: GiftCardProduct) =>
    cards(productID).reduce((sum, { quantity }) => sum + quantity, 0);
  const all = [...cards(emailGiftCard), ...cards(paperGiftCard)];
  return {
    stops: requestedStops(groups, settings, now),
    settings,
    freeSeats: freeSeats(priced.lines),
    giftCards: {
      byMail: units(emailGiftCard),
      onPaper: units(paperGiftCard),
      cents: all.reduce((sum, { total }) => sum + total, 0),
      lineIDs: all.map(({ id }) => id),
    },
  };
}

function freeSeats(lines: readonly OrderLine[]): FreeSeats[] {
  const free = lines.filter((line) => isSeat(line) && line.total === 0);
  return [...new Set(free.map(({ productID }) => productID))].map((event) => {
    const own = free.filter(({ productID }) => productID === event);
    return {
      event,
      seats: own.reduce((sum, { quantity }) => sum + quantity, 0),
      lineIDs: own.map(({ id }) => id),
    };
  });
}
