/** @jest-environment node */
import { getCategoryTreeOrNone } from '@/lib/catalogue/category/categories.server';
import type { Category } from '@/lib/catalogue/category/category';
import { chicagoInstant } from '@/lib/core/time/chicago-time';
import { setClock } from '@/lib/core/time/clock';
import { loadCalendar } from '@/lib/events/calendar/calendar-page.server';
import type { ShopEvent } from '@/lib/events/event';
import { getEvents } from '@/lib/events/events.server';
import type { CalendarChoice } from '@/lib/routes/event-path';
import { search } from '@/lib/upstream/search/client';
import { session, shopEvent } from '../make-event';

jest.mock('@/lib/catalogue/category/categories.server', () => ({
  getCategoryTreeOrNone: jest.fn(),
}));
jest.mock('@/lib/events/events.server', () => ({ getEvents: jest.fn() }));
jest.mock('@/lib/stores/hours.server', () => ({
  dayRules: () =>
    Promise.resolve({
      WorkingHrs: [],
      Holidays: [{ name: 'Independence Day', date: '2026-07-04', closed: true }],
    }),
}));
jest.mock('@/lib/stores/stores.server', () => ({ storeNames: () => Promise.resolve({}) }));
jest.mock('@/lib/upstream/search/client', () => ({ search: jest.fn() }));
jest.mock('@/lib/cache/cached', () => ({
  cached: (_kind: string, _key: string, read: () => unknown) => read(),
}));

const everything: CalendarChoice = {
  month: null,
  category: null,
  admission: null,
  featured: false,
};
const on = (...days: string[]) =>
  session({ meetings: days.map((day) => ({ day, from: '10:00', to: '12:00' })) });
const wreaths = shopEvent({ code: 'wreaths', sessions: [on('2026-07-04'), on('2026-09-12')] });
const walks = shopEvent({ code: 'walks', sessions: [on('2026-06-20')] });

beforeEach(() => {
  setClock(chicagoInstant('2026-07-01', '09:00'));
  jest.mocked(getCategoryTreeOrNone).mockResolvedValue([]);
  jest.mocked(getEvents).mockResolvedValue([wreaths, walks]);
});
afterEach(() => setClock(null));

it.each<[string, ShopEvent[] | null, boolean]>([
  ['that could not be loaded says that something went wrong', null, true],
  ['of a retailer who holds no events now is an empty month', [], false],
  ['of events is their month', [shopEvent({})], false],
])('a calendar %s', async (_, events, failed) => {
  jest.mocked(getEvents).mockResolvedValue(events);
  expect((await loadCalendar(everything))?.failed).toBe(failed);
});

it.each([
  ['2026-05', null],
  ['2026-06', [null, '2026-07']],
  ['2026-07', ['2026-06', '2026-08']],
  ['2026-09', ['2026-08', null]],
  ['2026-10', null],
])('%s, of events from June to September, leads to %j', async (month, beside) => {
  const calendar = await loadCalendar({ ...everything, month });
  expect(calendar && [calendar.previous, calendar.next]).toEqual(beside);
});

it.each<[string, Partial<CalendarChoice>, string | null]>([
  ['July', { month: '2026-07' }, '2026-09'],
  ['August, which has none,', { month: '2026-08' }, '2026-09'],
  ['June', { month: '2026-06' }, '2026-07'],
  ['the last month', { month: '2026-09' }, null],
])('after %s it knows the next month with events', async (_, choice, next) => {
  expect((await loadCalendar({ ...everything, ...choice }))?.nextWithEvents).toBe(next);
});

it('knows the next month with events of what is chosen', async () => {
  jest.mocked(search).mockResolvedValue([{ hits: [{ ProductCode: 'walks' }] }] as never);
  const chosen = { ...everything, featured: true, month: '2026-07' };
  expect((await loadCalendar(chosen))?.nextWithEvents).toBeNull();
});

it('says of a day which holiday it is, and that the stores are closed where they are', async () => {
  const noteOf = async (month: string, day: string) =>
    (await loadCalendar({ ...everything, month }))?.weeks.flat().find(({ date }) => date === day)
      ?.note;
  expect(await noteOf('2026-07', '2026-07-04')).toBe('Independence Day, closed');
  expect(await noteOf('2026-09', '2026-09-07')).toBe('Labor Day');
  expect(await noteOf('2026-07', '2026-07-05')).toBeNull();
});

describe('a narrowed calendar', () => {
  const kind = { id: 'WorkshopsEvents_Workshops', name: 'Workshops', children: [] };
  const tree = [{ id: 'WorkshopsEvents', children: [kind] }] as unknown as Category[];
  const codes = async (choice: Partial<CalendarChoice>) => {
    const calendar = await loadCalendar({ ...everything, ...choice });
    return (
      calendar && [
        ...new Set(
          calendar.weeks.flat().flatMap(({ entries }) => entries.map((e) => e.event.code)),
        ),
      ]
    );
  };
  const filters = () =>
    (jest.mocked(search).mock.lastCall?.[0][0] as { facetFilters: string[] }).facetFilters.slice(2);
  beforeEach(() => {
    jest.mocked(getCategoryTreeOrNone).mockResolvedValue(tree);
    jest
      .mocked(search)
      .mockReset()
      .mockResolvedValue([{ hits: [{ ProductCode: 'walks' }] }] as never);
  });

  it.each<[Partial<CalendarChoice>, string[]]>([
    [{ category: 'workshops' }, ['CategoryIDs:WorkshopsEvents_Workshops']],
    [{ admission: 'free' }, ['IsWorkshop:0']],
    [{ admission: 'ticketed' }, ['IsWorkshop:1']],
    [{ featured: true }, ['IsFeatured:true']],
  ])('by %j shows what the search engine finds, and nothing else', async (choice, narrowed) => {
    expect(await codes({ ...choice, month: '2026-06' })).toEqual(['walks']);
    expect(await codes({ ...choice, month: '2026-09' })).toEqual([]);
    expect(filters()).toEqual(narrowed);
  });

  it('by nothing asks nobody', async () => {
    expect(await codes({ month: '2026-09' })).toEqual(['wreaths']);
    expect(search).not.toHaveBeenCalled();
  });

  it('by a kind that is none is not there', async () => {
    expect(await codes({ category: 'concerts' })).toBeNull();
  });

  it('says that something went wrong while the search engine does not answer', async () => {
    jest.mocked(search).mockRejectedValue(new Error('down'));
    const calendar = await loadCalendar({ ...everything, featured: true });
    expect([calendar?.failed, await codes({ featured: true })]).toEqual([true, []]);
  });
});
