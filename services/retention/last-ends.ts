import { retentionDays, type RetentionName } from '@/lib/config/retention';
import type { Migration } from '@/services/database/migrate';
import type { Store } from '@/services/database/statements';

/** When each part of the job last ended all that was due; of one that never did, when it was first tried. */
export const lastEndsTable: Migration = {
  name: '041-retention-ends',
  statements: [
    'create table services.retention_end (name text primary key, at timestamptz not null)',
  ],
};

/** Writes down that a part of the job has ended all that was due (`isWhole`), or that it was tried. */
export async function noteEnd(
  store: Pick<Store, 'query'>,
  name: RetentionName,
  isWhole: boolean,
): Promise<void> {
  await store.query(
    `insert into services.retention_end (name, at) values ($1, clock_timestamp())
     on conflict (name) do update set at = excluded.at where $2::boolean`,
    [name, isWhole],
  );
}

/** For how many seconds each part of the job has not ended all that was due. */
export async function secondsSinceEnds(
  store: Pick<Store, 'query'>,
): Promise<{ name: string; seconds: number }[]> {
  return store.query<{ name: string; seconds: number }>(
    `select name, greatest(0, extract(epoch from clock_timestamp() - at))::float8 as seconds
     from services.retention_end where name = any($1::text[]) order by name`,
    [Object.keys(retentionDays)],
  );
}
