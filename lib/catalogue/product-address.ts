import { categoryPath } from '@/lib/routes/category-path';
import { eventPath } from '@/lib/routes/event-path';
import { productPath } from '@/lib/routes/product-path';
import { giftCardsCategoryID } from './category-tree';

/** Product codes that are bought on the gift-card page (decision 23). */
export const giftCardCodes: readonly string[] = ['GIFTCARD', 'EGIFTCARD'];

/** Where a group is bought: its product page, an event's own page, or the gift-card page. */
export function productAddress(productCode: string, title: string, isEvent = false): string {
  if (isEvent) return eventPath(productCode);
  return giftCardCodes.includes(productCode) ? categoryPath(giftCardsCategoryID) : productPath(productCode, title);
}
