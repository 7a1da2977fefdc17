/** @jest-environment node */
import { shipmentFeeLines, orderSummaryLines } from '@/lib/orders/line/fee-lines';
import { groupShipments } from '@/lib/orders/group-shipments';
import { lineCharges } from '@/lib/orders/line/line-charges';
import { orderHash } from '@/lib/orders/order-hash';
import type { OrderLine } from '@/lib/orders/line/order-line';
import { orderLine, recipient } from './order-line';

const local = { DeliveryMethod: 'LocalDelivery', RequestedDeliveryDate: '2026-11-24' };

describe('shipments', () => {
  const ana = orderLine({ id: 'a', address: recipient(), xp: local });
  it.each<[string, Partial<OrderLine>, number]>([
    ['the same recipient, day and method', {}, 1],
    [
      'another spelling of the same recipient',
      { address: recipient({ FirstName: ' ANA', Street1: '100  lake st' }) },
      1,
    ],
    ['another recipient', { address: recipient({ FirstName: 'Bea' }) }, 2],
    ['another house', { address: recipient({ Street1: '102 Lake St' }) }, 2],
    ['another day', { xp: { ...local, RequestedDeliveryDate: '2026-11-25' } }, 2],
    ['another method', { xp: { ...local, DeliveryMethod: 'UPS' } }, 2],
    ['another store', { xp: { ...local, StoreID: 'Store-edina' } }, 2],
    ['nothing chosen yet', { address: null, xp: {} }, 2],
  ])('%s', (_, change, count) => {
    expect(
      groupShipments([ana, orderLine({ id: 'b', address: recipient(), xp: local, ...change })]),
    ).toHaveLength(count);
  });

  const wishedFor = (Date: string): OrderLine['xp'] => ({
    Promise: {
      Zip: '55408',
      DeliveryMethod: 'LocalDelivery',
      Date,
      Run: 'NO PREF',
      FeeCents: 1499,
    },
  });
  it.each<[string, Partial<OrderLine>]>([
    ['somebody’s', { address: recipient() }],
    ['a card by e-mail', { xp: { Email: 'bea@example.com' } }],
  ])('put goods without a day to the first that has one, but for %s', (_, to) => {
    const groups = groupShipments([
      orderLine({ id: 'a', ...to, xp: { ...to.xp, ...wishedFor('2026-11-24') } }),
      orderLine({ id: 'b' }),
      orderLine({ id: 'c', xp: wishedFor('2026-11-25') }),
      orderLine({ id: 'd', xp: wishedFor('2026-11-27') }),
    ]);
    expect(groups.map(({ lines }) => lines.map(({ id }) => id).join(''))).toEqual(['a', 'bc', 'd']);
  });

  it('keep their ID whatever else is in the order', () => {
    const [alone] = groupShipments([ana]);
    const [, second] = groupShipments([
      orderLine({ id: 'z' }),
      { ...ana, id: 'other', quantity: 3 },
    ]);
    expect(second?.id).toBe(alone?.id);
  });

  it('have no method for one nobody knows', () => {
    expect(groupShipments([orderLine({ xp: { DeliveryMethod: 'Pigeon' } })])[0]).toMatchObject({
      method: null,
      date: null,
    });
  });
});

describe('the order hash', () => {
  const lines = [
    orderLine({ id: 'a', address: recipient(), xp: local }),
    orderLine({ id: 'b', address: recipient(), xp: local }),
  ];
  const base = orderHash(lines);

  it('does not depend on the order of the lines', () => {
    expect(orderHash([...lines].reverse())).toBe(base);
  });

  it.each<[string, Partial<OrderLine>]>([
    ['quantity', { quantity: 2 }],
    ['price', { unitPrice: 4998 }],
    ['product', { productID: '100311' }],
    ['recipient', { address: recipient({ Zip: '55409' }) }],
    ['date', { xp: { ...local, RequestedDeliveryDate: '2026-11-25' } }],
    ['method', { xp: { ...local, DeliveryMethod: 'UPS' } }],
    ['card', { xp: { ...local, CardMessage: { line1: 'Hi' } } }],
    ['run', { xp: { ...local, TimePreference: 'AM' } }],
    [
      'option',
      { specs: [{ specID: 'S', optionID: 'O', name: '', value: '', markup: 0, once: false }] },
    ],
    ['note', { xp: { ...local, DeliveryNote: 'Ring' } }],
  ])('changes with the %s', (_, change) => {
    expect(orderHash([{ ...lines[0]!, ...change }, lines[1]!])).not.toBe(base);
  });

  it('changes with a line more or less', () => {
    expect(orderHash(lines.slice(1))).not.toBe(base);
  });
});

