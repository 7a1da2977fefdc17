import { taxTableState } from '@/lib/promise/tax-table';
import { missing, risky, works, type Check } from './check';

/** Whether orders are taxed by a table of this year. Pure. */
export function taxCheck(now: Date): Check {
  const { year, state } = taxTableState(now);
  const todo = `Have the rates of ${year + 1} confirmed and put into lib/promise as the file of that year (decision 010).`;
  if (state === 'over')
    return missing(`Orders are taxed by the rates of ${year}, and that year is over.`, todo);
  return state === 'ending'
    ? risky(`Orders are taxed by the rates of ${year}, which ends soon.`, todo)
    : works(`Orders are taxed by the rates of ${year}.`);
}
