import { formatCents } from '@/lib/core/money';
import { orderMailOf, sentMailIDs, type MailsSent } from '../../mails/message-id';
import { recordAsSent } from '../../outbox/outbox';
import { findOrder, deletePayment, orderPayments } from '../../upstream/commerce/orders';
import type { Upstream } from '../../upstream/upstream';
import type { Journal } from '../../orders/journal';
import type { SagaContext } from '../submit/saga-context';
import { comparedFrom, type Compared, type OrderComparison } from './stray-orders';
import type { LeftOrder } from './put-back';
import { log } from '@/lib/core/log';
import { tenderName } from '../../orders/tender-row';

/** The outcome of repairing books that were restored from a backup. */
export interface Recovered extends Compared {
  /** Mails that waited in the backup although they had been sent since. */
  mailsSent: number;
  /** Voided authorizations of attempts whose journal was lost and whose orders were not placed. */
  letGo: number;
}

/**
 * Repairs books that were restored from a backup, before the services start on them (decision 147): mails sent since are not sent again, orders placed since
 * are put back, and authorizations of attempts that came to nothing are voided. Repeatable. Throws `CommerceFailure` when the commerce platform does not
 * answer.
 */
export async function recoverBooks(
  { store, upstream, journal }: SagaContext,
  comparison: OrderComparison,
): Promise<Recovered> {
  const waiting = await store.query<{ message_id: string }>(
    `select message_id from services.outbox where sent_at is null and kind in ('order-confirmation', 'gift-card') order by id`,
  );
  const orderIDs = new Set(waiting.flatMap(({ message_id: id }) => orderMailOf(id)?.orderID ?? []));
  let mailsSent = 0;
  for (const orderID of orderIDs) {
    const sent = sentMailIDs(orderID, await mailsOf(upstream, orderID));
    mailsSent += await store.transact(() => recordAsSent(sent));
  }
  const from = await comparedFrom(store);
  const compared = await comparison.compare(true);
  return { ...compared, mailsSent, letGo: await letGoOfLost(upstream, journal, from) };
}

async function mailsOf({ token }: Upstream, orderID: string): Promise<MailsSent> {
  const order = await findOrder(token, orderID);
  return (order?.xp as { MailsSent?: MailsSent } | null | undefined)?.MailsSent ?? {};
}

const heldAdvice =
  'It is held (xp.OnHold). If the shop stands by it, set xp.OnHold.Released; else cancel it';

/** What staff must do about an order left to them; follows its ID. */
const toDo: Record<LeftOrder['why'], string> = {
  free: `cost nothing, so no payment shows who placed it. ${heldAdvice}.`,
  unproven: `has no payments that these services signed and that add up to its total. ${heldAdvice}. If STOREFRONT_WEBHOOK_SECRET was changed since the order was placed, set the one of then as STOREFRONT_WEBHOOK_SECRET_PREVIOUS and run this again: the order is put back and released.`,
  'let-go': `was paid, but the gateway does not hold its money any more. ${heldAdvice}, or ask the buyer to pay again.`,
  'no-blank-cards':
    'is paid and sold more paper gift cards than lie blank. Add them (update services.blank_gift_card set remaining = remaining + …) and run this again.',
  failed:
    'could not be put back: the line "order not compared" says why. Do not pack it before that is mended and this was run again, which puts it back.',
  cancelled:
    'was not what had been paid for: it has been canceled and its money let go. Tell the buyer.',
};

/** The report about restored books: what was done, and what staff must do now, a line each. */
export function recoveredLines({ putBack, left, mailsSent, letGo }: Recovered): string[] {
  return [
    `Orders put back: ${putBack.length}.`,
    `Waiting mails that had gone out: ${mailsSent}.`,
    `Authorizations of lost tries let go: ${letGo}.`,
    ...putBack.flatMap(({ orderID, missing }) =>
      missing.map(
        ({ kind, cents, reference }) =>
          `To do: order ${orderID} stands, but ${formatCents(cents)} of it (${kind}, account ${reference ?? 'unknown'}) are not in the ledgers: the account is not there or has not so much on it. Open it again and book the amount, or let the shop bear it.`,
      ),
    ),
    ...left.map(({ orderID, why }) => `To do: order ${orderID} ${toDo[why]}`),
  ];
}

/** Whether nothing is left for staff. */
export function isAllRight({ putBack, left }: Recovered): boolean {
  return left.length === 0 && putBack.every(({ missing }) => missing.length === 0);
}

/**
 * Voids the authorizations since an instant whose attempts are in no book any more: the journal was lost before their orders were placed, so nothing else would
 * void them (decision 147). Nothing else may run on the books. Returns how many were voided; those of placed orders, and those under a name that is no order's,
 * are left alone.
 */
async function letGoOfLost(
  { token, payments }: Upstream,
  journal: Pick<Journal, 'find'>,
  from: Date,
): Promise<number> {
  let ended = 0;
  for (const { gatewayOrderID, transactionID } of await payments.authorisedSince(from)) {
    const lost: string[] = [];
    let isKnown = false;
    for (const { orderID, attempt } of triesNamed(gatewayOrderID)) {
      const row = await journal.find(orderID);
      const isOpen = row?.attempt === attempt && row.state !== 'refused';
      const order = isOpen ? null : await findOrder(token, orderID);
      isKnown = isOpen || order?.IsSubmitted === true;
      if (isKnown) break;
      if (order) lost.push(orderID);
    }
    if (isKnown || lost.length === 0) continue;
    await payments.release(transactionID);
    for (const orderID of lost)
      for (const { ID } of await orderPayments(token, orderID))
        if (ID === gatewayOrderID) await deletePayment(token, orderID, ID);
    log('warn', 'money of a lost try let go', { orderID: lost[0], operation: 'recover' });
    ended += 1;
  }
  return ended;
}

/** The attempts that a name at the gateway may belong to: an order's ID can itself end like an attempt and a place. */
export function triesNamed(gatewayOrderID: string): { orderID: string; attempt: number }[] {
  return [/^(.+)-(\d{1,6})$/, /^(.+)-(\d{1,6})-(\d{1,3})$/].flatMap((form) => {
    const [, orderID, attemptText, placeText = '1'] = form.exec(gatewayOrderID) ?? [];
    const [attempt, place] = [Number(attemptText), Number(placeText)];
    return orderID && tenderName({ orderID, attempt }, { place }) === gatewayOrderID
      ? [{ orderID, attempt }]
      : [];
  });
}
