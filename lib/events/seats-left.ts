import type { BuyerProduct } from 'ordercloud-javascript-sdk';
import { productXp } from '@/lib/catalogue/from-commerce';
import { meetingsOf } from '@/lib/catalogue/meetings';
import { sellableStock } from '@/lib/catalogue/stock-band';
import type { SeatTerms } from './event-state';

/** One kind of seat with the count that is left, never below 0; `null` is no limit (specification A4). */
export interface SeatNow {
  productID: string;
  left: number | null;
  terms: Omit<SeatTerms, 'seats'>;
}

/** The visible event products among these with their seats: quantity minus SafetyStock (specification A4). */
export function seatsNow(products: readonly BuyerProduct[]): SeatNow[] {
  return products.flatMap((product) => {
    const xp = productXp(product);
    if (!product.ID || !xp?.IsWorkShopEvent || xp.Visible === false) return [];
    const left = sellableStock({
      codeB3: xp.CodeB3 ?? null,
      inventoryEnabled: product.Inventory?.Enabled ?? false,
      quantityAvailable: product.Inventory?.QuantityAvailable ?? null,
      safetyStock: xp.SafetyStock ?? 0,
    });
    const terms = {
      meetings: meetingsOf(xp),
      release: { ReleaseDate1: xp.ReleaseDate1, ReleaseDate2: xp.ReleaseDate2 },
    };
    return [{ productID: product.ID, left: left === null ? null : Math.max(0, left), terms }];
  });
}

/** Seats left by product ID. */
export function seatsLeft(products: readonly BuyerProduct[]): Record<string, number | null> {
  return Object.fromEntries(seatsNow(products).map(({ productID, left }) => [productID, left]));
}
