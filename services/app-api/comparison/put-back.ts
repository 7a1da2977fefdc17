import type { Order } from 'ordercloud-javascript-sdk';
import { limits } from '@/lib/config/limits';
import { newId } from '@/lib/core/ids';
import { log } from '@/lib/core/log';
import { toCents } from '@/lib/core/money';
import { now } from '@/lib/core/time/clock';
import { lineFromWorksheet } from '@/lib/orders/from-worksheet';
import { numberOfOrder } from '@/lib/orders/order-number';
import { sql, type Statements } from '@/services/database/statements';
import { keepOrderNumber } from '../../orders/order-numbers';
import { soldCards } from '../../gift-cards/sold-cards';
import { takeNumbers } from '../../ledgers/gift-card-stock';
import { answered, type JoinedLedger, type Within } from '../../ledgers/joined';
import { holdKey } from '../../ledgers/port';
import { sentMailIDs, type MailsSent } from '../../mails/message-id';
import { recordAsSent } from '../../outbox/outbox';
import {
  orderPayments,
  patchOrder,
  readWorksheet,
  type Worksheet,
} from '../../upstream/commerce/orders';
import { anyProducts } from '../../upstream/commerce/products';
import type { CardTransaction } from '../../upstream/payments/card-payments';
import { deliveryWorld, priceWorksheet } from '../calculate/calculate-order';
import { toCalculatedOrder } from '../calculate/to-calculated-order';
import { orderHash } from '@/lib/orders/order-hash';
import { takePlaces } from '../runs/places';
import { holdUntil, releaseGoods, releaseMoney, requiredGoods } from '../submit/holds';
import { submissionOf } from '../../orders/journal';
import { runSaga } from '../submit/run-saga';
import type { SagaContext } from '../submit/saga-context';
import { isClosed, unknownRequest, type Submission } from '../../orders/submission';
import { tenderName, type TenderRow } from '../../orders/tender-row';
import { paidAttempt, type PaidAttempt } from './paid-attempt';

/** An order put back into the journal; `missing` are tenders whose ledger account is unknown or has too little on it. */
export interface PutBack {
  orderID: string;
  missing: Pick<TenderRow, 'kind' | 'cents' | 'reference'>[];
}

/**
 * An order left to staff, and why: it cost nothing, so no payment proves it; its payments are not signed by the services, or are not its total; the gateway no
 * longer holds its money; more paper gift cards were sold than there are blank ones; it differs from the one paid, and was cancelled; or putting it back
 * failed, which does not affect the other orders.
 */
export interface LeftOrder {
  orderID: string;
  why: 'free' | 'unproven' | 'let-go' | 'no-blank-cards' | 'cancelled' | 'failed';
}

/** The note on an order without proof of payment at the commerce platform (`xp.OnHold`). */
export interface OnHold {
  Reason: 'NoPayment';
  Since: string;
  /** When it was released, by staff or because it proved to be paid. */
  Released?: string;
}

/**
 * Restores into the books an order that these services placed and the books have lost: the journal, what the ledgers paid, its number, its places on runs, its
 * gift cards under new numbers. Nobody is charged, and mail that the commerce platform records as sent is not sent again (decision 147). `null` when it is
 * cancelled, or in the books by now. Throws `CommerceFailure`.
 */
