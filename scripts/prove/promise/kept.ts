import type { PricingFacts } from '@/lib/delivery/delivery-facts';
import type { ListedProduct } from '@/lib/orders/availability';
import { groupShipments } from '@/lib/orders/group-shipments';
import type { LinePromise, OrderLine } from '@/lib/orders/line/order-line';
import type { PricedWay } from '@/lib/promise/promise';
import { orderChanges } from '@/lib/promise/promise-changes';
import { priceOrder } from '@/lib/promise/price-order';
import { itemsOf, sentTo, shipmentWish, wishedPromise } from '@/lib/promise/shipment-promise';
import { confirmedApart } from './of-confirmation';

interface Kept {
  lines: readonly OrderLine[];
  products: ReadonlyMap<string, ListedProduct>;
  zip: string;
  facts: PricingFacts;
  now: Date;
}

const runs = ['AM', 'PM', 'NO PREF'] as const;

/** A way of the product page, kept on the lines: the cart says the same of it, before and after a recipient is named, and asks for nothing; placed, confirmation and mail say its day. Empty where all agree. */
export function keptApart(
  {
    method,
    date,
    run,
    openRuns,
    price,
  }: Pick<PricedWay, 'method' | 'date' | 'run' | 'openRuns' | 'price'>,
  { lines, products, zip, facts, now }: Kept,
): string[] {
  const Run: LinePromise['Run'] | undefined = runs.find((each) => each === run);
  if (!Run) return [];
  const world = { ...facts, now };
  const items = itemsOf({ lines: [...lines] }, products);
  const wish = { Zip: zip, Date: date, Run, Method: method };
  const promise = wishedPromise(wish, items, facts, now);
  const wished = lines.map((line) => ({ ...line, xp: { ...line.xp, Promise: promise } }));
  const said = groupShipments(wished).map((group) => shipmentWish(group, products, facts, now));
  const [one] = said;
  const cart =
    said.length === 1 &&
    one?.method === method &&
    one.date === date &&
    one.price?.cost === price.allIn &&
    one.price.total === price.total
      ? []
      : [`the cart says ${JSON.stringify(said)}, the page ${method} ${date} ${price.total}`];
  const placed = priceOrder(
    wished.map((line) => sentTo(line, zip, { method, date, run })),
    products,
    world,
  );
  return [
    ...cart,
    ...confirmedApart({ method, date, run, openRuns }, placed, facts, now),
    ...[groupShipments(wished), placed.shipments.map(({ group }) => group)].flatMap((groups) =>
      orderChanges(groups, products, world).map(
        (change) => `asks at once: ${JSON.stringify(change)}`,
      ),
    ),
  ];
}
