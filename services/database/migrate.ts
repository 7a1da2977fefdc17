import type { Database, Queryable } from './database';

/** One step of an owner's schema. A name, once released, never changes its meaning. */
export interface Migration {
  name: string;
  /**
   * Statements run in order; one statement each. An index on a table that an earlier release has filled says `if not exists`: an operator of large books may
   * have built it already, while writers went on (`docs/operations/upgrades.md`).
   */
  statements: string[];
  /**
   * It takes away or narrows what the release before still uses: it waits until that release's processes are gone (`npm run migrate -- --contract`).
   * A step without this only adds, so that older processes go on working (decision 128).
   */
  contracts?: true;
}

interface MigrateOptions {
  /** The schema that holds the record of what was run; made where there is none. */
  schema?: string;
  /** Run the steps that contract as well. An empty database gets them at once. */
  contract?: boolean;
}

/** What a run of the migrations did. */
export interface Migrated {
  /** The steps that were run, in order. */
  applied: string[];
  /** The contracting steps that wait. */
  waiting: string[];
}

const lockWait = '10s';

/**
 * Brings an owner's tables up to date: every migration not yet recorded runs once, all in one transaction, under a lock that makes several
 * processes on one server wait for each other. One that cannot have a table within ten seconds gives up, and nothing is changed: writers would wait behind it.
 */
export async function migrate(
  db: Database,
  owner: string,
  migrations: readonly Migration[],
  { schema = 'public', contract = false }: MigrateOptions = {},
): Promise<Migrated> {
  return db.tx(async (handle) => {
    // It may wait for another process, and write a large table anew.
    await handle.query('set local statement_timeout = 0');
    await handle.query(`select pg_advisory_xact_lock(hashtext('migration'))`);
    await handle.query(`set local lock_timeout = '${lockWait}'`);
    await handle.query(`create schema if not exists ${schema}`);
    await handle.query(
      `create table if not exists ${schema}.migration (owner text, name text, applied_at timestamptz not null default now(), primary key (owner, name))`,
    );
    if (schema !== 'public') await takeOver(handle, owner, schema);
    const rows = await handle.query<{ name: string }>(
      `select name from ${schema}.migration where owner = $1`,
      [owner],
    );
    const { missing, due } = stepsLeft(migrations, rows, contract);
    for (const { name, statements } of due) {
      for (const statement of statements) await handle.query(statement);
      await handle.query(`insert into ${schema}.migration (owner, name) values ($1, $2)`, [
        owner,
        name,
      ]);
    }
    return {
      applied: due.map(({ name }) => name),
      waiting: missing.filter((step) => !due.includes(step)).map(({ name }) => name),
    };
  });
}

/** The steps that `migrate` would run, read without a lock; `null` for a database that none of the owner's was ever run in. */
export async function pendingSteps(
  db: Queryable,
  owner: string,
  migrations: readonly Migration[],
  { schema = 'public' }: Pick<MigrateOptions, 'schema'> = {},
): Promise<string[] | null> {
  const applied: { name: string }[] = [];
  for (const table of new Set([`${schema}.migration`, 'public.migration'])) {
    const [row] = await db.query<{ found: boolean }>(
      'select to_regclass($1) is not null as found',
      [table],
    );
    if (row?.found)
      applied.push(
        ...(await db.query<{ name: string }>(`select name from ${table} where owner = $1`, [
          owner,
        ])),
      );
  }
  if (applied.length === 0) return null;
  return stepsLeft(migrations, applied, false).due.map(({ name }) => name);
}

/** What was not run yet, and what of it is to be run now. */
function stepsLeft(
  migrations: readonly Migration[],
  rows: readonly { name: string }[],
  contract: boolean,
): { missing: Migration[]; due: Migration[] } {
  const applied = new Set(rows.map((row) => row.name));
  const missing = migrations.filter(({ name }) => !applied.has(name));
  const due = missing.filter(({ contracts }) => !contracts || contract || applied.size === 0);
  return { missing, due };
}

/** Releases before this one kept every owner's record in `public`. It stays there for them. */
async function takeOver(handle: Queryable, owner: string, schema: string): Promise<void> {
  const [row] = await handle.query<{ found: boolean }>(
    `select to_regclass('public.migration') is not null as found`,
  );
  if (row?.found)
    await handle.query(
      `insert into ${schema}.migration select owner, name, applied_at from public.migration where owner = $1 on conflict do nothing`,
      [owner],
    );
}
