import type { ProductGroup, ProductSummary, ProductVariant } from '@/lib/catalogue/product/product';
import { brand } from '@/lib/config/brand';
import { toDollars } from '@/lib/core/money';

/** A product as GA4's e-commerce events name it; prices in dollars, discount per unit. */
export interface AnalyticsItem {
  item_id: string;
  item_name: string;
  item_brand: string;
  item_variant?: string;
  item_list_name?: string;
  /** Position in the list, from 0 as GA4 counts. */
  index?: number;
  price: number;
  discount?: number;
  quantity?: number;
}

/** A card's product; `position` from 1. */
export function itemOfSummary(
  { productCode, title, price }: Pick<ProductSummary, 'productCode' | 'title' | 'price'>,
  place: { list: string; position: number },
): AnalyticsItem {
  const discount = price.retailFrom === undefined ? 0 : price.retailFrom - price.from;
  return {
    item_id: productCode,
    item_name: title,
    item_brand: brand.name,
    item_list_name: place.list,
    index: place.position - 1,
    price: toDollars(price.from),
    ...(discount > 0 ? { discount: toDollars(discount) } : {}),
  };
}

/** The variant a product page shows, or a seat of an event. */
export function itemOfVariant(
  group: Pick<ProductGroup, 'productCode' | 'title' | 'brand'>,
  variant: Pick<ProductVariant, 'size' | 'color' | 'price' | 'retailPrice'>,
  quantity = 1,
): AnalyticsItem {
  const options = [variant.size, variant.color].filter(Boolean).join(', ');
  const discount = Math.max(0, (variant.retailPrice ?? 0) - variant.price);
  return {
    item_id: group.productCode,
    item_name: group.title,
    item_brand: group.brand ?? brand.name,
    ...(options ? { item_variant: options } : {}),
    price: toDollars(variant.price),
    ...(discount > 0 ? { discount: toDollars(discount) } : {}),
    quantity,
  };
}
