import { chicagoDate } from '@/lib/core/time/chicago-time';
import rates from './tax-rates-2026.json';

const year = Number(rates.effective.slice(0, 4));
const dayMs = 24 * 60 * 60 * 1000;
/** How long before its end a table is told of. */
const noticeDays = 31;

/** Whether the table of tax rates (decision 010) holds in Chicago's year: `ending` in its last month, `over` once its year is. */
export function taxTableState(now: Date): { year: number; state: 'good' | 'ending' | 'over' } {
  const yearOf = (at: Date) => Number(chicagoDate(at).slice(0, 4));
  if (yearOf(now) > year) return { year, state: 'over' };
  const soon = new Date(now.getTime() + noticeDays * dayMs);
  return { year, state: yearOf(soon) > year ? 'ending' : 'good' };
}
