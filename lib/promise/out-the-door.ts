import type { Cents } from '@/lib/core/money';
import { type DeliveryMethod, feeLabel, methodLabel } from '@/lib/delivery/method';
import {
  feesInOrder,
  includedNote,
  optionLines,
  over0,
  type FeeLine,
} from '@/lib/orders/line/charge-lines';
import type { PromisePrice } from './promise';

/** A price out the door: named parts that add up to the total, in cents. */
export interface OutTheDoor {
  /** "Local Delivery"; the way it goes there. */
  way: string;
  parts: FeeLine[];
  /** What the way itself costs, all in: fees, handling, wire service. */
  fee: Cents;
  total: Cents;
}

/** What the sum is called, beside the order's own "Total" and "Total so far". */
export const outTheDoorTexts = {
  total: (zip: string, way: string) => `Total delivered to ${zip}${way && `, ${way}`}`,
};

/** The parts of a price as the shop shows them, by the words of the order's summary: merchandise and tax always, other charges where there are some. */
export function outTheDoor(price: PromisePrice, method: DeliveryMethod | null): OutTheDoor {
  const delivery = {
    label: 'Delivery Fees',
    cents: price.allIn - price.handling + price.roadFee,
    ...includedNote(price.wireService, price.runOrDayFee),
  };
  return {
    way: method ? methodLabel(method) : '',
    parts: [
      { label: 'Merchandise', cents: price.merchandise },
      ...optionLines(price),
      ...feesInOrder({
        handling: over0([{ label: 'Handling Fee', cents: price.handling }]),
        delivery: delivery.cents > 0 || (method && feeLabel(method)) ? [delivery] : [],
      }),
      { label: 'Tax', cents: price.tax },
    ],
    fee: price.allIn,
    total: price.total,
  };
}
