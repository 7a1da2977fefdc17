/** @jest-environment node */
import fc from 'fast-check';
import { classArrival, openDaysOfClasses } from '@/lib/delivery/days/class-arrival';
import { keptArrivals, keptOpenDays } from '@/lib/delivery/days/kept-arrivals';
import { answerUntil } from '@/lib/delivery/days/until';
import { dayCases } from '@/scripts/prove/promise/day-cases';
import { minneapolis } from '@/scripts/prove/promise/makers';
import { at, deliveryWorld } from './world';

const classes = ['L0', 'L2', 'P0L0', 'U1_n', 'L0U2_n', 'W1K0L0_nw', 'none', 'no class'];
const places = ['55408', '60611', '10001', null].flatMap((zip) =>
  [null, '2026-11-25', '2026-11-27'].map((by) => ({ zip, by })),
);
const { now: _, ...shop } = deliveryWorld();
const cities = ['55408', '55101'].map((zip) => ({ ...minneapolis, zip }));
const facts = { ...shop, cities, version: 'v1' };
const local = { zip: '55408', by: null };

it('says of every class what its rule says, whatever was asked before', () => {
  const arrivals = keptArrivals();
  const openDays = keptOpenDays(5);
  fc.assert(
    fc.property(dayCases, fc.constantFrom('v1', 'v2'), (day, version) => {
      const world = { ...day.facts, version: `${version} ${JSON.stringify(day.facts.settings)}` };
      const until = answerUntil(world.settings, day.now).getTime();
      for (const instant of [day.now.getTime(), until - 1, until, day.now.getTime() - 60_000])
        for (const place of places) {
          const now = new Date(instant);
          const said = classes.map((each) => classArrival(each, place, world, now));
          const kept = arrivals(classes, place, world, now);
          expect(classes.map((each) => kept[each] ?? null)).toEqual(said);
          const listed = place.by ? classes : ['L2', 'U1_n'];
          expect(openDays(listed, place.zip, world, now)).toEqual(
            openDaysOfClasses(listed, place.zip, world, now, 5),
          );
        }
    }),
    { numRuns: 12, seed: 20261126 },
  );
});

it.each<[string, { facts?: object; place?: typeof local; now?: Date }, boolean]>([
  ['a moment later', { now: at('2026-11-20', '10:59') }, true],
  ['at another ZIP of the vans', { place: { zip: '55101', by: null } }, true],
  ['after the next hour of the rules', { now: at('2026-11-20', '13:00') }, false],
  ['on a clock that was set back', { now: at('2026-11-20', '09:59') }, false],
  ['with other facts', { facts: { version: 'v2' } }, false],
  ['with facts of no version', { facts: { version: undefined } }, false],
  ['for another ZIP', { place: { zip: '10001', by: null } }, false],
])('is worked out once: %s', (_name, change, same) => {
  const arrivals = keptArrivals();
  const [first] = Object.values(arrivals(['L0'], local, facts, at('2026-11-20', '10:00')));
  const { now = at('2026-11-20', '10:00'), place = local } = change;
  const [second] = Object.values(arrivals(['L0'], place, { ...facts, ...change.facts }, now));
  expect(first === second).toBe(same);
});
