import type { Cents } from '@/lib/core/money';
import { feeLabel, methodLabel } from '@/lib/delivery/labels';
import { deliveryMethods } from '@/lib/delivery/method';
import { optionLines, over0, serviceNote, type FeeLine } from '@/lib/orders/line/charge-lines';

/** A price out the door: named parts that add up to the total, in cents. */
export interface OutTheDoor {
  /** "Local Delivery"; the way it goes there. */
  way: string;
  parts: FeeLine[];
  /** What the way itself costs, all in: fees, handling, wire service. */
  fee: Cents;
  total: Cents;
}

/** What the sum of a quote is called, beside the order's own "Total" and "Total so far". */
export const quoteTexts = {
  total: (zip: string, way: string) => `Total delivered to ${zip}${way && `, ${way}`}`,
};

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

/** A quote as the shop shows it, by the words of the order's summary: merchandise and tax always, other charges where there are some. */
export function outTheDoor(quote: QuoteParts): OutTheDoor {
  const method = deliveryMethods.find((known) => known === quote.DeliveryMethod);
  const delivery = {
    label: 'Delivery Fees',
    cents: quote.DeliveryFees + quote.WiredServiceCharges,
    ...serviceNote(quote.WiredServiceCharges),
  };
  return {
    way: method ? methodLabel(method) : '',
    parts: [
      { label: 'Merchandise', cents: quote.Merchandise },
      ...optionLines({ assembly: quote.AssemblyCharges, placement: quote.PlacementCharges }),
      ...over0([{ label: 'Handling Fee', cents: quote.HandlingCharges }]),
      ...(delivery.cents > 0 || (method && feeLabel(method)) ? [delivery] : []),
      { label: 'Tax', cents: quote.Tax },
    ],
    fee: delivery.cents + quote.HandlingCharges,
    total: quote.Total,
  };
}
