/** @jest-environment node */
import { setClock } from '@/lib/core/time/clock';
import { parseCalculatedOrder } from '@/lib/cart/calculated-order-schema';
import { fromAppApi } from '@/lib/cart/from-app-api';
import { calculatedLine, calculatedOrder, calculatedShipment } from './orders';

describe('the cart of a calculated order', () => {
  it('is in cents, its parts adding up to the total', () => {
    const { totals } = fromAppApi(calculatedOrder());
    expect(totals).toEqual({
      merchandise: 9998,
      assembly: 1000,
      placement: 0,
      delivery: 1499,
      handling: 200,
      wiredService: 0,
      tax: 1053,
      total: 13750,
    });
    const { total, ...parts } = totals;
    expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(total);
  });

  it('has the service of a florist elsewhere apart from delivery', () => {
    const order = calculatedOrder([], { ShippingCost: 30.48, WiredServiceCharges: 9.99 });
    expect(fromAppApi(order).totals).toMatchObject({
      delivery: 1849,
      handling: 200,
      wiredService: 999,
    });
  });

  it('shows the fee of a shipment as cost minus handling (specification B9)', () => {
    const [shipment] = fromAppApi(calculatedOrder()).shipments;
    expect(shipment).toMatchObject({
      fee: 1499,
      feeLabel: 'Delivery Fees',
      handling: 200,
      tax: 1053,
      total: 13750,
      date: '2026-05-09',
      timePreference: 'AM',
    });
    expect(shipment?.recipient).toMatchObject({
      firstName: 'Ana',
      zip: '55408',
      addressType: 'Residence',
    });
    expect(shipment?.cardMessage).toEqual(['Happy day', '', 'Love']);
  });

  it.each<[string, object, object]>([
    [
      'with what it costs',
      { Cost: 30.48, HandlingCharges: 2.5, WiredServiceFees: 9.99, Tax: 9.5 },
      { cost: 3048, charges: { fee: 2798, handling: 250, wiredService: 999, tax: 950 } },
    ],
    [
      'that is not possible',
      { DeliveryMethod: null, Cost: null, HandlingCharges: null, Tax: null },
      { method: null, cost: null, charges: null },
    ],
    [
      'of an App API that knows no more than its cost',
      { Cost: 14.99 },
      { cost: 1499, charges: null },
    ],
  ])('says a wish %s', (_, said, wish) => {
    const shipment = calculatedShipment();
    const Wish = { Zip: '60611', Date: '2026-11-24', Run: 'NO PREF', DeliveryMethod: 'Wired' };
    const answer = calculatedOrder([
      { ...shipment, xp: { ...shipment.xp, Wish: { ...Wish, ...said } as never } },
    ]);
    expect(fromAppApi(parseCalculatedOrder(answer)).shipments[0]?.wish).toEqual({
      zip: '60611',
      date: '2026-11-24',
      run: 'NO PREF',
      method: 'Wired',
      ...wish,
    });
  });

  it('takes charges out of the price of a line', () => {
    const [line] = fromAppApi(calculatedOrder()).shipments[0]?.lines ?? [];
    expect(line).toMatchObject({
      title: 'Coral Roses in a Mason Jar',
      options: 'Deluxe · Coral',
      quantity: 2,
      unitPrice: 4999,
      retailPrice: 5999,
      total: 9998,
      charges: [{ name: 'Assembly', value: 'Yes please', markup: 500 }],
      specs: [{ specID: 'Vase-AssemblyCharge', optionID: 'yes' }],
      path: '/p/100310/coral-roses-in-a-mason-jar?v=100310-DLX',
      picture: { url: '/pictures/products/coral-roses.webp', alt: 'Coral roses' },
    });
  });

  it.each<[string, [string, string | null, string][], object | undefined]>([
    [
      'what each is worth and who gets it',
      [
        ['EGiftCard-RecipientEmail', null, 'bea@example.com'],
        ['GiftCard-Amount', null, '75'],
      ],
      { amount: 7500, email: 'bea@example.com' },
    ],
    ['nothing where it is none: a text was engraved', [['Pot-Engraving', null, 'Bea']], undefined],
  ])('says of a line as of a gift card: %s', (_, specs, giftCard) => {
    const card = calculatedLine({
      MerchandiseTotal: 150,
      Specs: specs.map(([SpecID, OptionID, Value]) => ({
        SpecID,
        OptionID,
        Name: SpecID,
        Value,
        PriceMarkup: 0,
      })),
    });
    const [line] =
      fromAppApi(calculatedOrder([calculatedShipment({ LineItems: [card] })])).shipments[0]
        ?.lines ?? [];
    expect(line?.giftCard).toEqual(giftCard);
  });

  it('says when and where the event of a seat is, and leads back to it', () => {
    const seat = calculatedLine({
      ProductID: '700101-A',
      Product: {
        ID: '700101-A',
        Name: 'WREATHS',
        xp: { ProductCode: '700101', IsWorkShopEvent: true },
      },
      Specs: [],
      xp: { EventDateDisplay: 'Sat, Dec 5, 10:00 AM – 12:00 PM CST', EventRoom: 'Glasshouse' },
    });
    const [line] =
      fromAppApi(calculatedOrder([calculatedShipment({ LineItems: [seat] })])).shipments[0]
        ?.lines ?? [];
    expect(line).toMatchObject({
      options: 'Sat, Dec 5, 10:00 AM – 12:00 PM CST · Glasshouse',
      path: '/event/700101',
    });
  });

  it.each([
    ['InStorePickUp', 'Picking Fee'],
    ['CurbsidePickUp', 'Picking Fee'],
    ['UPS', 'Delivery Fees'],
    ['Email', ''],
  ])('labels the fee of %s “%s”', (Shipper, label) => {
    expect(
      fromAppApi(calculatedOrder([calculatedShipment({ Shipper })])).shipments[0]?.feeLabel,
    ).toBe(label);
  });

  it('leaves open what was not chosen', () => {
    const open = calculatedShipment({ Shipper: null, ToAddress: null });
    expect(fromAppApi(calculatedOrder([open])).shipments[0]).toMatchObject({
      method: null,
      recipient: null,
      feeLabel: '',
    });
    expect(
      fromAppApi(calculatedOrder([calculatedShipment({ Shipper: 'Pigeon' })])).shipments[0]?.method,
    ).toBeNull();
  });

  it('is empty without lines', () => {
    expect(fromAppApi(calculatedOrder([], { LineItemCount: 0, CartCount: 0 })).state).toBe('empty');
  });

  it('survives a product without any field of its own', () => {
    const bare = calculatedLine({
      Product: { ID: 'X1', Name: 'POT', xp: {} },
      ProductID: 'X1',
      Specs: [],
      xp: {},
    });
    const [line] =
      fromAppApi(calculatedOrder([calculatedShipment({ LineItems: [bare] })])).shipments[0]
        ?.lines ?? [];
    expect(line).toMatchObject({
      title: 'Pot',
      productCode: 'X1',
      options: '',
      picture: null,
      retailPrice: null,
      path: '/p/X1/pot',
    });
  });
});

