import { claimForRetailer } from '../../database/ownership';
import type { Database } from '../../database/database';
import { migrate } from '../../database/migrate';
import { rehearse } from '../../database/rehearse';
import { storeOf } from '../../database/statements';
import { inServices, migrations } from '../../schema';
import { importLedgers, type OpeningImport } from './import-ledgers';

/**
 * Brings the opening balances of a CSV text into the services' database, which is claimed and has its tables first. A dry run leaves the database as it was,
 * empty where it was empty. Answers what `importLedgers` answers.
 */
export function importInto(
  db: Database,
  text: string,
  { takesOverDemo, ...how }: OpeningImport & { takesOverDemo: boolean },
): Promise<boolean> {
  const run = async (open: Database) => {
    await claimForRetailer(open, { takesOverDemo });
    await migrate(open, 'services', migrations, inServices);
    return importLedgers(storeOf(open), text, how);
  };
  return how.isDryRun ? rehearse(db, run) : run(db);
}
