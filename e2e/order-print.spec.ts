import { expect, test } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import type { OrderDetail, OrderRow, OrderShipment } from '../lib/account/order-view';
import { register } from './support/customer';

const longName =
  'Wilhelmina Alexandrina Featherstonehaugh-Cholmondeley von und zu Hohenlohe-Langenburg';
const row: OrderRow = {
  id: 'LL-70001',
  number: 'LL-70001',
  submittedAt: '2026-05-06T03:30:00Z',
  sender: longName,
  recipients: [longName, 'שרה לוי'],
  addressType: '',
  status: 'Received',
  count: 4,
  total: 16_341,
};

const shipment = (id: string, change: Partial<OrderShipment>): OrderShipment => ({
  id,
  method: 'LocalDelivery',
  status: 'Received',
  date: '2026-05-09',
  window: 'AM',
  workshop: null,
  recipient: longName,
  company: 'Carver Ridge Hospital',
  address: '400 Prairie Way, Chaska, MN 55318',
  phone: '9525550190',
  lines: [
    {
      id: `${id}-1`,
      title: 'Sunday Best',
      options: 'Large',
      charges: [],
      quantity: 2,
      total: 8000,
      picture: null,
      path: null,
      note: null,
      calendar: null,
    },
  ],
  note: 'Room 214, side door',
  card: [
    'Mend well, dear Solveig,',
    'and come home soon.',
    'The garden misses you,',
    'and so do we.',
  ],
  fees: [],
  printFees: [
    { label: 'Handling Fee', cents: 400 },
    { label: 'Service Fee', cents: 999 },
    { label: 'Delivery Fees', cents: 1500 },
  ],
  steps: [],
  place: null,
  calendar: null,
  store: null,
  photos: [],
  recipientPath: null,
  ...change,
});

const order: OrderDetail = {
  ...row,
  userID: 'solveig',
  hasGiftCards: false,
  parcels: [],
  reportable: true,
  hold: null,
  next: { sentences: [], driven: false },
  shipments: [
    shipment('s1', {}),
    shipment('s2', {
      method: 'InStorePickUp',
      date: '2026-05-10',
      window: null,
      recipient: 'שרה לוי',
      company: null,
      address: '5410 Lyndale Row, Minneapolis, MN 55419',
      note: null,
      card: [],
      lines: [
        {
          id: 's2-1',
          title: 'Snake Plant',
          options: '',
          charges: [],
          quantity: 1,
          total: 3799,
          picture: null,
          path: null,
          note: null,
          calendar: null,
        },
      ],
      printFees: [{ label: 'Picking Fee', cents: 500 }],
    }),
  ],
  summary: [
    { label: 'ORDER SUBTOTAL', cents: 11_799 },
    { label: 'PICKING FEE', cents: 500 },
    { label: 'HANDLING FEE', cents: 400 },
    { label: 'DELIVERY', cents: 2499 },
    { label: 'TAX', cents: 1143 },
    { label: 'TOTAL', cents: 16_341 },
  ],
  payments: [{ label: 'Visa ending 1111', cents: 16_341 }],
};

/** What stands on the paper, in the order a reader meets it. */
const inOrder = [
  'Lilac & Loam',
  'Order #LL-70001',
  'Order placed 05/05/2026',
  longName,
  'Carver Ridge Hospital',
  '400 Prairie Way, Chaska, MN 55318',
  'Local Delivery',
  '05/09/2026',
  'AM',
  '2 × Sunday Best, Large',
  '$80.00',
  'Handling Fee',
  '$4.00',
  'Service Fee',
  '$9.99',
  'Delivery Fees',
  '$15.00',
  'Note: Room 214, side door',
  'Mend well, dear Solveig,',
  'and come home soon.',
  'The garden misses you,',
  'and so do we.',
  // A sheet's words come as they stand, from the left: of a name written from the right the last word is first.
  'לוי שרה',
  '5410 Lyndale Row, Minneapolis, MN 55419',
  'In-Store Pickup',
  '05/10/2026',
  '1 × Snake Plant',
  '$37.99',
  'Picking Fee',
  '$5.00',
  'ORDER SUBTOTAL',
  '$117.99',
  'PICKING FEE',
  'HANDLING FEE',
  'DELIVERY',
  '$24.99',
  'TAX',
  '$11.43',
  'TOTAL',
  '$163.41',
  'garden centers',
  'Customer service',
  '612-555-0142',
];

test('an order prints on one page, everything in its place, from a phone and from a desk', async ({
  page,
}) => {
  await page.goto('/');
  await register(page);
  await page.route('**/api/account/orders**', (route) =>
    route.fulfill({
      json: new URL(route.request().url()).pathname.endsWith(row.id)
        ? order
        : { orders: [row], page: 1, totalPages: 1 },
    }),
  );
  await page.goto('/account/orders');
  await expect(page.getByRole('article', { name: 'Order #LL-70001' })).toBeVisible();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const { totalPages, text } = await extractText(
      await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'Letter' }))),
      { mergePages: true },
    );
    expect(totalPages).toBe(1);
    const words = text
      .normalize('NFC')
      .replaceAll(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
      .replaceAll(/\s+/g, ' ');
    let from = 0;
    for (const part of inOrder) {
      const found = words.indexOf(part, from);
      expect({ width, part, found: found >= 0 || words.slice(from) }).toEqual({
        width,
        part,
        found: true,
      });
      from = found + part.length;
    }
    // Nothing of the page around it is printed.
    for (const other of ['Store Locator', 'Sign Out', 'Print', 'Purple Perks pays', 'Home'])
      expect(words).not.toContain(other);
  }
});
