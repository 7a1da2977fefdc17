import type { Env } from '@/lib/config/env';
import { now } from '@/lib/core/time/clock';
import type { Stock } from '@/platform/stock/stock-shape';
import type { Database } from '@/services/database/database';
import { buildStock } from '@/platform/stock/stock';
import { seedVersion } from '@/platform/stock/version';
import type { StandIns } from './systems';

/** What the database was stocked with. */
export interface Stocked {
  version: string;
  accounts: Stock['accounts'];
  /** Whether this start stocked it. */
  fresh: boolean;
}

/**
 * Stocks the stand-ins' empty database, once. Data of another version is left as it is, for orders in it may name products that are no more:
 * in production it goes on being used, elsewhere this throws an Error in plain words. Nothing of the services' is touched.
 */
export async function ensureStock(
  db: Database,
  systems: Partial<StandIns>,
  env: Env,
): Promise<Stocked> {
  await db.query(
    'create table if not exists stocked (only_row boolean primary key default true check (only_row), version text not null, accounts jsonb not null)',
  );
  const stocked = await readStocked(db);
  const production = env.SHOP_ENV === 'production';
  if (stocked && (stocked.version === seedVersion || production)) return stocked;
  if (stocked) {
    const place = env.DATABASE_URL ? 'the database of DATABASE_URL' : env.DATA_DIR;
    throw new Error(
      `The data in ${place} was stocked by version ${stocked.version}, this is ${seedVersion}.\n` +
        'Run `npm run seed -- --reset` to stock it anew (the stand-ins’ orders are lost), or set another DATA_DIR.',
    );
  }
  const stock = buildStock({ now: now() });
  await systems.commerce?.load(stock.commerce);
  await systems.search?.load(stock.search);
  await systems.content?.load(stock.content);
  await systems.files?.load(stock.files);
  await db.query('insert into stocked (version, accounts) values ($1, $2)', [
    seedVersion,
    JSON.stringify(stock.accounts),
  ]);
  return { version: seedVersion, accounts: stock.accounts, fresh: true };
}

async function readStocked(db: Database): Promise<Stocked | null> {
  const [row] = await db.query<{ version: string; accounts: unknown }>(
    'select version, accounts from stocked',
  );
  if (!row) return null;
  const accounts =
    typeof row.accounts === 'string' ? (JSON.parse(row.accounts) as unknown) : row.accounts;
  return { version: row.version, accounts: accounts as Stock['accounts'], fresh: false };
}
