/** @jest-environment node */
import { nextSteps } from '@/lib/checkout/next-steps';
import { deliveryMethods, type DeliveryMethod } from '@/lib/delivery/method';

const workshop = { store: 'Lilac & Loam Edina', address: '1 France Ave' };
type Ways = readonly (DeliveryMethod | 'seats' | null)[];

const today = '2026-05-06';
const date = '2026-05-09';
const shipments = (...methods: Ways) =>
  methods.map((method) =>
    method === 'seats'
      ? { method: 'InStorePickUp' as const, workshop, date }
      : { method, workshop: null, date },
  );
type Reader = Parameters<typeof nextSteps>[0]['reader'];
const steps = (methods: Ways, reader: Reader = 'guest', reportable = false): string =>
  nextSteps({ shipments: shipments(...methods), reader, reportable, today })
    .sentences.map(
      (step) =>
        Object.entries(marks)
          .filter(([, words]) => step.includes(words))
          .map(([mark]) => mark)
          .join('-') || step,
    )
    .join(' ');
const marks = {
  van: 'rings the bell',
  carrier: 'The carrier brings it to the door on Saturday, May 9. The tracking number is ',
  trackedApart: 'number is on your order’s page',
  trackedHere: 'number is on this page',
  trackedInOrders: 'number is in your orders',
  florist: 'A florist near them',
  pickup: 'It waits for you on Saturday, May 9. Have your order number with you',
  email: 'goes out by email on Saturday, May 9, with',
  seats: 'seats are reserved',
  here: 'Tell us on this page from that day',
  orders: 'Tell us from your orders from that day',
};

describe('what happens next with a placed order', () => {
  it.each<[string, Ways, string, string]>([
    ['a van', ['LocalDelivery'], 'van here', 'van orders'],
    ['a courier', ['Courier'], 'van here', 'van orders'],
    ['a parcel', ['UPS'], 'carrier-trackedApart here', 'carrier-trackedInOrders orders'],
    ['mail', ['USPS'], 'carrier-trackedApart here', 'carrier-trackedInOrders orders'],
    ['a partner florist', ['Wired'], 'florist here', 'florist orders'],
    ['pickup', ['InStorePickUp'], 'pickup here', 'pickup orders'],
    ['curbside', ['CurbsidePickUp'], 'pickup here', 'pickup orders'],
    ['email alone', ['Email'], 'email', 'email'],
    ['seats alone', ['seats'], 'seats', 'seats'],
    ['no way', [null], '', ''],
    ['nothing', [], '', ''],
    ['one way twice', ['LocalDelivery', 'Courier', 'LocalDelivery'], 'van here', 'van orders'],
    [
      'all of it',
      ['seats', 'Email', 'TFE', 'UPS', 'CurbsidePickUp', 'Courier'],
      'van carrier-trackedApart florist pickup email seats here',
      'van carrier-trackedInOrders florist pickup email seats orders',
    ],
  ])('%s', (_name, methods, asGuest, asCustomer) => {
    expect(steps(methods)).toBe(asGuest);
    expect(steps(methods, 'customer')).toBe(asCustomer);
  });

  it('leaves the problem to its own button once it can be reported', () => {
    expect(steps(['LocalDelivery'], 'guest', true)).toBe('van');
  });

  it('is all said on the page of the order itself', () => {
    expect(steps(['UPS'], 'order-page')).toBe('carrier-trackedHere here');
  });

  it.each([
    ['one day', ['2026-05-09', '2026-05-09'], 'on Saturday, May 9.'],
    ['a day of another year', ['2027-01-02'], 'on Saturday, January 2, 2027.'],
    ['several days', ['2026-05-09', '2026-05-10'], 'on the days you chose.'],
    ['no day', [null], 'on the day you chose.'],
  ])('says when, of %s', (_name, dates, words) => {
    const each = dates.map((day) => ({
      method: 'LocalDelivery' as const,
      workshop: null,
      date: day,
    }));
    expect(
      nextSteps({ shipments: each, reader: 'guest', reportable: true, today }).sentences,
    ).toEqual([`We get it ready, and the driver rings the bell ${words}`]);
  });

  it('has words for every method', () => {
    for (const method of deliveryMethods) expect(steps([method])).not.toBe('');
  });

  it('says what a driver does of what a driver brings alone', () => {
    const isDriven = (...methods: Ways) =>
      nextSteps({ shipments: shipments(...methods), reader: 'guest', reportable: false, today })
        .driven;
    const driven = deliveryMethods.filter((method) => isDriven(method));
    expect(driven).toEqual(['Courier', 'LocalDelivery']);
    expect(isDriven('seats', null)).toBe(false);
  });
});
