import {
  shipmentSteps,
  type ShipmentLife,
  type ShipmentState,
} from '@/lib/orders/shipment/shipment-life';
import type { ShipmentGroup } from '@/lib/orders/group-shipments';

/** A shipment that may still move. */
export interface OpenShipment {
  orderID: string;
  group: ShipmentGroup;
  life: ShipmentLife;
}

/** Something that the day brings. */
export interface DayEvent {
  orderID: string;
  shipmentID: string;
  state: ShipmentState;
  note?: string;
  /** Whether a photo follows it. */
  hasPhoto: boolean;
}

/** When in a day each state is reached; the shop floor does not do everything at once. */
const hours: Partial<Record<ShipmentState, number>> = {
  received: 0,
  designing: 1,
  designed: 2,
  ready: 3,
  relayed: 3,
  loaded: 4,
  shipped: 4,
  issued: 5,
  attempted: 6,
  delivered: 7,
  collected: 7,
};
const leftAt = ['Front desk', 'Porch', 'Handed over', 'With a neighbor'];
/** One van stop in so many finds nobody at home. */
const oneInSo = 9;

/** What is left of a day for its shipments: each its own steps in their order, all of them hour by hour, those of an hour in turn. */
export function planDay(shipments: readonly OpenShipment[]): DayEvent[] {
  return shipments
    .flatMap((shipment, index) =>
      statesAhead(shipment, index).map((state) => ({ state, ...eventOf(shipment, state, index) })),
    )
    .map((event, place) => ({ event, place, hour: hours[event.state] ?? 0 }))
    .sort((one, other) => one.hour - other.hour || one.place - other.place)
    .map(({ event }) => event);
}

/** The states a shipment has still to come to; one nobody took comes again. */
function statesAhead({ group, life }: OpenShipment, index: number): ShipmentState[] {
  if (!group.method || group.seats || life.state === 'canceled' || life.state === 'returned')
    return [];
  if (life.state === 'attempted') return ['received', 'loaded', 'delivered'];
  const ahead = shipmentSteps(group.method, life, null)
    .filter(({ done }) => !done)
    .flatMap(({ state }): ShipmentState[] =>
      state === 'designed' && life.state === 'received' ? ['designing', 'designed'] : [state],
    )
    .filter((state) => state !== 'opened');
  if (life.state === 'designing') ahead.unshift('designed');
  return ahead.includes('loaded') && index % oneInSo === oneInSo - 1
    ? ahead.map((state) => (state === 'delivered' ? 'attempted' : state))
    : ahead;
}

function eventOf({ orderID, group }: OpenShipment, state: ShipmentState, index: number) {
  return {
    orderID,
    shipmentID: group.id,
    ...(state === 'delivered' ? { note: leftAt[index % leftAt.length] } : {}),
    ...(state === 'attempted' ? { note: 'Nobody answered the bell' } : {}),
    hasPhoto: state === 'designed' || state === 'delivered',
  };
}
