import { parseEnv } from '@/lib/config/env';
import type { Database } from '@/lib/database/database';
import { openDatabase } from '@/lib/database/open';
import { ensureStock } from '../back-end/stocking';
import { createSystems } from '../back-end/systems';
import { seedArguments, type SeedArguments } from './arguments';
import { enlarge } from './enlarge';

/** Stocks the data without starting the shop; how far it is goes to stderr. */
async function seed({ reset, size }: SeedArguments): Promise<void> {
  const started = performance.now();
  const tell = (text: string) => process.stderr.write(`${text} (${((performance.now() - started) / 1000).toFixed(1)} s)\n`);
  const env = parseEnv(process.env);
  const db = await openDatabase({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL });
  try {
    if (reset) await empty(db);
    const systems = await createSystems(db, env);
    const { version } = await ensureStock(db, systems, env);
    tell('The shop is stocked');
    if (size !== null) await enlarge(systems, size, (products) => tell(`${products.toLocaleString('en-US')} of ${size.toLocaleString('en-US')} products`));
    await systems.mail.close();
    console.log(`Stocked with version ${version}.`);
  } finally {
    await db.close();
  }
}

/** Drops every schema that is not the engine's own. */
async function empty(db: Database): Promise<void> {
  const schemas = await db.query<{ name: string }>(
    `select quote_ident(nspname) as name from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'`,
  );
  for (const { name } of schemas) await db.query(`drop schema ${name} cascade`);
  await db.query('create schema public');
}

try {
  await seed(seedArguments(process.argv.slice(2)));
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
