import { giftCardSpecs } from '@/lib/catalogue/gift-card';
import type { OrderLine } from '@/lib/orders/line/order-line';
import { isSeat } from '@/lib/orders/seat';
import type { LinePlan } from '../order/write-lines';

type Placed = Pick<OrderLine, 'id' | 'productID' | 'specs' | 'xp' | 'productXp' | 'address'>;

/**
 * The line that a line becomes equal to when it joins `companion`: same product and options, recipient, day, way and words; `undefined` when there is none.
 * Gift cards are never equal, since each has its own amount and reader.
 */
export function equalLine<Line extends Placed>(
  line: Placed,
  plan: LinePlan,
  companion: Placed,
  lines: readonly Line[],
): Line | undefined {
  if (
    isSeat(line) ||
    line.specs.some(
      ({ specID }) => specID === giftCardSpecs.amount || specID === giftCardSpecs.email,
    )
  )
    return undefined;
  return lines.find(
    (other) =>
      other.id !== line.id &&
      other.productID === line.productID &&
      !isSeat(other) &&
      options(other) === options(line) &&
      JSON.stringify(other.address) === JSON.stringify(companion.address) &&
      words.every(
        (name) => JSON.stringify(other.xp[name] ?? null) === JSON.stringify(plan.xp[name] ?? null),
      ),
  );
}

const words = [
  'DeliveryMethod',
  'RequestedDeliveryDate',
  'TimePreference',
  'CardMessage',
  'DeliveryNote',
  'StoreID',
] as const;

function options({ specs }: Placed): string {
  return JSON.stringify(
    specs.map(({ specID, optionID, value }) => [specID, optionID ?? value]).sort(),
  );
}
