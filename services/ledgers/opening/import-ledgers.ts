import { formatCents } from '@/lib/core/money';
import type { Store } from '@/services/database/statements';
import type { LedgerKind } from '../account';
import { openBalances, planOpening, totalsOf, type OpeningTotals } from './open-accounts';
import { readOpeningBalances, type LineFault } from './opening-balance';

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