describe('charges inside a line', () => {
  const spec = (specID: string, markup: number, once = false) => ({
    specID,
    optionID: 'yes',
    name: '',
    value: '',
    markup,
    once,
  });
  it.each([
    ['none', 2, 9998, [], { merchandise: 9998, assembly: 0, placement: 0 }],
    [
      'assembly per unit',
      2,
      15998,
      [spec('PatioSet-AssemblyCharge', 3000)],
      { merchandise: 9998, assembly: 6000, placement: 0 },
    ],
    [
      'placement per unit',
      3,
      25497,
      [spec('Tree-PlacementCharge', 3500)],
      { merchandise: 14997, assembly: 0, placement: 10500 },
    ],
    [
      'both',
      1,
      11499,
      [spec('X-AssemblyCharge', 3000), spec('X-PlacementCharge', 3500)],
      { merchandise: 4999, assembly: 3000, placement: 3500 },
    ],
    [
      'once for the line',
      4,
      22996,
      [spec('X-AssemblyCharge', 3000, true)],
      { merchandise: 19996, assembly: 3000, placement: 0 },
    ],
    [
      'an option that is no charge',
      1,
      5999,
      [spec('Ribbon', 1000)],
      { merchandise: 5999, assembly: 0, placement: 0 },
    ],
  ])('%s', (_, quantity, total, specs, expected) => {
    const charges = lineCharges({ quantity, total, specs });
    expect(charges).toEqual(expected);
    expect(charges.merchandise + charges.assembly + charges.placement).toBe(total);
  });
});

describe('fee lines', () => {
  const charges = {
    method: 'LocalDelivery' as const,
    cost: 1999,
    handling: 500,
    wiredService: 0,
    assembly: 0,
    placement: 0,
  };
  it.each([
    [
      'delivery is cost minus handling',
      charges,
      'screen' as const,
      [
        ['Handling Fee', 500],
        ['Delivery Fees', 1499],
      ],
    ],
    [
      'free delivery still shows',
      { ...charges, cost: 0, handling: 0 },
      'screen' as const,
      [['Delivery Fees', 0]],
    ],
    [
      'a picking fee of nothing does not',
      { ...charges, method: 'InStorePickUp' as const, cost: 0, handling: 0 },
      'screen' as const,
      [],
    ],
    [
      'a picking fee shows',
      { ...charges, method: 'CurbsidePickUp' as const, cost: 300, handling: 0 },
      'screen' as const,
      [['Picking Fee', 300]],
    ],
    [
      'wired on a screen',
      { ...charges, method: 'Wired' as const, cost: 2798, handling: 0, wiredService: 999 },
      'screen' as const,
      [['Delivery Fees', 2798]],
    ],
    [
      'wired in print',
      { ...charges, method: 'Wired' as const, cost: 2798, handling: 0, wiredService: 999 },
      'print' as const,
      [
        ['Service Fee', 999],
        ['Delivery Fees', 1799],
      ],
    ],
    [
      'e-mail has none',
      { ...charges, method: 'Email' as const, cost: 0, handling: 0 },
      'screen' as const,
      [],
    ],
    [
      'assembly and placement',
      { ...charges, assembly: 3000, placement: 3500 },
      'screen' as const,
      [
        ['Assembly', 3000],
        ['Placement', 3500],
        ['Handling Fee', 500],
        ['Delivery Fees', 1499],
      ],
    ],
    [
      'nothing chosen yet',
      { ...charges, method: null, cost: 0, handling: 0 },
      'screen' as const,
      [],
    ],
  ])('%s', (_, given, medium, expected) => {
    expect(shipmentFeeLines(given, medium).map(({ label, cents }) => [label, cents])).toEqual(
      expected,
    );
  });

  it('sum up an order of one shipment in two lines, of several in all', () => {
    const totals = { subtotal: 9998, shipping: 2499, tax: 1000, total: 13497 };
    expect(orderSummaryLines(totals, [charges]).map(({ label }) => label)).toEqual([
      'TAX',
      'TOTAL',
    ]);
    const pickup = { ...charges, method: 'InStorePickUp' as const, cost: 500, handling: 0 };
    expect(orderSummaryLines(totals, [charges, pickup])).toEqual([
      { label: 'ORDER SUBTOTAL', cents: 9998 },
      { label: 'PICKING FEE', cents: 500 },
      { label: 'HANDLING FEE', cents: 500 },
      { label: 'DELIVERY', cents: 1499 },
      { label: 'TAX', cents: 1000 },
      { label: 'TOTAL', cents: 13497 },
    ]);
  });
});
