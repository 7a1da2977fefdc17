import { now } from '@/lib/core/time/clock';
import type { Problem } from '@/lib/core/errors/error-codes';
import { toCents, toDollars } from '@/lib/core/money';
import type { UsedRuns } from '@/lib/delivery/settings';
import type { CalculatedOrder } from '@/lib/orders/calculated-order';
import { lineFromWorksheet } from '@/lib/orders/from-worksheet';
import { orderHash } from '@/lib/orders/order-hash';
import type { LilacPayment } from '@/lib/orders/tender';
import { keepLink, senderUntil } from '../../orders/order-links';
import { giveOrderNumber } from '../../orders/order-numbers';
import { issueCards } from '../../gift-cards/issue-cards';
import { soldCards, drawCards } from '../../gift-cards/sold-cards';
import { enqueue } from '../../outbox/outbox';
import { recordSale } from '../../outbox/order-messages';
import { orNull } from '../../upstream/commerce/call';
import { CommerceFailure, isCommerceRefusal } from '../../upstream/commerce/failure';
import {
  cancelOrder,
  deletePayment,
  findOrder,
  patchFromUser,
  patchOrder,
  readOrder,
  readWorksheet,
  writePayment,
  type Worksheet,
} from '../../upstream/commerce/orders';
import { UpstreamUnavailable } from '../../upstream/unavailable';
import type { AttemptLimits } from '../limits/attempt-limits';
import { keepPlaces, type RequestedStop } from '../runs/places';
import type { GatewayMeans } from '../../upstream/payments/card-payments';
import { checkOrder, type CheckedOrder } from './check-order';
import { buyerName, confirmationOf } from '../../orders/confirmation';
import { authoriseTender, orLetGo, releaseTenders } from './gateway-tenders';
import { HoldRefused, holdMoney, releaseGoods, releaseMoney, spendMoney, takeGoods } from './holds';
import { resolveTenders } from './resolve-tenders';
import type { ShopperSubmit, Step, Work } from './saga-context';
import {
  asRefusal,
  cannotProcess,
  type OpenState,
  type Refusal,
  type Submission,
} from '../../orders/submission';
import { maySubmit, submitting } from './submitting';
import { commercePayment, tenderName, type TenderRow } from '../../orders/tender-row';

/** The payments that need the gateway. */
const gatewayTypes: ReadonlySet<LilacPayment['Type']> = new Set(['CreditCard', 'Paypal', 'Venmo']);

/** Checks the order and its tenders and holds the retailer's own goods. Nothing is held before, so any failure here is a plain refusal. */
const checking: Step = async (work, row) => {
  const { upstream, books, journal, request, means, limits } = work;
  if (request === null || limits === null) return refuse(work, row, cannotProcess);
  const limited = await limitRefusal(work, limits, row, request);
  if (limited) return refuse(work, row, asRefusal(limited));
  let changesWith: CheckedOrder['changesWith'] = () => [];
  let open = row;
  try {
    const approved = { cents: row.amountCents, hash: request.approvedHash };
    const checked = await checkOrder(work, row.orderID, approved, request.accessToken);
    if (!checked.ok) return await refuse(work, row, asRefusal(checked.error));
    const { calculated, goods } = checked.value;
    changesWith = checked.value.changesWith;
    const cards = await limits.countGiftCards(goods.giftCards.cents);
    if (!cards.ok)
      return await refuse(work, row, { ...asRefusal(cards.error), ids: goods.giftCards.lineIDs });
    work.counted.push(cards.value);
    const resolved = await resolveTenders(books, {
      ...request,
      totalCents: row.amountCents,
      userID: calculated.Order.FromUserID ?? '',
    });
    if (!resolved.ok) return await refuse(work, row, asRefusal(resolved.error));
    const { tenders } = resolved.value;
    resolved.value.means.forEach((paying, place) => means.set(place, paying));
    if (row.guest) {
      const { FirstName, LastName, Email } = row.guest;
      await patchFromUser(upstream.token, row.orderID, { FirstName, LastName, Email });
    }
    if (books.isApart) open = await journal.write(row, { tenders });
    const hold = await holdMoney(books, row, tenders, now());
    return await journal.write(
      open,
      { state: 'authorising', orderHash: calculated.Hash, calculated, tenders },
      function* () {
        yield* hold();
        yield* takeGoods(row, goods, work.takersOf(request.client));
        yield* giveOrderNumber(row.orderID);
      },
    );
  } catch (error) {
    if (error instanceof HoldRefused)
      return refuse(work, open, {
        ...error.refusal,
        ...(error.full ? { changes: changesWith(runsOf(error.full)) } : {}),
      });
    if (error instanceof CommerceFailure || error instanceof UpstreamUnavailable)
      return refuse(work, open, cannotProcess);
    throw error;
  }
};

