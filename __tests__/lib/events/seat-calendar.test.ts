/** @jest-environment node */
import { calendarFile } from '@/lib/events/calendar/calendar-file.server';
import { orderCalendars } from '@/services/mails/order/order-calendars';
import { fromAppApi } from '@/lib/cart/from-app-api';
import { calculatedLine, calculatedOrder, calculatedShipment } from '@/__tests__/lib/cart/orders';
import { mailShop } from '@/__tests__/services/mails/mail-shop';
import { offer, session, shopEvent } from './make-event';

const meetings = [{ day: '2026-12-05', from: '10:00', to: '12:00' }];
const event = shopEvent({
  code: 'W700',
  sessions: [
    session({
      productID: 'W700-adult',
      meetings,
      offers: [offer({ productID: 'W700-adult' }), offer({ productID: 'W700-child' })],
    }),
  ],
});
jest.mock('@/lib/events/events.server', () => ({ allEvents: () => Promise.resolve([event]) }));
jest.mock('@/lib/stores/stores.server', () => ({ getStores: () => Promise.resolve([]) }));

const entryOf = (file: string) => /UID:([^@]+)@/.exec(file)?.[1];

it.each(['W700-adult', 'W700-child'])(
  'a seat is one entry, taken from the mail of its order or from its page: %s',
  async (productID) => {
    const xp = {
      IsWorkShopEvent: true,
      ProductCode: 'W700',
      EventDateTimes: { '2026-12-05': '10:00-12:00' },
    };
    const Product = { ID: productID, Name: 'Wreaths', xp };
    const line = calculatedLine({ ProductID: productID, Product, Specs: [] });
    const order = calculatedOrder([
      calculatedShipment({ Shipper: 'InStorePickUp', LineItems: [line] }),
    ]);
    const [mailed] = orderCalendars(order, fromAppApi(order), mailShop, new Date(0));
    const page = await (await calendarFile('W700', productID)).text();
    expect(entryOf(page)).toBe(`${productID}-2026-12-05`);
    expect(entryOf(mailed?.content ?? '')).toBe(entryOf(page));
  },
);
