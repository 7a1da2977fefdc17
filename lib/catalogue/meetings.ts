import { addChicagoDays, isChicagoDay, type ChicagoDate } from '@/lib/core/time/chicago-day';
import { chicagoInstant } from '@/lib/core/time/chicago-time';

const times = /^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/;

/** A day on which an event meets. */
export interface Meeting {
  day: ChicagoDate;
  from: string;
  to: string;
}

/** The days of a product's date map (specification A3 EventDateTimes), the earliest first; what is not a day with hours is left out. */
export function meetingsOf(
  xp: { EventDateTimes?: Record<string, string> | null } | null,
): Meeting[] {
  return Object.entries(xp?.EventDateTimes ?? {})
    .flatMap(([day, hours]) =>
      isChicagoDay(day) && times.test(hours)
        ? [{ day, from: hours.slice(0, 5), to: hours.slice(6) }]
        : [],
    )
    .sort((a, b) => a.day.localeCompare(b.day));
}

/** The instant a meeting is over: one that ends no later than it begins does so on the next day. */
export function meetingEnd({ day, from, to }: Meeting): Date {
  return chicagoInstant(to > from ? day : addChicagoDays(day, 1), to);
}
