import type { Cents } from '@/lib/core/money';
import type { OrderLine } from './order-line';

/** A line's price in its parts, in cents; they add up to `line.total`. */
export interface LineCharges {
  merchandise: Cents;
  assembly: Cents;
  placement: Cents;
}

/** Takes assembly and placement charges out of a line: options of specs so named, which the unit price contains (000 §3). */
export function lineCharges(line: Pick<OrderLine, 'specs' | 'quantity' | 'total'>): LineCharges {
  const charged = (suffix: string) => line.specs
    .filter((spec) => spec.specID.endsWith(suffix))
    .reduce((sum, spec) => sum + spec.markup * (spec.once ? 1 : line.quantity), 0);
  const assembly = charged('AssemblyCharge');
  const placement = charged('PlacementCharge');
  return { merchandise: line.total - assembly - placement, assembly, placement };
}
