/** @jest-environment node */
import type { ProductXp } from '@/lib/catalogue/product/product-xp';
import type { DeliveryWorld } from '@/lib/delivery/check-selection';
import { localCityOf } from '@/lib/delivery/delivery-facts';
import { groupShipments } from '@/lib/orders/group-shipments';
import type { OrderLine } from '@/lib/orders/line/order-line';
import { isSeat, seatAtItsEvent, seatHolds, seatNeededBy } from '@/lib/orders/seat';
import { priceOrder, withSeatsPlaced } from '@/lib/promise/price-order';
import { quote } from '@/services/app-api/calculate/quote';
import { shipmentTax, taxPercent } from '@/lib/promise/price-shipment';
import { tableRates } from '@/lib/promise/tax-table';
import { pickupStore } from '@/scripts/prove/promise/makers';
import { planFulfillment } from '@/services/app-api/fulfillment/plan';
import { orderProblem } from '@/services/app-api/submit/check-order';
import { at, settingsWith } from '../delivery/world';
import { orderLine, recipient } from './order-line';

const store = pickupStore({
  storeID: 'Store-edina',
  name: 'Edina',
  street1: '1 France Ave',
  phone: '9525550100',
});
const talk: Partial<ProductXp> = {
  IsWorkShopEvent: true,
  EventName: 'Wreaths',
  LocationID: 'Store-edina',
  EventDateTimes: { '2026-12-05': '10:00-12:00' },
  HandlingCents: 900,
  DeliveryMethods: { InStorePickUp: { Enabled: true, LeadDays: 4 } },
};
const worldAt = (now: Date, change: Partial<DeliveryWorld> = {}): DeliveryWorld => ({
  settings: settingsWith({ Fees: { ...settingsWith().xp.Fees, PickingFeeCents: 500 } }),
  cities: [{ zip: '55408', city: 'Minneapolis', location: { lat: 44.9463, lng: -93.2858 } }],
  stores: [store],
  taxRates: tableRates,
  now,
  ...change,
});
const world = worldAt(at('2026-11-20', '10:00'));
const listed = (productID: string, xp: Partial<ProductXp> = {}) => ({
  productID,
  inventoryEnabled: true,
  quantityAvailable: 9,
  xp,
  retailPrice: null,
  description: 'Bring gloves.',
});
const productsOf = (xp: Partial<ProductXp> = talk) =>
  new Map([
    ['talk', listed('talk', xp)],
    ['100310', listed('100310')],
  ]);
const seatLine = (change: Partial<OrderLine> = {}) =>
  orderLine({
    id: 'seat',
    productID: 'talk',
    quantity: 2,
    unitPrice: 3000,
    total: 6000,
    productXp: talk,
    ...change,
  });
const vase = orderLine({
  id: 'vase',
  address: recipient(),
  xp: {
    DeliveryMethod: 'LocalDelivery',
    RequestedDeliveryDate: '2026-11-24',
    TimePreference: 'NO PREF',
    AddressType: 'Residence',
  },
});
const placed = (xp: Partial<ProductXp> = talk, stores = [store]) =>
  seatAtItsEvent(seatLine(), xp, stores);

