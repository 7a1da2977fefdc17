import type { Cents } from '@/lib/core/money';
import type { DeliveryFields } from './product-xp';

/** How much is left, as cached pages may say it: never a figure (architecture rule 5). */
export type StockBand = 'in' | 'low' | 'out';

/** What a card, a row or a list shows of a product group, from search hits and commerce products alike. */
export interface ProductSummary {
  productCode: string;
  /** The default sellable product of the group. */
  productID: string;
  title: string;
  /** Canonical path `/p/{code}/{slug}`. */
  path: string;
  picture: Picture;
  price: PriceRange;
  flags: ProductFlags;
  sizeCount: number;
  colorCount: number;
  stock: StockBand;
  /** Set while none of its variants is sold (specification A4): why not, and from when, in words. */
  notSold?: string;
  /** What its card says under the price while there is enough of it (`cardLine`). */
  line?: string;
  description?: string;
  /** How it is delivered, as the index knows it. */
  deliveryClass?: string;
  /** Set for a workshop event. */
  event?: boolean;
}

/** Prices of a group in cents: `from` = `to` when all variants cost the same; `retail…` only when something is reduced. */
export interface PriceRange {
  from: Cents;
  to: Cents;
  retailFrom?: Cents;
  retailTo?: Cents;
  /** Rounded percent off, and whether it is the largest of several ("Up to N"). */
  percentOff?: number;
  upTo?: boolean;
}

/** The labels on a picture (specification A2 cards). */
interface ProductFlags {
  featured: boolean;
  isNew: boolean;
  grown: boolean;
  exclusive: boolean;
}

/** A picture by base address; `srcSet` of the three finished widths is made by `pictureSources`. */
export interface Picture {
  url: string;
  alt: string;
}

/** One sellable product of a group. */
export interface ProductVariant {
  productID: string;
  size: string | null;
  color: string | null;
  price: Cents;
  retailPrice: Cents | null;
  priceBreaks: { quantity: number; price: Cents }[];
  stock: StockBand;
  minQuantity: number;
  maxQuantity: number;
  restrictedQuantity: boolean;
  stemCount: number | null;
  /** How large it is, in words; missing where the retailer does not say. */
  dimensions?: string | null;
  pictures: Picture[];
  nationwide: boolean;
  /** Chicago day or ISO instant from which it is sold; what can be done now is `availability`. */
  releaseDate: string | null;
  /** Chicago day or ISO instant until which it is sold; `null` when its release has no end. */
  releaseEnd?: string | null;
  /** Delivery methods the item allows (`LocalDelivery`, `InStorePickUp`, …). */
  deliveryMethods?: string[];
  /** What the delivery rules go by. */
  delivery?: DeliveryFields;
  specs: ProductSpec[];
}

/** A choice to make when adding (assembly, placement); markup in cents. */
export interface ProductSpec {
  specID: string;
  name: string;
  required: boolean;
  defaultOptionID: string | null;
  options: { optionID: string; value: string; markup: Cents }[];
}

/** A product page's whole subject: the variants that share one product code. */
export interface ProductGroup {
  productCode: string;
  title: string;
  path: string;
  description: string;
  summary: ProductSummary;
  variants: ProductVariant[];
  /** Index into `variants` of the default product. */
  defaultIndex: number;
  sizes: string[];
  colors: string[];
  primaryCategoryID: string | null;
  articles: string[];
  brand: string | null;
  guarantee: string | null;
  substitution: string | null;
  facts: { label: string; value: string }[];
  /** Instant at which this page next changes by itself (release, New flag, midnight), ISO; drives the cache lifetime. */
  nextChange: string | null;
}
