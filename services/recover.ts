import { join } from 'node:path';
import { processEnv } from '@/lib/config/process-env';
import { createAppApi } from './app-api/app';
import { openDatabase } from './database/open';
import { claimForRetailer } from './database/ownership';

/**
 * `npm run recover`: puts the services' books right after they were restored from a backup, before any service starts on them, and says what it did
 * (`docs/operations/restore.md`). Ends with 1 when something is left for people.
 */
async function run(): Promise<number> {
  const env = processEnv('services');
  const db = await openDatabase({
    dataDir: join(env.DATA_DIR, 'services'),
    databaseUrl: env.DATABASE_URL,
  });
  try {
    await claimForRetailer(db, { takesOverDemo: env.SHOP_ENV === 'production' });
    const { recover } = await createAppApi({ db, env });
    const { putBack, held, mailsSent, letGo } = await recover();
    console.log(`Orders put back: ${putBack.length}.`);
    console.log(`Waiting mails that had gone out: ${mailsSent}.`);
    console.log(`Authorizations of lost tries let go: ${letGo}.`);
    const short = putBack.filter(({ missing }) => missing.length > 0);
    for (const { orderID, missing } of short)
      console.log(
        `Not in the ledgers, to be booked by hand: ${missing.join(', ')} of order ${orderID}.`,
      );
    if (held.length > 0)
      console.log(`Held, for nothing shows that they were paid: ${held.join(', ')}.`);
    return short.length + held.length > 0 ? 1 : 0;
  } finally {
    await db.close();
  }
}

try {
  process.exitCode = await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
