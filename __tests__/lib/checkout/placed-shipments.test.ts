/** @jest-environment node */
import type { LineItem } from 'ordercloud-javascript-sdk';
import { placedShipments, type PlacedShipment } from '@/lib/checkout/placed-shipments';

const address = {
  FirstName: 'Bea',
  LastName: 'Olson',
  CompanyName: 'Lakewood Chapel',
  Street1: '100 Lake St',
  City: 'Minneapolis',
  State: 'MN',
  Zip: '55408',
  Country: 'US',
  Phone: '6125550123',
};
const line = (xp: object, change: Partial<LineItem> = {}): LineItem => ({
  ID: 'l1',
  ProductID: '100310',
  Quantity: 2,
  Product: { Name: 'SUNDAY BEST', xp: {} },
  ShippingAddress: address,
  xp: { DeliveryMethod: 'LocalDelivery', RequestedDeliveryDate: '2026-05-09', ...xp },
  ...change,
});

it.each<[string, LineItem, Partial<PlacedShipment>]>([
  [
    'goods by van',
    line({ TimePreference: 'AM', AddressType: 'Business' }),
    {
      method: 'LocalDelivery',
      date: '2026-05-09',
      timePreference: 'AM',
      workshop: null,
      storeID: null,
      recipient: expect.objectContaining({ firstName: 'Bea', addressType: 'Business' }) as never,
      lines: [{ id: 'l1', title: 'Sunday Best', quantity: 2 }],
    },
  ],
  [
    'goods that are collected',
    line({ DeliveryMethod: 'InStorePickUp', StoreID: 'edina' }),
    { method: 'InStorePickUp', storeID: 'edina', timePreference: null },
  ],
  [
    'a gift card by e-mail',
    line(
      { DeliveryMethod: 'Email' },
      { ProductID: 'EGIFTCARD', ShippingAddress: { ...address, xp: { Email: 'b@example.com' } } },
    ),
    {
      recipient: expect.objectContaining({ email: 'b@example.com' }) as never,
      lines: [{ id: 'l1', title: 'Sunday Best', quantity: 2, giftCard: {} }],
    },
  ],
  [
    'seats, which nobody receives',
    line(
      { DeliveryMethod: 'InStorePickUp', StoreID: 'edina' },
      {
        Product: {
          Name: 'WREATHS',
          xp: { IsWorkShopEvent: true, WebFacingProductTitle: 'Wreaths' },
        },
      },
    ),
    {
      recipient: null,
      workshop: { store: 'Lakewood Chapel', address: '100 Lake St, Minneapolis, MN 55408' },
      lines: [{ id: 'l1', title: 'Wreaths', quantity: 2 }],
    },
  ],
  [
    'a line that nothing is said of',
    { ID: 'l1', ProductID: '100310', Quantity: 1 },
    { method: null, date: null, recipient: null },
  ],
])('of %s', (_, item, expected) => {
  expect(placedShipments([item])).toEqual([expect.objectContaining(expected)]);
});

it('are one for each recipient, day and way', () => {
  const items = [line({}), line({}, { ID: 'l2' }), line({ RequestedDeliveryDate: '2026-05-10' })];
  expect(placedShipments(items).map(({ lines }) => lines.length)).toEqual([2, 1]);
});
