/** @jest-environment node */
import { checkDay } from '@/lib/delivery/check-day';
import { defaultBuyerSettings } from '@/lib/delivery/default-settings';
import { runsChosen } from '@/lib/delivery/days/offered-days';
import type { DeliveryMethod } from '@/lib/delivery/method';
import { withUsedRuns, type UsedRuns } from '@/lib/delivery/settings';
import { roomiest, runCapacity, type RunLoad } from '@/services/app-api/runs/places';

const load = (run: string, capacity: number, taken: number): RunLoad => ({ run, capacity, taken });

describe('places on delivery runs', () => {
  it.each<[string, RunLoad[], string | null]>([
    ['the one with most room', [load('AM', 10, 9), load('PM', 10, 3)], 'PM'],
    ['the earlier of two alike', [load('AM', 10, 3), load('PM', 10, 3)], 'AM'],
    ['the last place', [load('AM', 1, 1), load('PM', 5, 4)], 'PM'],
    ['none when all are full', [load('AM', 1, 1), load('PM', 5, 5)], null],
    ['none when one was overbooked by hand', [load('AM', 1, 7)], null],
    ['none when no run was asked for', [], null],
    ['one without end before one with', [load('AM', 1000, 0), load('PM', Infinity, 5000)], 'PM'],
    [
      'the emptier of two without end',
      [load('AM', Infinity, 5000), load('PM', Infinity, 4999)],
      'PM',
    ],
    ['none of a run that makes no stops', [load('AM', 0, 0)], null],
  ])('takes %s', (_, runs, chosen) => {
    expect(roomiest(runs)).toBe(chosen);
  });

  const settings = {
    ...defaultBuyerSettings,
    xp: {
      ...defaultBuyerSettings.xp,
      DeliveryRuns: [
        { id: 'AM', label: 'Morning', from: '08:00', to: '12:00', capacity: 40 },
        { id: 'PM', label: 'Afternoon', from: '12:00', to: '18:00' },
      ],
      DeliveryDatesN: {
        '2026-12-24': { AM: { checkedRun: false, capacity: 5 }, PM: { checkedRun: true } },
      },
    },
  };
  it.each([
    ['2026-12-24', 'AM', 5],
    ['2026-12-23', 'AM', 40],
    ['2026-12-24', 'PM', Infinity],
    ['2026-12-23', 'PM', Infinity],
    ['2026-12-23', 'Night', Infinity],
  ])('on %s the %s run makes %d stops', (day, run, stops) => {
    expect(runCapacity(settings, day, run)).toBe(stops);
  });
});

describe('runs that have no place left', () => {
  const day = '2026-12-21';
  const listed = {
    ...defaultBuyerSettings,
    xp: {
      ...defaultBuyerSettings.xp,
      DeliveryDatesN: {
        [day]: { AM: { checkedRun: true }, PM: { checkedRun: false, capacity: 9 } },
      },
    },
  };
  const datesOf = (used: UsedRuns) => withUsedRuns(listed, used).xp.DeliveryDatesN;
  it.each<[string, UsedRuns, UsedRuns]>([
    ['nothing used: as the settings say', {}, listed.xp.DeliveryDatesN],
    [
      'the other run of a day',
      { [day]: { PM: { checkedRun: true } } },
      { [day]: { AM: { checkedRun: true }, PM: { checkedRun: true, capacity: 9 } } },
    ],
    [
      'a day the settings do not name',
      { '2026-12-22': { AM: { checkedRun: true } } },
      { ...listed.xp.DeliveryDatesN, '2026-12-22': { AM: { checkedRun: true } } },
    ],
    ['none opens again', { [day]: { AM: { checkedRun: false } } }, listed.xp.DeliveryDatesN],
  ])('%s', (_, used, expected) => {
    expect(datesOf(used)).toEqual(expected);
    expect(listed.xp.DeliveryDatesN[day]?.PM).toEqual({ checkedRun: false, capacity: 9 });
  });

  it('and runs that make no stops are closed alike', () => {
    const none = {
      [day]: Object.fromEntries(
        defaultBuyerSettings.xp.DeliveryRuns.map(({ id }) => [
          id,
          { checkedRun: false, capacity: 0 },
        ]),
      ),
    };
    const settings = {
      ...defaultBuyerSettings,
      xp: { ...defaultBuyerSettings.xp, DeliveryDatesN: none },
    };
    expect(
      checkDay(day, {
        method: 'LocalDelivery',
        leadDays: 0,
        settings,
        now: new Date('2026-12-18T16:00:00Z'),
      }),
    ).toMatchObject({ reason: 'runs-full' });
  });

  it('close a day whose runs are all used', () => {
    const all = Object.fromEntries(
      defaultBuyerSettings.xp.DeliveryRuns.map(({ id }) => [id, { checkedRun: true }]),
    );
    const settings = withUsedRuns(defaultBuyerSettings, { [day]: all });
    const now = new Date('2026-12-18T16:00:00Z');
    expect(checkDay(day, { method: 'LocalDelivery', leadDays: 0, settings, now })).toMatchObject({
      available: false,
      reason: 'runs-full',
    });
    expect(
      checkDay(day, { method: 'LocalDelivery', leadDays: 0, settings: defaultBuyerSettings, now }),
    ).toMatchObject({ available: true });
  });
});

describe('runs that a moved stop may go on', () => {
  it.each<[string, DeliveryMethod | null, string | undefined, string[]]>([
    ['any', 'LocalDelivery', undefined, ['AM', 'PM']],
    ['any without preference', 'LocalDelivery', 'NO PREF', ['AM', 'PM']],
    ['the one that was chosen', 'LocalDelivery', 'PM', ['PM']],
    ['any where the chosen one is there no more', 'LocalDelivery', 'NIGHT', ['AM', 'PM']],
    ['none of what is collected', 'InStorePickUp', 'AM', []],
    ['none of what has no way yet', null, 'AM', []],
  ])('%s', (_, method, run, ids) => {
    expect(runsChosen({ method, run }, defaultBuyerSettings).map(({ id }) => id)).toEqual(ids);
  });
});
