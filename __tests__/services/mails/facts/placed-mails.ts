import fc from 'fast-check';
import { eventLineXp } from '@/lib/orders/line/event-line';
import type { CalculatedOrder, CalculatorShipment } from '@/lib/orders/calculated-order';
import { placedMail } from '@/services/mails/placed';
import { calculatedLine, calculatedOrder, calculatedShipment } from '@/__tests__/lib/cart/orders';
import { world } from '@/__tests__/lib/orders/generated-orders';
import { inDays } from './in-words';
import { digits, mailedOrders, shop, type MadeMail } from './made-mail';
import { sentOrders } from './shipment-mails';

const fields: Record<string, string> = {
  DTSTART: 'start',
  'DTSTART;VALUE=DATE': 'start',
  DTEND: 'end',
  'DTEND;VALUE=DATE': 'end',
  SUMMARY: 'summary',
  LOCATION: 'location',
  DESCRIPTION: 'description',
};

/** The entries of a calendar file, each by what it says (RFC 5545: folded lines, escaped text). */
export function calendarEntries(file: string): Record<string, string>[] {
  const lines = file.replace(/\r\n[ \t]/g, '').split('\r\n');
  return lines.reduce<Record<string, string>[]>((entries, line) => {
    const [name = '', ...value] = line.split(':');
    const entry = entries.at(-1);
    if (line === 'BEGIN:VEVENT') entries.push({});
    else if (entry && fields[name])
      entry[fields[name]] = value.join(':').replace(/\\n/g, '\n').replace(/\\(.)/g, '$1');
    return entries;
  }, []);
}

interface Event {
  /** Days with their words and the hours by which Chicago is behind UTC. */
  days: readonly (readonly [day: string, words: string, behind: number])[];
}
const events: Event[] = [
  { days: [['2026-12-05', 'Sat, Dec 5, 2026', 6]] },
  { days: [['2027-07-10', 'Sat, Jul 10, 2027', 5]] },
  {
    days: [
      ['2027-02-27', 'Sat, Feb 27, 2027', 6],
      ['2027-03-20', 'Sat, Mar 20, 2027', 5],
    ],
  },
];
const utc = (day: string, hour: number, behind: number) =>
  `${day.replaceAll('-', '')}T${String(hour + behind).padStart(2, '0')}3000Z`;
const clock = (hour: number) => `${hour > 12 ? hour - 12 : hour}:30 ${hour < 12 ? 'AM' : 'PM'}`;

