import { isZip } from '@/lib/core/zip';
import { err, ok, type Result } from '@/lib/core/result';
import { mostPercent, type TaxRates } from '@/lib/delivery/tax-rates';
import { readCsv } from '../read-csv';

type StateRates = TaxRates['states'][string];

const columns = [
  'ZIP_CODE',
  'STATE_ABBREV',
  'STATE_SALES_TAX',
  'TOTAL_SALES_TAX',
  'TAX_SHIPPING_AND_HANDLING_TOGETHER',
] as const;

type Row = Record<(typeof columns)[number], string>;

/**
 * The rates of one state in AvaTax's file of rates by ZIP (decision 171). A ZIP that is listed several times, for its counties and cities, has the lowest of
 * its rates: what the Streamlined Sales Tax Agreement asks of who knows five digits alone. Fees are not taxed where no row of the state says that
 * shipping and handling are. An error says what is wrong with the file. Pure.
 */
export function ratesInFile(text: string, state: string): Result<StateRates, string> {
  const records = readCsv(text);
  if (!records.ok) return err(`line ${records.error} is no CSV`);
  const [head, ...lines] = records.value;
  const places = columns.map((column) => head?.fields.indexOf(column) ?? -1);
  const lacks = columns.filter((_, index) => (places[index] ?? -1) < 0);
  if (lacks.length > 0) return err(`it has no column ${lacks.join(', ')}`);
  const rows = lines
    .map(({ line, fields }) => ({ line, row: rowOf(fields, places) }))
    .filter(({ row }) => row.STATE_ABBREV === state);
  if (rows.length === 0) return err(`it has no ZIP of ${state}`);
  const zips: Record<string, number> = {};
  let percent = mostPercent;
  for (const { line, row } of rows) {
    const [own, total] = [percentOf(row.STATE_SALES_TAX), percentOf(row.TOTAL_SALES_TAX)];
    if (own === null || total === null) return err(`line ${line} has a rate that cannot be`);
    if (!isZip(row.ZIP_CODE)) return err(`line ${line} has a ZIP that cannot be`);
    zips[row.ZIP_CODE] = Math.min(zips[row.ZIP_CODE] ?? mostPercent, total);
    percent = Math.min(percent, own);
  }
  const taxesFees = rows.some(({ row }) => row.TAX_SHIPPING_AND_HANDLING_TOGETHER === 'Y');
  return ok({ percent, zips, ...(taxesFees ? {} : { untaxedFees: true }) });
}

function rowOf(fields: readonly string[], places: readonly number[]): Row {
  return Object.fromEntries(
    columns.map((column, index) => [column, (fields[places[index] ?? -1] ?? '').trim()]),
  ) as Row;
}

/** A share as the vendor writes it (`0.090250`) in percent, exact to its sixth place; `null` for what can be no sales tax. */
function percentOf(share: string): number | null {
  if (!/^(0|1)?(\.\d+)?$/.test(share) || share === '') return null;
  const percent = Math.round(Number(share) * 1e6) / 1e4;
  return percent <= mostPercent ? percent : null;
}

/**
 * Why new rates are implausible after those of the day before: fewer than half of a state's ZIPs, or no tax where there was one. `null` where they are
 * plausible; a state without earlier rates is not compared. Pure.
 */
export function rateFault(next: TaxRates, before: TaxRates): string | null {
  const highest = ({ percent, zips }: StateRates) => Math.max(percent, ...Object.values(zips));
  for (const [state, rates] of Object.entries(next.states)) {
    const ratesBefore = before.states[state];
    if (!ratesBefore) continue;
    const [count, was] = [Object.keys(rates.zips).length, Object.keys(ratesBefore.zips).length];
    if (count * 2 < was) return `${state} has ${count} ZIPs, and had ${was}`;
    if (highest(rates) === 0 && highest(ratesBefore) > 0) return `${state} has no tax, and had one`;
  }
  return null;
}