export async function putBack(
  saga: SagaContext,
  submission: Submission | null,
  orderID: string,
): Promise<PutBack | LeftOrder | null> {
  const { store, upstream, proofs } = saga;
  const left = (why: LeftOrder['why']): LeftOrder => ({ orderID, why });
  const [worksheet, payments] = await Promise.all([
    readWorksheet(upstream.token, orderID),
    orderPayments(upstream.token, orderID),
  ]);
  const { order } = worksheet;
  if (!order.IsSubmitted) return null;
  const number = numberOfOrder(order.xp);
  if (number) await store.transact(() => keepOrderNumber(orderID, number));
  if (order.Status === 'Canceled') return null;
  const paid = paidAttempt(orderID, toCents(order.Total ?? 0), payments, proofs);
  if (!paid || isGivenUp(submission, paid)) return left(order.Total === 0 ? 'free' : 'unproven');
  if (!(await isHeld(saga, orderID, paid))) return left('let-go');
  const { calculated, goods } = await asPlaced(saga, worksheet);
  const runner = newId();
  const missing: PutBack['missing'] = [];
  const attempt = { orderID, attempt: paid.attempt };
  const hasHolds = submission?.attempt === paid.attempt && submission.tenders.length > 0;
  const ended = submission && !isClosed(submission) && !hasHolds ? submission : null;
  const release = ended && (await releaseMoney(saga.books, ended, ended.tenders, now()));
  const takes: { tender: TenderRow; take: Within<TenderRow | null> }[] = [];
  for (const tender of hasHolds ? [] : paid.tenders)
    takes.push({ tender, take: await taking(saga.books, attempt, tender, order) });
  const write = function* (): Statements<Submission | null> {
    missing.length = 0;
    if (ended && release) {
      yield* release();
      yield* releaseGoods(ended);
    }
    const tenders: TenderRow[] = [];
    for (const { tender, take } of takes) {
      const taken = yield* take();
      const { kind, cents, reference } = tender;
      if (!taken) missing.push({ kind, cents, reference });
      tenders.push(taken ?? tender);
    }
    if (!hasHolds) {
      const cards = soldCards(calculated);
      const byMail = cards.filter(({ mail }) => mail).length;
      const enough =
        (yield* takeNumbers(attempt, byMail, true)) &&
        (yield* takeNumbers(attempt, cards.length - byMail, false));
      if (!enough) throw new NoBlankCards();
      yield* takePlaces(attempt, goods.stops, goods.settings);
    }
    const { MailsSent = {} } = (order.xp ?? {}) as { MailsSent?: MailsSent };
    yield* recordAsSent(sentMailIDs(orderID, MailsSent));
    const values = [
      orderID,
      paid.attempt,
      runner,
      toCents(order.Total ?? 0),
      unknownRequest,
      orderHash(worksheet.items.map(lineFromWorksheet)),
      JSON.stringify(hasHolds ? submission.tenders : tenders),
      JSON.stringify(guestOf(order)),
      JSON.stringify(calculated),
      order.DateSubmitted ?? now().toISOString(),
    ];
    return submissionOf(
      yield* sql(
        `insert into services.submission as known (order_id, attempt, state, runner, amount_cents, request_hash, order_hash, tenders, guest, calculated, opened_at)
         values ($1, $2, 'verifying', $3, $4, $5, $6, $7::jsonb, nullif($8::jsonb, 'null'::jsonb), $9::jsonb, $10::timestamptz)
         on conflict (order_id) do update set attempt = excluded.attempt, state = 'verifying', runner = excluded.runner, amount_cents = excluded.amount_cents,
           request_hash = excluded.request_hash, order_hash = excluded.order_hash, tenders = excluded.tenders, guest = excluded.guest,
           calculated = excluded.calculated, refusal = null, result = null, updated_at = clock_timestamp()
         where known.state <> 'placed' returning *`,
        values,
      ),
    );
  };
  const row = await store.transact(write).catch((error: unknown) => {
    if (error instanceof NoBlankCards) return 'no-blank-cards' as const;
    throw error;
  });
  if (row === 'no-blank-cards') return left(row);
  if (!row) return null;
  const { state } = await runSaga(saga, row, null);
  log('warn', 'order put back into the journal', {
    orderID,
    operation: 'order-comparison',
    outcome: state,
    detail:
      missing.length > 0
        ? `not in the ledgers: ${missing.map(({ kind }) => kind).join(', ')}`
        : undefined,
  });
  if (state !== 'placed') return left('cancelled');
  await endHold(upstream, order);
  return { orderID, missing };
}

/** Undoes the transaction of an order that sold more paper gift cards than there are blank ones. */
class NoBlankCards extends Error {}

/** Removes the hold that a comparison put onto an order before its payments could be proven. */
async function endHold({ token }: SagaContext['upstream'], { ID = '', xp }: Order): Promise<void> {
  const { OnHold } = (xp ?? {}) as { OnHold?: OnHold };
  if (OnHold && !OnHold.Released)
    await patchOrder(token, ID, { xp: { OnHold: { ...OnHold, Released: now().toISOString() } } });
}

/** Whether the journal has refused the attempt: its payments were taken off the order, so present ones were written by others. */
function isGivenUp(submission: Submission | null, { attempt }: PaidAttempt): boolean {
  return submission !== null && submission.attempt >= attempt && submission.state === 'refused';
}

/** Whether the gateway still holds everything it held for the attempt, or has captured what was owed of it. */
async function isHeld(
  { upstream }: SagaContext,
  orderID: string,
  { attempt, tenders }: PaidAttempt,
): Promise<boolean> {
  for (const tender of tenders) {
    if (tender.held !== 'gateway') continue;
    const found = await upstream.payments.findByOrder(tenderName({ orderID, attempt }, tender));
    const isOurs = ({ inDollars, standing, captured, cents }: CardTransaction) =>
      inDollars && standing && (captured ? cents <= tender.cents : cents === tender.cents);
    if (!found.some(isOurs)) return false;
  }
  return true;
}

/** The order as a submit would have calculated it, from the commerce platform's record. */
async function asPlaced({ upstream }: SagaContext, worksheet: Worksheet) {
  const ids = worksheet.items.map(({ ProductID }) => ProductID ?? '');
  const [products, world] = await Promise.all([
    anyProducts(upstream.token, ids),
    deliveryWorld(upstream),
  ]);
  const priced = priceWorksheet(worksheet, products, world);
  return {
    calculated: toCalculatedOrder(worksheet.order, priced, []),
    goods: requiredGoods(priced, world),
  };
}

/** Holds a ledger's tender again; `null` when its account is missing or has too little on it. */
async function taking(
  books: JoinedLedger,
  attempt: { orderID: string; attempt: number },
  tender: TenderRow,
  { FromUserID = '' }: Order,
): Promise<Within<TenderRow | null>> {
  const { held: kind, reference, cents } = tender;
  if (kind === 'gateway' || kind === 'nobody') return answered(tender);
  const account =
    (reference === undefined ? null : await books.findReferenced(kind, reference)) ??
    (kind === 'gift-card' ? null : await books.findOwned(kind, FromUserID));
  if (!account) return answered(null);
  const { number } = account;
  const expiresAt = holdUntil(now());
  const key = holdKey({ ...attempt, kind, number });
  const hold = await books.hold({ key, kind, number, cents, expiresAt, now: now() });
  return function* () {
    return (yield* hold()).ok ? { ...tender, number } : null;
  };
}

function guestOf({ FromUserID, FromUser }: Order): Submission['guest'] {
  if (FromUserID !== limits.anonymousUserID) return null;
  const { FirstName = '', LastName = '', Email = '' } = FromUser ?? {};
  return { FirstName, LastName, Email };
}
