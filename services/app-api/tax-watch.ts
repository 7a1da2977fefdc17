import { log } from '@/lib/core/log';
import { now } from '@/lib/core/time/clock';
import { taxTableState } from '@/lib/promise/tax-table';
import { every, type Loop } from '../loop';
import { renewRates, type RateWork } from '../tax/renew-rates';

const dayMs = 24 * 60 * 60 * 1000;
const quarterMs = 15 * 60 * 1000;

/**
 * Looks after the rates of tax. By the table in the source: whether it still holds, at start and once a day, and says so in the log when its year is over. With
 * TAX=avatax: fetches those of the Chicago day, at start and when it begins, and asks again every quarter of an hour until they came.
 */
export function taxWatch(work: RateWork): Loop {
  return work.env.TAX === 'avatax'
    ? every(quarterMs, () => renewRates(work), 'tax rates')
    : every(dayMs, sayWhenOver, 'tax watch');
}

function sayWhenOver(): Promise<void> {
  const { year, state } = taxTableState(now());
  if (state === 'over')
    log('warn', 'tax rates are of a year that is over', { detail: String(year) });
  return Promise.resolve();
}
