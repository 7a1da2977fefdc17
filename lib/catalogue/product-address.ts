import { categoryPath } from '@/lib/routes/category-path';
import { productPath } from '@/lib/routes/product-path';
import { giftCardsCategoryID } from './category-tree';

/** Product codes that are bought on the gift-card page (decision 23). */
export const giftCardCodes: readonly string[] = ['GIFTCARD', 'EGIFTCARD'];

/** Where a group is bought: its product page, or the gift-card page. */
export function productAddress(productCode: string, title: string): string {
  return giftCardCodes.includes(productCode) ? categoryPath(giftCardsCategoryID) : productPath(productCode, title);
}
