import type { Cart } from '@/lib/cart/cart';

/** A placed order as its owner sees it. */
export interface Confirmation {
  orderID: string;
  /** ISO instant. */
  placedAt: string | null;
  order: Cart;
  /** Where each shipment that has a day can be put into a calendar, by its ID. */
  calendars: Record<string, { file: string; google: string }>;
}
