import type { PriceSchedule, Product } from 'ordercloud-javascript-sdk';
import { productXp, stockFacts } from '@/lib/catalogue/from-commerce';
import { priceRange } from '@/lib/catalogue/product/price-range';
import type { Picture } from '@/lib/catalogue/product/product';
import { noPicture } from '@/lib/catalogue/picture';
import { optionCount } from '@/lib/catalogue/product/product-group';
import { priceBreaksOf, retailCentsOf } from '@/lib/catalogue/product/read-price-schedule';
import { productTitle } from '@/lib/catalogue/product/product-title';
import { isVisible, type ProductXp } from '@/lib/catalogue/product/product-xp';
import { releaseEnd, releaseStart } from '@/lib/catalogue/release';
import { isInSeason } from '@/lib/catalogue/season';
import { bestBand, sellableStock, stockBand, type StockFacts } from '@/lib/catalogue/stock-band';
import { brand } from '@/lib/config/brand';
import type { ChicagoDate } from '@/lib/core/time/chicago-time';
import { formatCents, toDollars } from '@/lib/core/money';
import { slugOf } from '@/lib/routes/slug';
import { deliveryClassOf } from '@/lib/delivery/delivery-class';
import { deliveryItem } from '@/lib/delivery/item';
import { colorPictures } from './color-pictures';
import { eventGroup } from './event-group';
import type { ProductRecord } from './record';
import { fittedRecord } from './record-size';

/** Everything the commerce platform knows of the products that share one code. */
export interface GroupSource {
  products: readonly Product[];
  /** Price schedules by ID. */
  schedules: ReadonlyMap<string, PriceSchedule>;
  /** IDs of the categories each product is assigned to, by product ID. */
  categoryIDs: ReadonlyMap<string, readonly string[]>;
  /** Names of the categories by ID. */
  categoryNames: ReadonlyMap<string, string>;
  /** The largest markup a choice of the product can add, in dollars: gift cards of a free amount. */
  largestMarkup: number;
  /** The Chicago day for which the records say what is of the season. */
  today: ChicagoDate;
}

interface Row {
  product: Product;
  xp: ProductXp;
  price: number;
  retailPrice: number | null;
  stock: StockFacts;
}

const openEnd = 4_102_444_800;
const notAnOccasion = 'Occasions_OutOfTownDelivery';

/**
 * The records of the `products` index for one product group (specification A7): one per sellable product, prices in dollars, ranges, counts, bands
 * and facets over all of the group that shoppers can see, as its page shows it, so that counting after distinct counts groups; over the whole group where they
 * see none of it. Products without price or retailer's fields have none.
 */
export function recordsFromCommerce(source: GroupSource): ProductRecord[] {
  const rows = source.products.flatMap((product) => rowOf(product, source));
  const [first, ...others] = rows;
  if (!first) return [];
  const visible = rows.filter(isShown);
  const shown = visible.length > 0 ? visible : rows;
  const flagged = shown.find(({ xp }) => xp.IsDefaultProduct) ?? cheapest(shown) ?? first;
  const event = flagged.xp.IsWorkShopEvent ? eventGroup([first, ...others]) : null;
  const shared = sharedBy(shown, event?.main ?? flagged, source);
  return rows.map((row) => {
    const { product, xp, price, retailPrice, stock } = row;
    const picture = pictureOf(xp);
    const units = sellableStock(stock);
    return fittedRecord({
      objectID: product.ID ?? '',
      ID: product.ID ?? '',
      ...shared,
      Price: toDollars(price),
      RetailPrice: retailPrice === null ? null : toDollars(retailPrice),
      Inventory: Math.max(0, units ?? 0),
      InfiniteInventory: units === null ? 1 : 0,
      IsDefaultProduct: event ? row === event.main : (xp.IsDefaultProduct ?? false),
      Visible: isVisible(xp) ? 1 : 0,
      Active: product.Active ?? false,
      EndDate: event ? seconds(event.end, openEnd) : seconds(releaseEnd(xp), openEnd + 1) - 1,
      ...(event ? { Days: event.days } : {}),
      Image: picture.url,
      ImageAlt: picture.alt,
    });
  });
}

function isShown({ product, xp }: Pick<Row, 'product' | 'xp'>): boolean {
  return product.Active === true && isVisible(xp);
}

function cheapest(rows: readonly Row[]): Row | undefined {
  return rows.toSorted((a, b) => a.price - b.price)[0];
}

type Own =
  | 'objectID'
  | 'ID'
  | 'Price'
  | 'RetailPrice'
  | 'Inventory'
  | 'InfiniteInventory'
  | 'IsDefaultProduct'
  | 'Visible'
  | 'Active'
  | 'EndDate'
  | 'Days'
  | 'Image'
  | 'ImageAlt';

