/** @jest-environment node */
import {
  deliveryCalendar,
  deliveryEntry,
  googleDeliveryLink,
} from '@/lib/checkout/delivery/delivery-calendar';
import { shipmentTo } from '@/__tests__/components/checkout/shipments';

const runs = [{ id: 'AM', label: 'Morning, 9 AM to 1 PM', from: '09:00', to: '13:00' }];
const ana = shipmentTo('Ana');
const today = '2026-05-05';
const entry = deliveryEntry({ shipment: ana }, runs, today)!;
const unfolded = (text: string) => text.replace(/\r\n[ \t]/g, '');

describe('a delivery in a calendar', () => {
  it.each([
    [
      'a delivery',
      ana,
      {
        date: '2026-05-09',
        summary: 'Lilac & Loam: Flowers to Ana Ruiz',
        details: 'Local Delivery. Morning, 9 AM to 1 PM. 2 × Coral Roses in a Mason Jar',
        location: '2817 Colfax Ave S, Minneapolis, MN 55408',
      },
    ],
    [
      'any time of the day',
      { ...ana, timePreference: 'NO PREF' as const },
      { details: 'Local Delivery. 2 × Coral Roses in a Mason Jar' },
    ],
    [
      'a pickup',
      { ...ana, method: 'CurbsidePickUp' as const },
      { summary: 'Lilac & Loam: Pickup for Ana Ruiz' },
    ],
    [
      'a card by e-mail',
      {
        ...ana,
        method: 'Email' as const,
        recipient: { ...ana.recipient!, email: 'a@example.com' },
      },
      { summary: 'Lilac & Loam: E-gift card to Ana Ruiz', location: 'a@example.com' },
    ],
  ])('says what, for whom and where: %s', (_, shipment, expected) => {
    expect(deliveryEntry({ shipment }, runs, today)).toMatchObject(expected);
  });

  it.each([
    ['no day', { date: null }],
    ['no recipient', { recipient: null }],
    ['no method', { method: null }],
  ])('is none with %s', (_, change) => {
    expect(deliveryEntry({ shipment: { ...ana, ...change } }, runs, today)).toBeNull();
  });

  it.each([
    ['an e-mail', 'Email', null],
    ['a delivery', 'LocalDelivery', '2026-05-09'],
  ] as const)('of today is one of things that somebody waits for: %s', (_, method, date) => {
    const entryToday = deliveryEntry({ shipment: { ...ana, method } }, runs, '2026-05-09');
    expect(entryToday?.date ?? null).toBe(date);
  });

  it('is one whole day that makes nobody busy', () => {
    const file = unfolded(
      deliveryCalendar(
        { orderID: 'order-1', page: '/orderConfirmation/299999/order-1', shipment: ana },
        entry,
        'https://shop.example',
        new Date('2026-05-05T12:00:00Z'),
      ),
    );
    expect(file).toMatch(/DTSTART;VALUE=DATE:20260509\r\n/);
    expect(file).toMatch(/DTEND;VALUE=DATE:20260510\r\n/);
    expect(file).toMatch(/TRANSP:TRANSPARENT\r\n/);
    expect(file).not.toMatch(/^(NAME|X-WR-CALNAME)/m);
    expect(file).toContain('/orderConfirmation/299999/order-1');
  });

  it('keeps its identifier when its day is another, so that no second entry is made', () => {
    const uidOf = (shipment: typeof ana) =>
      /UID:.+/.exec(
        unfolded(
          deliveryCalendar(
            { orderID: 'order-1', page: '/order', shipment },
            deliveryEntry({ shipment }, runs, today)!,
            'https://shop.example',
            new Date('2026-05-05T12:00:00Z'),
          ),
        ),
      )?.[0];
    const [line] = ana.lines;
    const lines = ['line-b', 'line-a'].map((id) => ({ ...line!, id }));
    expect(uidOf({ ...ana, lines })).toBe('UID:order-1-line-a@shop.example');
    expect(uidOf({ ...ana, id: 'another', date: '2026-05-12', lines: lines.toReversed() })).toBe(
      'UID:order-1-line-a@shop.example',
    );
  });

  it('lets no name begin a line of its own', () => {
    const hostile = deliveryEntry(
      {
        shipment: { ...ana, recipient: { ...ana.recipient!, street1: '1 Lake St\r\nATTENDEE:x' } },
      },
      runs,
      today,
    )!;
    expect(
      deliveryCalendar(
        { orderID: 'o', page: '/order', shipment: ana },
        hostile,
        'https://shop.example',
        new Date(),
      ),
    ).not.toMatch(/^ATTENDEE/m);
  });

  it('opens in Google’s calendar', () => {
    const link = new URL(googleDeliveryLink(entry));
    expect([link.origin, link.searchParams.get('dates'), link.searchParams.get('text')]).toEqual([
      'https://calendar.google.com',
      '20260509/20260510',
      entry.summary,
    ]);
  });
});