/** The confirmation of seats of any event: what is booked, what it cost, and the file for the calendar. */
export const seatMails: fc.Arbitrary<MadeMail> = fc
  .record({
    mailed: mailedOrders,
    event: fc.constantFrom(...events),
    from: fc.integer({ min: 8, max: 13 }),
    seats: fc.integer({ min: 1, max: 8 }),
    cents: fc.integer({ min: 100, max: 300_000 }),
    perks: digits(4),
  })
  .map(({ mailed, event, from, seats, cents, perks }) => {
    const xp = {
      IsWorkShopEvent: true,
      ProductCode: 'W700',
      WebFacingProductTitle: 'Wreaths, Bows & More',
      EventRoom: 'Glasshouse',
      EventDateTimes: Object.fromEntries(
        event.days.map(([day]) => [day, `${String(from).padStart(2, '0')}:30-${from + 2}:30`]),
      ),
    };
    const goods = calculatedShipment();
    const dollars = cents / 100;
    const shipment: CalculatorShipment = {
      ...goods,
      Shipper: 'InStorePickUp',
      LineItems: [
        calculatedLine({
          ID: 'seat',
          ProductID: 'W700-1',
          Product: { ID: 'W700-1', Name: 'WREATHS', xp },
          Quantity: seats,
          Specs: [],
          LineTotal: dollars,
          MerchandiseTotal: dollars,
          xp: eventLineXp(xp) as Record<string, unknown>,
        }),
      ],
      ToAddress: {
        ...goods.ToAddress!,
        FirstName: '',
        LastName: '',
        CompanyName: 'Edina',
        Street1: '1 France Ave',
        City: 'Edina',
        Zip: '55424',
      },
      Cost: 0,
      Tax: 0,
      Subtotal: dollars,
      Total: dollars,
      AssemblyCharges: 0,
      xp: {
        ...goods.xp,
        RequestedDeliveryDate: event.days[0]?.[0] ?? null,
        StoreID: 'Store-edina',
        CardMessage: null,
        DeliveryNote: null,
        HandlingCharges: 0,
      },
    };
    const order = calculatedOrder([shipment], {
      ID: 'LL-9',
      FromUserID: 'lars',
      DateSubmitted: '2026-11-20T16:00:00Z',
      CartCount: seats,
      Subtotal: dollars,
      ShippingCost: 0,
      TaxCost: 0,
      HandlingCharges: 0,
      AssemblyCharges: 0,
      Total: dollars,
      xp: { OrderNumber: mailed.number },
    });
    const label = `Purple Perks ending ${perks}`;
    const count = seats === 1 ? '1 seat' : `${seats} seats`;
    return {
      content: placedMail(
        {
          firstName: mailed.firstName,
          order,
          giftCards: [],
          payments: [{ label, cents }],
        },
        shop,
        world.now,
      ),
      says: [
        `Dear ${mailed.firstName},`,
        mailed.number,
        'Edina',
        '1 France Ave, Edina, MN 55424',
        `Wreaths, Bows & More, ${count}`,
        ...event.days.map(([, words]) => words),
        `${clock(from)} – ${clock(from + 2)} CST`,
        'Glasshouse',
        `Merchandise, ${seats} ${seats === 1 ? 'item' : 'items'}`,
        label,
      ],
      heads: [`On ${inDays(event.days[0]?.[0] ?? '', '2026-11-20')}.`],
      sums: [cents, cents, 0, cents, cents],
      links: [
        `${shop.origin}/account/orders?orderid=LL-9`,
        `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: 'Edina, 1 France Ave, Edina, MN 55424' })}`,
      ],
      data: [
        {
          '@type': 'Order',
          orderNumber: mailed.number,
          price: dollars.toFixed(2),
          acceptedOffer: [{ price: dollars.toFixed(2), eligibleQuantity: { value: seats } }],
        },
        {
          '@type': 'EventReservation',
          reservationNumber: mailed.number,
          numSeats: seats,
          reservationFor: { name: 'Wreaths, Bows & More', location: { name: 'Edina' } },
        },
      ],
      files: [
        event.days.map(([day, , behind]) => ({
          start: utc(day, from, behind),
          end: utc(day, from + 2, behind),
          summary: 'Wreaths, Bows & More',
          description: count,
          location: 'Glasshouse, Edina, 1 France Ave, Edina, MN 55424',
        })),
      ],
    };
  });

/** The confirmation of any order that goes to somebody: its number, its day and its files. All else of it is held against its order by `placed-facts`. */
export const confirmations: fc.Arbitrary<MadeMail> = fc
  .record({ mailed: mailedOrders, made: sentOrders })
  .map(({ mailed: { firstName, number, url }, made }) => {
    const { Order } = made.order;
    const order: CalculatedOrder = {
      ...made.order,
      Order: { ...Order, FromUserID: '299999', xp: { OrderNumber: number } },
    };
    const placed = { firstName, order, giftCards: [], payments: [], followAt: url };
    return {
      partly: true,
      content: placedMail(placed, shop, world.now),
      says: [`Dear ${firstName},`, `Your order number is ${number}.`, `See your order: ${url}`],
      links: [],
      files: made.sent.map(({ Shipper, ToAddress: to, LineItems, xp }) => {
        const start = (xp.RequestedDeliveryDate ?? '').replaceAll('-', '');
        const several = LineItems.filter(({ Quantity }) => Quantity > 1);
        return [
          {
            start,
            end: String(Number(start) + 1),
            summary: holding(`${to.FirstName} ${to.LastName}`),
            description: holding(...several.map(({ Quantity }) => `${Quantity} × `)),
            location: Shipper === 'Email' ? String(to.xp.Email) : holding(to.Street1, to.City),
          },
        ];
      }),
    };
  });

/** Text with these words, in their order. */
function holding(...words: string[]): string {
  return expect.stringMatching(words.map(escaped).join('.*')) as string;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
