import type { Migration } from '@/services/database/migrate';
import type { Store } from '@/services/database/statements';
import type { Disbursement } from '../upstream/payments/read-notice';
import { mostRead, type WorkLine } from './work/work-line';

/** What the gateway paid out to the shop's bank account, as it last told of each, and the index by which the order of a transaction is found. Money in cents. */
export const disbursementTable: Migration = {
  name: '040-disbursements',
  statements: [
    `create table services.disbursement (
      id text primary key,
      cents bigint not null,
      failed boolean not null,
      exception text not null,
      follow_up text not null,
      day date,
      told_at timestamptz not null)`,
    'create index disbursement_age on services.disbursement (told_at)',
    'create index disbursement_failed on services.disbursement (id) where failed',
    'create index money_move_transaction on services.money_move (transaction_id) where transaction_id is not null',
  ],
};

/** Keeps what the gateway tells of a disbursement. What is told again, or late, changes nothing; of what is told of one second, a failure counts. */
export async function keepDisbursement(
  store: Pick<Store, 'query'>,
  { id, cents, failed, exception, followUp, day, at }: Disbursement,
): Promise<void> {
  await store.query(
    `insert into services.disbursement (id, cents, failed, exception, follow_up, day, told_at) values ($1, $2, $3, $4, $5, $6::date, $7::timestamptz)
     on conflict (id) do update set cents = excluded.cents, failed = excluded.failed, exception = excluded.exception, follow_up = excluded.follow_up,
       day = excluded.day, told_at = excluded.told_at
       where services.disbursement.told_at < excluded.told_at or (services.disbursement.told_at = excluded.told_at and excluded.failed)`,
    [id, cents, failed, exception, followUp, day, at.toISOString()],
  );
}

/** A line's key, to be typed: no spaces, whatever words the gateway says. */
const keyOf = String.raw`concat_ws('/', 'disbursement', services.disbursement.id, nullif(regexp_replace(exception, '\W+', '_', 'g'), ''))`;
/** Those that failed and of which nobody has said that it is done; another exception of the same one is another line. */
const undone = `services.disbursement where failed and not exists (select 1 from services.work_done where key = ${keyOf})`;

/** How many disbursements are work for people. */
export async function countDisbursements(store: Pick<Store, 'query'>): Promise<number> {
  const [row] = await store.query<{ count: number }>(
    `select count(*)::integer as count from ${undone}`,
  );
  return row?.count ?? 0;
}

/** What the gateway says is to be done, in words of ours. */
const followUps: Readonly<Record<string, string>> = {
  contact_us: 'the gateway asks to be called',
  update_funding_information: 'the bank account at the gateway is to be corrected',
  update: 'the bank account at the gateway is to be corrected',
  none: 'the gateway tries again by itself',
};

/** The work about disbursements, the oldest in front. */
export async function disbursementWork(store: Pick<Store, 'query'>): Promise<WorkLine[]> {
  const rows = await store.query<{
    key: string;
    id: string;
    cents: number;
    exception: string;
    follow_up: string;
    day: string | null;
    told_at: Date | string;
  }>(
    `select ${keyOf} as key, id, cents::float8 as cents, exception, follow_up, day::text as day, told_at
     from ${undone} order by services.disbursement.told_at, id limit ${mostRead}`,
  );
  return rows.map(({ key, id, cents, exception, follow_up: followUp, day, told_at }) => ({
    key,
    kind: 'disbursement',
    orderID: null,
    cents,
    detail: [
      `disbursement ${id}${day ? ` of ${day}` : ''}`,
      exception.replaceAll('_', ' '),
      followUps[followUp] ?? followUp.replaceAll('_', ' '),
    ]
      .filter(Boolean)
      .join(', '),
    since: new Date(told_at),
  }));
}
