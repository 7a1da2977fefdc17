import { log } from '@/lib/core/log';
import { deletePayment, findOrder, orderPayments } from '../../upstream/commerce/orders';
import type { Upstream } from '../../upstream/upstream';
import type { Journal } from '../submit/journal';
import { tenderName } from '../submit/tender-row';

/**
 * Voids the authorizations since an instant whose attempts are in no book any more: the journal was lost before their orders were placed, so nothing else would
 * void them (decision 147). Nothing else may run on the books. Returns how many were voided; those of placed orders, and those under a name that is no order's,
 * are left alone.
 */
export async function letGoOfLost(
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
