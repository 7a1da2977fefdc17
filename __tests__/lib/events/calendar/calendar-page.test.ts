/** @jest-environment node */
import { getCategoryTreeOrNone } from '@/lib/catalogue/category/categories.server';
import { loadCalendar } from '@/lib/events/calendar/calendar-page.server';
import type { ShopEvent } from '@/lib/events/event';
import { getEvents } from '@/lib/events/events.server';
import { shopEvent } from '../make-event';

jest.mock('@/lib/catalogue/category/categories.server', () => ({
  getCategoryTreeOrNone: jest.fn(),
}));
jest.mock('@/lib/events/events.server', () => ({ getEvents: jest.fn() }));
jest.mock('@/lib/stores/hours.server', () => ({
  dayRules: () => Promise.resolve({ WorkingHrs: [], Holidays: [] }),
}));

it.each<[string, ShopEvent[] | null, boolean]>([
  ['that could not be loaded says that something went wrong', null, true],
  ['of a retailer who holds no events now is an empty month', [], false],
  ['of events is their month', [shopEvent({})], false],
])('a calendar %s', async (_, events, failed) => {
  jest.mocked(getCategoryTreeOrNone).mockResolvedValue([]);
  jest.mocked(getEvents).mockResolvedValue(events);
  const calendar = await loadCalendar({
    month: null,
    category: null,
    admission: null,
    featured: false,
  });
  expect(calendar?.failed).toBe(failed);
});
