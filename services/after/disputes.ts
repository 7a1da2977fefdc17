import type { Migration } from '@/services/database/migrate';
import type { Store } from '@/services/database/statements';
import type { Dispute } from '../upstream/payments/read-notice';
import { orderOfTransaction } from './money/desk';
import { mostRead, type WorkLine } from './work/work-line';

/** Disputes of charges as the gateway last told of each. Money in cents. */
export const disputeTable: Migration = {
  name: '035-disputes',
  statements: [
    `create table services.dispute (
      id text primary key,
      transaction_id text not null,
      cents integer not null,
      status text not null,
      reason text not null,
      reply_by date,
      told_at timestamptz not null)`,
  ],
};

/** Keeps what the gateway tells of a dispute. What is told again, or late, changes nothing. */
export async function keepDispute(
  store: Pick<Store, 'query'>,
  { id, transactionID, cents, status, reason, replyBy, at }: Dispute,
): Promise<void> {
  await store.query(
    `insert into services.dispute (id, transaction_id, cents, status, reason, reply_by, told_at) values ($1, $2, $3, $4, $5, $6::date, $7::timestamptz)
     on conflict (id) do update set cents = excluded.cents, status = excluded.status, reason = excluded.reason, reply_by = excluded.reply_by,
       told_at = excluded.told_at where services.dispute.told_at < excluded.told_at`,
    [id, transactionID, cents, status, reason, replyBy, at.toISOString()],
  );
}

/** Disputes that wait for an answer, and those that were lost or nobody answered: in each of these states a line of work once. */
const atWork = ['open', 'lost', 'accepted', 'auto_accepted', 'expired'];
/** Disputes in such a state of which nobody has said that it is done; takes the states. */
const undone = `services.dispute where status = any($1::text[])
  and not exists (select 1 from services.work_done where key = concat_ws('/', 'dispute', services.dispute.id, status))`;

/** How many disputes are work for people. */
export async function countDisputes(store: Pick<Store, 'query'>): Promise<number> {
  const [row] = await store.query<{ count: number }>(
    `select count(*)::integer as count from ${undone}`,
    [atWork],
  );
  return row?.count ?? 0;
}

/** The work about disputes, those that end first in front. */
export async function disputeWork(store: Pick<Store, 'query'>): Promise<WorkLine[]> {
  const rows = await store.query<{
    id: string;
    order_id: string | null;
    cents: number;
    status: string;
    reason: string;
    reply_by: string | null;
    told_at: Date | string;
  }>(
    `select id, cents, status, reason, reply_by::text as reply_by, told_at, ${orderOfTransaction('services.dispute.transaction_id')} as order_id
     from ${undone} order by services.dispute.reply_by, id limit ${mostRead}`,
    [atWork],
  );
  return rows.map(({ id, order_id: orderID, cents, status, reason, reply_by, told_at }) => ({
    key: ['dispute', id, status].join('/'),
    kind: 'dispute',
    orderID,
    cents,
    detail: [
      `dispute ${id}, ${status.replaceAll('_', ' ')}`,
      reason.replaceAll('_', ' '),
      status === 'open' && reply_by && `answer by ${reply_by}`,
    ]
      .filter(Boolean)
      .join(', '),
    since: new Date(told_at),
  }));
}
