import type { LineItem } from 'ordercloud-javascript-sdk';
import { lineFromWorksheet } from '@/lib/orders/from-worksheet';
import { groupShipments } from '@/lib/orders/group-shipments';
import { standingOrder } from '@/lib/orders/shipment/standing-order';
import { toCents } from '@/lib/core/money';
import type { CalculatedOrder } from '@/lib/orders/calculated-order';
import { calculatedLine, calculatedOrder, calculatedShipment } from '../../cart/orders';

const ana = {
  FirstName: 'Ana',
  LastName: 'Ruiz',
  Street1: '2817 Colfax Ave S',
  City: 'Minneapolis',
  State: 'MN',
  Zip: '55408',
  Phone: '6125550101',
};
const bo = { ...ana, FirstName: 'Bo', Street1: '1 France Ave' };
const [saturday, monday] = ['2026-05-09', '2026-05-11'];

const item = (ID: string, to: typeof ana, day: string, xp: object = {}): LineItem =>
  ({
    ID,
    ProductID: '100310-DLX',
    Quantity: 1,
    LineTotal: 50,
    ShippingAddress: to,
    xp: { DeliveryMethod: 'LocalDelivery', RequestedDeliveryDate: day, ...xp },
  }) as LineItem;

/** Two lines to Ana and one to Bo, each shipment with fees and tax of its own. */
const items = [item('a', ana, saturday), item('b', ana, saturday), item('c', bo, saturday)];
const placed: CalculatedOrder = calculatedOrder(
  groupShipments(items.map(lineFromWorksheet)).map(({ id, lines }, index) =>
    calculatedShipment({
      ID: id,
      ToAddress: lines[0]?.address ?? null,
      LineItems: lines.map(({ id: ID }) => calculatedLine({ ID, Quantity: 1, LineTotal: 50 })),
      Cost: 10 + index,
      Tax: 3 + index,
      Subtotal: 50 * lines.length,
      Total: 50 * lines.length + 13 + 2 * index,
    }),
  ),
);

const total = ({ CalculatorShipments }: CalculatedOrder) =>
  CalculatorShipments.reduce((sum, shipment) => sum + toCents(shipment.Total), 0);
const shape = ({ CalculatorShipments }: CalculatedOrder) =>
  CalculatorShipments.map(({ LineItems, xp, ToAddress, Cost, Total }) => [
    LineItems.map(({ ID }) => ID).join(''),
    ToAddress?.FirstName,
    xp.RequestedDeliveryDate,
    Cost,
    Total,
  ]);

describe('a placed order as it stands', () => {
  it.each<[string, LineItem[], unknown[]]>([
    [
      'as it was placed',
      items,
      [
        ['ab', 'Ana', saturday, 10, 113],
        ['c', 'Bo', saturday, 11, 65],
      ],
    ],
    [
      'with one shipment moved to another day',
      [item('a', ana, monday), item('b', ana, monday), items[2]!],
      [
        ['ab', 'Ana', monday, 10, 113],
        ['c', 'Bo', saturday, 11, 65],
      ],
    ],
    [
      'with one line moved: the fees stay with the first of the shipment',
      [items[0]!, item('b', ana, monday), items[2]!],
      [
        ['a', 'Ana', saturday, 10, 63],
        ['b', 'Ana', monday, 0, 50],
        ['c', 'Bo', saturday, 11, 65],
      ],
    ],
    [
      'with all of it to one recipient: one shipment with the fees of both',
      [items[0]!, items[1]!, item('c', ana, saturday)],
      [['abc', 'Ana', saturday, 21, 178]],
    ],
    [
      'with a line that is gone: left as it was placed',
      [item('a', ana, monday), items[2]!],
      [
        ['ab', 'Ana', saturday, 10, 113],
        ['c', 'Bo', saturday, 11, 65],
      ],
    ],
  ])('%s', (_, now, expected) => {
    const standing = standingOrder(placed, now);
    expect(shape(standing)).toEqual(expected);
    expect(total(standing)).toBe(total(placed));
    expect(standing.Order).toEqual(placed.Order);
  });

  it('has the card, the note and the run of now, and the IDs by which shipments are called now', () => {
    const change = {
      TimePreference: 'PM',
      DeliveryNote: 'Ring twice',
      CardMessage: { line1: 'Get well' },
    };
    const now = items.map((each) => ({ ...each, xp: { ...(each.xp as object), ...change } }));
    const standing = standingOrder(placed, now as LineItem[]);
    expect(standing.CalculatorShipments.map(({ xp }) => xp)).toMatchObject([change, change]);
    const moved = [item('a', ana, monday), item('b', ana, monday), items[2]!];
    expect(standingOrder(placed, moved).CalculatorShipments.map(({ ID }) => ID)).toEqual(
      groupShipments(moved.map(lineFromWorksheet)).map(({ id }) => id),
    );
  });
});
