import type { BuyerProduct, Category as VendorCategory, Spec } from 'ordercloud-javascript-sdk';
import { limits } from '@/lib/config/limits';
import { toCents } from '@/lib/core/money';
import type { CategoryRecord } from './category/category';
import { redirectOfNote } from './category/category-note';
import type { Picture, ProductSpec, ProductVariant } from './product/product';
import type { ProductPicture, ProductXp } from './product/product-xp';
import { stockBand } from './stock-band';

interface CategoryXp {
  ShortDescription?: string | null;
  Note?: string | null;
  Articles?: string[] | null;
  StartDate?: string | null;
  EndDate?: string | null;
  Contentful?: { Images?: { List?: ProductPicture } };
}

/** The retailer's fields of a commerce product; a record without them is not one of the shop's products. */
export function productXp(product: BuyerProduct): ProductXp | null {
  const xp = product.xp as ProductXp | null | undefined;
  return xp?.ProductCode ? xp : null;
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
    startDate: xp.StartDate ?? null,
    endDate: xp.EndDate ?? null,
    articles: xp.Articles ?? [],
    picture: pictureFromCommerce(xp.Contentful?.Images?.List),
    redirect: redirectOf(category),
  };
}

/** The text of a category's own page; empty where it only redirects. */
export function categoryText(category: VendorCategory): string {
  const xp = (category.xp ?? {}) as CategoryXp;
  return redirectOf(category) ? '' : (category.Description ?? xp.ShortDescription ?? '');
}

function redirectOf({ Description, xp }: VendorCategory): string | null {
  const { Note, ShortDescription } = (xp ?? {}) as CategoryXp;
  return [Note, Description, ShortDescription].map(redirectOfNote).find(Boolean) ?? null;
}

/** One commerce product as a variant of its group; prices in cents. `null` when it has no price or no retailer's fields. */
export function variantFromCommerce(
  product: BuyerProduct,
  specs: readonly Spec[],
): ProductVariant | null {
  const xp = productXp(product);
  const breaks = (product.PriceSchedule?.PriceBreaks ?? [])
    .flatMap(({ Quantity, Price }) =>
      typeof Price === 'number' ? [{ quantity: Quantity ?? 1, price: toCents(Price) }] : [],
    )
    .sort((a, b) => a.quantity - b.quantity);
  const first = breaks[0];
  if (!xp || !product.ID || !first) return null;
  const retail = (product.PriceSchedule?.xp as { Price?: { RetailPrice?: number | null } } | null)
    ?.Price?.RetailPrice;
  return {
    productID: product.ID,
    size: xp.SpecsOptions?.Size ?? null,
    color: xp.SpecsOptions?.Color ?? null,
    colorVariant: xp.SpecsOptions?.ColorVarient ?? null,
    price: first.price,
    retailPrice: retail ? toCents(retail) : null,
    priceBreaks: breaks,
    stock: stockBand({
      codeB3: xp.CodeB3 ?? null,
      inventoryEnabled: product.Inventory?.Enabled ?? false,
      quantityAvailable: product.Inventory?.QuantityAvailable ?? null,
      safetyStock: xp.SafetyStock ?? 0,
    }),
    minQuantity: product.PriceSchedule?.MinQuantity ?? 1,
    maxQuantity: product.PriceSchedule?.MaxQuantity ?? limits.unlimitedStockQuantity,
    restrictedQuantity: product.PriceSchedule?.RestrictedQuantity ?? false,
    stemCount: xp.StemCount ?? null,
    dimensions: xp.Dimensions ?? null,
    pictures: picturesOf(xp),
    nationwide: xp.CodeB2 === 'Y',
    wired: xp.CodeB2 === 'Y' && ['E', 'F', 'T'].includes(xp.CodeB4 ?? ''),
    releaseDate: xp.ReleaseDate1 ?? null,
    releaseEnd: xp.ReleaseDate2 ?? null,
    delivery: {
      ProductCode: xp.ProductCode,
      CodeB2: xp.CodeB2,
      CodeB4: xp.CodeB4,
      DeliveryMethods: xp.DeliveryMethods,
      HandlingCents: xp.HandlingCents,
      PrimaryCategoryID: xp.PrimaryCategoryID,
    },
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

function pictureFromCommerce(picture: ProductPicture | null | undefined): Picture | null {
  return picture?.url ? { url: picture.url, alt: picture.title ?? '' } : null;
}