describe('a seat', () => {
  it.each<[string, Record<string, unknown>, boolean]>([
    ['of a workshop', talk, true],
    ['of a free talk', { ...talk, IsWorkshop: 0 }, true],
    ['is no vase', {}, false],
    ['is no vase with dates', { ...talk, IsWorkShopEvent: false }, false],
    ['is nothing that says so in words', { IsWorkShopEvent: 'true' }, false],
  ])('%s', (_, productXp, expected) => {
    expect(isSeat({ productXp })).toBe(expected);
  });

  const inStore = {
    DeliveryMethod: 'InStorePickUp',
    StoreID: 'Store-edina',
    AddressType: 'InStorePickUp',
    TimePreference: 'NO PREF',
  };
  it.each<[string, Partial<ProductXp>, object]>([
    ['is in its store on its day', talk, { ...inStore, RequestedDeliveryDate: '2026-12-05' }],
    [
      'of a course, on the first of its days',
      { ...talk, EventDateTimes: { '2026-12-19': '10:00-12:00', '2026-12-05': '10:00-12:00' } },
      { ...inStore, RequestedDeliveryDate: '2026-12-05' },
    ],
    [
      'of a closed day all the same',
      { ...talk, EventDateTimes: { '2026-12-25': '10:00-12:00' } },
      { ...inStore, RequestedDeliveryDate: '2026-12-25' },
    ],
    [
      'of today all the same',
      { ...talk, EventDateTimes: { '2026-11-20': '18:00-20:00' } },
      { ...inStore, RequestedDeliveryDate: '2026-11-20' },
    ],
    [
      'of a product that cannot be picked up',
      { ...talk, DeliveryMethods: {} },
      { ...inStore, RequestedDeliveryDate: '2026-12-05' },
    ],
    [
      'without a store has no method',
      { ...talk, LocationID: null },
      { DeliveryMethod: null, StoreID: null, AddressType: null, TimePreference: null },
    ],
    [
      'in a store nobody knows has none',
      { ...talk, LocationID: 'Store-x' },
      { DeliveryMethod: null, StoreID: null },
    ],
    [
      'without a day has none',
      { ...talk, EventDateTimes: {} },
      { DeliveryMethod: null, RequestedDeliveryDate: null },
    ],
    [
      'of a day that is none has none',
      { ...talk, EventDateTimes: { soon: 'late' } },
      { DeliveryMethod: null, RequestedDeliveryDate: null },
    ],
  ])('%s', (_, xp, expected) => {
    expect(placed(xp).xp).toMatchObject(expected);
  });

  it('forgets whom the line named before, its card and its note; the rest of it stays', () => {
    const before = seatLine({
      address: recipient(),
      xp: {
        DeliveryMethod: 'UPS',
        CardMessage: { line1: 'Hi' },
        DeliveryNote: 'Ring',
        AddressType: 'Residence',
        EventRoom: 'Glasshouse',
      },
    });
    const { address, xp, ...rest } = seatAtItsEvent(before, talk, [store]);
    expect(address).toMatchObject({
      FirstName: '',
      LastName: '',
      CompanyName: 'Edina',
      Street1: '1 France Ave',
      Zip: '55424',
      Phone: '9525550100',
    });
    expect(xp).toMatchObject({
      DeliveryMethod: 'InStorePickUp',
      CardMessage: null,
      DeliveryNote: null,
      EventRoom: 'Glasshouse',
    });
    expect(rest).toMatchObject({ id: 'seat', quantity: 2, total: 6000 });
    expect(seatAtItsEvent(seatAtItsEvent(before, talk, [store]), talk, [store])).toEqual(
      seatAtItsEvent(before, talk, [store]),
    );
  });

  it.each([
    ['weeks before', '2026-11-20', '10:00', true],
    ['on the day, early', '2026-12-05', '00:00', true],
    ['a minute before it begins', '2026-12-05', '09:59', true],
    ['when it begins', '2026-12-05', '10:00', false],
    ['when it is over', '2026-12-05', '12:00', false],
    ['the day after', '2026-12-06', '00:00', false],
  ])('can be had until its event begins: %s', (_, day, time, expected) => {
    expect(seatHolds(placed(), talk, at(day, time))).toBe(expected);
  });

  it.each<[string, string, string, string | null]>([
    ['begins with its event', '2026-11-20', '10:00', '2026-12-05T16:00:00.000Z'],
    ['booked a minute before it', '2026-12-05', '09:59', '2026-12-05T16:04:00.000Z'],
    ['booked while it runs', '2026-12-05', '11:00', '2026-12-05T17:05:00.000Z'],
  ])('is needed when it %s', (_, day, time, expected) => {
    expect(seatNeededBy(talk, at(day, time))?.toISOString() ?? null).toBe(expected);
  });

  it('without a day is needed at no time', () => {
    expect(seatNeededBy({}, world.now)).toBeNull();
  });
});

