/** @jest-environment node */
import { chicagoDate } from '@/lib/core/time/chicago-time';
import { lineFromWorksheet } from '@/lib/orders/from-worksheet';
import { groupShipments, type ShipmentGroup } from '@/lib/orders/group-shipments';
import {
  hasArrived,
  shipmentLife,
  shipmentStates,
  type ShipmentState,
} from '@/lib/orders/shipment/shipment-life';
import { openShipments } from '@/platform/stock/accounts/open-orders';
import { commandOf } from '@/scripts/demo/command';
import { planDay, type OpenShipment } from '@/scripts/demo/plan-day';
import { builtAt, stock } from '../platform/stock/fixture';

const shipmentAt = (
  state: ShipmentState,
  method: ShipmentGroup['method'],
  id = 'a',
): OpenShipment => ({
  orderID: `order-${id}`,
  group: { id, method, date: null, seats: false, lines: [] },
  life: { ...shipmentLife([]), state },
});
const statesOf = (shipment: OpenShipment) => planDay([shipment]).map(({ state }) => state);

it.each<[ShipmentState, ShipmentGroup['method'], ShipmentState[]]>([
  ['received', 'LocalDelivery', ['designing', 'designed', 'loaded', 'delivered']],
  ['designing', 'LocalDelivery', ['designed', 'loaded', 'delivered']],
  ['designed', 'LocalDelivery', ['loaded', 'delivered']],
  ['loaded', 'LocalDelivery', ['delivered']],
  ['attempted', 'LocalDelivery', ['received', 'loaded', 'delivered']],
  ['returned', 'LocalDelivery', []],
  ['canceled', 'LocalDelivery', []],
  ['delivered', 'LocalDelivery', []],
  ['received', 'InStorePickUp', ['designing', 'designed', 'ready', 'collected']],
  ['received', 'UPS', ['designing', 'designed', 'shipped', 'delivered']],
  ['received', 'Wired', ['relayed', 'delivered']],
  ['received', 'Email', ['issued']],
  ['issued', 'Email', []],
  ['received', null, []],
])('has the day of a shipment that is %s, by %s: %j', (state, method, ahead) => {
  expect(statesOf(shipmentAt(state, method))).toEqual(ahead);
});

it('makes all shipments before any van is loaded, and finds somebody away now and then', () => {
  const events = planDay(
    Array.from({ length: 20 }, (_, index) =>
      shipmentAt('received', 'LocalDelivery', String(index)),
    ),
  );
  const states = events.map(({ state }) => state);
  expect(states.lastIndexOf('designed')).toBeLessThan(states.indexOf('loaded'));
  expect(states.filter((state) => state === 'attempted')).toHaveLength(2);
  for (const { state, hasPhoto } of events)
    expect(hasPhoto).toBe(state === 'designed' || state === 'delivered');
});

it.each<[string[], ReturnType<typeof commandOf>]>([
  [['day'], { every: 3, order: null }],
  [['day', '--every', '0', '--order', 'LL-104217-3'], { every: 0, order: 'LL-104217-3' }],
  [['day', '--every', '0.5'], { every: 0.5, order: null }],
  [[], null],
  [['night'], null],
  [['day', 'off'], null],
  [['day', '--every', '-1'], null],
  [['day', '--every', 'fast'], null],
  [['day', '--loud'], null],
])('reads the command %j', (args, command) => expect(commandOf(args)).toEqual(command));

describe('the stocked day', () => {
  const orders = new Map(stock.commerce.orders?.map((placed) => [placed.order.ID, placed]));

  it('is sixty shipments of that day in every state there is', () => {
    expect(openShipments).toHaveLength(60);
    expect(new Set(openShipments.map(({ state }) => state))).toEqual(new Set(shipmentStates));
    for (const { order } of openShipments) {
      const placed = orders.get(order.id)!;
      const [group, ...more] = groupShipments(
        placed.lineItems.map((line) => lineFromWorksheet(line as never)),
      );
      expect([order.id, group?.date, more]).toEqual([order.id, chicagoDate(builtAt), []]);
    }
  });

  it('is ordered by people whom the shop knows, and open where something is still to be done', () => {
    const users = new Set(stock.commerce.users.map(({ ID }) => ID));
    for (const { order, state } of openShipments) {
      const placed = orders.get(order.id)!.order;
      expect([order.id, users.has(placed.FromUserID)]).toEqual([order.id, true]);
      if (!hasArrived({ state }) && state !== 'canceled')
        expect([order.id, state, placed.Status]).toEqual([order.id, state, 'Open']);
    }
  });
});
