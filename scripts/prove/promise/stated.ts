import type { ChicagoDate } from '@/lib/core/time/chicago-day';
import { chicagoDate } from '@/lib/core/time/chicago-time';
import { localCityOf } from '@/lib/delivery/delivery-facts';
import { methodLabel } from '@/lib/delivery/method';
import { promise, type Promised } from '@/lib/promise/promise';
import { classTerms } from '@/lib/promise/class-terms';
import { feedItems, feedXml } from '@/lib/seo/feed/product-feed';
import { productJsonLd } from '@/lib/seo/json-ld/product-json-ld';
import { feedFaults } from '../../seo/check-feed';
import { readFeed, type FeedRecord } from '../../seo/read-feed';
import { plainLine } from './makers';
import type { StockWorld } from './stock-world';

/** What a reader of structured data or feed is told of one destination. */
interface Stated {
  /** Whether it is for this ZIP by name. */
  named: boolean;
  most: number;
  exact: boolean;
  days: { from: number; to: number };
  service: string | null;
}

/** What a page or the feed says of one product. */
interface Statement {
  where: 'JSON-LD' | 'feed';
  sold: boolean;
  /** What is said of deliveries to a ZIP, the most particular first. */
  to(zip: string): Stated | null;
}

const origin = 'https://shop.example';

/** What was said of delivery at an instant, by structured data and feed, for each product of the stock. */
export function statements(world: StockWorld, saidAt: Date): Map<string, Statement[]> {
  const termsOf = classTerms(world.facts, saidAt);
  const xml = feedXml(feedItems(world.groups, termsOf, saidAt), origin);
  const records = readFeed(xml) ?? [];
  const faults = feedFaults(records);
  if (faults.length > 0) throw new Error(`The feed is not valid: ${faults.slice(0, 5).join('; ')}`);
  const fed = new Map(records.map((record) => [record.values.id?.[0], record]));
  return new Map(
    world.groups.flatMap((group) => {
      const terms = Object.fromEntries(
        group.variants.map((variant) => [variant.productID, [...termsOf(variant)]]),
      );
      const node = JSON.parse(JSON.stringify(productJsonLd(group, origin, terms, saidAt))) as Node;
      const nodes = (node.hasVariant ?? [node]) as Node[];
      return nodes.map((each): [string, Statement[]] => {
        const record = fed.get(String(each.sku));
        return [String(each.sku), [fromJsonLd(each), ...(record ? [fromFeed(record, world)] : [])]];
      });
    }),
  );
}

/** Where what was said is not what the shop promises at an instant for these products and ZIPs; empty where all agree. */
export function statedFaults(
  said: ReadonlyMap<string, Statement[]>,
  world: StockWorld,
  zips: readonly string[],
  now: Date,
): string[] {
  // A page ends with the release of its product, and is made anew.
  const still = world.sold.filter(
    ({ group }) => !group.nextChange || Date.parse(group.nextChange) > now.getTime(),
  );
  return still.flatMap(({ variant, product }) => {
    const { productID, minQuantity, price } = variant;
    const statementsOf = said.get(productID) ?? [];
    const line = plainLine(productID, { quantity: minQuantity, unitPrice: price });
    const products = new Map([[productID, product]]);
    return zips.flatMap((zip) => {
      const promised = promise({ zip, lines: [line] }, products, world.facts, now);
      return [
        ...(statementsOf.length === 2 ? [] : [`${productID} is not in both`]),
        ...statementsOf.flatMap((statement) =>
          difference(statement, zip, promised, chicagoDate(now)).map(
            (fault) => `${productID} to ${zip}, ${statement.where}: ${fault}`,
          ),
        ),
      ];
    });
  });
}

const nowhere = ['zip-out-of-reach', 'no-way'];

function difference(
  { sold, to }: Statement,
  zip: string,
  promised: Promised,
  today: ChicagoDate,
): string[] {
  const stated = to(zip);
  if (promised.answer === 'no') {
    if (nowhere.includes(promised.reason)) return stated ? ['reached, though it is not'] : [];
    return sold ? [`sold, though ${promised.reason}`] : [];
  }
  if (promised.answer === 'from') return [];
  if (!stated) return ['not reached, though it is'];
  const { allIn } = promised.price;
  const ahead = (Date.parse(promised.date) - Date.parse(today)) / 86_400_000;
  const { from, to: last } = stated.days;
  return [
    ...(sold ? [] : ['not sold, though it is']),
    ...(allIn > stated.most || (stated.exact && allIn !== stated.most)
      ? [`${stated.most} cents, promised ${allIn}`]
      : []),
    ...(ahead < from || ahead > last ? [`${from} to ${last} days, promised ${ahead}`] : []),
    ...(stated.service !== null && stated.service !== methodLabel(promised.method)
      ? [`by ${stated.service}, promised ${promised.method}`]
      : []),
  ];
}

interface Node {
  [name: string]: unknown;
}

function fromJsonLd(product: Node): Statement {
  const offer = product.offers as Node;
  const all = [offer.shippingDetails ?? []].flat() as Node[];
  return {
    where: 'JSON-LD',
    sold: ['InStock', 'LimitedAvailability'].some((word) =>
      String(offer.availability).endsWith(`/${word}`),
    ),
    to: (zip) =>
      first(
        all.flatMap((details) => {
          const { postalCode } = details.shippingDestination as Node;
          const zips = postalCode ? ([postalCode].flat() as string[]) : null;
          if (zips && !zips.includes(zip)) return [];
          const { value, maxValue } = details.shippingRate as Node;
          const { handlingTime, transitTime } = details.deliveryTime as Record<string, Node>;
          const sum = (name: string) => Number(handlingTime?.[name]) + Number(transitTime?.[name]);
          return [
            {
              named: zips !== null,
              most: Math.round(Number(value ?? maxValue) * 100),
              exact: value !== undefined,
              days: { from: sum('minValue'), to: sum('maxValue') },
              service: null,
            },
          ];
        }),
      ),
  };
}

function fromFeed({ values, shipping }: FeedRecord, { facts }: StockWorld): Statement {
  return {
    where: 'feed',
    sold: values.availability?.[0] === 'in_stock',
    to: (zip) =>
      first(
        shipping.flatMap((each) => {
          const named = each.location_group_name !== undefined;
          if (named && !localCityOf(zip, facts.cities)) return [];
          const sum = (end: string) =>
            Number(each[`${end}_handling_time`]) + Number(each[`${end}_transit_time`]);
          return [
            {
              named,
              most: Math.round(Number(each.price?.split(' ')[0]) * 100),
              exact: false,
              days: { from: sum('min'), to: sum('max') },
              service: each.service ?? null,
            },
          ];
        }),
      ),
  };
}

function first(stated: readonly Stated[]): Stated | null {
  return stated.find(({ named }) => named) ?? stated[0] ?? null;
}
