import type { Cents } from '@/lib/core/money';

/** Sums, days and times in the words of the platform's own library, so that the shop's are held against another hand. */

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const day = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});
const clock = new Intl.DateTimeFormat('en-US', {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'America/Chicago',
});
const chicago = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeZone: 'America/Chicago',
});

/** `$1,234.56` */
export function inDollars(cents: Cents): string {
  return money.format(cents / 100);
}

/** `Monday, November 23`, with the year where it is not the one of the day it stands beside. */
export function inDays(date: string, beside: string): string {
  const year = date.slice(0, 4);
  return `${day.format(new Date(`${date}T00:00:00Z`))}${year === beside.slice(0, 4) ? '' : `, ${year}`}`;
}

/** `2:14 PM`, of an instant, in Chicago. */
export function onTheClock(instant: string): string {
  return clock.format(new Date(instant)).replace(/\s/g, ' ');
}

/** The day of an instant in Chicago. */
export function dayOf(instant: string): string {
  return chicago.format(new Date(instant));
}
