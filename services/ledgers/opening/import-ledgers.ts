import { formatCents } from '@/lib/core/money';
import { type Store, storeOf } from '@/services/database/statements';
import type { LedgerKind } from '../account';
import { openBalances, planOpening, totalsOf, type OpeningTotals } from './open-accounts';
import { readOpeningBalances, type LineFault } from './opening-balance';
import { claimForRetailer } from '../../database/ownership';
import type { Database } from '../../database/database';
import { migrate, pendingSteps } from '../../database/migrate';
import { rehearse } from '../../database/rehearse';
import { inServices, migrations } from '../../schema';

const mostFaultsSaid = 200;
const kinds: Record<LedgerKind, string> = {
  'gift-card': 'Gift cards',
  'purple-perks': 'Purple Perks',
  'charge-account': 'Charge accounts',
};

/** What an import does besides opening accounts. */
export interface OpeningImport {
  isDryRun: boolean;
  now: Date;
  say(line: string): void;
}

/**
 * Brings the opening balances of a CSV text into the ledger, and says line by line what is wrong and in totals what is done. With a fault anywhere
 * nothing is written. Returns whether all is in the ledger, or would be. Repeatable: what is there is not opened again.
 */
export async function importLedgers(
  store: Store,
  text: string,
  { isDryRun, now, say }: OpeningImport,
): Promise<boolean> {
  const { balances, faults } = readOpeningBalances(text);
  const plan =
    faults.length === 0 ? await planOpening(store, balances) : { fresh: [], there: [], faults };
  if (plan.faults.length > 0) {
    sayFaults(plan.faults, say);
    return false;
  }
  const [fresh, there] = [totalsOf(plan.fresh), totalsOf(plan.there)];
  say(isDryRun ? 'Would be opened:' : 'To be opened:');
  sayTotals(fresh, say);
  say('There already:');
  sayTotals(there, say);
  if (isDryRun) {
    say('Nothing was written (--dry-run).');
    return true;
  }
  let opened = 0;
  await openBalances(store, plan.fresh, now, (count) => {
    opened += count;
    say(`Opened ${opened} of ${plan.fresh.length}.`);
  });
  say('Done.');
  return true;
}

function sayFaults(faults: readonly LineFault[], say: OpeningImport['say']): void {
  for (const { line, fault } of faults.slice(0, mostFaultsSaid)) say(`Line ${line}: ${fault}`);
  if (faults.length > mostFaultsSaid) say(`… and ${faults.length - mostFaultsSaid} more.`);
  say(
    `${faults.length} ${faults.length === 1 ? 'line is' : 'lines are'} not right. Nothing was written: mend the file and run this again.`,
  );
}

function sayTotals(totals: OpeningTotals, say: OpeningImport['say']): void {
  const lines = Object.entries(totals) as [LedgerKind, OpeningTotals[LedgerKind]][];
  for (const [kind, { count, cents }] of lines)
    say(`  ${kinds[kind].padEnd(16)}${String(count).padStart(8)}  ${formatCents(cents)}`);
}

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
