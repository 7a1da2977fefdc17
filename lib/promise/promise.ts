import { releaseEnd, releaseStart } from '@/lib/catalogue/release';
import type { Cents } from '@/lib/core/money';
import { addChicagoDays, type ChicagoDate } from '@/lib/core/time/chicago-day';
import { chicagoDate } from '@/lib/core/time/chicago-time';
import {
  arrival,
  type ArrivalFrom,
  type ArrivalNo,
  type ArrivalQuery,
  type ArrivalReason,
  type ArrivalWay,
  type ArrivalYes,
} from '@/lib/delivery/arrival';
import { openDaysAfter } from '@/lib/delivery/days/offered-days';
import type { DeliveryFacts, PricingFacts } from '@/lib/delivery/delivery-facts';
import { answerUntil } from '@/lib/delivery/days/until';
import {
  outOfStockLines,
  presentXp,
  quantityFacts,
  saleProblem,
  stockLeft,
} from '@/lib/orders/availability';
import type { OrderLine } from '@/lib/orders/line/order-line';
import { quantityProblem, quantityLimits } from '@/lib/orders/quantity-limits';
import { isSeat } from '@/lib/orders/seat';
import { envelope, type Envelope } from './envelope';
import { priceOrder, type PricedOrder } from './price-order';
import { handledGoods, type ProductsByID } from './price-shipment';
import { itemsOf, sentTo } from './shipment-promise';

/** Lines that are to go somewhere together, and when. */
export type PromiseQuery = Omit<ArrivalQuery, 'items'> & { lines: readonly OrderLine[] };

/** What it all costs, in cents: the parts add up to the total. */
export interface PromisePrice {
  /** Goods without the charges of their options. */
  merchandise: Cents;
  assembly: Cents;
  placement: Cents;
  delivery: Cents;
  handling: Cents;
  wireService: Cents;
  /** What the retailer's rules add for the day and the run. */
  runOrDayFee: Cents;
  roadFee: Cents;
  tax: Cents;
  total: Cents;
  /** Delivery, handling, wire service and the fee of day and run: the one figure that stands beside a method or a day. */
  allIn: Cents;
}

export type PricedWay = ArrivalWay & { price: PromisePrice };

/** What stands in the way of goods that could otherwise arrive. */
interface GoodsLimits {
  /** Units left of what is out of stock. */
  left: number | null;
  /** The smallest and largest quantity. */
  min: number | null;
  max: number | null;
}

/** When it arrives and what it costs; before a ZIP is known what delivery costs from and to; or why it does not arrive. */
export type Promised =
  | (Omit<ArrivalYes, 'others'> & {
      price: PromisePrice;
      others: PricedWay[];
      next: ChicagoDate[];
    })
  | (ArrivalFrom & { envelope: Envelope; next: ChicagoDate[] })
  | (ArrivalNo & GoodsLimits);

/**
 * Arrival and price of the same goods by the same rules that price, check and submit an order (specification A3, A4, A5). Pure; `now` is an argument.
 */
export function promise(
  query: PromiseQuery,
  products: ProductsByID,
  facts: PricingFacts,
  now: Date,
): Promised {
  const lines = query.lines.filter((line) => !isSeat(line));
  const short = goodsNo(lines, products, facts, now);
  if (short) return short;
  const items = itemsOf({ lines }, products);
  const arrives = arrival({ ...query, items }, facts, now);
  const until = firstOf(arrives.until, saleChanges(lines, products, now));
  if (arrives.answer === 'no') return { ...arrives, ...noLimits, until };
  const from = query.date ? { ...arrives, date: addChicagoDays(chicagoDate(now), -1) } : arrives;
  const next = openDaysAfter(from, { ...query, items }, facts, now, daysBeside + 1)
    .filter((day) => day !== arrives.date)
    .slice(0, daysBeside);
  if (arrives.answer === 'from') {
    const costs = envelope(items, handledGoods(lines, products), facts);
    return { ...arrives, until, next, envelope: costs };
  }
  const priced = (way: ArrivalWay) =>
    pricedWay(lines, query.zip ?? '', way, products, { ...facts, now });
  return {
    ...arrives,
    until,
    next,
    price: priced(arrives),
    others: arrives.others.map((way) => ({ ...way, price: priced(way) })),
  };
}

