import type { BuyerProduct, Category as VendorCategory, Spec } from 'ordercloud-javascript-sdk';
import { limits } from '@/lib/config/limits';
import { toCents } from '@/lib/core/money';
import { textOf } from '@/lib/core/text';
import type { CategoryRecord } from './category/category';
import { redirectOfNote } from './category/category-note';
import type { Picture, ProductSpec, ProductVariant } from './product/product';
import { priceBreaksOf, retailCentsOf } from './product/read-price-schedule';
import { readProductXp } from './product/read-product-xp';
import type { DeliveryFields, ProductPicture, ProductXp } from './product/product-xp';
import { stockBand, type StockFacts } from './stock-band';

/** The retailer's fields of a category: whatever somebody once wrote there. */
interface CategoryXp {
  ShortDescription?: unknown;
  Note?: unknown;
  Articles?: unknown;
  StartDate?: unknown;
  EndDate?: unknown;
  Contentful?: { Images?: { List?: Partial<ProductPicture> | null } | null } | null;
}

/** The retailer's fields of a commerce product; a record without them is not one of the shop's products. */
export function productXp(product: BuyerProduct): ProductXp | null {
  const xp = readProductXp(product.xp);
  return hasCode(xp) ? xp : null;
}

function hasCode(xp: Partial<ProductXp>): xp is ProductXp {
  return Boolean(xp.ProductCode);
}

/** What decides about the stock of a commerce product with these fields of the retailer's. */
export function stockFacts(
  { Inventory }: Pick<BuyerProduct, 'Inventory'>,
  xp: Pick<ProductXp, 'CodeB3' | 'SafetyStock'> | null,
): StockFacts {
  return {
    codeB3: xp?.CodeB3 ?? null,
    inventoryEnabled: Inventory?.Enabled ?? false,
    quantityAvailable: Inventory?.QuantityAvailable ?? null,
    safetyStock: xp?.SafetyStock ?? 0,
  };
}

/** A commerce category as the shop's rules read it. */
export function categoryFromCommerce(category: VendorCategory): CategoryRecord {
  const xp = (category.xp ?? {}) as CategoryXp;
  return {
    id: category.ID ?? '',
    parentID: category.ParentID ?? null,
    name: category.Name ?? '',
    listOrder: category.ListOrder ?? 0,
    active: category.Active ?? false,
    startDate: textOf(xp.StartDate),
    endDate: textOf(xp.EndDate),
    articles: [xp.Articles].flat().flatMap((slug) => textOf(slug) ?? []),
    picture: pictureFromCommerce(xp.Contentful?.Images?.List),
    redirect: redirectOf(category),
  };
}

/** The text of a category's own page; empty where it only redirects. */
export function categoryText(category: VendorCategory): string {
  const xp = (category.xp ?? {}) as CategoryXp;
  return redirectOf(category) ? '' : (category.Description ?? textOf(xp.ShortDescription) ?? '');
}

function redirectOf({ Description, xp }: VendorCategory): string | null {
  const { Note, ShortDescription } = (xp ?? {}) as CategoryXp;
  const notes = [Note, Description, ShortDescription].map(textOf);
  return notes.map(redirectOfNote).find(Boolean) ?? null;
}

/** One commerce product as a variant of its group; prices in cents. `null` when it has no price or no retailer's fields. */
export function variantFromCommerce(
  product: BuyerProduct,
  specs: readonly Spec[],
): ProductVariant | null {
  const xp = productXp(product);
  const breaks = priceBreaksOf(product.PriceSchedule);
  const first = breaks[0];
  if (!xp || !product.ID || !first) return null;
  return {
    productID: product.ID,
    size: xp.SpecsOptions?.Size ?? null,
    color: xp.SpecsOptions?.Color ?? null,
    price: first.price,
    retailPrice: retailCentsOf(product.PriceSchedule),
    priceBreaks: breaks,
    stock: stockBand(stockFacts(product, xp)),
    minQuantity: product.PriceSchedule?.MinQuantity ?? 1,
    maxQuantity: product.PriceSchedule?.MaxQuantity ?? limits.unlimitedStockQuantity,
    restrictedQuantity: product.PriceSchedule?.RestrictedQuantity ?? false,
    stemCount: xp.StemCount ?? null,
    dimensions: xp.Dimensions ?? null,
    pictures: picturesOf(xp),
    nationwide: xp.CodeB2 === 'Y',
    releaseDate: xp.ReleaseDate1 ?? null,
    releaseEnd: xp.ReleaseDate2 ?? null,
    delivery: {
      ProductCode: xp.ProductCode,
      CodeB2: xp.CodeB2,
      CodeB4: xp.CodeB4,
      DeliveryMethods: xp.DeliveryMethods,
      HandlingCents: xp.HandlingCents,
      PrimaryCategoryID: xp.PrimaryCategoryID,
    } satisfies Record<keyof DeliveryFields, unknown>,
    deliveryMethods: Object.entries(xp.DeliveryMethods ?? {}).flatMap(([method, rule]) =>
      rule?.Enabled ? [method] : [],
    ),
    specs: specs.map(specFromCommerce),
  };
}

function specFromCommerce(spec: Spec): ProductSpec {
  return {
    specID: spec.ID ?? '',
    name: spec.Name ?? '',
    required: spec.Required ?? false,
    defaultOptionID: spec.DefaultOptionID ?? null,
    options: (spec.Options ?? []).map((option) => ({
      optionID: option.ID ?? '',
      value: option.Value ?? '',
      markup: toCents(option.PriceMarkup ?? 0),
    })),
  };
}

function picturesOf(xp: ProductXp): Picture[] {
  const images = xp.Contentful?.Images;
  const list = [images?.List, ...(images?.Gallery ?? [])]
    .map(pictureFromCommerce)
    .filter((picture) => picture !== null);
  return [...new Map(list.map((picture) => [picture.url, picture])).values()];
}

function pictureFromCommerce(picture: Partial<ProductPicture> | null | undefined): Picture | null {
  const url = textOf(picture?.url);
  return url === null ? null : { url, alt: textOf(picture?.title) ?? '' };
}