it('has the wish of goods that go to nobody yet, and how long the answer stands', () => {
  setClock(new Date('2026-05-05T15:00:00Z'));
  try {
    const open = calculatedShipment({ Shipper: null, ToAddress: null });
    const Wish = {
      Zip: '55408',
      Date: '2026-05-09',
      Run: 'AM',
      DeliveryMethod: 'LocalDelivery',
      Cost: 18.49,
      HandlingCharges: 3.5,
      WiredServiceFees: 0,
      Tax: 6.18,
    } as const;
    const order = calculatedOrder([{ ...open, xp: { ...open.xp, Wish } }], {});
    const cart = fromAppApi({ ...order, Until: '2026-05-05T18:00:00.000Z' });
    expect([cart.standsFor, cart.shipments[0]?.wish]).toEqual([
      3 * 3_600_000,
      {
        zip: '55408',
        date: '2026-05-09',
        run: 'AM',
        method: 'LocalDelivery',
        cost: 1849,
        charges: { fee: 1499, handling: 350, wiredService: 0, tax: 618 },
      },
    ]);
    expect(fromAppApi(order)).not.toHaveProperty('standsFor');
  } finally {
    setClock(null);
  }
});

describe('an answer of calculateorder', () => {
  it('is read with null where a field is missing', () => {
    const wire = JSON.parse(JSON.stringify(calculatedOrder())) as Record<string, unknown>;
    expect(parseCalculatedOrder(wire)).toEqual(calculatedOrder());
  });

  it.each([
    ['nothing', null],
    ['a text', 'hello'],
    ['an order without lines', { Order: {} }],
    [
      'a price in words',
      { ...calculatedOrder(), CalculatorShipments: [{ ...calculatedShipment(), Cost: 'free' }] },
    ],
  ])('is refused when it is %s', (_, answer) => {
    expect(() => parseCalculatedOrder(answer)).toThrow();
  });
});
