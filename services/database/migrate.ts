import type { Database } from './database';

/** One step of an owner's schema. A name, once released, never changes its meaning. */
export interface Migration {
  name: string;
  /** Statements run in order; one statement each. */
  statements: string[];
}

/**
 * Brings an owner's tables up to date: every migration not yet recorded runs once, all in one transaction, under a lock that
 * makes several processes on one server wait for each other.
 */
export async function migrate(
  db: Database,
  owner: string,
  migrations: readonly Migration[],
): Promise<void> {
  await db.tx(async (handle) => {
    await handle.query(`select pg_advisory_xact_lock(hashtext('migration'))`);
    await handle.query(
      'create table if not exists migration (owner text, name text, applied_at timestamptz not null default now(), primary key (owner, name))',
    );
    const rows = await handle.query<{ name: string }>(
      'select name from migration where owner = $1',
      [owner],
    );
    const applied = new Set(rows.map((row) => row.name));
    for (const { name, statements } of migrations) {
      if (applied.has(name)) continue;
      for (const statement of statements) await handle.query(statement);
      await handle.query('insert into migration (owner, name) values ($1, $2)', [owner, name]);
    }
  });
}
