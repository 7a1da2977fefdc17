import type { OrderChange } from '@/lib/core/order-change';
import type { Cents } from '@/lib/core/money';
import type { DeliveryMethod } from '@/lib/delivery/method';
import type { Picture } from '@/lib/catalogue/product/product';
import type { ChosenCharge } from '@/lib/orders/line/line-charges';

/** The whole cart, as every cart handler returns it (architecture rule 10). Money in cents. */
export interface Cart {
  orderID: string | null;
  /** `empty` has no lines; `failed` could not be calculated: lines are shown, totals are not. */
  state: 'empty' | 'ready' | 'failed';
  /** Units over all lines. */
  count: number;
  shipments: CartShipment[];
  totals: CartTotals;
  notices: CartNotice[];
  /** Fingerprint of what is ordered, for whom and when, sent along when the order is placed. Absent while nothing is calculated. */
  hash?: string;
  /** What no longer holds and has to be mended before the order can be placed. */
  changes: OrderChange[];
  /** For how many milliseconds after the answer nothing in it changes by itself; absent where that is not known. */
  standsFor?: number;
}

/** Where and when goods without a recipient are wished for, with their way and all it costs now. */
export interface CartWish {
  /** Five digits. */
  zip: string;
  /** Chicago day. */
  date: string;
  run: 'AM' | 'PM' | 'NO PREF';
  /** Like `cost`, `null` where the day is no longer possible. */
  method: DeliveryMethod | null;
  cost: Cents | null;
  /** Its charges as those of a shipment; `null` where the day is not possible, absent where they are not known. */
  charges?: Pick<CartShipment, 'fee' | 'handling' | 'wiredService' | 'tax'> | null;
}

interface CartTotals {
  merchandise: Cents;
  assembly: Cents;
  placement: Cents;
  /** Delivery and picking fees without handling and wired service. */
  delivery: Cents;
  handling: Cents;
  wiredService: Cents;
  tax: Cents;
  total: Cents;
}

/** Lines that go to one recipient on one day by one method; `method` is null while nothing was chosen. */
export interface CartShipment {
  id: string;
  method: DeliveryMethod | null;
  /** Set for seats of workshops: the store they are held at. They have no recipient, and their day is the event's. */
  workshop: { store: string; address: string } | null;
  recipient: CartRecipient | null;
  storeID: string | null;
  /** Chicago day. */
  date: string | null;
  /** For goods without a recipient, where a day was chosen. */
  wish?: CartWish | null;
  timePreference: 'AM' | 'PM' | 'NO PREF' | null;
  /** Of a placed order the IDs of our vans' runs that were open on its day (`runsWhenPlaced`); absent where that is not known. */
  openRuns?: string[];
  cardMessage: string[];
  deliveryNote: string | null;
  lines: CartLine[];
  merchandise: Cents;
  assembly: Cents;
  placement: Cents;
  /** Delivery or picking fee as shown: cost minus handling, wired service included (specification B9). */
  fee: Cents;
  feeLabel: string;
  handling: Cents;
  wiredService: Cents;
  tax: Cents;
  /** Merchandise, assembly, placement, fee, handling and tax. */
  total: Cents;
}

export interface CartRecipient {
  firstName: string;
  lastName: string;
  companyName: string | null;
  street1: string;
  street2: string | null;
  city: string;
  state: string;
  zip: string;
  phone: string;
  addressType: string;
  /** Whom the recipient is at the place: Patient, Staff, In Memory Of …; empty where the address type does not ask. */
  kind: string;
  /** Where an e-gift card goes. */
  email: string | null;
}

export interface CartLine {
  id: string;
  productID: string;
  productCode: string;
  title: string;
  /** "Deluxe · Red", for a seat its date and room first; empty when the product has no options. */
  options: string;
  /** Assembly and placement as chosen; `total` and `unitPrice` are without them. */
  charges: ChosenCharge[];
  /** Set for a gift card of a chosen amount (cents), with the e-mail it goes to. To add it again takes these, not options. */
  giftCard?: { amount: Cents; email: string | null };
  /** What reports say of it beside its title (ruling 19). */
  brand?: string;
  size?: string;
  color?: string;
  /** Every chosen spec option, so that the same choice can be recognised. */
  specs?: { specID: string; optionID: string }[];
  path: string;
  picture: Picture | null;
  quantity: number;
  /** The quantities allowed now, less what other shipments hold (specification A5); absent while not known. */
  limits?: { min: number; max: number; allowed: number[] | null };
  unitPrice: Cents;
  retailPrice: Cents | null;
  total: Cents;
}

/** Something the shopper must be told once, in the specification's words. */
export interface CartNotice {
  kind: 'lines-removed' | 'sold-out' | 'cart-expired' | 'brought-back' | 'day-not-kept';
  text: string;
}

/** The outcome of an add that was not refused: the line is in the cart, or it was removed again at once and a notice says so (specification A8). */
export type Added = 'added' | 'removed';

/** Whether a returned cart holds what was added. Availability is the product's, so a line of the same product is enough. */
export function addedTo(cart: Cart, productID: string): Added {
  return cart.shipments.some(({ lines }) => lines.some((line) => line.productID === productID))
    ? 'added'
    : 'removed';
}

/** The shipments that are sent or collected; seats of workshops stay at their events. */
export function shipmentsToSend({ shipments }: Pick<Cart, 'shipments'>): CartShipment[] {
  return shipments.filter(({ workshop }) => workshop === null);
}

/** How many seats a shipment of workshops holds. */
export function seatsIn({ lines }: Pick<CartShipment, 'lines'>): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** The shipment a line is in. */
export function shipmentOf(
  { shipments }: Pick<Cart, 'shipments'>,
  lineID: string,
): CartShipment | undefined {
  return shipments.find(({ lines }) => lines.some(({ id }) => id === lineID));
}

/** The lines of a change that are still in the cart. */
export function linesOf(
  { shipments }: Pick<Cart, 'shipments'>,
  { lineIDs }: Pick<OrderChange, 'lineIDs'>,
): CartLine[] {
  return shipments.flatMap(({ lines }) => lines).filter(({ id }) => lineIDs.includes(id));
}
