import type { Env } from '@/lib/config/env';
import { keptRatesSchema, taxRatesFile } from '@/lib/delivery/tax-rates';
import { taxedStates, taxTableState } from '@/lib/promise/tax-table';
import { askAgain } from '../said-nothing';
import { avataxCheck, companyCheck } from './avatax';
import { missing, risky, works, type Check } from './check';

const timeoutMs = 10_000;
const hourMs = 60 * 60 * 1000;
/** Rates are fetched when a Chicago day begins: what is older than a day and a night did not come. */
const oldAfterHours = 36;
const outdatedAfterHours = 31 * 24;

type TaxEnv = Pick<
  Env,
  | 'TAX'
  | 'TAX_STATES'
  | 'FILES_URL'
  | 'AVATAX_URL'
  | 'AVATAX_ACCOUNT_ID'
  | 'AVATAX_LICENSE_KEY'
  | 'AVATAX_COMPANY_CODE'
>;

/** By which rates orders are taxed: a table of this year, or those of AvaTax, fetched lately, of a company that is there. */
export async function examineTax(env: TaxEnv, now: Date): Promise<Check[]> {
  if (env.TAX === 'table') return [taxCheck(now)];
  const entry = await avataxCheck(env, 'rates are not renewed, and sales wait to be recorded');
  const rates = await keptRatesText(env).catch((error: unknown) => error as Error);
  return [
    entry,
    ...(entry.state === 'works' ? [await companyCheck(env)] : []),
    ...(rates instanceof Error
      ? [missing(`${taxRatesFile} could not be read: ${rates.message}`, askAgain)]
      : ratesChecks(rates, taxedStates(env.TAX_STATES), now)),
  ];
}

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

/** What the kept rates (the text of `tax-rates.json`; `null` where there is none) are good for. Pure. */
export function ratesChecks(text: string | null, states: readonly string[], now: Date): Check[] {
  const todo =
    'Let the services run with TAX=avatax, and read why in their log: `tax rates not renewed`.';
  if (text === null)
    return [risky('No rates were ever fetched: the table is used.', todo), taxCheck(now)];
  const kept = keptRatesSchema.safeParse(json(text));
  if (!kept.success) return [missing(`${taxRatesFile} holds no rates: nothing can be sold.`, todo)];
  const { fetchedAt, states: ratesOf } = kept.data;
  const lacks = states.filter((state) => !ratesOf[state]);
  if (lacks.length > 0)
    return [
      missing(`The rates of ${lacks.join(', ')} were not fetched: no tax is taken there.`, todo),
    ];
  const hours = (now.getTime() - Date.parse(fetchedAt)) / hourMs;
  const says = `Rates of ${states.join(', ')} were last fetched at ${fetchedAt}.`;
  if (hours > outdatedAfterHours) return [missing(says, todo)];
  return [hours > oldAfterHours ? risky(says, todo) : works(says)];
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The text of the kept rates; `null` where there are none. Throws where the store does not say. */
async function keptRatesText({ FILES_URL }: TaxEnv): Promise<string | null> {
  const answer = await fetch(`${FILES_URL}/${taxRatesFile}?guid=${crypto.randomUUID()}`, {
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`the file store answers ${answer.status}.`);
  return answer.text();
}