describe('seats in an order', () => {
  const order = (lines: OrderLine[], xp = talk, at_ = world) => {
    const products = productsOf(xp);
    return priceOrder(withSeatsPlaced(lines, products, at_), products, at_);
  };
  it('are a shipment of their own without fees, taxed at their store, which nobody receives', () => {
    const priced = order([vase, seatLine()]);
    expect(
      priced.shipments.map(({ group: { method, date, seats }, price: { cost, handling } }) => [
        method,
        date,
        seats,
        cost > 0,
        handling,
      ]),
    ).toEqual([
      ['LocalDelivery', '2026-11-24', false, true, 0],
      ['InStorePickUp', '2026-12-05', true, false, 0],
    ]);
    expect(priced.shipments[1]!.price.tax).toBe(
      shipmentTax({ taxable: 6000, untaxed: 0, fees: 0 }, taxPercent(tableRates, 'MN', '55424')),
    );
    expect(priced.shipToMultiple).toBe(false);
  });

  it.each<[string, OrderLine[], number]>([
    ['two of one event', [seatLine(), seatLine({ id: 'b' })], 1],
    [
      'goods to collect on the same day at the same store',
      [
        seatLine(),
        orderLine({
          id: 'b',
          address: recipient({ CompanyName: 'Edina' }),
          xp: {
            DeliveryMethod: 'InStorePickUp',
            RequestedDeliveryDate: '2026-12-05',
            StoreID: 'Store-edina',
          },
        }),
      ],
      2,
    ],
  ])('%s', (_, lines, count) => {
    expect(groupShipments(withSeatsPlaced(lines, productsOf(), world))).toHaveLength(count);
  });

  it('never share a shipment with goods, whatever those say of their place', () => {
    const [seat] = withSeatsPlaced([seatLine()], productsOf(), world);
    expect(groupShipments([seat!, { ...seat!, id: 'vase', productXp: {} }])).toHaveLength(2);
  });

  it.each<[string, Partial<ProductXp>, Date, string[]]>([
    ['a coming event', talk, world.now, []],
    ['the last minute before it begins', talk, at('2026-12-05', '09:59'), []],
    ['one under way', talk, at('2026-12-05', '10:00'), ['seat']],
    ['one that is over', talk, at('2026-12-06', '09:00'), ['seat']],
    ['one without a store', { ...talk, LocationID: null }, world.now, ['seat']],
    ['one without a day', { ...talk, EventDateTimes: {} }, world.now, ['seat']],
    ['one not released yet', { ...talk, ReleaseDate1: '2026-12-01' }, world.now, ['seat']],
  ])('can be bought of %s or are taken out', (_, xp, now, gone) => {
    const at_ = worldAt(now);
    const priced = order([seatLine()], xp, at_);
    expect(priced.unavailable).toEqual(gone);
    expect(orderProblem(priced, productsOf(xp), at_)?.code ?? null).toBe(
      gone.length > 0 ? 'product-unavailable' : null,
    );
  });

  it('are asked for no lead days, cut-off or open day', () => {
    const christmas = { ...talk, EventDateTimes: { '2026-12-25': '10:00-12:00' } };
    const late = worldAt(at('2026-12-25', '09:59'));
    expect(
      orderProblem(order([seatLine()], christmas, late), productsOf(christmas), late),
    ).toBeNull();
  });

  it('are sold out like anything else', () => {
    expect(orderProblem(order([seatLine({ quantity: 10 })]), productsOf(), world)).toMatchObject({
      code: 'out-of-stock',
      ids: ['seat'],
    });
  });

  it('cost the same whatever ZIP a price is asked for', () => {
    const [near, far] = ['55408', '60601'].map((zip) =>
      quote([seatLine()], zip, productsOf(), world),
    );
    expect(localCityOf('60601', world.cities)).toBeNull();
    expect(near).toMatchObject({
      ok: true,
      value: { DeliveryFees: 0, HandlingCharges: 0, Merchandise: 60 },
    });
    expect(far).toEqual(near);
  });
});

describe('what is said of an order', () => {
  const lines = [vase, seatLine()].map((line) => ({ ...line, addedAt: world.now }));
  const plan = (request: Parameters<typeof planFulfillment>[0]['request']) =>
    planFulfillment({ request, lines, products: productsOf(), world });
  it('of all lines passes the seats by', () => {
    const answer = plan({ CardMessage: { line1: 'Hello' } });
    expect(answer.ok && answer.value.map(({ lineID }) => lineID)).toEqual(['vase']);
  });

  it.each<[string, Parameters<typeof plan>[0], string, string]>([
    [
      'moving a seat to somebody',
      {
        LineItemIDs: ['seat'],
        AddressType: 'InStorePickUp',
        StoreID: 'Store-edina',
        Pickup: { FirstName: 'A', LastName: 'B', Phone: '6125550101' },
      },
      'selections-invalid',
      'LineItemIDs',
    ],
    [
      'splitting seats',
      { LineItemIDs: ['seat'], Units: 1, WithLineItemID: 'vase' },
      'selections-invalid',
      'LineItemIDs',
    ],
    [
      'another day',
      { LineItemIDs: ['seat'], RequestedDeliveryDate: '2026-12-06' },
      'selections-invalid',
      'LineItemIDs',
    ],
    [
      'a card',
      { LineItemIDs: ['vase', 'seat'], CardMessage: { line1: 'Hi' } },
      'selections-invalid',
      'LineItemIDs',
    ],
    [
      'joining a seat',
      { LineItemIDs: ['vase'], WithLineItemID: 'seat' },
      'not-found',
      'WithLineItemID',
    ],
  ])('%s is refused', (_, request, code, field) => {
    const answer = plan(request);
    expect(answer.ok ? null : [answer.error.code, answer.error.field]).toEqual([code, field]);
  });
});
