import { log } from '@/lib/core/log';
import { now } from '@/lib/core/time/clock';
import { taxTableState } from '@/lib/promise/tax-table';
import { every, type Loop } from '../loop';

const dayMs = 24 * 60 * 60 * 1000;

/** Looks at start and once a day whether the table of tax rates still holds, and says so in the log when its year is over. */
export function taxWatch(): Loop {
  return every(dayMs, sayWhenOver, 'tax watch');
}

function sayWhenOver(): Promise<void> {
  const { year, state } = taxTableState(now());
  if (state === 'over')
    log('warn', 'tax rates are of a year that is over', { detail: String(year) });
  return Promise.resolve();
}
