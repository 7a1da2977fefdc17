import type { Cents } from '@/lib/core/money';
import { methodLabel } from '@/lib/delivery/labels';
import { deliveryMethods } from '@/lib/delivery/method';

/** A price out the door: named parts that add up to the total, in cents. */
export interface OutTheDoor {
  /** "Local Delivery"; the way it goes there. */
  way: string;
  parts: { name: string; cents: Cents }[];
  total: Cents;
}

/** A quote of the App API with its amounts in cents. */
interface QuoteParts {
  DeliveryMethod: string;
  Merchandise: Cents;
  AssemblyCharges: Cents;
  PlacementCharges: Cents;
  DeliveryFees: Cents;
  HandlingCharges: Cents;
  WiredServiceCharges: Cents;
  Tax: Cents;
  Total: Cents;
}

/** A quote as the shop shows it: merchandise, delivery and tax always, other charges where there are some. */
export function outTheDoor(quote: QuoteParts): OutTheDoor {
  const method = deliveryMethods.find((known) => known === quote.DeliveryMethod);
  const optional = [
    ['Assembly', quote.AssemblyCharges], ['Placement', quote.PlacementCharges], ['Handling Fee', quote.HandlingCharges], ['Wire Service', quote.WiredServiceCharges],
  ] as const;
  return {
    way: method ? methodLabel(method) : '',
    parts: [
      { name: 'Merchandise', cents: quote.Merchandise },
      ...optional.filter(([, cents]) => cents > 0).map(([name, cents]) => ({ name, cents })),
      { name: 'Delivery Fees', cents: quote.DeliveryFees },
      { name: 'Tax', cents: quote.Tax },
    ],
    total: quote.Total,
  };
}
