import { parseArgs } from 'node:util';
import { processEnv } from '@/lib/config/process-env';
import { migrate } from './database/migrate';
import { openServicesDatabase } from './database/open';
import { claimForRetailer } from './database/ownership';
import { inServices, migrations } from './schema';

/** `npm run migrate [-- --contract]`: brings the services' schema up to date and says what was run and what waits. */
async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { contract: { type: 'boolean' } } });
  const env = processEnv(['DATABASE_URL', 'DATA_DIR']);
  const db = await openServicesDatabase(env);
  try {
    await claimForRetailer(db, { takesOverDemo: env.SHOP_ENV === 'production' });
    const { applied, waiting } = await migrate(db, 'services', migrations, {
      ...inServices,
      contract: values.contract,
    });
    console.log(applied.length > 0 ? `Run: ${applied.join(', ')}.` : 'Nothing to run.');
    if (waiting.length > 0)
      console.log(
        `Waiting until no process of the release before runs: ${waiting.join(', ')}.\nThen: npm run migrate -- --contract`,
      );
  } finally {
    await db.close();
  }
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
