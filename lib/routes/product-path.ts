import { addQuery } from './add-query';
import { slugOf } from './slug';

/** Shape of a product code; anything else is a 404 before a page is made. */
export const productCodeShape = '[A-Za-z0-9_-]{1,32}';

/** Shape of the free title part of a product's address; a longer one, or more parts, are a 404 as well. */
export const productTitleShape = '[^/]{0,200}';

/** Canonical path of a product group, `/p/{code}/{slug}` (specification A2), with `?v={productID}` for one of its variants. */
export function productPath(productCode: string, title: string, variantID?: string): string {
  const slug = slugOf(title);
  const path = slug ? `/p/${productCode}/${slug}` : `/p/${productCode}`;
  return addQuery(path, { v: variantID });
}
