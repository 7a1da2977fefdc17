import { createHash } from 'node:crypto';
import { recipientKey } from '@/lib/orders/group-shipments';
import type { OrderLine } from '@/lib/orders/line/order-line';
import { z } from 'zod';

/** Fingerprint of what is ordered: lines, prices, options, recipients, dates and cards, whatever the order of the lines. */
export function orderHash(lines: readonly OrderLine[]): string {
  const facts = lines.map((line) =>
    JSON.stringify([
      line.id,
      line.productID,
      line.quantity,
      line.unitPrice,
      line.total,
      line.specs.map((spec) => `${spec.specID}=${spec.optionID ?? spec.value}`).sort(),
      recipientKey(line),
      line.xp.DeliveryMethod ?? null,
      line.xp.RequestedDeliveryDate ?? null,
      line.xp.TimePreference ?? null,
      cardLines(line),
      line.xp.DeliveryNote ?? null,
    ]),
  );
  return createHash('sha256').update(facts.sort().join('\n')).digest('hex');
}

function cardLines(line: OrderLine): (string | null)[] {
  const card = line.xp.CardMessage;
  return [card?.line1, card?.line2, card?.line3, card?.line4].map((text) => text ?? null);
}

/** What `orderHash` makes: SHA-256 in hexadecimal. */
export const orderHashSchema = z.string().regex(/^[0-9a-f]{64}$/);
