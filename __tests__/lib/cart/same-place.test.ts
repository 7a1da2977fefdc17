/** @jest-environment node */
import type { CartShipment } from '@/lib/cart/cart';
import { samePlace } from '@/lib/cart/same-place';
import { bouquets, cartOf } from '@/__tests__/support/shop-stub';

const [shipment] = cartOf(bouquets(1)).shipments as [CartShipment];
const nobody = { recipient: null, method: null, date: null };

describe('where goods went before', () => {
  it.each<[string, Partial<CartShipment>, string[], object[]]>([
    [
      'a recipient with way, day and words: with the day, then without',
      { cardMessage: ['With love'], deliveryNote: 'Ring twice' },
      ['a', 'b'],
      [
        {
          LineItemIDs: ['a', 'b'],
          DeliveryMethod: shipment.method,
          RequestedDeliveryDate: shipment.date,
          ShippingAddress: { FirstName: 'Ana' },
          CardMessage: { line1: 'With love' },
          DeliveryNote: 'Ring twice',
        },
        { LineItemIDs: ['a', 'b'], ShippingAddress: { FirstName: 'Ana' } },
      ],
    ],
    [
      'a recipient without a day: once',
      { method: null, date: null },
      ['a'],
      [{ LineItemIDs: ['a'], ShippingAddress: { FirstName: 'Ana' } }],
    ],
    [
      'words alone: the words',
      { ...nobody, cardMessage: ['With love'] },
      ['a'],
      [{ LineItemIDs: ['a'], CardMessage: { line1: 'With love' } }],
    ],
    ['nothing said: nothing', { ...nobody, cardMessage: [], deliveryNote: null }, ['a'], []],
    ['no lines: nothing', {}, [], []],
    ['a workshop: nothing', { workshop: {} as CartShipment['workshop'] }, ['a'], []],
  ])('%s', (_, change, lines, requests) => {
    const made = samePlace({ ...shipment, ...change }, lines);
    expect(made).toMatchObject(requests);
    expect(made).toHaveLength(requests.length);
    expect(made.slice(1).every((request) => !('RequestedDeliveryDate' in request))).toBe(true);
  });
});
