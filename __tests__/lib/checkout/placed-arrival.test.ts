/** @jest-environment node */
import type { CartShipment } from '@/lib/cart/cart';
import { placedPromise } from '@/lib/checkout/placed-arrival';
import { defaultBuyerSettings } from '@/lib/delivery/default-settings';
import { shipmentTo } from '@/__tests__/components/checkout/shipments';

const { DeliveryRuns } = defaultBuyerSettings.xp;
const on = (change: Partial<CartShipment> = {}) =>
  shipmentTo('Ana', {
    date: '2026-11-28',
    method: 'LocalDelivery',
    timePreference: 'AM',
    ...change,
  });

describe('what was promised of a placed order, for its confirmation and its mail', () => {
  it.each<[string, CartShipment[], string]>([
    ['by van in a run', [on()], 'Arrives Saturday, November 28, between 9 AM and 1 PM.'],
    [
      'by van at any time',
      [on({ timePreference: 'NO PREF' })],
      'Arrives Saturday, November 28, any time between 9 AM and 5 PM.',
    ],
    ['by parcel', [on({ method: 'UPS' })], 'Arrives Saturday, November 28.'],
    ['at a store', [on({ method: 'InStorePickUp' })], 'Ready Saturday, November 28.'],
    ['by mail', [on({ method: 'Email' })], 'Goes out Saturday, November 28.'],
    [
      'in another year',
      [on({ date: '2027-01-02', method: 'UPS' })],
      'Arrives Saturday, January 2, 2027.',
    ],
    ['without a day', [on({ date: null })], ''],
    ['several', [on(), on({ date: '2026-11-30' })], ''],
    ['nothing', [], ''],
  ])('%s', (_name, shipments, words) => {
    expect(placedPromise(shipments, DeliveryRuns, '2026-11-26')).toBe(words);
  });

  it('names no hours where the runs are not known', () => {
    expect(placedPromise([on({ timePreference: 'NO PREF' })], [], '2026-11-26')).toBe(
      'Arrives Saturday, November 28.',
    );
  });
});
