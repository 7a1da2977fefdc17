import { processEnv } from '@/lib/config/process-env';
import { createAppApi } from './app-api/app';
import { isAllRight, recoveredLines } from './app-api/comparison/recover-books';
import { openServicesDatabase } from './database/open';
import { claimForRetailer } from './database/ownership';

/**
 * `npm run recover`: puts the services' books right after they were restored from a backup, before any service starts on them, and says what it did
 * (`docs/operations/restore.md`). Ends with 1 when something is left for people, and with 2 when it could not finish.
 */
async function run(): Promise<number> {
  const env = processEnv('services');
  const db = await openServicesDatabase(env);
  try {
    await claimForRetailer(db, { takesOverDemo: env.SHOP_ENV === 'production' });
    const { recover } = await createAppApi({ db, env });
    const recovered = await recover();
    for (const line of recoveredLines(recovered)) console.log(line);
    return isAllRight(recovered) ? 0 : 1;
  } finally {
    await db.close();
  }
}

try {
  process.exitCode = await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  console.error(
    'Not done. What was put right stays so; mend the fault and run this again before any service starts.',
  );
  process.exitCode = 2;
}