/** Holds the money at the gateway, tender after tender, each recorded before the next is requested. */
const authorising: Step = async (work, row) => {
  let written = row;
  for (const tender of row.tenders) {
    if (tender.held !== 'gateway' || tender.transactionID) continue;
    const means = work.means.get(tender.place) ?? null;
    const answer = await askGateway(work, row, tender, means);
    if ('refusal' in answer) {
      const clean =
        !answer.standing &&
        means !== null &&
        !written.tenders.some(({ transactionID }) => transactionID);
      return clean
        ? refuse(work, written, answer.refusal)
        : work.journal.write(written, { state: 'releasing', refusal: answer.refusal });
    }
    const tenders = written.tenders.map((current) =>
      current.place === tender.place ? answer.authorised : current,
    );
    written = await orLetGo(work, row, () => work.journal.write(written, { tenders }));
  }
  return work.journal.write(written, { state: 'authorised' });
};

/**
 * Writes onto the order its number, the runs open when it was placed, and the payments, each under an ID of its own, so that a repetition writes them once.
 * Reads the order first: a change begun before the submit may have arrived while the money was being held, and an order that is not submitted yet need not be
 * cancelled.
 */
const authorised: Step = async (work, row) => {
  const { store, upstream, journal, proofs, at } = work;
  if (!maySubmit(work)) return journal.write(row, { state: 'releasing', refusal: cannotProcess });
  const standing = await orNull(readWorksheet(upstream.token, row.orderID));
  if (!standing) return journal.write(row, { state: 'releasing', refusal: cannotProcess });
  if (!isAsApproved(row, standing)) {
    return journal.write(row, { state: 'releasing', refusal: { code: 'selections-invalid' } });
  }
  await patchOrder(upstream.token, row.orderID, {
    xp: {
      OrderNumber: await store.transact(() => giveOrderNumber(row.orderID)),
      ...(row.calculated?.Order.xp.Runs ? { Runs: row.calculated.Order.xp.Runs } : {}),
      ...(row.guest?.Phone ? { Sender: { Phone: row.guest.Phone } } : {}),
    },
  });
  for (const tender of row.tenders) {
    const { type: Type, cents, xp } = commercePayment(tender);
    const ID = tenderName(row, tender);
    const Proof = proofs.make({ id: ID, cents, kind: tender.kind, reference: tender.reference });
    await writePayment(upstream.token, row.orderID, {
      ID,
      Type,
      Amount: toDollars(cents),
      xp: { ...xp, Proof },
    });
  }
  await at('payment-written');
  return journal.write(row, { state: 'submitting' });
};

/**
 * Compares the submitted order with the approved one, then spends what is held, issues the gift cards and ends the order as placed, with its links, mails and
 * tax record. PINs are drawn before the transaction, because that takes a while; only those of the transaction that commits count.
 */
const verifying: Step = async (
  { store, upstream, journal, books, links, recordsSales, onPlaced, at },
  row,
) => {
  const submitted = await readWorksheet(upstream.token, row.orderID);
  if (!isAsApproved(row, submitted))
    return journal.write(row, { state: 'cancelling', refusal: { code: 'selections-invalid' } });
  await at('verified');
  const cards = await drawCards(store, row, row.calculated ? soldCards(row.calculated) : []);
  if (!cards)
    return journal.write(row, { state: 'cancelling', refusal: { code: 'gift-card-failed' } });
  const { result, calculated, messages } = confirmationOf(row, submitted.order, cards);
  const issue = { orderID: row.orderID, from: buyerName(row, submitted.order), now: now() };
  try {
    const spend = await spendMoney(books, row, row.tenders, now());
    return await journal.write(row, { state: 'placed', result, calculated }, function* () {
      yield* spend();
      yield* keepPlaces(row);
      if (!(yield* issueCards(cards, issue))) throw new HoldRefused({ code: 'gift-card-failed' });
      const target = { role: 'sender', orderID: row.orderID, shipmentID: null } as const;
      yield* keepLink(links, target, senderUntil(promisedDays(calculated), now()));
      for (const message of messages) yield* enqueue(message);
      if (recordsSales && row.amountCents > 0) yield* recordSale(row.orderID);
      yield* onPlaced(row.orderID);
    });
  } catch (error) {
    if (error instanceof HoldRefused)
      return journal.write(row, { state: 'cancelling', refusal: error.refusal });
    throw error;
  }
};

