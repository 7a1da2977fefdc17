import { statesOfZip } from '@/lib/address/verification/zip-states';
import type { DeliveryMethod } from '@/lib/delivery/method';
import type { OrderLine } from '@/lib/orders/line/order-line';

/** How and when lines go somewhere, as far as it is known. */
interface SentBy {
  method: DeliveryMethod;
  date?: string | null;
  /** A run of the day, or `NO PREF`. */
  run?: string | null;
}

/** A line as it would be with a recipient at a ZIP: what a price out the door is reckoned of. */
export function sentTo(line: OrderLine, zip: string, { method, date, run }: SentBy): OrderLine {
  const address = {
    ID: null,
    FirstName: '',
    LastName: '',
    CompanyName: null,
    Street1: '',
    Street2: null,
    City: '',
    State: statesOfZip(zip)[0] ?? '',
    Zip: zip,
    Country: 'US',
    Phone: '',
    xp: {},
  };
  const day = date
    ? { RequestedDeliveryDate: date, TimePreference: run as OrderLine['xp']['TimePreference'] }
    : {};
  return { ...line, address, xp: { ...line.xp, DeliveryMethod: method, ...day } };
}
