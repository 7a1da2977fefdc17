import type { Migration } from '@/services/database/migrate';
import type { Store } from '@/services/database/statements';

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
