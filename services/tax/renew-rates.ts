import type { Env } from '@/lib/config/env';
import { errorWords } from '@/lib/core/errors/error-words';
import { log } from '@/lib/core/log';
import { chicagoDate, type ChicagoDate } from '@/lib/core/time/chicago-time';
import { now } from '@/lib/core/time/clock';
import { taxRatesFile, type KeptRates, type TaxRates } from '@/lib/delivery/tax-rates';
import { tableRates, taxedStates, taxTableState } from '@/lib/promise/tax-table';
import { callAvatax } from '../upstream/avatax';
import type { FileWriter } from '../upstream/file-writer';
import { readKeptRates } from '../upstream/tax-rates';
import { ratesInFile, rateFault } from './vendor-rates';
import { every, type Loop } from '../loop';

/** What rates are renewed with. */
interface RateWork {
  env: Env;
  files: Pick<FileWriter, 'put'>;
  /** Called when other rates were written. */
  onWritten(): void;
}

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

/**
 * Fetches the rates of the Chicago day from AvaTax, unless they have been, and keeps them (decision 171). What cannot be believed, or does not come, leaves the rates
 * of the day before, with a warning in the log. Returns whether today's rates are kept now. Throws where the storage does not answer.
 */
export async function renewRates({ env, files, onWritten }: RateWork): Promise<boolean> {
  const today = chicagoDate(now());
  const states = taxedStates(env.TAX_STATES);
  const read = await readKeptRates(env);
  const before = read === 'unreadable' ? null : read;
  if (before && isOf(before, today, states)) return true;
  const keep = (why: string) => {
    log('warn', 'tax rates not renewed', { upstream: 'tax', detail: why });
    return false;
  };
  const next: TaxRates = { states: {} };
  for (const state of states) {
    const text = await fileOf(env, state, today).catch((error: unknown) => error as Error);
    if (text instanceof Error) return keep(errorWords(text));
    const rates = ratesInFile(text, state);
    if (!rates.ok) return keep(`the file of ${state}: ${rates.error}`);
    next.states[state] = rates.value;
  }
  const why = rateFault(next, before ?? tableRates);
  if (why) return keep(why);
  const kept: KeptRates = { fetchedAt: now().toISOString(), ...next };
  await files.put(taxRatesFile, JSON.stringify(kept));
  onWritten();
  log('info', 'tax rates renewed', {
    detail: states.map((state) => `${state} ${zipsOf(next, state)}`).join(', '),
  });
  return true;
}

/** Whether rates were fetched on a Chicago day, for these states. */
function isOf(kept: KeptRates, day: ChicagoDate, states: readonly string[]): boolean {
  const keptStates = Object.keys(kept.states);
  return (
    chicagoDate(new Date(kept.fetchedAt)) === day &&
    keptStates.length === states.length &&
    states.every((state) => keptStates.includes(state))
  );
}

function zipsOf({ states }: TaxRates, state: string): number {
  return Object.keys(states[state]?.zips ?? {}).length;
}

/** `GET /api/v2/taxratesbyzipcode/download/{date}?region=MN`: CSV, a row per ZIP. Throws `UpstreamError`. */
function fileOf(env: Env, state: string, day: ChicagoDate): Promise<string> {
  return callAvatax(env, {
    operation: 'rates',
    path: `/taxratesbyzipcode/download/${day}?region=${state}`,
  });
}
