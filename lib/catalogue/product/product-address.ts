import { categoryPath } from '@/lib/routes/category-path';
import { eventPath } from '@/lib/routes/event-path';
import { productPath } from '@/lib/routes/product-path';
import { giftCardsCategoryID } from '../category/category-page';
import { isGiftCardProduct } from '../gift-card';

/** Where a group is bought: its product page, of one of its variants where `variantID` names it, an event's own page, or the gift-card page. */
export function productAddress(
  productCode: string,
  title: string,
  isEvent = false,
  variantID?: string,
): string {
  if (isEvent) return eventPath(productCode);
  return isGiftCardProduct(productCode)
    ? categoryPath(giftCardsCategoryID)
    : productPath(productCode, title, variantID);
}
