/** @jest-environment node */
import { chicagoInstant } from '@/lib/core/time/chicago-time';
import { firstDays } from '@/lib/stores/shop-today';
import { deliveryWorld } from '../delivery/world';

const { settings, cities, stores } = deliveryWorld();
const facts = { settings, cities, stores };
const friday = (time: string) => chicagoInstant('2026-11-20', time);

describe('what header and home say of the first day of delivery', () => {
  it.each([
    [null, '10:00', 'Twin Cities from today', null],
    ['55408', '10:00', 'Can still arrive today in 55408', 3 * 3600],
    ['55408', '14:00', 'Can arrive tomorrow in 55408', null],
    ['10001', '10:00', 'Twin Cities from today', null],
  ])('of the vans, for %s at %s: %s', (zip, time, words, secondsLeft) => {
    expect(firstDays(zip, facts, friday(time)).van).toMatchObject({ words, secondsLeft });
  });

  it.each([
    [null, 'Twin Cities from today'],
    ['55408', 'To 55408, today'],
    ['10001', 'To 10001 by parcel, tomorrow'],
  ])('for %s: %s', (zip, words) => {
    expect(firstDays(zip, facts, friday('10:00')).arrival).toBe(words);
  });
});
