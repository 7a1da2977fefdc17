import type { LilacPayment } from './tender';

/** What the App API's `calculateorder` answers (000 §3, §7): dollars as the commerce platform writes them. */
export interface CalculatedOrder {
  Order: CalculatedOrderHeader;
  CalculatorShipments: CalculatorShipment[];
  /** Lines that can no longer be bought; the caller removes them and calculates again (000 §8). */
  UnavailableLineItemIDs: string[];
  /** Fingerprint of lines, addresses and dates; the submit compares it. */
  Hash: string;
}

export interface CalculatedOrderHeader {
  ID: string;
  FromUserID: string | null;
  Status: string;
  IsSubmitted: boolean;
  DateCreated: string | null;
  DateSubmitted: string | null;
  LineItemCount: number;
  /** Units over all lines. */
  CartCount: number;
  Subtotal: number;
  ShippingCost: number;
  TaxCost: number;
  PromotionDiscount: number;
  Total: number;
  WiredServiceCharges: number;
  HandlingCharges: number;
  AssemblyCharges: number;
  PlacementCharges: number;
  HasUnavailableProducts: boolean;
  xp: { shipToMultiple?: boolean } & Record<string, unknown>;
}

/** One shipment per recipient, date and method. */
export interface CalculatorShipment {
  /** Stable for the same recipient, date and method within an order. */
  ID: string;
  /** A delivery method, or `null` while nothing was chosen. */
  Shipper: string | null;
  LineItems: CalculatorLineItem[];
  /** Delivery or picking fee with handling and wired service included; the fee shown is cost minus handling. */
  Cost: number;
  Tax: number;
  Subtotal: number;
  Total: number;
  AssemblyCharges: number;
  PlacementCharges: number;
  ToAddress: CalculatorAddress | null;
  xp: {
    RequestedDeliveryDate: string | null;
    DeliveryMethod: string | null;
    TimePreference: 'AM' | 'PM' | 'NO PREF' | null;
    DeliveryNote: string | null;
    CardMessage: { line1?: string; line2?: string; line3?: string; line4?: string } | null;
    HandlingCharges: number;
    WiredServiceFees: number;
    AddressType: string | null;
    StoreID: string | null;
  };
}

export interface CalculatorLineItem {
  ID: string;
  ProductID: string;
  Product: { ID: string; Name: string; xp: Record<string, unknown> };
  Quantity: number;
  UnitPrice: number;
  LineTotal: number;
  /** Subtotal without assembly and placement charges. */
  MerchandiseTotal: number;
  Specs: { SpecID: string; OptionID: string | null; Name: string; Value: string; PriceMarkup: number }[];
  DateNeeded: string | null;
  xp: Record<string, unknown>;
}

export interface CalculatorAddress {
  ID: string | null;
  FirstName: string;
  LastName: string;
  CompanyName: string | null;
  Street1: string;
  Street2: string | null;
  City: string;
  State: string;
  Zip: string;
  Country: string;
  Phone: string;
  xp: Record<string, unknown>;
}

/** `PUT /api/order/{id}/lineitems`: where, when and how lines go; the App API writes address, date and line xp (decision 31). */
export interface FulfillmentRequest {
  /** Lines concerned; all lines of the order when absent. */
  LineItemIDs?: string[];
  DeliveryMethod: string;
  /** Chicago day. */
  RequestedDeliveryDate: string;
  TimePreference?: 'AM' | 'PM' | 'NO PREF';
  /** For delivery. */
  ShippingAddress?: {
    FirstName: string; LastName: string; CompanyName?: string; Street1: string; Street2?: string;
    City: string; State: string; Zip: string; Country: 'US'; Phone: string;
  };
  AddressType: string;
  /** For pickup: the store's address ID, and who collects. */
  StoreID?: string;
  Pickup?: { FirstName: string; LastName: string; Phone: string };
  CardMessage?: { line1?: string; line2?: string; line3?: string; line4?: string };
  DeliveryNote?: string;
}

/** `POST /api/submitorder` (000 §7). */
export interface SubmitRequest {
  OrderID: string;
  OrderDirection: 'Outgoing';
  /** Dollars; must equal the recalculated total. */
  ApprovedTotal: number;
  /** A single payment without an amount pays all. */
  LilacPayments: LilacPayment[];
  /** Who orders, when the session is anonymous. */
  Guest?: { FirstName: string; LastName: string; Email: string };
}

/** The answer of `submitorder`. */
export type SubmitAnswer =
  | { Status: 'Submitted'; OrderID: string; UserID: string; Total: number }
  | { Status: 'Pending'; OrderID: string }
  | { Status: 'Refused'; OrderID: string; Code: string; IDs?: string[] };
