import type { z } from 'zod';
import type { OrderChange } from '@/lib/core/order-change';
import { textOf } from '@/lib/core/text';
import type { fulfillmentParts } from './fulfillment-schema';
import type { PlacedRuns } from './shipment/placed-runs';
import type { LilacPayment } from './tender';

/** What the App API's `calculateorder` answers (specification A3, A7): dollars as the commerce platform writes them. */
export interface CalculatedOrder {
  Order: CalculatedOrderHeader;
  CalculatorShipments: CalculatorShipment[];
  /** Lines that can no longer be bought; the caller removes them and calculates again (specification A8). */
  UnavailableLineItemIDs: string[];
  /** What of the order does not hold any more and has to be mended before it can be placed; none of a submitted order. */
  Changes: OrderChange[];
  /** ISO instant before which nothing of it can change by itself; `null` of an order that is submitted, or being. */
  Until: string | null;
  /** Fingerprint of lines, addresses and dates (`orderHash`); a submit that brings it places nothing else (decision 186). */
  Hash: string;
}

interface CalculatedOrderHeader {
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
  xp: { shipToMultiple?: boolean; Runs?: PlacedRuns } & Record<string, unknown>;
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
  /** Goods with their assembly and placement, without fees and tax. */
  Subtotal: number;
  /** Subtotal, cost and tax. */
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
    /** Where and when goods without a recipient are wished for, with all that sending them costs now, what of it is handling and wired service, and their tax there, in dollars; `null` for others. */
    Wish?: {
      Zip: string | null;
      Date: string;
      Run: 'AM' | 'PM' | 'NO PREF';
      DeliveryMethod: string | null;
      Cost: number | null;
      HandlingCharges: number | null;
      WiredServiceFees: number | null;
      Tax: number | null;
    } | null;
  };
}

export interface CalculatorLineItem {
  ID: string;
  ProductID: string;
  Product: { ID: string; Name: string; xp: Record<string, unknown> };
  Quantity: number;
  UnitPrice: number;
  LineTotal: number;
  /** `LineTotal` without assembly and placement charges. */
  MerchandiseTotal: number;
  /** `PriceMarkup` in dollars, per unit unless its type is `AmountTotal`. */
  Specs: {
    SpecID: string;
    OptionID: string | null;
    Name: string;
    Value: string;
    PriceMarkup: number;
    PriceMarkupType?: string | null;
  }[];
  DateNeeded: string | null;
  /** Smallest and largest quantity of the line now, what other lines of the product hold taken off (specification A5); `null` while not known. */
  MinQuantity: number | null;
  MaxQuantity: number | null;
  /** The only quantities sold, where the schedule says so. */
  Quantities: number[] | null;
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

/** `PUT /api/order/{id}/lineitems`: what is said of lines, as `fulfillmentParts` reads it; the App API writes address, date and line xp (ruling 31). */
export type FulfillmentRequest = z.input<typeof fulfillmentParts>;

/** `POST /api/submitorder` (specification A7). */
export interface SubmitRequest {
  OrderID: string;
  OrderDirection: 'Outgoing';
  /** Dollars; must equal the recalculated total. */
  ApprovedTotal: number;
  /** The `Hash` of the order that was approved; the order must still have it (decision 186). */
  ApprovedHash?: string;
  /** A single payment without an amount pays all. */
  LilacPayments: LilacPayment[];
  /** Who orders, when the session is anonymous. */
  Guest?: { FirstName: string; LastName: string; Email: string; Phone?: string };
  /** Answer to a captcha, where one was asked for. */
  Captcha?: string;
  /** A UUID that names this attempt (decision 179). */
  AttemptID?: string;
}

/** The answer of `submitorder`. */
export type SubmitAnswer =
  | {
      Status: 'Submitted';
      OrderID: string;
      UserID: string;
      Total: number;
      /** The token of the order's link, for whoever placed it; kept nowhere. */
      Link?: string;
    }
  | { Status: 'Pending'; OrderID: string }
  | {
      Status: 'Refused';
      OrderID: string;
      Code: string;
      IDs?: string[];
      Changes?: OrderChange[];
      RetryAfter?: number;
      /** The gateway held money for it and let it go: a nonce that paid pays no more. */
      Spent?: true;
    };

/** The e-mail a line goes to in place of a street (specification B3: address type Email); `null` for a street. */
export function addressEmail({ xp }: Pick<CalculatorAddress, 'xp'>): string | null {
  return textOf(xp.Email);
}
