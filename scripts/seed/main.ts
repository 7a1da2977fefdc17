import { parseEnv } from '@/lib/config/env';
import { openDatabase } from '@/lib/database/open';
import { ensureStock } from '../back-end/stocking';
import { createSystems } from '../back-end/systems';

/** Stocks the data without starting the shop; `--reset` throws away what is there first, orders included. */
async function seed(reset: boolean): Promise<void> {
  const env = parseEnv(process.env);
  const db = await openDatabase({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL });
  try {
    if (reset) {
      await db.query('drop schema public cascade');
      await db.query('create schema public');
    }
    const systems = await createSystems(db, env);
    const { version } = await ensureStock(db, systems, env);
    await systems.mail.close();
    console.log(`Stocked with version ${version}.`);
  } finally {
    await db.close();
  }
}

try {
  await seed(process.argv.includes('--reset'));
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
