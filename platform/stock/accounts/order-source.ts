/** A past order as the order desk remembers it. */
export interface OrderSource {
  id: string;
  userID: string;
  /** Days before the day the stock is built, and the Chicago time, of its submission. */
  daysAgo: number;
  at: string;
  shipments: readonly ShipmentSource[];
  /** How it was paid, the last kind taking what is left; none for an order of nothing. */
  paid: readonly PaymentSource[];
}

/** What goes to one person on one day. */
export interface ShipmentSource {
  to: Recipient;
  method:
    | 'LocalDelivery'
    | 'InStorePickUp'
    | 'CurbsidePickUp'
    | 'Wired'
    | 'UPS'
    | 'USPS'
    | 'Email'
    | 'Courier';
  /** Days from the order to its delivery; a Sunday becomes the Monday. */
  after: number;
  run?: 'AM' | 'PM';
  /** As the shop floor's system writes it (specification A4); empty while it has not been read in. */
  status: string;
  lines: readonly SoldLine[];
  card?: readonly [string, ...string[]];
  note?: string;
  /** The carrier's number, once it has been sent. */
  tracking?: string;
}

/** A product, how many, and the options chosen: `SpecID` → `OptionID`, or text for an open one. */
export type SoldLine = readonly [
  productID: string,
  quantity: number,
  specs?: Readonly<Record<string, string>>,
];

/** Kind of payment and, but for the last, its cents. */
export type PaymentSource =
  | { kind: 'CreditCard'; cardType: string; last4: string; cents?: number }
  | { kind: 'Paypal' | 'Venmo'; account: string; cents?: number }
  | { kind: 'GiftCard' | 'PurplePerks' | 'StoreCharge'; number: string; cents?: number }
  | { kind: 'PurchaseOrder'; number: string; cents?: number };

/** Who gets it: name, place, and the kind of address. Collected goods carry the store. */
export interface Recipient {
  first: string;
  last: string;
  type:
    | 'Residence'
    | 'Business'
    | 'Hospital'
    | 'FuneralHome'
    | 'Church'
    | 'School'
    | 'Email'
    | 'InStorePickUp'
    | 'CurbsidePickUp';
  street: string;
  city: string;
  state: string;
  zip: string;
  phone: string;
  company?: string;
  storeID?: string;
  email?: string;
  /** Combined sales tax where it goes, in percent. */
  taxPercent: number;
  /** Delivery fee of our own vans in cents. */
  vanCents?: number;
}
