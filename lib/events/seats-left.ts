import type { BuyerProduct } from 'ordercloud-javascript-sdk';
import { productXp } from '@/lib/catalogue/from-commerce';
import { sellableStock } from '@/lib/catalogue/stock-band';

/** Seats left of the visible event products among these, by product ID: quantity minus SafetyStock, never below 0; `null` is no limit (000 §4). */
export function seatsLeft(products: readonly BuyerProduct[]): Record<string, number | null> {
  return Object.fromEntries(products.flatMap((product) => {
    const xp = productXp(product);
    if (!product.ID || !xp?.IsWorkShopEvent || xp.Visible === false) return [];
    const left = sellableStock({
      codeB3: xp.CodeB3 ?? null, inventoryEnabled: product.Inventory?.Enabled ?? false,
      quantityAvailable: product.Inventory?.QuantityAvailable ?? null, safetyStock: xp.SafetyStock ?? 0,
    });
    return [[product.ID, left === null ? null : Math.max(0, left)]];
  }));
}
