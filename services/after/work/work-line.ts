import type { Cents } from '@/lib/core/money';
import type { Work } from '@/lib/orders/money/due-moves';
import type { Migration } from '@/services/database/migrate';
import type { Store } from '@/services/database/statements';

/** What people must do that the services cannot, of one order or one run. */
export interface WorkLine {
  /** Names the line as long as it is the same: who says that it is done says it by this. */
  key: string;
  kind: WorkKind;
  orderID: string | null;
  /** What it is about, `null` where it is about none. */
  cents: Cents | null;
  /** What is known besides, for people; never the number of an account. */
  detail: string;
  since: Date | null;
}

/** As many rows of one kind as are read: with more of them nobody lists what is to be done, something is wrong as a whole. */
export const mostRead = 2000;

export type WorkKind =
  | Work['why']
  | 'not-returned'
  | 'dispute'
  | 'disbursement'
  | 'money-waits'
  | 'money-ends'
  | 'submit-open'
  | 'order-held'
  | 'not-sent'
  | 'run-too-full'
  | 'nobody-home'
  | 'photo-missing';

/** Lines of work that people have done, by their keys, and who. */
export const workDoneTable: Migration = {
  name: '034-work-done',
  statements: [
    `create table services.work_done (
      key text primary key,
      staff text,
      at timestamptz not null)`,
  ],
};

/** Writes down that a line of work is done, and by whom: the first who says so. */
export async function keepDone(
  store: Pick<Store, 'query'>,
  key: string,
  staff: string | null,
  now: Date,
): Promise<void> {
  await store.query(
    'insert into services.work_done (key, staff, at) values ($1, $2, $3::timestamptz) on conflict do nothing',
    [key, staff, now.toISOString()],
  );
}

/** Those of the keys whose work is done. */
export async function doneKeys(
  store: Pick<Store, 'query'>,
  keys: readonly string[],
): Promise<Set<string>> {
  const rows = await store.query<{ key: string }>(
    'select key from services.work_done where key = any($1::text[])',
    [keys],
  );
  return new Set(rows.map(({ key }) => key));
}
