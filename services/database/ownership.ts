import { log } from '@/lib/core/log';
import type { Database, Queryable } from '@/services/database/database';

const marks =
  'create table if not exists database_owner (only_row boolean primary key default true check (only_row), owner text not null, since timestamptz not null default now())';

type Owner = 'stand-ins' | 'retailer';

/**
 * Marks a database as the stand-ins' own before anything else is written into it (decision 113). Theirs is an empty one, the embedded one of
 * DATA_DIR, and one that they stocked before there was a mark. Throws an Error in plain words for any other, and changes nothing then.
 */
export async function claimForStandIns(
  db: Database,
  { embedded }: { embedded: boolean },
): Promise<void> {
  const refusal = await db.tx(async (handle) => {
    const owner = await ownerOf(handle);
    if (owner === 'stand-ins') return null;
    if (owner === 'retailer') return 'belongs to a shop in production';
    const tables = await tableCount(handle);
    if (!embedded && tables > 0 && !(await isThere(handle, 'stocked')))
      return `holds ${tables} ${tables === 1 ? 'table' : 'tables'} that the demo shop did not make`;
    return mark(handle, 'stand-ins');
  });
  if (refusal === null) return;
  throw new Error(
    `The database of DATABASE_URL ${refusal}: it is neither stocked nor emptied, and nothing was changed.\n` +
      'Give the demo shop an empty database, or leave DATABASE_URL empty; a shop with real accounts starts with SHOP_ENV=production.',
  );
}

/**
 * Marks a database as the retailer's, for good; says in the log when the demo shop was stocked in it once. Only a shop in production takes over a
 * database of the demo shop: otherwise throws an Error in plain words, and changes nothing.
 */
export async function claimForRetailer(
  db: Database,
  { takesOverDemo }: { takesOverDemo: boolean },
): Promise<void> {
  const { isDemo, stocked } = await db.tx(async (handle) => {
    const owner = await ownerOf(handle);
    if (owner === 'stand-ins' && !takesOverDemo) return { isDemo: true, stocked: true };
    if (owner !== 'retailer') await mark(handle, 'retailer');
    return { isDemo: false, stocked: await isThere(handle, 'stocked') };
  });
  if (isDemo)
    throw new Error(
      'The database (DATABASE_URL, or `services` under DATA_DIR) is the demo shop’s, and nothing was changed. Give the services one of their own.',
    );
  if (stocked)
    log(
      'warn',
      'the demo shop was stocked in this database once: its gift cards can be spent, see docs/going-live.md',
    );
}

async function ownerOf(handle: Queryable): Promise<Owner | null> {
  await handle.query(`select pg_advisory_xact_lock(hashtext('database_owner'))`);
  if (!(await isThere(handle, 'database_owner'))) return null;
  const [row] = await handle.query<{ owner: Owner }>('select owner from database_owner');
  return row?.owner ?? null;
}

/** Writes into a database, within a transaction, whose it is. */
export async function mark(handle: Queryable, owner: Owner): Promise<null> {
  await handle.query(marks);
  await handle.query(
    'insert into database_owner (owner) values ($1) on conflict (only_row) do update set owner = excluded.owner',
    [owner],
  );
  return null;
}

async function isThere(handle: Queryable, table: string): Promise<boolean> {
  const [row] = await handle.query<{ found: boolean }>(
    'select to_regclass($1) is not null as found',
    [table],
  );
  return row?.found ?? false;
}

async function tableCount(handle: Queryable): Promise<number> {
  const [row] = await handle.query<{ n: number }>(
    `select count(*)::int as n from pg_class c join pg_namespace s on s.oid = c.relnamespace
     where c.relkind in ('r', 'p', 'v', 'm') and s.nspname !~ '^pg_' and s.nspname <> 'information_schema'`,
  );
  return row?.n ?? 0;
}
