import { brand } from '@/lib/config/brand';
import { chicagoDate, type ChicagoDate } from '@/lib/core/time/chicago-time';
import { relativeDay } from '@/lib/core/time/day-words';
import { firstVanDay } from '@/lib/delivery/days/first-van-day';
import { firstDayOf } from '@/lib/delivery/days/offered-days';
import { answerUntil } from '@/lib/delivery/days/until';
import { type DeliveryFacts, localCityOf } from '@/lib/delivery/delivery-facts';

/** What the header says of today, on the server's clock. */
export interface ShopToday {
  /** `Open now until 7 PM`. */
  hours: string;
  /** The ZIP it is said for; `null` for none. */
  zip: string | null;
  /** `To 55408, today`; empty when no day can be promised. */
  arrival: string;
  /** The first day of the vans, for the strip of home; `null` when none can be promised. */
  van: VanDay | null;
  /** Milliseconds until any of this changes by itself. */
  standsFor: number;
}

/** The first day our own vans bring an ordinary bouquet. */
export interface VanDay {
  day: ChicagoDate;
  /** `Can still arrive today in 55408` */
  words: string;
  /** How long it can be ordered for today there; `null` for another day, and where the vans are not known to come. */
  secondsLeft: number | null;
}

interface Arrival {
  /** Where it is going; `null` while the shopper has not said. */
  zip: string | null;
  /** Whether our own vans come there. */
  local: boolean;
  /** First day of the vans and of a parcel; `null` when none can be promised. */
  van: ChicagoDate | null;
  parcel: ChicagoDate | null;
}

/** The first day something can arrive, in the words of the header. */
export function arrivalWords({ zip, local, van, parcel }: Arrival, now: Date): string {
  const today = chicagoDate(now);
  if (zip === null) return van ? vanWords(null, van, today) : '';
  if (local) return van ? `To ${zip}, ${relativeDay(van, today)}` : '';
  return parcel ? `To ${zip} by parcel, ${relativeDay(parcel, today)}` : '';
}

/** The first day of the vans: `Can still arrive today in 55408`, `Can arrive tomorrow in 55408`; without a local ZIP from when in the Twin Cities. */
export function vanWords(localZip: string | null, van: ChicagoDate, today: ChicagoDate): string {
  const day = relativeDay(van, today);
  if (localZip === null) return `${brand.area} from ${day}`;
  return `Can ${van === today ? 'still ' : ''}arrive ${day} in ${localZip}`;
}

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
