import { formatCents, type Cents } from '@/lib/core/money';
import type { LineSpec, OrderLine } from './order-line';

/** A line's price in its parts, in cents; they add up to `line.total`. */
export interface LineCharges {
  merchandise: Cents;
  assembly: Cents;
  placement: Cents;
}

/** Takes assembly and placement charges out of a line: options of specs so named, which the unit price contains (specification A3). */
export function lineCharges(line: Pick<OrderLine, 'specs' | 'quantity' | 'total'>): LineCharges {
  const charged = (suffix: string) =>
    line.specs
      .filter((spec) => spec.specID.endsWith(suffix))
      .reduce((sum, spec) => sum + spec.markup * (spec.once ? 1 : line.quantity), 0);
  const assembly = charged(assemblyCharge);
  const placement = charged(placementCharge);
  return { merchandise: line.total - assembly - placement, assembly, placement };
}

/** Whether a spec carries an assembly or placement charge, by the end of its ID. */
export function isCharge({ specID }: Pick<LineSpec, 'specID'>): boolean {
  return specID.endsWith(assemblyCharge) || specID.endsWith(placementCharge);
}

/** A charge as it was chosen; `markup` in cents, per unit unless `once`. */
export type ChosenCharge = Pick<LineSpec, 'name' | 'value' | 'markup' | 'once'>;

/** What a line says of a charge beside its price, which does not contain it: "Assembly: Put together for me, $15.00 each". */
export function chargeWords({ name, value, markup, once }: ChosenCharge): string {
  return markup > 0
    ? `${name}: ${value}, ${formatCents(markup)}${once ? '' : ' each'}`
    : `${name}: ${value}`;
}

const assemblyCharge = 'AssemblyCharge';
const placementCharge = 'PlacementCharge';
