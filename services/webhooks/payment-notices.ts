import { Hono } from 'hono';
import { now } from '@/lib/core/time/clock';
import type { Store } from '@/services/database/statements';
import { keepDisbursement } from '../after/disbursements';
import { keepDispute } from '../after/disputes';
import { callDeskOf } from '../after/money/desk';
import type { NoticeReader } from '../upstream/payments/read-notice';

interface PaymentNotices {
  store: Pick<Store, 'query' | 'transact'>;
  read: NoticeReader;
  /** An order was called to the money desk. */
  onMoneyCalled(): void;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/**
 * `POST /`: the payment gateway's webhook (decision 181). Disputes and disbursements are kept, and are work for staff where somebody must act; what is told
 * of a transaction calls its order to the money desk. Other notices, and those of transactions that no order knows, are taken and left alone.
 */
export function paymentNotices({ store, read, onMoneyCalled }: PaymentNotices): Hono {
  const routes = new Hono();
  routes.post('/', async (context) => {
    const form = await context.req.parseBody().catch(() => ({}) as Record<string, unknown>);
    const notice = await read(textOf(form.bt_signature), textOf(form.bt_payload));
    if (notice === 'unsigned') return context.json({ status: 'unsigned' }, 401);
    if (notice === 'unreadable') return context.json({ status: 'unreadable' }, 400);
    if (notice === 'another') return context.json({ status: 'ignored' });
    if ('dispute' in notice) await keepDispute(store, notice.dispute);
    else if ('disbursement' in notice) await keepDisbursement(store, notice.disbursement);
    else {
      const orderID = await store.transact(() => callDeskOf(notice.transactionID, now()));
      if (!orderID) return context.json({ status: 'ignored' });
      onMoneyCalled();
    }
    return context.json({ status: 'accepted' });
  });
  return routes;
}
