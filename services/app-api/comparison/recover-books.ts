import type { Store } from '@/services/database/statements';
import { orderMailOf, sentMailIDs, type MailsSent } from '../../outbox/order-mail';
import { takeAsSent } from '../../outbox/outbox';
import { readOrder } from '../../upstream/commerce/orders';
import { CommerceFailure } from '../../upstream/commerce/failure';
import type { Upstream } from '../../upstream/upstream';
import type { Journal } from '../submit/journal';
import { letGoOfLost } from './let-go-of-lost';
import { comparedFrom, type Compared, type OrderComparison } from './stray-orders';

/** What was done to books that were restored from a backup. */
export interface Recovered extends Compared {
  /** Mails of orders that waited in the backup and had gone out since. */
  mailsSent: number;
  /** Authorizations of tries whose journal was lost and whose orders were not placed, ended. */
  letGo: number;
}

/**
 * Puts books right that were restored from a backup, before the services start on them (decision 147): mails that went out since are not sent again,
 * orders that were placed since are put back, and what the gateway holds for tries that came to nothing is let go. May be repeated. Throws `CommerceFailure` when the commerce platform does not answer.
 */
export async function recoverBooks(
  store: Store,
  upstream: Upstream,
  { comparison, journal }: { comparison: OrderComparison; journal: Journal },
): Promise<Recovered> {
  const waiting = await store.query<{ message_id: string }>(
    `select message_id from services.outbox where sent_at is null and kind in ('order-confirmation', 'gift-card') order by id`,
  );
  const orderIDs = new Set(waiting.flatMap(({ message_id: id }) => orderMailOf(id)?.orderID ?? []));
  let mailsSent = 0;
  for (const orderID of orderIDs) {
    const sent = sentMailIDs(orderID, await mailsOf(upstream, orderID));
    mailsSent += await store.transact(() => takeAsSent(sent));
  }
  const from = await comparedFrom(store);
  const compared = await comparison.compare(true);
  return { ...compared, mailsSent, letGo: await letGoOfLost(upstream, journal, from) };
}

async function mailsOf({ token }: Upstream, orderID: string): Promise<MailsSent> {
  try {
    const { xp } = await readOrder(token, orderID);
    return (xp as { MailsSent?: MailsSent } | null)?.MailsSent ?? {};
  } catch (error) {
    if (error instanceof CommerceFailure && error.status === 404) return {};
    throw error;
  }
}
