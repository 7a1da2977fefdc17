import type { Cents } from '@/lib/core/money';
import type { DeliveryFacts } from '@/lib/delivery/delivery-facts';
import type { DeliveryItem } from '@/lib/delivery/item';
import { methodFor } from '@/lib/delivery/ways/ways';
import { localDeliveryFees, shipmentCost, type HandledGoods } from '@/lib/delivery/shipment-cost';

/** What delivery costs all in while nobody has said where it goes, in cents. */
export interface Envelope {
  /** In the Twin Cities, from the nearest band to the farthest; `null` where the goods do not go there. */
  local: { from: Cents; to: Cents } | null;
  /** To the other states; `null` where the goods do not travel. */
  far: Cents | null;
}

/** The least and the most delivery of goods costs, by the ways their destinations would lead to (specification A3, A4). */
export function envelope(
  items: readonly DeliveryItem[],
  goods: readonly HandledGoods[],
  facts: Pick<DeliveryFacts, 'settings' | 'cities'>,
): Envelope {
  const costOf = (local: boolean) => {
    const way = methodFor(items, { local });
    return way && { method: way, ...shipmentCost({ method: way, zip: '', goods }, facts) };
  };
  const [near, far] = [costOf(true), costOf(false)];
  const bands = localDeliveryFees(facts.settings);
  return {
    local: near && {
      from: near.method === 'LocalDelivery' ? near.cost - near.fee + Math.min(...bands) : near.cost,
      to: near.method === 'LocalDelivery' ? near.cost - near.fee + Math.max(...bands) : near.cost,
    },
    far: far && far.cost,
  };
}
