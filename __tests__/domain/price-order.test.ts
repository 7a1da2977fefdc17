/** @jest-environment node */
import type { DeliveryWorld } from '@/lib/delivery/check-selection';
import type { TaxRates } from '@/lib/delivery/tax-rates';
import type { ListedProduct } from '@/lib/orders/availability';
import type { OrderLine } from '@/lib/orders/line/order-line';

import { priceOrder, retailDeliveryFeeOf } from '@/lib/promise/price-order';
import { shipmentTax, taxPercent } from '@/lib/promise/price-shipment';
import { tableRates } from '@/lib/promise/tax-table';
import { pickupStore } from '@/scripts/prove/promise/makers';
import { at, settingsWith } from '../lib/delivery/world';
import { orderLine, recipient } from '../lib/orders/order-line';

const store = pickupStore({
  storeID: 'Store-edina',
  name: 'Edina',
  street1: '1 France Ave',
  phone: '9525550100',
});
const world: DeliveryWorld = {
  settings: settingsWith({
    Origin: { lat: 44.94, lng: -93.288 },
    Fees: { ...settingsWith().xp.Fees, PickingFeeCents: 200 },
  }),
  cities: [
    { zip: '55408', city: 'Minneapolis', location: { lat: 44.9463, lng: -93.2858 } },
    { zip: '55082', city: 'Stillwater', location: { lat: 45.0565, lng: -92.8086 } },
  ],
  stores: [store],
  taxRates: tableRates,
  now: at('2026-11-20', '10:00'),
};
const product = (productID: string, xp: ListedProduct['xp'] = {}): ListedProduct => ({
  productID,
  inventoryEnabled: true,
  quantityAvailable: 99,
  xp,
});
const products = new Map([
  ['100310', product('100310')],
  ['soil', product('soil', { HandlingCents: 250 })],
  ['wire', product('wire', { CodeB2: 'Y', CodeB4: 'F' })],
  ['GIFTCARD', product('GIFTCARD', { ProductCode: 'GIFTCARD', CodeB2: 'Y' })],
]);
const sent = (method: string, change: Partial<OrderLine> = {}, day = '2026-11-24') =>
  orderLine({
    address: recipient(),
    ...change,
    xp: { DeliveryMethod: method, RequestedDeliveryDate: day, ...change.xp },
  });
const far = recipient({ City: 'Chicago', State: 'IL', Zip: '60601' });

describe('pricing an order', () => {
  it.each<[string, OrderLine[], number, number]>([
    ['nothing chosen: goods only', [orderLine()], 0, 0],
    ['local, first band, Minneapolis tax on goods and fee', [sent('LocalDelivery')], 1499, 586],
    [
      'local, last band, Washington County',
      [sent('LocalDelivery', { address: recipient({ Zip: '55082' }) })],
      2499,
      609,
    ],
    [
      'handling per unit on delivery',
      [sent('LocalDelivery', { productID: 'soil', quantity: 3, total: 14997 })],
      2249,
      1556,
    ],
    [
      "no handling on pickup, the store's tax",
      [
        sent('InStorePickUp', {
          productID: 'soil',
          quantity: 3,
          total: 14997,
          address: far,
          xp: { StoreID: 'Store-edina' },
        }),
      ],
      200,
      1372,
    ],
    [
      'curbside costs the same',
      [sent('CurbsidePickUp', { xp: { StoreID: 'Store-edina' } })],
      200,
      469,
    ],
    ['parcel out of state: no tax', [sent('UPS', { address: far })], 1499, 0],
    [
      "parcel within Minnesota: the state's rate",
      [sent('UPS', { address: recipient({ Zip: '55901' }) })],
      1499,
      447,
    ],
    [
      'wired, with its service charge',
      [sent('Wired', { productID: 'wire', address: far })],
      2798,
      0,
    ],
    [
      'gift cards are not taxed, nor what brings them',
      [sent('USPS', { productID: 'GIFTCARD' })],
      499,
      0,
    ],
    [
      'a gift card among flowers: fees taxed in their share',
      [sent('LocalDelivery'), sent('LocalDelivery', { id: 'b', productID: 'GIFTCARD' })],
      1499,
      519,
    ],
    [
      'two recipients: two fees, two taxes',
      [sent('LocalDelivery'), sent('UPS', { id: 'b', address: far })],
      2998,
      586,
    ],
    [
      'two days: two deliveries',
      [sent('LocalDelivery'), sent('LocalDelivery', { id: 'b' }, '2026-11-25')],
      2998,
      1172,
    ],
    [
      'one shipment of two lines: one fee',
      [sent('LocalDelivery'), sent('LocalDelivery', { id: 'b' })],
      1499,
      1038,
    ],
  ])('%s', (_, lines, shipping, tax) => {
    const priced = priceOrder(lines, products, world);
    expect({ shipping: priced.shipping, tax: priced.tax }).toEqual({ shipping, tax });
    const whole = priced.shipments.reduce((sum, { price }) => sum + price.total, 0);
    expect(whole).toBe(lines.reduce((sum, { total }) => sum + total, 0) + shipping + tax);
  });

  it.each([
    [
      'one recipient',
      [sent('LocalDelivery'), sent('LocalDelivery', { id: 'b' }, '2026-11-25')],
      false,
    ],
    ['two recipients', [sent('LocalDelivery'), sent('UPS', { id: 'b', address: far })], true],
    ['one recipient and a line without', [sent('LocalDelivery'), orderLine({ id: 'b' })], false],
  ])('knows whether it goes to several: %s', (_, lines, expected) => {
    expect(priceOrder(lines, products, world).shipToMultiple).toBe(expected);
  });

  it('names the lines that are no longer sold', () => {
    expect(
      priceOrder([sent('UPS'), sent('UPS', { id: 'gone', productID: 'gone' })], products, world)
        .unavailable,
    ).toEqual(['gone']);
  });
});

