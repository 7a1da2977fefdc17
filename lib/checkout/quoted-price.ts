import type { Cents } from '@/lib/core/money';
import { deliveryMethods } from '@/lib/delivery/method';
import { outTheDoor, type OutTheDoor } from '@/lib/promise/out-the-door';

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

/** What a cart costs delivered, as the shop shows every price out the door. */
export function quotedPrice(quote: QuoteParts): OutTheDoor {
  const method = deliveryMethods.find((known) => known === quote.DeliveryMethod) ?? null;
  return outTheDoor(
    {
      merchandise: quote.Merchandise,
      assembly: quote.AssemblyCharges,
      placement: quote.PlacementCharges,
      delivery: quote.DeliveryFees,
      handling: quote.HandlingCharges,
      wireService: quote.WiredServiceCharges,
      runOrDayFee: 0,
      roadFee: 0,
      tax: quote.Tax,
      total: quote.Total,
      allIn: quote.DeliveryFees + quote.HandlingCharges + quote.WiredServiceCharges,
    },
    method,
  );
}
