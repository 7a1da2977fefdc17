import { statesOfZip } from '@/lib/address/verification/zip-states';
import type { Cents } from '@/lib/core/money';
import { arrival } from '@/lib/delivery/arrival';
import type { DeliveryFacts, PricingFacts } from '@/lib/delivery/delivery-facts';
import { deliveryItem, type DeliveryItem } from '@/lib/delivery/item';
import { type DeliveryMethod, isPickup } from '@/lib/delivery/method';
import { shipmentCost } from '@/lib/delivery/shipment-cost';
import { presentXp } from '@/lib/orders/availability';
import type { ShipmentGroup } from '@/lib/orders/group-shipments';
import { linePromise } from '@/lib/orders/line/line-promise';
import type { LinePromise, OrderLine } from '@/lib/orders/line/order-line';
import { priceShipment, taxPercent, type ProductsByID, type ShipmentPrice } from './price-shipment';

/** How a shipment goes, as far as its fees depend on it. */
interface Sent {
  method: DeliveryMethod;
  zip: string | null;
  date: string | null;
  run?: string | null;
  items: readonly DeliveryItem[];
}

/** What a shipment costs by its way, day and run, in cents: without handling, which follows how many units there are. */
export function promisedFee(
  { method, zip, date, run, items }: Sent,
  facts: Pick<DeliveryFacts, 'settings' | 'cities'>,
): Cents {
  const categories = items.flatMap(({ category }) => category ?? []);
  const on = { date, run, categories };
  return shipmentCost({ method, zip: zip ?? '', goods: [], on }, facts).cost;
}

/** The tax rate that is promised with a way to a ZIP; nothing for pickup, which is taxed at the store, and without a ZIP. */
export function promisedTax(
  method: DeliveryMethod,
  { zip, state = statesOfZip(zip ?? '')[0] ?? '' }: { zip: string | null; state?: string },
  { taxRates }: Pick<PricingFacts, 'taxRates'>,
): Pick<LinePromise, 'TaxPercent'> {
  return !zip || isPickup(method) ? {} : { TaxPercent: taxPercent(taxRates, state, zip) };
}

/** A wish for a ZIP and day as it can be promised now, to be kept on the lines. */
export function wishedPromise(
  {
    Method: method,
    ...wish
  }: Pick<LinePromise, 'Zip' | 'Date' | 'Run'> & { Method?: DeliveryMethod },
  items: readonly DeliveryItem[],
  facts: PricingFacts,
  now: Date,
): LinePromise {
  const { Zip: zip, Date: date, Run: run } = wish;
  const answer = arrival({ zip, items, date, run, method }, facts, now);
  const yes = answer.answer === 'yes' ? answer : null;
  return {
    ...wish,
    DeliveryMethod: yes && yes.method,
    FeeCents: yes && promisedFee({ method: yes.method, zip, date, run, items }, facts),
    ...(yes ? promisedTax(yes.method, { zip }, facts) : {}),
  };
}

/** Where and when goods without a recipient are wished for, with the way and all it costs as it is now; `null` where nothing is wished, or not possible. */
export interface ShipmentWish {
  zip: string | null;
  date: string;
  run: LinePromise['Run'];
  method: DeliveryMethod | null;
  /** What it costs as it would be submitted, so that its total is what was first promised; `null` where the day is not possible. */
  price: ShipmentPrice | null;
}

/** The wish of goods that go to nobody yet; `null` for others, and where there is none. */
export function shipmentWish(
  group: ShipmentGroup,
  products: ProductsByID,
  facts: PricingFacts,
  now: Date,
): ShipmentWish | null {
  const wish = group.seats ? null : groupWish(group);
  if (!wish) return null;
  const items = itemsOf(group, products);
  const { Zip: zip, Date: date, Run: run } = wish;
  const answer = arrival({ zip, items, date, run, method: wish.DeliveryMethod }, facts, now);
  if (answer.answer !== 'yes') return { zip, date, run, method: null, price: null };
  const { method } = answer;
  const lines = group.lines.map((line) => sentTo(line, zip ?? '', { method, date, run }));
  const price = priceShipment({ ...group, method, date, lines }, products, { ...facts, now });
  return { zip, date, run, method, price };
}

/** The wish the lines of a shipment without a recipient share. */
export function groupWish({ lines }: Pick<ShipmentGroup, 'lines'>): LinePromise | null {
  if (lines.some(({ address }) => address)) return null;
  const [wish = null] = lines.flatMap((line) => linePromise(line) ?? []);
  return wish;
}

/** The goods of a shipment for the rules of delivery. */
export function itemsOf(
  { lines }: Pick<ShipmentGroup, 'lines'>,
  products: ProductsByID,
): DeliveryItem[] {
  return lines.map((line) => deliveryItem(line.productID, presentXp(line, products)));
}

/** Method, day and run of a shipment, as far as they are chosen. */
interface ShippingChoice {
  method: DeliveryMethod;
  date?: string | null;
  /** A run of the day, or `NO PREF`. */
  run?: string | null;
}

/** A line as it would be with a recipient at a ZIP: what a price out the door is reckoned of. */
export function sentTo(
  line: OrderLine,
  zip: string,
  { method, date, run }: ShippingChoice,
): OrderLine {
  const address = {
    ID: null,
    FirstName: '',
    LastName: '',
    CompanyName: null,
    Street1: '',
    Street2: null,
    City: '',
    State: statesOfZip(zip)[0] ?? '',
    Zip: zip,
    Country: 'US',
    Phone: '',
    xp: {},
  };
  const day = date
    ? { RequestedDeliveryDate: date, TimePreference: run as OrderLine['xp']['TimePreference'] }
    : {};
  return { ...line, address, xp: { ...line.xp, DeliveryMethod: method, ...day } };
}
