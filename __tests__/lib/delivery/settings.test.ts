/** @jest-environment node */
import { addChicagoDays, chicagoWeekday } from '@/lib/core/time/chicago-day';
import { parseBuyerSettings, hoursOn } from '@/lib/delivery/settings';
import { closedHoliday, holidayNames } from '@/lib/delivery/holidays';
import { offersPickup } from '@/lib/delivery/delivery-facts';
import { openRuns } from '@/lib/delivery/runs';
import { buildStock } from '@/platform/stock/stock';
import { fullDays, nonDeliveryDates } from '@/platform/stock/settings/buyerxp';
import rates from '@/lib/promise/tax-rates-2026.json';
import { builtAt, builtOn, stock } from '@/__tests__/platform/stock/fixture';

const settings = parseBuyerSettings(JSON.parse(stock.files['buyerxp.json'] ?? ''));
if (!settings) throw new Error('buyerxp.json does not have the shape of the buyer settings');
const stores = stock.commerce.buyerAddresses.filter(({ ID }) => ID.startsWith('Store-'));
const cities = stock.commerce.buyerAddresses.filter(({ ID }) => ID.startsWith('LDCity-'));

describe('the buyer settings', () => {
  it('list all sixteen holidays of this year and the next, six of them closed', () => {
    expect(settings.xp.Holidays).toHaveLength(32);
    expect(
      holidayNames.filter((name) => !settings.xp.Holidays.some((holiday) => holiday.name === name)),
    ).toEqual([]);
    expect([
      closedHoliday('2026-11-26', settings.xp.Holidays),
      closedHoliday('2026-11-27', settings.xp.Holidays),
      closedHoliday('2027-03-28', settings.xp.Holidays),
    ]).toEqual(['Thanksgiving', null, 'Easter']);
  });

  it('know the runs of sixty days: some mornings full, three days full altogether, never a Sunday', () => {
    const days = Object.entries(settings.xp.DeliveryDatesN).filter(([, runs]) => runs.AM);
    const full = days
      .filter(([, runs]) => Object.values(runs).every(({ checkedRun }) => checkedRun))
      .map(([date]) => date);
    expect(days).toHaveLength(60);
    expect(full).toEqual(fullDays(builtOn));
    expect(
      days.filter(([, runs]) => runs.AM?.checkedRun && !runs.PM?.checkedRun).length,
    ).toBeGreaterThan(5);
    expect(openRuns(full[0] ?? '', settings, builtAt)).toEqual([]);
  });

  it('give two days few stops, at least one of them no Sunday', () => {
    const scarce = Object.entries(settings.xp.DeliveryDatesN)
      .filter(([, runs]) => runs.AM?.capacity === 2 && runs.PM?.capacity === 2)
      .map(([date]) => date);
    expect(scarce).toEqual([addChicagoDays(builtOn, 20), addChicagoDays(builtOn, 33)]);
    expect(
      scarce.some(
        (date) => chicagoWeekday(date) !== 0 && openRuns(date, settings, builtAt).length > 0,
      ),
    ).toBe(true);
  });

  it("drive in the evening in the weeks of Valentine's Day and Mother's Day alone", () => {
    const settingsAt = (instant: string) =>
      parseBuyerSettings(
        JSON.parse(buildStock({ now: new Date(instant) }).files['buyerxp.json'] ?? ''),
      );
    const evenings = (instant: string) =>
      Object.entries(settingsAt(instant)?.xp.DeliveryDatesN ?? {}).flatMap(([date, runs]) =>
        runs.EVE?.checkedRun ? [] : [date],
      );
    expect(evenings('2026-07-01T18:00:00Z')).toEqual([]);
    expect(evenings('2027-02-01T18:00:00Z').slice(0, 2)).toEqual(['2027-02-08', '2027-02-09']);
    expect(evenings('2027-04-12T18:00:00Z').at(-1)).toBe('2027-05-09');
  });

  it("are full on the eve of Valentine's Day", () => {
    expect(fullDays('2027-01-10')).toEqual(['2027-01-23', '2027-02-05', '2027-02-13']);
  });

  it('name three days without delivery on weekdays of the calendar', () => {
    expect(settings.xp.NonDeliveryDates).toEqual(nonDeliveryDates(builtOn));
    expect(settings.xp.NonDeliveryDates.map(chicagoWeekday)).not.toContain(0);
    expect(
      settings.xp.NonDeliveryDates.every(
        (date) => date > builtOn && date < addChicagoDays(builtOn, 60),
      ),
    ).toBe(true);
  });

  it.each([
    ['2026-11-23', { open: '09:00', close: '19:00' }],
    ['2027-02-27', { open: '09:00', close: '17:00' }],
    ['2027-04-06', { open: '08:00', close: '20:00' }],
    ['2027-04-04', null],
    ['2026-01-06', { open: '09:00', close: '19:00' }],
  ])('give the hours of %s', (day, hours) => {
    expect(hoursOn(day, settings.xp.WorkingHrs)).toEqual(hours);
  });
});

describe('stores and local cities', () => {
  it('are seven: five for pickup, one flagship without will-call, one neither flagship nor open', () => {
    const rules = stores.map(
      ({ xp }) => xp as { flagship: boolean; willCall: boolean; active: boolean },
    );
    expect(rules).toHaveLength(7);
    expect(rules.filter(offersPickup)).toHaveLength(5);
    expect(
      rules.filter(({ flagship, willCall, active }) => flagship && !willCall && active),
    ).toHaveLength(1);
    expect(rules.filter(({ flagship, active }) => !flagship && !active)).toHaveLength(1);
  });

  it('are taxed by a rate of their own in every local ZIP', () => {
    const taxed = new Set(rates.places.flatMap(({ zips }) => zips));
    expect(cities.filter(({ Zip }) => !taxed.has(Zip ?? '')).map(({ Zip }) => Zip)).toEqual([]);
  });

  it('number every local ZIP once, as the delivery page says, with a place near Minneapolis', () => {
    const zips = cities.map(({ Zip }) => Zip);
    expect(new Set(zips).size).toBe(zips.length);
    expect(zips).toEqual(expect.arrayContaining(['55408', '55105', '55082', '55044']));
    expect(
      zips.filter((zip) => ['55901', '55802', '56301', '54016', '60601'].includes(zip ?? '')),
    ).toEqual([]);
    expect(
      JSON.stringify(stock.content.entries.find(({ id }) => id === 'page-delivery')),
    ).toContain(`${zips.length} ZIP codes`);
    for (const { ID, Zip, xp } of cities) {
      const { lat, lng } = (xp as { Location: { lat: number; lng: number } }).Location;
      expect([ID, Math.abs(lat - 44.95) < 0.5, Math.abs(lng + 93.25) < 0.6]).toEqual([
        `LDCity-${Zip}`,
        true,
        true,
      ]);
    }
  });
});

describe('demo accounts', () => {
  it('are users of the buyer who can log in; the anonymous template cannot', () => {
    const users = new Map(stock.commerce.users.map((user) => [user.Username, user]));
    expect(stock.accounts.length).toBeGreaterThanOrEqual(3);
    for (const { username, password } of stock.accounts)
      expect(users.get(username)?.password).toBe(password);
    expect(users.get('anonymous')).toMatchObject({ ID: '299999', Active: true });
    expect(users.get('anonymous')?.password).toBeUndefined();
  });
});
