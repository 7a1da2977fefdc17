import type { DeliveryMethod } from '@/lib/delivery/method';

/**
 * What can happen to a shipment, with how far it is then. Of two things of one round the further one counts: goods that left are not canceled, goods that
 * arrived are not on their way.
 */
const ranks = {
  received: 0,
  designing: 1,
  designed: 2,
  ready: 3,
  canceled: 4,
  loaded: 5,
  shipped: 5,
  relayed: 5,
  attempted: 6,
  returned: 7,
  issued: 8,
  delivered: 9,
  collected: 9,
  opened: 9,
} as const;

export type ShipmentState = keyof typeof ranks;

/** Every state; `received` is also the beginning of a new round, after nobody was there. */
export const shipmentStates = Object.keys(ranks) as [ShipmentState, ...ShipmentState[]];

/** Something that happened to a shipment, told once or often, now or late. */
export interface ShipmentEvent {
  /** Named by whoever tells it: the same event told again is one event. */
  key: string;
  state: ShipmentState;
  /** Which delivery of the shipment, from 1: a new one begins when nobody was there. */
  round: number;
  /** ISO instant at which it happened. */
  at: string;
  /** Where it was left, why nobody took it, the carrier's number: for people; `null` for nothing. */
  note: string | null;
}

/** How far a shipment is, and when it came to each state of its present round. */
export interface ShipmentLife {
  state: ShipmentState;
  round: number;
  /** ISO instant of the state; `null` where nothing has happened yet. */
  at: string | null;
  note: string | null;
  times: Partial<Record<ShipmentState, string>>;
}

/** The words of specification A4 for each state, as `order.xp.Shipments[].Status` keeps them. */
const statuses: Record<ShipmentState, string> = {
  received: 'New',
  designing: 'In Design',
  designed: 'Staged Design',
  ready: 'Store Out',
  canceled: 'CANCELED',
  loaded: 'DISPATCHED',
  shipped: 'DISPATCHED',
  relayed: 'DISPATCHED',
  attempted: 'Ret2Yrd',
  returned: 'Ret2Yrd',
  issued: 'DELIVERED',
  delivered: 'DELIVERED',
  collected: 'DELIVERED',
  opened: 'DELIVERED',
};

/**
 * The one reducer of states: the life of a shipment from all that is known to have happened, in any order and however often it was told. The last round
 * counts, in it the furthest state, of equals the latest instant, of equals the key.
 */
export function shipmentLife(events: Iterable<ShipmentEvent>): ShipmentLife {
  let last: ShipmentEvent | null = null;
  const latest = new Map<ShipmentState, ShipmentEvent>();
  for (const event of events) {
    if (last && event.round < last.round) continue;
    if (last && event.round > last.round) latest.clear();
    const same = latest.get(event.state);
    if (!same || isAfter(event, same)) latest.set(event.state, event);
    if (!last || event.round > last.round || isAfter(event, last)) last = event;
  }
  if (!last) return { state: 'received', round: 1, at: null, note: null, times: {} };
  const times = Object.fromEntries([...latest].map(([state, { at }]) => [state, at]));
  return { state: last.state, round: last.round, at: last.at, note: last.note, times };
}

/** The status of a shipment as the commerce platform keeps it (specification A4). */
export function commerceStatus({ state }: Pick<ShipmentLife, 'state'>): string {
  return statuses[state];
}

/** Whether a shipment has left the house, so that it cannot be canceled or changed any more. */
export function hasLeft({ state }: Pick<ShipmentLife, 'state'>): boolean {
  return ranks[state] >= ranks.loaded;
}

/** What happens to goods that leave the house, or wait ready for whoever collects them: from then on they are paid for (decision 155). */
export const leavingStates: ShipmentState[] = shipmentStates.filter(
  (state) => state === 'ready' || hasLeft({ state }),
);

/** Whether nobody took a shipment in, and it waits for another try or has come back. */
export function isNotHandedOver({ state }: Pick<ShipmentLife, 'state'>): boolean {
  return state === 'attempted' || state === 'returned';
}

/** Whether a shipment has stopped on its way: it will not come by itself, nor on its day. */
export function hasStopped({ state }: Pick<ShipmentLife, 'state'>): boolean {
  return isNotHandedOver({ state }) || state === 'canceled';
}

/** Whether a shipment has come to where it was to go. */
export function hasArrived({ state }: Pick<ShipmentLife, 'state'>): boolean {
  return ranks[state] >= ranks.issued;
}

/** A step on a shipment's way, as its page shows it. */
export interface ShipmentStep {
  state: ShipmentState;
  /** Whether it has come so far. */
  done: boolean;
  /** ISO instant; `null` where it has not, or nobody told when. */
  at: string | null;
}

const byVan: ShipmentState[] = ['received', 'designed', 'loaded', 'delivered'];
const atStore: ShipmentState[] = ['received', 'designed', 'ready', 'collected'];
const byPost: ShipmentState[] = ['received', 'designed', 'shipped', 'delivered'];
const byWire: ShipmentState[] = ['received', 'relayed', 'delivered'];
const ways: Record<DeliveryMethod, ShipmentState[]> = {
  Wired: byWire,
  Courier: byVan,
  InStorePickUp: atStore,
  CurbsidePickUp: atStore,
  LocalDelivery: byVan,
  USPS: byPost,
  UPS: byPost,
  Email: ['received', 'issued'],
  TFE: byWire,
  FTD: byWire,
};

/**
 * The steps of a shipment by its method, as far as it has come. One that was canceled, could not be handed over or came back ends with that, in place of
 * what will not be. `placedAt`: ISO instant of the order.
 */
export function shipmentSteps(
  method: DeliveryMethod,
  life: ShipmentLife,
  placedAt: string | null,
): ShipmentStep[] {
  const happened: ShipmentLife['times'] = {
    ...(life.round === 1 ? { received: placedAt ?? undefined } : {}),
    ...life.times,
  };
  const step = (state: ShipmentState): ShipmentStep => ({
    state,
    done: ranks[state] <= ranks[life.state],
    at: happened[state] ?? null,
  });
  const steps = ways[method].map((state) =>
    step(state === 'designed' && life.state === 'designing' ? 'designing' : state),
  );
  if (life.state === 'canceled')
    return [...steps.filter(({ state }) => state in happened), step('canceled')];
  return isNotHandedOver(life) ? [...steps.filter(({ done }) => done), step(life.state)] : steps;
}

function isAfter(event: ShipmentEvent, other: ShipmentEvent): boolean {
  const [rank, otherRank] = [ranks[event.state], ranks[other.state]];
  if (rank !== otherRank) return rank > otherRank;
  const [at, otherAt] = [Date.parse(event.at), Date.parse(other.at)];
  return at === otherAt ? event.key > other.key : at > otherAt;
}