const cancelling: Step = async ({ upstream, journal }, row) => {
  if ((await readOrder(upstream.token, row.orderID)).Status !== 'Canceled')
    await cancelOrder(upstream.token, row.orderID);
  return journal.write(row, { state: 'releasing' });
};

/**
 * Releases everything held under this attempt, takes the payments off the order, and refuses. A process that gave up a row it had taken over may not have been
 * able to see a late call succeed: an order that is submitted is cancelled first.
 */
const releasing: Step = async (work, row) => {
  if (work.request === null) {
    const order = await findOrder(work.upstream.token, row.orderID);
    if (order?.IsSubmitted && order.Status !== 'Canceled')
      return work.journal.write(row, { state: 'cancelling' });
  }
  await releaseTenders(work, row);
  for (const tender of row.tenders) {
    try {
      await deletePayment(work.upstream.token, row.orderID, tenderName(row, tender));
    } catch (error) {
      if (!isCommerceRefusal(error)) throw error;
    }
  }
  return refuse(work, row, row.refusal ?? cannotProcess);
};

/** Why an attempt may not begin now; one that may is counted as one more order. */
async function limitRefusal(
  work: Work,
  limits: AttemptLimits,
  { amountCents }: Submission,
  { payments }: ShopperSubmit,
): Promise<Problem | null> {
  const refused = await limits.refusal(
    amountCents,
    payments.some(({ Type }) => gatewayTypes.has(Type)),
  );
  if (refused) return refused;
  const counted = await limits.countOrder(amountCents);
  if (!counted.ok) return counted.error;
  work.counted.push(counted.value);
  return null;
}

/** Holds a tender's money, counted before the outcome is known. What a limit refuses never reaches the gateway. */
async function askGateway(
  work: Work,
  row: Submission,
  tender: TenderRow,
  means: GatewayMeans | null,
): ReturnType<typeof authoriseTender> {
  if (means === null || work.limits === null)
    return authoriseTender(work, row, tender, { means: null });
  const { card, counted } = await work.limits.countPayment(means);
  if (!counted.ok) return { refusal: asRefusal(counted.error), standing: false };
  const answer = await authoriseTender(work, row, tender, { means, card });
  if ('authorised' in answer) await counted.value.giveBack();
  return answer;
}

export const steps: Record<OpenState, Step> = {
  checking,
  authorising,
  authorised,
  submitting,
  verifying,
  cancelling,
  releasing,
};

/** Ends an attempt without an order; in the same transaction the goods it held are free again. */
async function refuse(
  { journal, books }: Work,
  row: Submission,
  refusal: Refusal,
): Promise<Submission> {
  const { code, ids, changes, retryAfter } = refusal;
  const result = {
    Status: 'Refused' as const,
    OrderID: row.orderID,
    Code: code,
    ...(ids ? { IDs: ids } : {}),
    ...(changes ? { Changes: changes } : {}),
    ...(retryAfter === undefined ? {} : { RetryAfter: retryAfter }),
    ...(row.tenders.some(({ transactionID }) => transactionID) ? { Spent: true as const } : {}),
  };
  const release = await releaseMoney(books, row, row.tenders, now());
  return journal.write(row, { state: 'refused', refusal, result }, function* () {
    yield* release();
    yield* releaseGoods(row);
  });
}

/** Whether an order is the approved one, to the cent. */
function isAsApproved(row: Submission, { order, items }: Worksheet): boolean {
  return (
    toCents(order.Total ?? 0) === row.amountCents &&
    orderHash(items.map(lineFromWorksheet)) === row.orderHash
  );
}

/** The Chicago days an order was promised for. */
function promisedDays(order: CalculatedOrder | undefined): string[] {
  const shipments = order?.CalculatorShipments ?? [];
  return shipments.flatMap(({ xp }) => xp.RequestedDeliveryDate ?? []);
}

/** The runs of a stop without a place, as used up. */
function runsOf({ day, runs }: RequestedStop): UsedRuns {
  return { [day]: Object.fromEntries(runs.map((run) => [run, { checkedRun: true }])) };
}
