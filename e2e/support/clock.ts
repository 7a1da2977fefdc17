import { addChicagoDays, chicagoWeekday } from '@/lib/core/time/chicago-day';
import { chicagoDate, type ChicagoDate } from '@/lib/core/time/chicago-time';

const shopUrl = process.env.SHOP_URL ?? 'http://localhost:3000';
const platformUrl = process.env.PLATFORM_URL ?? 'http://127.0.0.1:4000';

/** Sets the clock of both processes (`null`: the true time). Everybody sees it, so only journeys that run alone may. */
export async function setClocks(now: string | null): Promise<void> {
  for (const url of [shopUrl, platformUrl]) {
    const answer = await fetch(new URL('/__control/clock', url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ now }),
    });
    if (!answer.ok) throw new Error(`${url} keeps its clock: ${answer.status}`);
  }
}

/** So many days ahead the stocked settings say of each day what its vans have room for. */
const settledDays = 100;
const tuesday = 2;

/**
 * A Tuesday as any other, whenever the journeys run: the third of April or October, with two weeks after it that no holiday closes, beyond the days of
 * which the stocked settings say something of their own.
 */
export function plainTuesday(): ChicagoDate {
  const settled = addChicagoDays(chicagoDate(new Date()), settledDays);
  const year = Number(settled.slice(0, 4));
  const all = [`${year}-04-15`, `${year}-10-15`, `${year + 1}-04-15`].map((day) =>
    addChicagoDays(day, (tuesday - chicagoWeekday(day) + 7) % 7),
  );
  return all.find((day) => day >= settled) ?? '';
}
