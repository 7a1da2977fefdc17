import { tzOffset } from '@date-fns/tz/tzOffset';
import { addChicagoDays, isChicagoDay, type ChicagoDate } from './chicago-day';

export type { ChicagoDate };

/** The time zone of delivery, release dates and events (specification A9). */
const CHICAGO = 'America/Chicago';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

const mostHours = 10_000;
const offsets = new Map<number, number>();

/** Minutes by which Chicago's clocks are ahead of UTC at an instant; they change at a full hour, so each hour is looked up once. Kept in a plain map: browsers run this too and do not get `lru-cache`. */
function offsetAt(ms: number): number {
  const hour = Math.floor(ms / (60 * minuteMs));
  const kept = offsets.get(hour);
  if (kept !== undefined) return kept;
  const offset = tzOffset(CHICAGO, new Date(ms));
  if (offsets.size >= mostHours) offsets.clear();
  offsets.set(hour, offset);
  return offset;
}

/** What Chicago's clocks show at an instant, as the UTC fields of a date. */
function wallClock(instant: Date): Date {
  const ms = instant.getTime();
  return new Date(ms + offsetAt(ms) * minuteMs);
}

/** The calendar day in Chicago of an instant. */
export function chicagoDate(instant: Date): ChicagoDate {
  const wall = wallClock(instant);
  return `${wall.getUTCFullYear()}-${pad(wall.getUTCMonth() + 1)}-${pad(wall.getUTCDate())}`;
}

/** The day that a text of a vendor names, itself or by an instant (ISO); `null` for what names none. */
export function readChicagoDay(text: string | null | undefined): ChicagoDate | null {
  if (!text) return null;
  if (isChicagoDay(text)) return text;
  const instant = readChicagoInstant(text);
  return instant && chicagoDate(instant);
}

const saysZone = /\d:\d.*(?:z|gmt|utc|[+-]\d{2}:?\d{2})$/i;

/** The instant that a text of a vendor names: by Chicago's clocks where it says no zone, wherever this runs; `null` for what names none. */
export function readChicagoInstant(text: string): Date | null {
  const instant = new Date(text);
  if (Number.isNaN(instant.getTime())) return null;
  if (saysZone.test(text)) return instant;
  const day = `${instant.getFullYear()}-${pad(instant.getMonth() + 1)}-${pad(instant.getDate())}`;
  return chicagoInstant(day, `${pad(instant.getHours())}:${pad(instant.getMinutes())}`);
}

/** The wall clock time in Chicago of an instant, `HH:mm`, 24 hours. */
export function chicagoTime(instant: Date): string {
  const wall = wallClock(instant);
  return `${pad(wall.getUTCHours())}:${pad(wall.getUTCMinutes())}`;
}

/**
 * The instant at which a Chicago day and wall clock time (`HH:mm`) happen; a time skipped in spring moves forward, of one that comes twice in the fall it is
 * the first.
 */
export function chicagoInstant(date: ChicagoDate, time = '00:00'): Date {
  const [year = 1970, month = 1, day = 1] = date.split('-').map(Number);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const wall = Date.UTC(year, month - 1, day, hour, minute);
  const [before, after] = [offsetAt(wall - dayMs), offsetAt(wall + dayMs)];
  const offset =
    [before, after].find((minutes) => offsetAt(wall - minutes * minuteMs) === minutes) ?? before;
  return new Date(wall - offset * minuteMs);
}

/** Whether a wall clock time (`HH:mm`) of a Chicago day has come; a time that spring skips comes with the first that exists, one that autumn repeats with its first. */
export function hasStruck(instant: Date, date: ChicagoDate, time: string): boolean {
  return instant >= chicagoInstant(date, time);
}

/** An instant with its true Chicago offset, for machine-readable dates: `2026-07-04T10:00:00-05:00` (ruling 14). */
export function chicagoIso(instant: Date): string {
  const offset = offsetAt(instant.getTime());
  const sign = offset < 0 ? '-' : '+';
  const abs = Math.abs(offset);
  return `${chicagoDate(instant)}T${chicagoTime(instant)}:${pad(instant.getUTCSeconds())}${sign}${pad(Math.floor(abs / 60))}:${pad(abs % 60)}`;
}

/** What a text of a vendor names, for programs: a day as it stands, an instant with its true offset (ruling 14); `null` for what names none. */
export function machineDate(text: string | null | undefined): string | null {
  if (!text) return null;
  if (isChicagoDay(text)) return text;
  const instant = readChicagoInstant(text);
  return instant && chicagoIso(instant);
}

/** The midnight that ends the Chicago day of an instant. */
export function chicagoMidnight(instant: Date): Date {
  return chicagoInstant(addChicagoDays(chicagoDate(instant), 1));
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}
