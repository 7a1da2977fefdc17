import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { processEnv } from '@/lib/config/process-env';
import { now } from '@/lib/core/time/clock';
import { openServicesDatabase } from './database/open';
import { importInto } from './ledgers/opening/import-ledgers';

const help = `npm run import -- ledgers FILE.csv [--dry-run]

Brings the balances of a former system into the services' ledger: gift cards, Purple Perks, charge accounts (docs/operations/ledgers.md). A line that is
wrong is named, and nothing is written then. Can be stopped and run again: what is there is not opened twice.
Ends with 0 when all is there, 1 when it is not, 2 for a command it does not know.`;

/** `npm run import`: see `help`. Returns the exit code. */
async function run(args: readonly string[]): Promise<0 | 1 | 2> {
  const command = commandOf(args);
  if (!command) {
    console.error(help);
    return 2;
  }
  const text = await readFile(command.file, 'utf8').catch(() => null);
  if (text === null) {
    console.error(`There is no file ${command.file} that can be read.`);
    return 1;
  }
  const env = processEnv(['DATABASE_URL', 'DATA_DIR', 'LEDGER_URL', 'LEDGER_KEY']);
  if (env.LEDGER_URL) {
    console.error('LEDGER_URL is set: balances lie in that ledger, and are brought in there.');
    return 1;
  }
  const db = await openServicesDatabase(env);
  try {
    const done = await importInto(db, text, {
      isDryRun: command.isDryRun,
      takesOverDemo: env.SHOP_ENV === 'production',
      now: now(),
      say: console.log,
    });
    return done ? 0 : 1;
  } finally {
    await db.close();
  }
}

function commandOf(args: readonly string[]): { file: string; isDryRun: boolean } | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean' } },
    });
    const [what, file, ...more] = positionals;
    if (what !== 'ledgers' || file === undefined || more.length > 0) return null;
    return { file, isDryRun: values['dry-run'] ?? false };
  } catch {
    return null;
  }
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  console.error('Not done. What was opened stays so; mend the fault and run this again.');
  process.exitCode = 1;
}
