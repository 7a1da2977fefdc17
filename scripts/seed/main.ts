import { processEnv } from '@/lib/config/process-env';
import { openDatabase } from '@/services/database/open';
import { claimForStandIns } from '@/services/database/ownership';
import { ensureStock } from '../back-end/stocking';
import { standInNames } from '@/lib/config/stand-ins';
import { createStandIns } from '../back-end/systems';
import { seedArguments, type SeedArguments } from './arguments';
import { empty } from './empty';
import { enlarge } from './enlarge';

/** Stocks the data without starting the shop; how far it is goes to stderr. */
async function seed({ reset, size }: SeedArguments): Promise<void> {
  const started = performance.now();
  const tell = (text: string) =>
    process.stderr.write(`${text} (${((performance.now() - started) / 1000).toFixed(1)} s)\n`);
  if (process.env.SHOP_ENV === 'production')
    throw new Error(
      'SHOP_ENV is production: nothing is stocked and nothing reset there. Nothing was changed.',
    );
  const env = processEnv();
  const db = await openDatabase({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL });
  try {
    await claimForStandIns(db, { embedded: !env.DATABASE_URL });
    if (reset) await empty(db, env);
    const systems = await createStandIns(standInNames, db, env);
    const { version } = await ensureStock(db, systems, env);
    tell('The shop is stocked');
    if (size !== null)
      await enlarge(systems, size, (products) =>
        tell(`${products.toLocaleString('en-US')} of ${size.toLocaleString('en-US')} products`),
      );
    await systems.mail.close();
    console.log(`Stocked with version ${version}.`);
  } finally {
    await db.close();
  }
}

try {
  await seed(seedArguments(process.argv.slice(2)));
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
