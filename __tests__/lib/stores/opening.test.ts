/** @jest-environment node */
import { chicagoInstant } from '@/lib/core/time/chicago-time';
import { defaultBuyerSettings } from '@/lib/delivery/default-settings';
import {
  type OpeningRules,
  openState,
  openWords,
  secondsUntilOpenStateChanges,
} from '@/lib/stores/opening';

const rules: OpeningRules = {
  WorkingHrs: defaultBuyerSettings.xp.WorkingHrs,
  Holidays: [{ name: 'Thanksgiving', date: '2026-11-26', closed: true }],
};
const shut = { Closed: true };
const never: OpeningRules = {
  WorkingHrs: [
    {
      StartDate: '2000-01-01',
      EndDate: '2099-12-31',
      Sunday: shut,
      Monday: shut,
      Tuesday: shut,
      Wednesday: shut,
      Thursday: shut,
      Friday: shut,
      Saturday: shut,
    },
  ],
  Holidays: [],
};
const hours = 3600;

describe('what the stores say of being open, and for how long it holds', () => {
  it.each<[date: string, time: string, said: string, rules: OpeningRules, holds: number]>([
    ['2026-11-24', '06:00', 'Closed now, opens today 9 AM', rules, 3 * hours],
    ['2026-11-24', '09:00', 'Open now until 7 PM', rules, 10 * hours],
    ['2026-11-24', '22:30', 'Closed now, opens tomorrow 9 AM', rules, 1.5 * hours],
    ['2026-11-25', '00:00', 'Closed now, opens today 9 AM', rules, 9 * hours],
    ['2026-11-25', '19:00', 'Closed now, opens Fri, Nov 27 9 AM', rules, 5 * hours],
    ['2026-11-26', '00:00', 'Closed for Thanksgiving, opens tomorrow 9 AM', rules, 24 * hours],
    ['2026-11-27', '00:00', 'Closed now, opens today 9 AM', rules, 9 * hours],
    ['2026-10-31', '23:00', 'Closed now, opens Mon, Nov 2 9 AM', rules, 1 * hours],
    ['2026-11-24', '12:00', 'Closed now', never, 12 * hours],
  ])('on %s at %s: %s', (date, time, said, by, holds) => {
    const at = chicagoInstant(date, time);
    expect([openWords(openState(at, by), at), secondsUntilOpenStateChanges(at, by)]).toEqual([
      said,
      holds,
    ]);
  });
});
