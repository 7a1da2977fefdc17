/**
 * One thing of an order that does not hold any more, for the lines it concerns. It travels with a refusal and with every calculated order;
 * `changeText` (in `lib/orders/change-texts.ts`) gives the words. Money in cents, days in Chicago.
 */
export type OrderChange =
  StockChange | GoneChange | PriceChange | DayChange | RunChange | WayChange | TermsChange;

/** The lines a change concerns, with the products' titles. */
interface Changed {
  lineIDs: string[];
  titles: string[];
}

/** A line wants more than there is. */
export interface StockChange extends Changed {
  what: 'stock';
  quantity: number;
  /** What is left for the whole order. */
  left: number;
  /** The largest quantity this line can have; 0 when it can have none. */
  most: number;
}

/** A product is not sold any more; its lines will be taken out of the cart. */
interface GoneChange extends Changed {
  what: 'gone';
}

/** A line's price of one unit has changed; the cart has the new one already. */
export interface PriceChange extends Changed {
  what: 'price';
  before: number;
  after: number;
}

/** What is said of a day or a part of it that cannot be kept: the code of the reason, and the reason as a sentence. */
interface Refused {
  method: string;
  date: string;
  reason: string;
  why: string;
}

/** A shipment's day cannot be promised any more. */
export interface DayChange extends Changed, Refused {
  what: 'day';
  /** The first day that can, by the same way; `null` when the calendar has none. */
  first: string | null;
}

/** A shipment's day stands, the part of the day that was chosen does not. */
interface RunChange extends Changed, Refused {
  what: 'run';
  run: string;
}

/** What a shipment goes by and costs, in cents without handling. */
interface Terms {
  method: string;
  cents: number;
}

/** A shipment's day stands, but its way is another or costs more than when it was chosen; the cart has it so already, and waits for a yes. */
export interface TermsChange extends Changed {
  what: 'terms';
  date: string;
  before: Terms;
  after: Terms;
  /** The tax of the shipment in cents, where that is what costs more: its destination has another rate. */
  tax?: { before: number; after: number };
  /** The destination is another, or the retailer charges otherwise. */
  reason: 'another-zip' | 'another-price';
  /** Where it goes now. */
  zip: string;
}

/** A shipment's way does not reach its recipient any more, or its store does not hand out orders. */
interface WayChange extends Changed {
  what: 'way';
  method: string;
  reason: 'out-of-reach' | 'store-closed';
}
