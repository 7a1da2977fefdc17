import { type Meeting, meetingEnd } from '@/lib/catalogue/meetings';
import type { Picture, StockBand } from '@/lib/catalogue/product/product';
import type { ReleaseDates } from '@/lib/catalogue/release';
import type { Cents } from '@/lib/core/money';
import { type ChicagoDate, chicagoInstant } from '@/lib/core/time/chicago-time';

/** A workshop or talk with all of its visible dates, past ones included (specification A3 Event). */
export interface ShopEvent {
  code: string;
  /** The default product, as the search engine knows it. */
  productID: string;
  title: string;
  description: string;
  picture: Picture;
  /** The lowest price of a seat; 0 = free to attend. */
  price: Cents;
  /** The highest price of a seat. */
  priceTo: Cents;
  featured: boolean;
  categoryID: string | null;
  /** The store that holds it (`Location`). */
  storeID: string | null;
  room: string | null;
  /** Every day of every date, the earliest first; a day whose `Visible` is false is in no session (`RelatedDates`). */
  relatedDates: { Date: ChicagoDate; Visible: boolean }[];
  /** The visible dates, the earliest first. */
  sessions: EventSession[];
}

/** One date of an event: what is booked as a whole, with every day it meets. Wall clock times in Chicago. */
export interface EventSession {
  /** The product that names the date in addresses and calendar files. */
  productID: string;
  /** Every day it meets, the earliest first. */
  meetings: Meeting[];
  /** The earliest of its days (`EventDate`). */
  day: ChicagoDate;
  from: string;
  to: string;
  /** Its seats by size and colour, at least one. */
  offers: EventOffer[];
  /** Of the product that names the date. */
  release: ReleaseDates;
}

/** A kind of seat: one sellable product. */
export interface EventOffer {
  productID: string;
  size: string | null;
  color: string | null;
  price: Cents;
  seats: StockBand;
  minQuantity: number;
  maxQuantity: number;
  /** When it is sold: what can be done with it now is `offerState`. */
  release: ReleaseDates;
}

/** Name of the store an event is held in, by the names of the stores by ID; `null` where it is held elsewhere. */
export function placeOf(
  { storeID }: Pick<ShopEvent, 'storeID'>,
  places: Readonly<Record<string, string>>,
): string | null {
  return storeID ? (places[storeID] ?? null) : null;
}

/** The instant a date begins: its first meeting's. */
export function sessionStart({ day, from }: Pick<EventSession, 'day' | 'from'>): Date {
  return chicagoInstant(day, from);
}

/** The instant a date is over: its last meeting's end. */
export function sessionEnd(session: Pick<EventSession, 'meetings' | 'day' | 'from' | 'to'>): Date {
  return meetingEnd(session.meetings.at(-1) ?? session);
}

/** The instant one meeting begins. */
export function meetingStart({ day, from }: Meeting): Date {
  return chicagoInstant(day, from);
}
