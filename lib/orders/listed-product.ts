import type { BuyerProduct, Product } from 'ordercloud-javascript-sdk';
import { readProductXp } from '@/lib/catalogue/product/read-product-xp';
import type { ListedProduct } from './availability';

/** A product of the commerce platform as the rules of stock and quantity read it; its schedule only as a shopper lists it. */
export function listedProduct(product: Product | BuyerProduct): ListedProduct {
  return {
    productID: product.ID ?? '',
    inventoryEnabled: product.Inventory?.Enabled ?? false,
    quantityAvailable: product.Inventory?.QuantityAvailable ?? null,
    xp: readProductXp(product.xp),
    ...scheduleOf(product),
  };
}

function scheduleOf(product: Product | BuyerProduct): Pick<ListedProduct, 'schedule'> {
  const schedule = 'PriceSchedule' in product ? product.PriceSchedule : undefined;
  if (!schedule) return {};
  const { MinQuantity, MaxQuantity, RestrictedQuantity, PriceBreaks = [] } = schedule;
  const allowed = RestrictedQuantity
    ? PriceBreaks.flatMap(({ Quantity }) => (Quantity ? [Quantity] : [])).sort((a, b) => a - b)
    : null;
  return { schedule: { min: MinQuantity ?? null, max: MaxQuantity ?? null, allowed } };
}
