import type { Cents } from '@/lib/core/money';
import type { BackWay } from '@/lib/orders/money/money-news';

/** Who ordered, what people call the order, and where it is shown. */
export interface MailedOrder {
  firstName: string;
  number: string;
  url: string;
}

/** A part of what an order was paid with that its owner has back, in the words the order's page has for its payments. */
export interface BackLine {
  label: string;
  cents: Cents;
  way: BackWay;
}