function pricedWay(
  lines: readonly OrderLine[],
  zip: string,
  way: ArrivalWay,
  products: ProductsByID,
  world: PricingFacts & { now: Date },
): PromisePrice {
  return promisePrice(
    priceOrder(
      lines.map((line) => sentTo(line, zip, way)),
      products,
      world,
    ),
  );
}

/** The price of an order in the parts a promise names. */
export function promisePrice({ shipments, shipping, tax }: PricedOrder): PromisePrice {
  const sum = (of: (price: PricedOrder['shipments'][number]['price']) => Cents) =>
    shipments.reduce((all, { price }) => all + of(price), 0);
  const [goods, assembly, placement] = [
    sum((price) => price.subtotal),
    sum((price) => price.assembly),
    sum((price) => price.placement),
  ];
  const [handling, wireService, runOrDayFee, cost] = [
    sum((price) => price.handling),
    sum((price) => price.wiredService),
    sum((price) => price.dayFee),
    sum((price) => price.cost),
  ];
  return {
    merchandise: goods - assembly - placement,
    assembly,
    placement,
    delivery: cost - handling - wireService - runOrDayFee,
    handling,
    wireService,
    runOrDayFee,
    roadFee: shipping - cost,
    tax,
    total: goods + shipping + tax,
    allIn: cost,
  };
}

/** How many other days are named beside the one that is promised: the next ones, or the first ones where a day was asked for. */
const daysBeside = 2;

const noLimits: GoodsLimits = { left: null, min: null, max: null };

/** Why the goods themselves cannot be promised, whatever the day; `null` where they can. */
function goodsNo(
  lines: readonly OrderLine[],
  products: ProductsByID,
  facts: DeliveryFacts,
  now: Date,
): (ArrivalNo & GoodsLimits) | null {
  const no = (
    reason: ArrivalReason,
    of: readonly OrderLine[],
    limits: Partial<GoodsLimits> = {},
  ) => ({
    answer: 'no' as const,
    reason,
    text: null,
    productIDs: [...new Set(of.map(({ productID }) => productID))],
    nearest: null,
    elsewhere: null,
    until: firstOf(
      answerUntil(facts.settings, now).toISOString(),
      saleChanges(lines, products, now),
    ),
    factsVersion: facts.version ?? null,
    ...noLimits,
    ...limits,
  });
  const saleOf = (line: OrderLine) => {
    const product = products.get(line.productID);
    return product ? (saleProblem(product, now)?.code ?? null) : 'product-unavailable';
  };
  const early = lines.filter((line) => saleOf(line) === 'not-on-sale-yet');
  const gone = lines.filter((line) => !early.includes(line) && saleOf(line) !== null);
  if (gone.length > 0) return no('unavailable', gone);
  if (early.length > 0) return no('not-released', early);
  const ids = outOfStockLines(lines, products);
  const out = lines.filter(({ id }) => ids.includes(id));
  if (out.length > 0) {
    const left = out.flatMap(({ productID }) => {
      const product = products.get(productID);
      return product ? [Math.max(0, stockLeft(product) ?? 0)] : [];
    });
    return no('out-of-stock', out, { left: Math.min(...left) });
  }
  const wrong = lines.find((line) => {
    const product = products.get(line.productID);
    return product && quantityProblem(line.quantity, quantityFacts(line, lines, product));
  });
  const product = wrong && products.get(wrong.productID);
  return wrong && product
    ? no('quantity', [wrong], quantityLimits(quantityFacts(wrong, lines, product)))
    : null;
}

/** The next instant at which one of the products begins or ceases to be sold, or `null`. */
function saleChanges(
  lines: readonly OrderLine[],
  products: ProductsByID,
  now: Date,
): string | null {
  const [next = null] = lines
    .flatMap((line) => {
      const xp = presentXp(line, products);
      return [releaseStart(xp), releaseEnd(xp)];
    })
    .flatMap((instant) => (instant && instant > now ? [instant.toISOString()] : []))
    .sort();
  return next;
}

function firstOf(until: string, other: string | null): string {
  return other && other < until ? other : until;
}
