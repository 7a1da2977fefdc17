import { addChicagoDays } from '@/lib/core/time/chicago-day';
import { chicagoDate } from '@/lib/core/time/chicago-time';
import { relativeDay } from '@/lib/core/time/day-words';
import { selectionProblem } from '@/lib/delivery/check-selection';
import { vansBring } from '@/lib/delivery/days/class-arrival';
import { deliveryClassOf } from '@/lib/delivery/delivery-class';
import { localCityOf } from '@/lib/delivery/delivery-facts';
import { ordinaryBouquet } from '@/lib/delivery/days/first-van-day';
import { firstDays } from '@/lib/stores/shop-today';
import type { DayCase } from './day-cases';

/** The day of header and home is the first the submit takes of a bouquet, until the minute that home counts down to; and home's strip has what can come then. */
export function ofHeader({ query, facts, now }: DayCase): string[] {
  const { zip, items } = query;
  const said = firstDays(zip, facts, now);
  const today = chicagoDate(now);
  const [city] = facts.cities;
  const local = zip !== null && localCityOf(zip, facts.cities) !== null;
  const taken = (date: string, at: Date, of = [ordinaryBouquet]) =>
    selectionProblem(
      {
        method: 'LocalDelivery',
        date,
        timePreference: 'NO PREF',
        zip: city?.zip ?? null,
        storeID: null,
      },
      of,
      { ...facts, now: at },
    ) === null;
  const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  const faults: string[] = [];
  const { van, arrival, until } = said;
  // A day that is refused costs a whole calendar: where none is promised, the next ones stand for all.
  const ahead = van ? Math.round((Date.parse(van.day) - Date.parse(today)) / 86_400_000) : 1;
  const days = Array.from({ length: ahead + 1 }, (_, each) => addChicagoDays(today, each));
  const first = days.find((day) => taken(day, now)) ?? null;
  if ((van?.day ?? null) !== first) faults.push(`${van?.day}, the submit ${first}`);
  const words = first && relativeDay(first, today);
  if ((zip === null || local) && (words ? !arrival.endsWith(words) : arrival !== ''))
    faults.push(`"${arrival}", the submit ${words}`);
  if (van?.secondsLeft && !taken(van.day, later(van.secondsLeft - 2)))
    faults.push(`refused before the ${van.secondsLeft} seconds are over`);
  if (van?.secondsLeft && taken(van.day, later(van.secondsLeft + 1)))
    faults.push(`taken after the ${van.secondsLeft} seconds are over`);
  const last = firstDays(zip, facts, new Date(until - 1));
  if (until <= now.getTime() || last.arrival !== arrival || last.van?.words !== van?.words)
    faults.push('another answer before it ends');
  for (const item of van ? items : [])
    if (vansBring(deliveryClassOf(item), van?.day ?? '', facts, now))
      if (!taken(van?.day ?? '', now, [item])) faults.push(`home shows ${deliveryClassOf(item)}`);
  return faults;
}
