import type { Cart } from '@/lib/cart/cart';
import type { PaymentLine } from '@/lib/orders/order-payments';
import type { CalendarAddresses } from './delivery/delivery-calendar';
import type { NextSteps } from './next-steps';

/** What the shopper needs to know to collect at a store. */
export interface CollectionPlace {
  directions: string;
  /** The hours on the day of collection, in words. */
  hours: string | null;
}

/** A placed order as its owner sees it. */
export interface Confirmation {
  /** Who placed it, by commerce user ID. */
  userID: string;
  orderID: string;
  /** What it is called (`orderName`). */
  number: string;
  /** Path of the order's own page: by its link, which needs no session, or for a customer in the account. */
  page: string;
  /** ISO instant. */
  placedAt: string | null;
  order: Cart;
  /** The e-mail the confirmation went to; `null` when it is not known just now. */
  email: string | null;
  /** Whether a guest ordered, who may want an account. */
  guest: boolean;
  /** What it was paid with; empty when that is not known just now. */
  payments: PaymentLine[];
  /** When its card or wallet is charged, in words; `null` when none is held any more, or that is not known. */
  hold: string | null;
  /** The promise of its day: `Arrives Saturday, November 28, between 9 AM and 1 PM.`; empty where there are several days. */
  promise: string;
  /** What happens next, and when. */
  next: NextSteps;
  /** Whether a problem with it can be reported: its first day has come. */
  reportable: boolean;
  /** Where each shipment that is collected waits, by the ID of the shipment. */
  stores: Record<string, CollectionPlace>;
  /** Where each shipment that has a day can be put into a calendar, by its ID. */
  calendars: Record<string, CalendarAddresses>;
}
