import { statesOfZip } from '@/lib/address/verification/zip-states';
import { chicagoDate } from '@/lib/core/time/chicago-time';
import type { TaxRates } from '@/lib/delivery/tax-rates';
import table from './tax-rates-2026.json';

const year = Number(table.effective.slice(0, 4));
const dayMs = 24 * 60 * 60 * 1000;
/** How long before its end a table is told of. */
const noticeDays = 31;

const places = table.places.flatMap(({ percent, zips }) =>
  zips.map((zip) => [zip, percent] as const),
);

/** The rates of the table in the source (decision 010): what is taxed by where no vendor tells any. */
export const tableRates: TaxRates = {
  states: Object.fromEntries(
    Object.entries(table.states).map(([state, percent]) => [
      state,
      {
        percent,
        zips: Object.fromEntries(places.filter(([zip]) => statesOfZip(zip).includes(state))),
      },
    ]),
  ),
};

/** The states the retailer collects in: those that are named (TAX_STATES), else those of the table. */
export function taxedStates(named: readonly string[]): readonly string[] {
  return named.length > 0 ? named : Object.keys(tableRates.states);
}

/** Whether the table of tax rates (decision 010) holds in Chicago's year: `ending` in its last month, `over` once its year is. */
export function taxTableState(now: Date): { year: number; state: 'good' | 'ending' | 'over' } {
  const yearOf = (at: Date) => Number(chicagoDate(at).slice(0, 4));
  if (yearOf(now) > year) return { year, state: 'over' };
  const soon = new Date(now.getTime() + noticeDays * dayMs);
  return { year, state: yearOf(soon) > year ? 'ending' : 'good' };
}