function sharedBy(
  rows: readonly Row[],
  { product, xp, stock }: Row,
  source: GroupSource,
): Omit<ProductRecord, Own> {
  const title = productTitle(product.Name ?? '', xp);
  const range = priceRange(rows);
  const release = seconds(releaseStart(xp), 0);
  const assigned = [
    ...new Set(rows.flatMap((row) => source.categoryIDs.get(row.product.ID ?? '') ?? [])),
  ].sort();
  const event = xp.IsWorkShopEvent ?? false;
  const band = bestBand(rows.map((row) => stockBand(row.stock)));
  const colors = colorPictures(rows.map(coloredVariant), coloredVariant({ product, xp, stock }));
  return {
    ProductCode: xp.ProductCode,
    title,
    slug: slugOf(title),
    Description: product.Description ?? '',
    PriceMin: toDollars(range.from),
    PriceMax: toDollars(range.to) + source.largestMarkup,
    RetailMin: range.retailFrom === undefined ? null : toDollars(range.retailFrom),
    RetailMax: range.retailTo === undefined ? null : toDollars(range.retailTo),
    PercentOff: range.percentOff ?? 0,
    SizeCount: optionCount(rows.map((row) => row.xp.SpecsOptions?.Size)),
    ColorCount: optionCount(rows.map((row) => row.xp.SpecsOptions?.Color)),
    StockBand: band,
    InStock: band === 'in' ? 1 : 0,
    InSeason: isInSeason(assigned, source.today) ? 1 : 0,
    // Tickets are shown before their sale begins; what else is sold appears with its release.
    StartDate: event ? 0 : release,
    ReleaseDate1: event ? 0 : release,
    IsFeatured: xp.IsFeatured ?? false,
    IsWorkShopEvent: event,
    IsWorkshop: xp.IsWorkshop ?? 0,
    IsLilacGrown: xp.IsLilacGrown ?? false,
    IsLilacExclusive: xp.IsLilacExclusive ?? false,
    Position: xp.Position ?? 0,
    CategoryIDs: [...new Set(assigned.flatMap(lineOf))],
    ...(event ? {} : { DeliveryClass: deliveryClassOf(deliveryItem(product.ID ?? '', xp)) }),
    ...(xp.StemCount ? { StemCount: xp.StemCount } : {}),
    ...(colors.length > 0 ? { ColorPictures: colors } : {}),
    ...facetsOf(rows, xp, assigned, source.categoryNames),
  };
}

function pictureOf({ Contentful }: ProductXp): Picture {
  const picture = Contentful?.Images?.List;
  return { url: picture?.url ?? noPicture.url, alt: picture?.title ?? '' };
}

function coloredVariant({ product, xp, stock }: Pick<Row, 'product' | 'xp' | 'stock'>) {
  return {
    ID: product.ID ?? '',
    names: [xp.SpecsOptions?.Color, xp.SpecsOptions?.ColorVarient],
    size: xp.SpecsOptions?.Size,
    buyable: isShown({ product, xp }) && stockBand(stock) !== 'out',
    picture: pictureOf(xp),
  };
}

function facetsOf(
  rows: readonly Row[],
  xp: ProductXp,
  assigned: readonly string[],
  names: ReadonlyMap<string, string>,
): Partial<ProductRecord> & Pick<ProductRecord, 'Category' | 'Keywords'> {
  const said = xp.Facets ?? {};
  const nameOf = (id: string) => names.get(id) ?? id;
  const event = xp.IsWorkShopEvent === true;
  const lists = Object.entries(said).flatMap(([name, value]) => {
    const values = [value]
      .flat()
      .map(String)
      .filter((text) => text !== '');
    return values.length > 0 ? [[name, values] as const] : [];
  });
  const above = assigned
    .filter((id) => !id.startsWith('Occasions_'))
    .flatMap((id) => lineOf(id).slice(0, -1));
  return {
    Keywords: event ? [] : [...new Set([...above.map(nameOf), ...(xp.SearchWords ?? [])])],
    Category: event ? [] : assigned.filter((id) => !id.startsWith('Occasions_')).map(nameOf),
    ...(xp.Brand ? { Brand: xp.Brand } : {}),
    ...(xp.Brand && xp.Brand !== brand.name ? { Maker: xp.Brand } : {}),
    ...some(
      'Occasion',
      assigned.filter((id) => id.startsWith('Occasions_') && id !== notAnOccasion).map(nameOf),
    ),
    ...(event
      ? {}
      : some(
          'Size',
          rows.map((row) => row.xp.SpecsOptions?.Size),
        )),
    ...(event
      ? {}
      : some(
          'ColorVariant',
          rows.map((row) => row.xp.SpecsOptions?.ColorVarient),
        )),
    ...(xp.HandlingCents ? { HandlingFee: `${formatCents(xp.HandlingCents)} each` } : {}),
    ...Object.fromEntries(lists),
  };
}

function rowOf(product: Product, { schedules }: GroupSource): Row[] {
  const xp = productXp(product);
  const schedule = schedules.get(product.DefaultPriceScheduleID ?? '');
  const [first] = priceBreaksOf(schedule);
  if (!xp || !product.ID || !first) return [];
  return [
    {
      product,
      xp,
      price: first.price,
      retailPrice: retailCentsOf(schedule),
      stock: stockFacts(product, xp),
    },
  ];
}

/** A category's own ID and its ancestors', top first. */
function lineOf(id: string): string[] {
  const levels = id.split('_');
  return levels.map((_, index) => levels.slice(0, index + 1).join('_'));
}

function seconds(instant: Date | null, open: number): number {
  return instant ? instant.getTime() / 1000 : open;
}

function some<K extends string>(
  key: K,
  values: readonly (string | null | undefined)[],
): Partial<Record<K, string[]>> {
  const distinct = [...new Set(values.filter((value): value is string => Boolean(value)))];
  return distinct.length > 0 ? ({ [key]: distinct } as Record<K, string[]>) : {};
}
