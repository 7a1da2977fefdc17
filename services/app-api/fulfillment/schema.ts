import { fulfillmentParts, type FulfillmentParts } from '@/lib/orders/fulfillment-schema';
import { cardLineProblem } from '@/lib/orders/card-message';

/** `PUT /api/order/{id}/lineitems`: where, when and how lines go, or how many units move (specification A7). */
export const fulfillmentSchema = fulfillmentParts;

export type FulfillmentOrder = FulfillmentParts;

/** The first card line the printer refuses (`CardMessage.line2`), or `null`. */
export function refusedCardLine(card: FulfillmentOrder['CardMessage']): string | null {
  const wrong = Object.entries(card ?? {}).find(
    ([, line]) => line !== undefined && cardLineProblem(line) !== null,
  );
  return wrong ? `CardMessage.${wrong[0]}` : null;
}
