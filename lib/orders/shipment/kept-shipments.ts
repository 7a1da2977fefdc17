import type { Order } from 'ordercloud-javascript-sdk';
import { toCents, toDollars } from '@/lib/core/money';

/** What an order keeps of one of its shipments at the commerce platform (`xp.Shipments`), in dollars as the vendors write them. */
export interface KeptShipment {
  LineItemIDs?: string[];
  Cost?: number;
  HandlingCharges?: number;
  WiredServiceFees?: number;
  Status?: string;
}

/** What an order itself keeps of its shipments. */
export function keptShipments({ xp }: Pick<Order, 'xp'>): KeptShipment[] {
  return ((xp ?? {}) as { Shipments?: KeptShipment[] }).Shipments ?? [];
}

const charges = ['Cost', 'HandlingCharges', 'WiredServiceFees'] as const;

/**
 * What the shipment that some of an order's lines make now has of what is kept of its shipments, which may be divided or joined by now (decision 162): charges
 * and status go with the first line of a kept shipment, so that the order's sums stay. `present` are all lines of the order; `null` where nothing kept
 * has these lines.
 */
export function inheritedShipment(
  lineIDs: readonly string[],
  kept: readonly KeptShipment[],
  present: readonly string[],
): KeptShipment | null {
  const related = kept.filter(({ LineItemIDs = [] }) =>
    LineItemIDs.some((id) => lineIDs.includes(id)),
  );
  if (related.length === 0) return null;
  const heirTo = related.filter(({ LineItemIDs = [] }) =>
    lineIDs.includes(LineItemIDs.find((id) => present.includes(id)) ?? ''),
  );
  const sharedCharges = charges.filter((charge) =>
    related.some((each) => each[charge] !== undefined),
  );
  const sum = (charge: (typeof charges)[number]) =>
    toDollars(heirTo.reduce((all, each) => all + toCents(each[charge] ?? 0), 0));
  return {
    ...heirTo[0],
    LineItemIDs: [...lineIDs],
    ...Object.fromEntries(sharedCharges.map((charge) => [charge, sum(charge)])),
  };
}
