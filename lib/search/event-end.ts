import { chicagoInstant } from '@/lib/core/time/chicago-time';

const times = /^\d{2}:\d{2}-(\d{2}:\d{2})$/;

/** The instant at which the last of an event's days is over (`{ "2026-05-02": "10:00-11:30" }`, Chicago); `null` without a day. */
export function eventEnd(days: Record<string, string> | undefined): Date | null {
  const last = Object.entries(days ?? {})
    .sort(([one], [other]) => one.localeCompare(other))
    .at(-1);
  const until = last && times.exec(last[1])?.[1];
  return last && until ? chicagoInstant(last[0], until) : null;
}
