/** @jest-environment node */
import type { CalculatedOrder, CalculatorShipment } from '@/lib/orders/calculated-order';
import { placedMail } from '@/services/mails/placed';
import { plainText, toMessage } from '@/services/mails/to-message';
import { calculatedLine, calculatedOrder, calculatedShipment } from '@/__tests__/lib/cart/orders';
import { mailShop as shop } from './mail-shop';
import { dataOf } from './mail-words';

const now = new Date('2026-05-07T15:00:00Z');
const goods = calculatedShipment();
const atStore = {
  ...goods.ToAddress!,
  FirstName: 'Bo',
  LastName: "O'Neil-Smith",
  CompanyName: 'Old name of the store',
  Street1: 'Elsewhere',
};
const pickup = calculatedShipment({
  Shipper: 'InStorePickUp',
  ToAddress: atStore,
  Cost: 0,
  xp: {
    ...goods.xp,
    DeliveryMethod: 'InStorePickUp',
    AddressType: 'InStorePickUp',
    StoreID: 'Store-edina',
    CardMessage: null,
    DeliveryNote: null,
    HandlingCharges: 0,
  },
});
const seats = calculatedShipment({
  ID: 's',
  Shipper: 'InStorePickUp',
  LineItems: [
    calculatedLine({
      ID: 'seat',
      ProductID: 'W',
      Product: {
        ID: 'W',
        Name: 'WREATHS',
        xp: {
          IsWorkShopEvent: true,
          ProductCode: 'W',
          EventDateTimes: { '2026-12-05': '10:00-12:00' },
        },
      },
      Specs: [],
      LineTotal: 60,
      MerchandiseTotal: 60,
      xp: {
        EventDateDisplay: 'Sat, Dec 5, 2026, 10:00 AM – 12:00 PM CST',
        EventRoom: 'Glasshouse',
      },
    }),
  ],
  ToAddress: { ...atStore, FirstName: '', LastName: '', CompanyName: 'Lilac & Loam Edina' },
  xp: {
    ...goods.xp,
    RequestedDeliveryDate: '2026-12-05',
    StoreID: 'Store-edina',
    CardMessage: null,
    DeliveryNote: null,
  },
});
const byMail = calculatedShipment({
  Shipper: 'Email',
  ToAddress: { ...goods.ToAddress!, Street1: 'ana@example.com', xp: { Email: 'ana@example.com' } },
});

const contentOf = (
  shipments: CalculatorShipment[],
  more: Partial<Parameters<typeof placedMail>[0]> = {},
  header: Partial<CalculatedOrder['Order']> = {},
) =>
  placedMail(
    {
      firstName: 'Lars',
      order: calculatedOrder(shipments, { FromUserID: 'lars', ...header }),
      giftCards: [],
      payments: [],
      ...more,
    },
    shop,
    now,
  );
const linesOf = (...parts: Parameters<typeof contentOf>) =>
  plainText(contentOf(...parts)).split('\n');

