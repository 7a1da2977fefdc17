import { addChicagoDays } from '@/lib/core/time/chicago-day';
import { holidayDate } from '@/lib/delivery/holidays';
import { giftHolidays, homeEntries } from '@/platform/stock/content/home';

describe('the home page of the demo shop', () => {
  it.each([2026, 2027, 2028, 2029, 2030, 2031])(
    'speaks of Christmas once the glasshouses of Thanksgiving are gone, which see the day itself (%i)',
    (year) => {
      const { daysAhead } = giftHolidays.find(({ name }) => name === 'Christmas')!;
      const season = homeEntries().find(({ id }) => id === 'home-season-thanksgiving')!;
      const lastDay = `${year}-${String(season.fields.to)}`;
      expect(lastDay < addChicagoDays(`${year}-12-25`, -daysAhead)).toBe(true);
      expect(lastDay >= holidayDate('Thanksgiving', year)!).toBe(true);
    },
  );
});
