/** @jest-environment node */
import { isDriven, nextSteps } from '@/lib/checkout/next-steps';
import { deliveryMethods, type DeliveryMethod } from '@/lib/delivery/method';

const workshop = { store: 'Lilac & Loam Edina', address: '1 France Ave' };
type Ways = readonly (DeliveryMethod | 'seats' | null)[];

const shipments = (...methods: Ways) =>
  methods.map((method) =>
    method === 'seats'
      ? { method: 'InStorePickUp' as const, workshop }
      : { method, workshop: null },
  );
const steps = (methods: Ways, { guest = true, reportable = false } = {}): string =>
  nextSteps({ shipments: shipments(...methods), guest, reportable })
    .map((step) => Object.entries(marks).find(([, words]) => step.includes(words))?.[0] ?? step)
    .join(' ');
const marks = {
  van: 'rings the bell',
  tracked: 'tracking number',
  carrier: 'The carrier brings it to the door on',
  florist: 'A florist near them',
  pickup: 'Have your order number with you',
  email: 'goes out by email',
  seats: 'seats are reserved',
  here: 'on this page',
  orders: 'from your orders from that day',
};

describe('what happens next with a placed order', () => {
  it.each<[string, Ways, string, string]>([
    ['a van', ['LocalDelivery'], 'van here', 'van orders'],
    ['a courier', ['Courier'], 'van here', 'van orders'],
    ['a parcel', ['UPS'], 'carrier here', 'tracked orders'],
    ['mail', ['USPS'], 'carrier here', 'tracked orders'],
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
      'van carrier florist pickup email seats here',
      'van tracked florist pickup email seats orders',
    ],
  ])('%s', (_name, methods, asGuest, asCustomer) => {
    expect(steps(methods)).toBe(asGuest);
    expect(steps(methods, { guest: false })).toBe(asCustomer);
  });

  it('leaves the problem to its own button once it can be reported', () => {
    expect(steps(['LocalDelivery'], { reportable: true })).toBe('van');
  });

  it('has words for every method', () => {
    for (const method of deliveryMethods) expect(steps([method])).not.toBe('');
  });

  it('says what a driver does of what a driver brings alone', () => {
    const driven = deliveryMethods.filter((method) => isDriven(shipments(method)));
    expect(driven).toEqual(['Courier', 'LocalDelivery']);
    expect(isDriven(shipments('seats', null))).toBe(false);
  });
});
