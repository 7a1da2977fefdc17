/** @jest-environment node */
import type { CartShipment } from '@/lib/cart/cart';
import { samePlace, sameWish } from '@/lib/cart/same-place';
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
      'a recipient with a message alone: with it',
      { method: null, date: null, cardMessage: ['With love'], deliveryNote: null },
      ['a'],
      [
        {
          LineItemIDs: ['a'],
          ShippingAddress: { FirstName: 'Ana' },
          CardMessage: { line1: 'With love' },
        },
      ],
    ],
    [
      'a note to the driver alone: the note',
      { ...nobody, cardMessage: [], deliveryNote: 'Ring twice' },
      ['a'],
      [{ LineItemIDs: ['a'], DeliveryNote: 'Ring twice' }],
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

describe('when goods that went to nobody yet were wished for', () => {
  const wish = { zip: '55408', date: '2026-05-09', run: 'AM' as const, method: null, cost: null };
  const said = { Zip: '55408', Date: '2026-05-09', Run: 'AM' };
  it.each<[string, Partial<CartShipment>, string[], object[]]>([
    ['a day', { ...nobody, wish }, ['a', 'b'], [{ LineItemIDs: ['a', 'b'], Wish: said }]],
    [
      'a day and a way',
      { ...nobody, wish: { ...wish, method: 'UPS' } },
      ['a'],
      [{ LineItemIDs: ['a'], Wish: { ...said, Method: 'UPS' } }],
    ],
    ['no day: nothing', { ...nobody, wish: null }, ['a'], []],
    ['no ZIP: nothing', { ...nobody, wish: { ...wish, zip: '' } }, ['a'], []],
    ['somebody is named: nothing', { wish }, ['a'], []],
    ['a workshop: nothing', { ...nobody, wish, workshop: { store: 'x', address: 'y' } }, ['a'], []],
    ['no lines: nothing', { ...nobody, wish }, [], []],
  ])('%s', (_, change, lines, requests) => {
    expect(sameWish({ ...shipment, ...change }, lines)).toEqual(requests);
  });
});
