/** @jest-environment node */
import type { CalculatedOrder, CalculatorShipment } from '@/lib/orders/calculated-order';
import { orderDifferences } from '@/services/mails/order/order-differences';
import { calculatedLine, calculatedOrder, calculatedShipment } from '@/__tests__/lib/cart/orders';
import { mailShop as shop } from './mail-shop';

const placedOn = { DateSubmitted: '2026-05-07T15:00:00Z' };
const was = calculatedShipment();
const address = was.ToAddress!;
const changed = (
  xp: Partial<CalculatorShipment['xp']>,
  more: Partial<CalculatorShipment> = {},
): CalculatorShipment => ({ ...was, ...more, xp: { ...was.xp, ...xp } });
const orderOf = (...shipments: CalculatorShipment[]): CalculatedOrder =>
  calculatedOrder(shipments, placedOn);

describe('what is another of a placed order', () => {
  it.each<[string, CalculatorShipment, [string, string, string][]]>([
    ['nothing', was, []],
    [
      'the day',
      changed({ RequestedDeliveryDate: '2026-05-11' }),
      [
        [
          'Arrives',
          'Saturday, May 9, between 8 AM and 1 PM',
          'Monday, May 11, between 8 AM and 1 PM',
        ],
      ],
    ],
    [
      'the run',
      changed({ TimePreference: 'PM' }),
      [
        [
          'Arrives',
          'Saturday, May 9, between 8 AM and 1 PM',
          'Saturday, May 9, between 1 PM and 5 PM',
        ],
      ],
    ],
    [
      'the way and the place',
      changed(
        { DeliveryMethod: 'InStorePickUp', StoreID: 'Store-edina', DeliveryNote: null },
        { Shipper: 'InStorePickUp' },
      ),
      [
        ['Ready', 'Saturday, May 9, between 8 AM and 1 PM', 'Saturday, May 9'],
        ['Pickup', 'Local Delivery', 'In-Store Pickup'],
        [
          'Where',
          '2817 Colfax Ave S, Minneapolis, MN 55408',
          'Lilac & Loam Edina, 1 France Ave, Edina, MN 55424, 952-555-0117',
        ],
        ['Note for the driver', 'Blue door', ''],
      ],
    ],
    [
      'the address and who is there',
      changed({}, { ToAddress: { ...address, LastName: 'Diaz', Street1: '9 Elm St' } }),
      [
        ['For', 'Ana Ruiz', 'Ana Diaz'],
        ['To', '2817 Colfax Ave S, Minneapolis, MN 55408', '9 Elm St, Minneapolis, MN 55408'],
      ],
    ],
    [
      'the card',
      changed({ CardMessage: { line1: 'Happy day', line2: 'Much love' } }),
      [['On the card', 'Happy day\nLove', 'Happy day\nMuch love']],
    ],
    [
      'a note where there was none',
      changed({ DeliveryNote: 'Ring twice' }),
      [['Note for the driver', 'Blue door', 'Ring twice']],
    ],
    [
      'the phone, which no mail says: nothing',
      changed({}, { ToAddress: { ...address, Phone: '6125550999' } }),
      [],
    ],
  ])('%s', (_, shipment, expected) => {
    const found = orderDifferences(orderOf(was), orderOf(shipment), shop);
    expect(
      found.flatMap(({ differences }) =>
        differences.map(({ name, before, now }) => [name, before, now]),
      ),
    ).toEqual(expected);
    for (const { goods } of found) expect(goods).toEqual(['2 × Coral Roses in a Mason Jar']);
  });

  it('is said once for all that goes together, and apart where it went apart', () => {
    const lines = [calculatedLine({ ID: 'a', Quantity: 1 }), calculatedLine({ ID: 'b' })];
    const together = changed({}, { LineItems: lines });
    const later = changed({ RequestedDeliveryDate: '2026-05-11' }, { ID: 'later' });
    const goods = (before: CalculatedOrder, now: CalculatedOrder) =>
      orderDifferences(before, now, shop).map((each) => [each.recipient, ...each.goods]);
    expect(goods(orderOf(together), orderOf({ ...later, LineItems: lines }))).toEqual([
      ['Ana Ruiz', '1 × Coral Roses in a Mason Jar', '2 × Coral Roses in a Mason Jar'],
    ]);
    expect(
      goods(
        orderOf(together),
        orderOf({ ...together, LineItems: [lines[0]!] }, { ...later, LineItems: [lines[1]!] }),
      ),
    ).toEqual([['Ana Ruiz', '2 × Coral Roses in a Mason Jar']]);
    expect(
      goods(
        orderOf({ ...together, LineItems: [lines[0]!] }, { ...later, LineItems: [lines[1]!] }),
        orderOf({ ...later, LineItems: lines }),
      ),
    ).toEqual([['Ana Ruiz', '1 × Coral Roses in a Mason Jar']]);
    expect(
      goods(
        orderOf(
          { ...together, LineItems: [lines[0]!] },
          { ...together, ID: 'apart', LineItems: [lines[1]!] },
        ),
        orderOf({ ...later, LineItems: lines }),
      ),
    ).toEqual([['Ana Ruiz', '1 × Coral Roses in a Mason Jar', '2 × Coral Roses in a Mason Jar']]);
  });
});
