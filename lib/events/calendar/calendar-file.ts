import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { meetingEnd } from '@/lib/catalogue/meetings';
import { brand } from '@/lib/config/brand';
import { oneLine } from '@/lib/core/text';
import { eventPath } from '@/lib/routes/event-path';
import { type EventSession, meetingStart, type ShopEvent } from '../event';

/** Where an event is held, in one line. */
export interface EventPlace {
  name: string;
  address: string;
}

/**
 * The calendar file (iCalendar) of one date, an entry per meeting. Times are UTC; the identifier of a meeting is that of its product and
 * day, so that a file fetched again replaces the entry instead of doubling it. The file has no name: Outlook opens what has one as a calendar of its own.
 */
export function calendarFileText(
  event: Pick<ShopEvent, 'code' | 'title' | 'description' | 'room'>,
  session: Pick<EventSession, 'productID' | 'meetings'>,
  place: EventPlace | null,
  origin: string,
  stamp: Date,
): string {
  const calendar = ical({
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: brand.name, product: 'Workshops & Events', language: 'EN' },
  });
  for (const meeting of session.meetings) {
    calendar.createEvent({
      id: `${session.productID}-${meeting.day}@${new URL(origin).hostname}`,
      start: meetingStart(meeting),
      end: meetingEnd(meeting),
      stamp,
      summary: oneLine(event.title),
      description: oneLine(event.description),
      location: whereWords(event, place),
      url: `${origin}${eventPath(event.code)}`,
      status: ICalEventStatus.CONFIRMED,
    });
  }
  return calendar.toString();
}

/** The address that opens the first meeting in Google's calendar, times in UTC. */
export function googleCalendarLink(
  event: ShopEvent,
  session: EventSession,
  place: EventPlace | null,
  origin: string,
): string {
  const [first] = session.meetings;
  const link = new URL('https://calendar.google.com/calendar/render');
  const dates = first ? `${stampOf(meetingStart(first))}/${stampOf(meetingEnd(first))}` : '';
  const fields = {
    action: 'TEMPLATE',
    text: event.title,
    dates,
    details: `${event.description}\n${origin}${eventPath(event.code)}`,
    location: whereWords(event, place),
  };
  for (const [name, value] of Object.entries(fields)) link.searchParams.set(name, value);
  return link.href;
}

function whereWords({ room }: Pick<ShopEvent, 'room'>, place: EventPlace | null): string {
  return oneLine([room, place?.name, place?.address].filter(Boolean).join(', '));
}

/** `20260509T150000Z` */
function stampOf(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}
