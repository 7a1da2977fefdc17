import type { ProductXp } from '@/lib/catalogue/product/product-xp';
import type { Cents } from '@/lib/core/money';
import type { DeliveryMethod } from '@/lib/delivery/method';
import type { CalculatorAddress } from '../calculated-order';

/** The retailer's own fields of a line item, written by the App API (ruling 31). */
export interface LineItemXp {
  DeliveryMethod?: string | null;
  /** Chicago day. */
  RequestedDeliveryDate?: string | null;
  TimePreference?: 'AM' | 'PM' | 'NO PREF' | null;
  CardMessage?: CardMessage | null;
  DeliveryNote?: string | null;
  AddressType?: string | null;
  /** Where a line that goes by e-mail goes. */
  Email?: string | null;
  StoreID?: string | null;
  /** What the line was promised when its day was chosen (`linePromise` reads it). */
  Promise?: LinePromise | null;
  RouteCode?: string | null;
  RetailPrice?: number | null;
  ShownImage?: string | null;
  ProductCode?: string | null;
  EventName?: string | null;
  EventDescription?: string | null;
  EventRoom?: string | null;
  /** Days and hours of the seat, in words. */
  EventDateDisplay?: string | null;
}

/** What a line was promised when its day was chosen, kept on it so that what changed since can be said (ruling 31). */
export interface LinePromise {
  /** Five digits; `null` where the way needs none. */
  Zip: string | null;
  /** `null` where the day could not be promised when it was wished for. */
  DeliveryMethod: DeliveryMethod | null;
  /** Chicago day. */
  Date: string;
  Run: 'AM' | 'PM' | 'NO PREF';
  /** Fees of the shipment without handling: delivery, wire service, day and run. `null` where nothing was promised. */
  FeeCents: Cents | null;
  /** The sales tax rate at that ZIP, in percent, when it was promised; missing of pickups, without a ZIP, and in promises written before it was kept. */
  TaxPercent?: number;
}

/** The card's four lines. */
export interface CardMessage {
  line1?: string;
  line2?: string;
  line3?: string;
  line4?: string;
}

/** A line of an order, ready for the rules: money in cents, the product's own fields at hand. */
export interface OrderLine {
  id: string;
  productID: string;
  productName: string;
  quantity: number;
  unitPrice: Cents;
  /** What the line costs after its discounts, charges of its options included. */
  total: Cents;
  specs: LineSpec[];
  address: CalculatorAddress | null;
  dateNeeded: string | null;
  xp: LineItemXp & Record<string, unknown>;
  productXp: Partial<ProductXp> & Record<string, unknown>;
}

/** A chosen option of a line; `markup` in cents, per unit unless `once`. */
export interface LineSpec {
  specID: string;
  optionID: string | null;
  name: string;
  value: string;
  markup: Cents;
  once: boolean;
}
