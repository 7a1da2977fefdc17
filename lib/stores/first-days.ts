import { chicagoDate } from '@/lib/core/time/chicago-time';
import { firstVanDay } from '@/lib/delivery/days/first-van-day';
import { firstDayOf } from '@/lib/delivery/days/offered-days';
import { answerUntil } from '@/lib/delivery/days/until';
import { type DeliveryFacts, localCityOf } from '@/lib/delivery/delivery-facts';
import { arrivalWords, vanWords, type ShopToday } from './shop-today';

/** What header and home say of the first day of delivery. */
export interface FirstDays extends Pick<ShopToday, 'arrival' | 'van'> {
  /** Until when it stands without new facts: milliseconds since 1970. */
  until: number;
}

/** The first day of delivery for a ZIP or none, by the rule of products and submit. Pure; `now` is an argument. */
export function firstDays(zip: string | null, facts: DeliveryFacts, now: Date): FirstDays {
  const today = chicagoDate(now);
  const localZip = zip !== null && localCityOf(zip, facts.cities) ? zip : null;
  const van = firstVanDay(facts.settings, now);
  const parcel = firstDayOf({ method: 'UPS' }, facts, now);
  const local = localZip !== null;
  return {
    arrival: arrivalWords({ zip, local, van: van?.day ?? null, parcel }, now),
    van: van && {
      day: van.day,
      words: vanWords(localZip, van.day, today),
      secondsLeft:
        local && van.day === today
          ? Math.ceil((Date.parse(van.orderBy) - now.getTime()) / 1000)
          : null,
    },
    until: answerUntil(facts.settings, now).getTime(),
  };
}
