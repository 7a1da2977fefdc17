import type { Problem } from '@/lib/core/error-codes';
import { toCents, toDollars } from '@/lib/core/money';
import { lineFromWorksheet } from '@/lib/orders/from-worksheet';
import { orderHash } from '@/lib/orders/order-hash';
import { CommerceFailure } from '../../upstream/commerce/failure';
import {
  cancelOrder, deletePayment, patchFromUser, readOrder, readWorksheet, submitOrder, writePayment,
} from '../../upstream/commerce/orders';
import { checkOrder } from './check-order';
import { confirmationOf } from './confirmation';
import type { Journal } from './journal';
import type { SagaContext } from './saga-context';
import { gatewayOrderID, type OpenState, type Refusal, type Submission } from './submission';
import { submitRefusal } from './submit-refusal';

/** One step: does what the row's state names and writes down what came of it. `nonce` is null when the row was taken over. */
export type Step = (context: SagaContext, row: Submission, nonce: string | null) => Promise<Submission>;

const cannotProcess: Refusal = { code: 'cannot-process' };

/** Checks the order. Nothing has been asked of the gateway yet, so any failure here is a plain refusal. */
const checking: Step = async ({ upstream, journal }, row, nonce) => {
  if (nonce === null && row.amountCents > 0) return refuse(journal, row, cannotProcess);
  try {
    const checked = await checkOrder(upstream, row.orderID, row.amountCents);
    if (!checked.ok) return refuse(journal, row, asRefusal(checked.error));
    if (row.guest) await patchFromUser(upstream.token, row.orderID, row.guest);
    return journal.write(row, { state: 'authorising', orderHash: checked.value.Hash, calculated: checked.value });
  } catch (error) {
    if (error instanceof CommerceFailure) return refuse(journal, row, cannotProcess);
    throw error;
  }
};

/** Holds the money. The gateway is searched first: an earlier try may have held it already. */
const authorising: Step = async ({ upstream, journal, at }, row, nonce) => {
  if (row.amountCents === 0) return journal.write(row, { state: 'authorised' });
  const name = gatewayOrderID(row);
  const known = await upstream.payments.findByOrder(name).catch((error: unknown) => {
    if (nonce === null) throw error;
    return null;
  });
  if (known === null) return refuse(journal, row, cannotProcess);
  const found = known.find(({ standing }) => standing);
  if (!found && nonce === null) return refuse(journal, row, cannotProcess);
  const answer = found
    ? { authorised: true as const, transaction: found }
    : await upstream.payments.authorise({ gatewayOrderID: name, cents: row.amountCents, nonce: nonce ?? '' });
  if (!answer.authorised) return refuse(journal, row, { code: 'payment-declined' });
  await at('card-authorised');
  const { transactionID, cents, cardType, last4 } = answer.transaction;
  const held = { transactionID, card: { cardType, last4 } };
  if (cents !== row.amountCents) return journal.write(row, { ...held, state: 'releasing', refusal: cannotProcess });
  return journal.write(row, { ...held, state: 'authorised' });
};

/** Writes the payment onto the order, under an ID of its own, so that a repetition writes it once. */
const authorised: Step = async ({ upstream, journal, at }, row) => {
  if (row.amountCents > 0) {
    await writePayment(upstream.token, row.orderID, {
      ID: gatewayOrderID(row),
      Amount: toDollars(row.amountCents),
      xp: { Gateway: 'Braintree', TransactionID: row.transactionID, CardType: row.card?.cardType, PartialAccountNumber: row.card?.last4 },
    });
  }
  await at('payment-written');
  return journal.write(row, { state: 'submitting' });
};

/** Submits, unless an earlier try has done so already. An unknown outcome is asked after by order ID. */
const submitting: Step = async ({ upstream, journal, at }, row, nonce) => {
  if (nonce === null) {
    const earlier = await readOrder(upstream.token, row.orderID);
    if (earlier.IsSubmitted) return journal.write(row, { state: 'verifying' });
    const checked = await checkOrder(upstream, row.orderID, row.amountCents);
    if (!checked.ok) return journal.write(row, { state: 'releasing', refusal: asRefusal(checked.error) });
    if (checked.value.Hash !== row.orderHash) return journal.write(row, { state: 'releasing', refusal: { code: 'selections-invalid' } });
  }
  try {
    await submitOrder(upstream.token, row.orderID);
  } catch (error) {
    if (!(error instanceof CommerceFailure)) throw error;
    const order = await readOrder(upstream.token, row.orderID);
    if (!order.IsSubmitted && !error.refused) throw error;
    if (!order.IsSubmitted) return journal.write(row, { state: 'releasing', refusal: submitRefusal(error, row.calculated) });
  }
  await at('order-submitted');
  return journal.write(row, { state: 'verifying' });
};

/** Compares what was submitted with what was approved, then ends the order as placed, with its mail. */
const verifying: Step = async ({ upstream, journal, at }, row) => {
  const { order, items } = await readWorksheet(upstream.token, row.orderID);
  const same = toCents(order.Total ?? 0) === row.amountCents && orderHash(items.map(lineFromWorksheet)) === row.orderHash;
  if (!same) return journal.write(row, { state: 'cancelling', refusal: { code: 'selections-invalid' } });
  await at('verified');
  const { result, calculated, mail } = confirmationOf(row, order);
  return journal.place(row, { result, calculated }, mail);
};

const cancelling: Step = async ({ upstream, journal }, row) => {
  if ((await readOrder(upstream.token, row.orderID)).Status !== 'Canceled') await cancelOrder(upstream.token, row.orderID);
  return journal.write(row, { state: 'releasing' });
};

/** Lets go of everything that is held under this attempt, takes the payment off the order, and refuses. */
const releasing: Step = async ({ upstream, journal }, row) => {
  const held = (await upstream.payments.findByOrder(gatewayOrderID(row))).filter(({ standing }) => standing);
  for (const { transactionID } of held) await upstream.payments.release(transactionID);
  try {
    await deletePayment(upstream.token, row.orderID, gatewayOrderID(row));
  } catch (error) {
    if (!(error instanceof CommerceFailure && error.refused)) throw error;
  }
  return refuse(journal, row, row.refusal ?? cannotProcess);
};

/** What is done in each open state. */
export const steps: Record<OpenState, Step> = { checking, authorising, authorised, submitting, verifying, cancelling, releasing };

function refuse(journal: Journal, row: Submission, refusal: Refusal): Promise<Submission> {
  const { code, ids } = refusal;
  const result = { Status: 'Refused' as const, OrderID: row.orderID, Code: code, ...(ids ? { IDs: ids } : {}) };
  return journal.write(row, { state: 'refused', refusal, result });
}

function asRefusal({ code, ids }: Problem): Refusal {
  return { code, ...(ids ? { ids } : {}) };
}
