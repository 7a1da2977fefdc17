import { percentOf, type Cents } from '@/lib/core/money';
import rates from './tax-rates-2026.json';

const byZip = new Map(
  rates.places.flatMap(({ percent, zips }) => zips.map((zip) => [zip, percent] as const)),
);
const byState = new Map<string, number>(Object.entries(rates.states));

/** The combined sales tax rate in percent where a recipient is: by ZIP, else the state's own rate, else none. */
export function taxPercent(state: string, zip: string): number {
  const ofState = byState.get(state.trim().toUpperCase());
  return ofState === undefined ? 0 : (byZip.get(zip.trim().slice(0, 5)) ?? ofState);
}

/** What of a shipment is taxed, in cents. */
export interface TaxBase {
  /** Goods that are taxed, charges of their options included. */
  taxable: Cents;
  /** Gift cards, whose sale is not taxed. */
  untaxed: Cents;
  /** Delivery or picking fee, handling and wired service: taxed in the share of the taxed goods. */
  fees: Cents;
}

/** The tax of one shipment in cents, rounded once, at the recipient's rate. */
export function shipmentTax(base: TaxBase, percent: number): Cents {
  const goods = base.taxable + base.untaxed;
  const taxedFees = goods === 0 ? 0 : (base.fees * base.taxable) / goods;
  return percentOf(base.taxable + taxedFees, percent);
}