describe('the confirmation of an order', () => {
  it('tells of a delivery for whom, when with the hours of its run, where, the card and the note', () => {
    expect(
      linesOf([
        calculatedShipment({
          ToAddress: {
            ...goods.ToAddress!,
            CompanyName: 'Lakewood Chapel',
            xp: { Recipient: 'InMemoryOf' },
          },
          xp: { ...goods.xp, AddressType: 'FuneralHome' },
        }),
      ]),
    ).toEqual(
      expect.arrayContaining([
        'Dear Lars,',
        'For Ana Ruiz',
        'Arrives: Saturday, May 9, between 8 AM and 1 PM',
        '- We get it ready, and the driver rings the bell on the day you chose.',
        'How: Local Delivery',
        'To: Lakewood Chapel',
        '  2817 Colfax Ave S',
        '  Minneapolis, MN 55408',
        '  Funeral Home',
        'Note for the driver: Blue door',
        'On the card:',
        '  Happy day',
        '  Love',
        '2 × Coral Roses in a Mason Jar   $99.98',
        '  Deluxe · Coral',
        '  Assembly: Yes please, $5.00 each',
      ]),
    );
  });

  it('tells of a pickup the store by its name now, its hours that day and the way there', () => {
    const lines = linesOf([pickup], {}, { ShippingCost: 0, HandlingCharges: 0 });
    expect(lines).toEqual(
      expect.arrayContaining([
        "For Bo O'Neil-Smith",
        'Ready: Saturday, May 9',
        '  Store hours that day: 9 AM – 5 PM',
        '- We call when your order is ready. Have your order number with you.',
        'Pickup: In-Store Pickup',
        'Where: Lilac & Loam Edina',
        '  1 France Ave, Edina, MN 55424',
        '  952-555-0117',
      ]),
    );
    expect(lines.join('\n')).toMatch(/ {2}Directions: https:\/\/www\.google\.com\/maps\/dir/);
    expect(lines.join('\n')).not.toMatch(/Delivery|Elsewhere|driver/);
  });

  it('tells of an e-gift card the e-mail it goes to and no street', () => {
    const lines = linesOf([byMail], {
      giftCards: [
        { lineID: 'line-1', to: 'ana@example.com', day: null, lastFour: '0011' },
        { lineID: 'line-2', to: 'bo@example.com', day: null, lastFour: '0022' },
      ],
    });
    expect(lines).toEqual(
      expect.arrayContaining([
        'Goes out: Saturday, May 9',
        'To: ana@example.com',
        '  E-gift card to ana@example.com, sent at once, ending in 0011',
      ]),
    );
    expect(lines.join('\n')).not.toMatch(/Minneapolis, MN|bo@example/);
  });

  it('tells of seats their event, hours, room and store, with a file for the calendar and a reservation', () => {
    const content = contentOf([seats]);
    expect(content.subject).toBe('Your seats at Lilac & Loam, order order-1');
    expect(plainText(content).split('\n')).toEqual(
      expect.arrayContaining([
        'Your seats are booked',
        '- Your seats are reserved under your name.',
        'Workshops',
        'Where: Lilac & Loam Edina',
        'Wreaths, 2 seats   $60.00',
        '  Sat, Dec 5, 2026, 10:00 AM – 12:00 PM CST · Glasshouse',
      ]),
    );
    expect(content.files).toHaveLength(1);
    expect(content.files?.[0]?.content).toContain('DTSTART:20261205T160000Z');
    const { html } = toMessage(content, { messageID: '<m@example.com>', to: 'a@example.com' });
    expect(dataOf(String(html))).toContainEqual(
      expect.objectContaining({
        '@type': 'EventReservation',
        numSeats: 2,
        underName: { '@type': 'Person', name: 'Lars' },
        reservationFor: expect.objectContaining({
          location: {
            '@type': 'Place',
            name: 'Lilac & Loam Edina',
            address: {
              '@type': 'PostalAddress',
              streetAddress: '1 France Ave',
              addressLocality: 'Edina',
              addressRegion: 'MN',
              postalCode: '55424',
              addressCountry: 'US',
            },
          },
          startDate: '2026-12-05T10:00:00-06:00',
          endDate: '2026-12-05T12:00:00-06:00',
        }),
      }),
    );
  });

  it('says each figure of a single shipment once, of several those of each (decision 088)', () => {
    expect(linesOf([goods]).filter((line) => / {3}\$/.test(line))).toEqual([
      '2 × Coral Roses in a Mason Jar   $99.98',
      'Merchandise, 2 items   $99.98',
      'Assembly   $10.00',
      'Handling Fee   $2.00',
      'Delivery Fees   $14.99',
      'Tax   $10.53',
      'Total   $137.50',
    ]);
    expect(linesOf([goods, pickup]).filter((line) => line.startsWith('Shipment total'))).toEqual([
      'Shipment total   $137.50',
      'Shipment total   $137.50',
    ]);
  });

  it('leads a customer to the account, a guest to where it was placed', () => {
    const linkOf = (FromUserID: string) =>
      linesOf([goods], {}, { FromUserID }).find((line) => line.startsWith('See your order: '));
    expect(linkOf('lars')).toBe(
      'See your order: https://shop.example/account/orders?orderid=order-1',
    );
    expect(linkOf('299999')).toBe(
      'See your order: https://shop.example/orderConfirmation/299999/order-1',
    );
  });

  it('that goes out in the new year says a day as seen from the day of the order', () => {
    const header = { DateSubmitted: '2025-12-31T18:00:00Z' };
    expect(linesOf([goods], {}, header)).toContain(
      'Arrives: Saturday, May 9, 2026, between 8 AM and 1 PM',
    );
  });

  it('puts a day of another year with its year', () => {
    const winter = calculatedShipment({ xp: { ...goods.xp, RequestedDeliveryDate: '2027-01-02' } });
    expect(linesOf([winter])).toContain(
      'Arrives: Saturday, January 2, 2027, between 8 AM and 1 PM',
    );
  });

  it.each([
    [4, ''],
    [40, 'and says how many more there are'],
    [300, 'and says how many more there are'],
  ])('of %d deliveries is no longer than Gmail shows %s', (count, more) => {
    const deliveries = Array.from({ length: count }, (_, index) =>
      calculatedShipment({ ToAddress: { ...goods.ToAddress!, FirstName: `Ana ${index}` } }),
    );
    const content = contentOf(deliveries);
    const html = String(toMessage(content, { messageID: '<m@x>', to: 'a@example.com' }).html);
    expect(Buffer.byteLength(html)).toBeLessThan(100_000);
    const text = plainText(content);
    const shown = text.match(/^For Ana \d+ Ruiz$/gm) ?? [];
    expect(text.includes(`And ${count - shown.length} more`)).toBe(more !== '');
    expect(more === '' ? shown.length === count : shown.length > 5).toBe(true);
    expect(text).toContain('Order summary');
    expect(text.match(/^See your order: https:/gm)).toHaveLength(more === '' ? 1 : 2);
    expect(dataOf(html)[0]).toMatchObject({
      orderDelivery: shown.map(() => ({ '@type': 'ParcelDelivery' })),
    });
  });

  it('goes out without what is not known of the shop, and without what earlier messages do not say', () => {
    const bare = { origin: shop.origin, runs: [], opening: null, stores: [] };
    const { order } = { order: calculatedOrder([goods, pickup]) };
    const text = plainText(
      placedMail({ firstName: '', order, giftCards: [], payments: [] }, bare, now),
    );
    expect(text.split('\n')).toEqual(
      expect.arrayContaining([
        'Hello,',
        'Arrives: Saturday, May 9, in the morning',
        'Ready: Saturday, May 9',
        'Where: Old name of the store',
      ]),
    );
    expect(text).not.toMatch(/Store hours|Paid with|undefined|null/);
  });

  it('keeps what was typed text, in the mail and in its data', () => {
    const wicked = '</script></table><img src=x onerror=alert(1)>';
    const content = contentOf([
      calculatedShipment({
        ToAddress: { ...goods.ToAddress!, FirstName: wicked, Street1: wicked },
        xp: { ...goods.xp, CardMessage: { line1: wicked }, DeliveryNote: wicked },
      }),
    ]);
    const html = String(toMessage(content, { messageID: '<m@x>', to: 'a@example.com' }).html);
    expect(html).not.toContain('<img');
    expect(html.match(/<\/script>/g)).toHaveLength(html.match(/<script /g)!.length);
    expect(dataOf(html)[0]).toMatchObject({
      orderDelivery: [{ deliveryAddress: { streetAddress: wicked } }],
    });
  });
});
