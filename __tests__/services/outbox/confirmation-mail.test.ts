/** @jest-environment node */
import { confirmationMail } from '@/services/outbox/confirmation-mail';
import { calculatedLine, calculatedOrder, calculatedShipment } from '@/__tests__/lib/cart/orders';

const edina = {
  ID: null,
  FirstName: '',
  LastName: '',
  CompanyName: 'Lilac & Loam Edina',
  Street1: '1 France Ave',
  Street2: null,
  City: 'Edina',
  State: 'MN',
  Zip: '55424',
  Country: 'US',
  Phone: '',
  xp: {},
};
const seat = calculatedLine({
  ID: 'seat',
  ProductID: 'W',
  Product: { ID: 'W', Name: 'Wreaths', xp: { IsWorkShopEvent: true } },
  Specs: [],
  LineTotal: 60,
  MerchandiseTotal: 60,
  xp: { EventDateDisplay: 'Sat, Dec 5, 10:00 AM – 12:00 PM CST', EventRoom: 'Glasshouse' },
});
const goods = calculatedShipment();
const seats = calculatedShipment({
  ID: 's',
  Shipper: 'InStorePickUp',
  LineItems: [seat],
  ToAddress: edina,
  xp: { ...goods.xp, RequestedDeliveryDate: '2026-12-05' },
});

const byMail = calculatedShipment({
  Shipper: 'Email',
  ToAddress: {
    ...edina,
    FirstName: 'Ana',
    LastName: 'Ruiz',
    CompanyName: null,
    Street1: 'ana@example.com',
    City: 'Email',
    State: '',
    Zip: '',
    xp: { Email: 'ana@example.com' },
  },
});

it('tells of an e-gift card the e-mail it goes to and no street', () => {
  const { text } = confirmationMail({
    messageID: '<order-2@example.com>',
    payload: { to: 'bea@example.com', firstName: 'Bea', order: calculatedOrder([byMail]) },
  });
  expect(String(text)).toContain('Email, Saturday, May 9, 2026\nAna Ruiz\nana@example.com\n  2 × ');
});

it('tells goods by whom they go to, seats by their event, hours, room and store', () => {
  const { text } = confirmationMail({
    messageID: '<order-1@example.com>',
    payload: { to: 'ana@example.com', firstName: 'Ana', order: calculatedOrder([goods, seats]) },
  });
  expect(String(text).split('\n')).toEqual(
    expect.arrayContaining([
      'Local Delivery, Saturday, May 9, 2026, in the morning',
      'Ana Ruiz',
      '2817 Colfax Ave S',
      '  2 × Coral Roses in a Mason Jar (Deluxe · Coral)   $99.98',
      '  On the card:',
      '    Assembly: Yes please, $5.00 each',
      'Workshops, Saturday, December 5, 2026',
      'Lilac & Loam Edina',
      '1 France Ave',
      'Edina, MN 55424',
      '  2 × Wreaths   $60.00',
      '    Sat, Dec 5, 10:00 AM – 12:00 PM CST, Glasshouse',
    ]),
  );
});

it('says the figures of the ticket and of the summary, which add up, and one subtotal: goods with their assembly', () => {
  const { text } = confirmationMail({
    messageID: '<order-3@example.com>',
    payload: { to: 'ana@example.com', firstName: 'Ana', order: calculatedOrder() },
  });
  expect(String(text)).toContain(
    [
      '  2 × Coral Roses in a Mason Jar (Deluxe · Coral)   $99.98',
      '    Assembly: Yes please, $5.00 each',
      '  On the card:',
      '    Happy day',
      '    Love',
      '  Assembly   $10.00',
      '  Subtotal   $109.98',
      '  Delivery Fees   $14.99',
      '  Handling Fee   $2.00',
      '',
      'Merchandise, 2 items   $99.98',
      'Assembly   $10.00',
      'Handling Fee   $2.00',
      'Delivery Fees   $14.99',
      'Tax   $10.53',
      'Total   $137.50',
    ].join('\n'),
  );
});
