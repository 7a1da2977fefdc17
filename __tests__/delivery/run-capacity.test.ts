/** @jest-environment node */
import { defaultBuyerSettings } from '@/lib/delivery/default-settings';
import { roomiest, runCapacity, type RunLoad } from '@/services/app-api/runs/capacity';

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
    ['the emptier of two without end', [load('AM', Infinity, 5000), load('PM', Infinity, 4999)], 'PM'],
    ['none of a run that makes no stops', [load('AM', 0, 0)], null],
  ])('takes %s', (_, runs, chosen) => {
    expect(roomiest(runs)).toBe(chosen);
  });

  const settings = {
    ...defaultBuyerSettings,
    xp: {
      ...defaultBuyerSettings.xp,
      DeliveryRuns: [{ id: 'AM', label: 'Morning', from: '08:00', to: '12:00', capacity: 40 }, { id: 'PM', label: 'Afternoon', from: '12:00', to: '18:00' }],
      DeliveryDatesN: { '2026-12-24': { AM: { checkedRun: false, capacity: 5 }, PM: { checkedRun: true } } },
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
