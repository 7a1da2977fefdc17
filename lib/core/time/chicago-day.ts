// Days alone need no time zone: what a browser says of them stays small.

/** A calendar day in Chicago, `YYYY-MM-DD`. */
export type ChicagoDate = string;

/** The Chicago day `days` after (or, negative, before) a Chicago day. */
export function addChicagoDays(date: ChicagoDate, days: number): ChicagoDate {
  const [year = 1970, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10);
}

/** Whether a text is a calendar day, written `YYYY-MM-DD`, that there is. */
export function isChicagoDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && addChicagoDays(text, 0) === text;
}

/** Day of the week of a Chicago day: 0 = Sunday … 6 = Saturday. */
export function chicagoWeekday(date: ChicagoDate): number {
  return new Date(`${date}T12:00:00Z`).getUTCDay();
}
