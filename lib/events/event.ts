import type { Picture, StockBand } from '@/lib/catalogue/product';
import type { Cents } from '@/lib/core/money';
import type { ChicagoDate } from '@/lib/core/chicago-time';

/** A workshop or talk with its coming sessions (000 §3 Event). */
export interface ShopEvent {
  code: string;
  title: string;
  description: string;
  picture: Picture;
  /** 0 = free to attend. */
  price: Cents;
  featured: boolean;
  categoryID: string | null;
  storeID: string | null;
  room: string | null;
  /** The earliest first. */
  sessions: EventSession[];
}

/** One day of an event, wall clock times in Chicago. */
export interface EventSession {
  productID: string;
  day: ChicagoDate;
  from: string;
  to: string;
  seats: StockBand;
}