describe('tax', () => {
  it.each([
    ['MN', '55401', 9.025],
    ['MN', '55401-1234', 9.025],
    ['mn', '55102', 9.875],
    ['MN', '55125', 8.875],
    ['MN', '55441', 8.525],
    ['MN', '55122', 8.125],
    ['MN', '55901', 6.875],
    ['MN', '', 6.875],
    ['WI', '54016', 0],
    ['IL', '60601', 0],
    ['', '55401', 0],
  ])('%s %s is %d percent', (state, zip, percent) => {
    expect(taxPercent(tableRates, state, zip)).toBe(percent);
  });

  it.each([
    [{ taxable: 10_000, untaxed: 0, fees: 0 }, 9.025, 903],
    [{ taxable: 0, untaxed: 5000, fees: 499 }, 9.025, 0],
    [{ taxable: 5000, untaxed: 5000, fees: 1000 }, 10, 550],
    [{ taxable: 0, untaxed: 0, fees: 1000 }, 10, 0],
    [{ taxable: 1, untaxed: 0, fees: 0 }, 49, 0],
  ])('of %j at %d percent', (base, percent, cents) => {
    expect(shipmentTax(base, percent)).toBe(cents);
  });

  it.each<[string, string, number, boolean]>([
    ['MN', '55401', 7.5, true],
    ['MN', '55901', 6, true],
    ['WI', '54016', 5.5, false],
    ['IL', '60601', 0, true],
  ])('by the rates of the world in %s %s is %d percent', (state, zip, percent, taxesFees) => {
    const taxRates: TaxRates = {
      states: {
        MN: { percent: 6, zips: { '55401': 7.5 } },
        WI: { percent: 5, zips: { '54016': 5.5, '55401': 20 }, untaxedFees: true },
      },
    };
    expect(taxPercent(taxRates, state, zip)).toBe(percent);
    const address = recipient({ State: state, Zip: zip });
    const { shipments, tax } = priceOrder([sent('UPS', { address })], products, {
      ...world,
      taxRates,
    });
    const { subtotal = 0, cost = 0 } = shipments[0]?.price ?? {};
    expect(cost).toBeGreaterThan(0);
    expect(tax).toBe(Math.round(((subtotal + (taxesFees ? cost : 0)) * percent) / 100));
  });

  it.each<[string, OrderLine, number]>([
    ['what is delivered in Minnesota', sent('LocalDelivery'), 4999],
    ['nothing that goes to another state', sent('UPS', { address: far }), 0],
    ['nothing that is picked up', sent('InStorePickUp', { xp: { StoreID: 'Store-edina' } }), 0],
    ['no gift card', sent('USPS', { productID: 'GIFTCARD' }), 0],
    ['nothing that has no way yet', orderLine({ address: recipient() }), 0],
  ])('counts to the retail delivery fee %s', (_, line, cents) => {
    expect(priceOrder([line], products, world).shipments[0]?.price.taxableDelivered).toBe(cents);
  });

  it('leaves the retail delivery fee off until it is switched on', () => {
    expect(retailDeliveryFeeOf(50_000)).toBe(0);
    const on = { enabled: true, label: '', cents: 50, fromTaxableCents: 10_000 };
    expect([retailDeliveryFeeOf(9999, on), retailDeliveryFeeOf(10_000, on)]).toEqual([0, 50]);
  });
});
