/** @jest-environment node */
import { deliveryMethods, type DeliveryMethod } from '@/lib/delivery/method';
import {
  commerceStatus,
  hasArrived,
  hasLeft,
  hasStopped,
  shipmentLife,
  shipmentStates,
  shipmentSteps,
  type ShipmentEvent,
  type ShipmentState,
} from '@/lib/orders/shipment/shipment-life';
import { displayStatus } from '@/lib/account/order-status';

let seed = 20261125;
const chance = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
const any = <T>(from: readonly T[]): T => from[Math.floor(chance() * from.length)]!;
const shuffled = <T>(from: readonly T[]): T[] =>
  from
    .map((item) => ({ item, at: chance() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);

const at = (minute: number) => new Date(Date.UTC(2026, 10, 23, 14, minute)).toISOString();
const event = (state: ShipmentState, minute = 0, more: Partial<ShipmentEvent> = {}) => ({
  key: `${state}-${minute}-${more.round ?? 1}`,
  state,
  round: 1,
  at: at(minute),
  note: null,
  ...more,
});

/** How far each state is, written down once more by hand: the states of a line are equal. */
const further: ShipmentState[][] = [
  ['received'],
  ['designing'],
  ['designed'],
  ['ready'],
  ['canceled'],
  ['loaded', 'shipped', 'relayed'],
  ['attempted'],
  ['returned'],
  ['issued'],
  ['delivered', 'collected', 'opened'],
];
const rankOf = (state: ShipmentState) => further.findIndex((equal) => equal.includes(state));

/** The state by sorting everything: what the reducer must agree with. */
function reference(events: readonly ShipmentEvent[]) {
  const once = [...new Map(events.map((one) => [one.key, one])).values()];
  const last = once
    .sort((one, other) => {
      const sides = [one, other].map(({ round, state, at: when, key }) => ({
        round,
        rank: rankOf(state),
        ms: Date.parse(when),
        key,
      }));
      const [a, b] = [sides[0]!, sides[1]!];
      return a.round - b.round || a.rank - b.rank || a.ms - b.ms || (a.key < b.key ? -1 : 1);
    })
    .at(-1);
  return last ? { state: last.state, round: last.round, at: last.at, note: last.note } : null;
}

describe('the life of a shipment', () => {
  it('is the same whatever the order, however often and late things are told: ten thousand streams', () => {
    for (let stream = 0; stream < 10_000; stream += 1) {
      const events = Array.from({ length: 1 + Math.floor(chance() * 9) }, (_, index) => ({
        key: `key-${index}`,
        state: any(shipmentStates),
        round: 1 + Math.floor(chance() * 3),
        // Few instants, so that many are equal; some written with an offset.
        at: any([at(0), at(1), at(2), '2026-11-23T08:00:00-06:00', '2026-11-23T14:01:00Z']),
        note: any([null, 'front desk', 'porch']),
      }));
      const told = shuffled([...events, ...events.filter(() => chance() < 0.5)]);
      const late = shuffled(told);
      const [life, again] = [shipmentLife(told), shipmentLife(late)];
      expect(again).toEqual(life);
      const { state, round, at: when, note } = life;
      expect({ state, round, at: when, note }).toEqual(reference(told));
    }
  });

  it('grows with every event that is further, and not with one that comes late', () => {
    const way = (['designing', 'designed', 'loaded', 'delivered'] as const).map((state, index) =>
      event(state, index * 60),
    );
    expect(way.map((_, index) => shipmentLife(way.slice(0, index + 1)).state)).toEqual([
      'designing',
      'designed',
      'loaded',
      'delivered',
    ]);
    expect(shipmentLife([way[3]!, event('designing', 500)]).state).toBe('delivered');
  });

  it.each<[string, ReturnType<typeof event>[], ShipmentState]>([
    ['nothing has happened', [], 'received'],
    ['canceled before it left', [event('designed'), event('canceled', 5)], 'canceled'],
    ['canceled too late', [event('canceled', 1), event('loaded', 5)], 'loaded'],
    ['canceled while it waited at the store', [event('ready'), event('canceled', 9)], 'canceled'],
    ['nobody was there', [event('loaded'), event('attempted', 9)], 'attempted'],
    [
      'brought in the same round after all',
      [event('attempted', 9), event('delivered', 30)],
      'delivered',
    ],
    ['a new round', [event('attempted', 9), event('received', 10, { round: 2 })], 'received'],
    [
      'a late event of the round before',
      [event('received', 10, { round: 2 }), event('delivered', 99)],
      'received',
    ],
    ['back at the shop', [event('attempted', 9), event('returned', 30)], 'returned'],
    ['sent by mail', [event('issued')], 'issued'],
    ['a card that was opened', [event('opened', 9), event('issued')], 'opened'],
  ])('%s', (_, events, state) => {
    expect(shipmentLife(events).state).toBe(state);
  });

  it('keeps the times of its present round alone', () => {
    expect(
      shipmentLife([
        event('loaded', 1),
        event('attempted', 2),
        event('loaded', 50, { round: 2 }),
        event('received', 40, { round: 2 }),
      ]),
    ).toMatchObject({ round: 2, times: { received: at(40), loaded: at(50) } });
  });

  it.each<[ShipmentState, string, string]>([
    ['received', 'New', 'Received'],
    ['designing', 'In Design', 'Received'],
    ['designed', 'Staged Design', 'Received'],
    ['ready', 'Store Out', 'Received'],
    ['canceled', 'CANCELED', 'Canceled'],
    ['loaded', 'DISPATCHED', 'Received'],
    ['shipped', 'DISPATCHED', 'Received'],
    ['relayed', 'DISPATCHED', 'Received'],
    ['attempted', 'Ret2Yrd', 'Received'],
    ['returned', 'Ret2Yrd', 'Received'],
    ['issued', 'DELIVERED', 'Delivered'],
    ['delivered', 'DELIVERED', 'Delivered'],
    ['collected', 'DELIVERED', 'Delivered'],
    ['opened', 'DELIVERED', 'Delivered'],
  ])('%s is %s at the commerce platform, %s in the account', (state, status, shown) => {
    expect([commerceStatus({ state }), displayStatus(commerceStatus({ state }))]).toEqual([
      status,
      shown,
    ]);
  });

  it('has left with the van, the carrier or the florist, and has arrived when somebody has it', () => {
    expect(shipmentStates.filter((state) => hasLeft({ state }))).toEqual(
      shipmentStates.filter((state) => rankOf(state) >= 5),
    );
    expect(shipmentStates.filter((state) => hasArrived({ state }))).toEqual([
      'issued',
      'delivered',
      'collected',
      'opened',
    ]);
    expect(shipmentStates.filter((state) => hasStopped({ state }))).toEqual([
      'canceled',
      'attempted',
      'returned',
    ]);
  });
});

describe('the steps of a shipment', () => {
  const placedAt = at(0);
  const shown = (method: DeliveryMethod, ...events: ReturnType<typeof event>[]) =>
    shipmentSteps(method, shipmentLife(events), placedAt).map(
      ({ state, done }) => `${state}${done ? '' : '?'}`,
    );

  it.each<[string, DeliveryMethod, ReturnType<typeof event>[], string[]]>([
    ['placed', 'LocalDelivery', [], ['received', 'designed?', 'loaded?', 'delivered?']],
    [
      'in design',
      'LocalDelivery',
      [event('designing')],
      ['received', 'designing', 'loaded?', 'delivered?'],
    ],
    [
      'on the van',
      'LocalDelivery',
      [event('loaded')],
      ['received', 'designed', 'loaded', 'delivered?'],
    ],
    ['there', 'Courier', [event('delivered')], ['received', 'designed', 'loaded', 'delivered']],
    [
      'nobody home',
      'LocalDelivery',
      [event('attempted')],
      ['received', 'designed', 'loaded', 'attempted'],
    ],
    ['canceled at once', 'LocalDelivery', [event('canceled')], ['received', 'canceled']],
    [
      'canceled when made',
      'LocalDelivery',
      [event('designed'), event('canceled', 5)],
      ['received', 'designed', 'canceled'],
    ],
    [
      'at the store',
      'InStorePickUp',
      [event('ready')],
      ['received', 'designed', 'ready', 'collected?'],
    ],
    [
      'at the curb',
      'CurbsidePickUp',
      [event('collected')],
      ['received', 'designed', 'ready', 'collected'],
    ],
    ['a parcel', 'UPS', [event('shipped')], ['received', 'designed', 'shipped', 'delivered?']],
    ['by wire', 'Wired', [event('relayed')], ['received', 'relayed', 'delivered?']],
    ['by mail', 'Email', [event('issued')], ['received', 'issued']],
  ])('%s', (_, method, events, steps) => {
    expect(shown(method, ...events)).toEqual(steps);
  });

  it.each(deliveryMethods)('begin with the order for %s, and say when', (method) => {
    const [first, ...others] = shipmentSteps(method, shipmentLife([]), placedAt);
    expect(first).toEqual({ state: 'received', done: true, at: placedAt });
    expect(others.every(({ done, at: when }) => !done && when === null)).toBe(true);
  });
});
