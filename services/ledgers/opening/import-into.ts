import { claimForRetailer } from '../../database/ownership';
import type { Database } from '../../database/database';
import { migrate, pendingSteps } from '../../database/migrate';
import { rehearse } from '../../database/rehearse';
import { storeOf } from '../../database/statements';
import { inServices, migrations } from '../../schema';
import { importLedgers, type OpeningImport } from './import-ledgers';

/**
 * Brings the opening balances of a CSV text into the services' database, which is claimed and has its tables first. A dry run leaves the database as it was,
 * empty where it was empty. Returns what `importLedgers` returns, and `false` for a dry run while the tables are of an older release.
 */
export async function importInto(
  db: Database,
  text: string,
  { takesOverDemo, ...how }: OpeningImport & { takesOverDemo: boolean },
): Promise<boolean> {
  const run = async (open: Database) => {
    await claimForRetailer(open, { takesOverDemo });
    await migrate(open, 'services', migrations, inServices);
    return importLedgers(storeOf(open), text, how);
  };
  if (!how.isDryRun) return run(db);
  const pending = await pendingSteps(db, 'services', migrations, inServices);
  // Nobody else is at a database without tables.
  if (pending === null) return rehearse(db, run);
  await rehearse(db, (open) => claimForRetailer(open, { takesOverDemo }));
  if (pending.length === 0) return importLedgers(storeOf(db), text, how);
  how.say(
    'The tables are of an older release, and a shop may be using them: run `npm run migrate` first, then this again. Nothing was checked or written.',
  );
  return false;
}
