import { brand } from '@/lib/config/brand';
import { chicagoDate, type ChicagoDate } from '@/lib/core/time/chicago-time';
import { relativeDay } from '@/lib/core/time/day-words';

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
