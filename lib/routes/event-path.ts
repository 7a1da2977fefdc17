import { addQuery } from './add-query';
import { kebab } from './category-path';

/** Shape of a month in an address. */
export const monthShape = '20[0-9]{2}-(?:0[1-9]|1[0-2])';
const month = new RegExp(`^${monthShape}$`);

/** The page of all workshops and events (specification A2). */
export const eventsPath = '/workshops-and-events';

/** Path of one event, `/event/{eventCode}` (specification A2), or of its dates of one month. */
export function eventPath(code: string, ofMonth: string | null = null): string {
  return addQuery(`/event/${encodeURIComponent(code)}`, { month: ofMonth });
}

/** Path of the calendar file of one date of an event. */
export function calendarFilePath(code: string, productID: string): string {
  return `/api/events/${encodeURIComponent(code)}/calendar/${encodeURIComponent(productID)}`;
}

/** What the calendar shows, as its address says it. */
export interface CalendarChoice {
  /** `YYYY-MM`; `null` is the current month. */
  month: string | null;
  /** Last part of an event category's address: `workshops`. */
  category: string | null;
  admission: 'free' | 'ticketed' | null;
  featured: boolean;
}

/** Path of the calendar with its choices in a fixed order (specification A2). */
export function calendarPath({
  month: of,
  category,
  admission,
  featured,
}: Partial<CalendarChoice>): string {
  return addQuery('/event-calendar', { month: of, category, admission, featured: featured && '1' });
}

/** The choices in the parts of the calendar's internal path, `-` for none; `null` for a value that is none. */
export function calendarChoice([
  of = '-',
  category = '-',
  admission = '-',
  featured = '-',
]: readonly string[]): CalendarChoice | null {
  if (of !== '-' && !month.test(of)) return null;
  if (admission !== '-' && admission !== 'free' && admission !== 'ticketed') return null;
  if (featured !== '-' && featured !== '1') return null;
  return {
    month: of === '-' ? null : of,
    category: category === '-' ? null : category,
    admission: admission === '-' ? null : admission,
    featured: featured === '1',
  };
}

/** Path of an event category, `/e/{partOne}/{partTwo?}`: `WorkshopsEvents_TalksWalks` is `/e/talks-walks` (specification A2). */
export function eventKindPath(categoryID: string): string {
  return ['/e', ...categoryID.split('_').slice(1).map(kebab)].join('/');
}
