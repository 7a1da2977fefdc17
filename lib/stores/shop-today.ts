import { chicagoDate, type ChicagoDate } from '@/lib/core/time/chicago-time';
import { relativeDay } from '@/lib/core/time/day-words';

/** What the header says of today, on the server's clock. */
export interface ShopToday {
  /** `Open now until 7 PM`. */
  hours: string;
  /** `To 55408, today`; empty when no day can be promised. */
  arrival: string;
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
  if (zip === null) return van ? `Twin Cities delivery ${relativeDay(van, today)}` : '';
  if (local) return van ? `To ${zip}, ${relativeDay(van, today)}` : '';
  return parcel ? `To ${zip} by parcel, ${relativeDay(parcel, today)}` : '';
}
