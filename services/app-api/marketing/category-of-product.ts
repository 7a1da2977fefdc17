import { categoryPath } from '@/lib/routes/category-path';
import type { SellerCatalogue } from '../../upstream/commerce/catalogue';

const productSlug = /^\/?p\/([^/?#]+)/i;

/**
 * The path of the category of the product whose page a slug names (`/p/{code}/…`): what the page of a retired product links to (ruling 5). `null`
 * for another page, for a product commerce no longer knows and for one without a category. Throws `CommerceFailure`.
 */
export async function categoryOfProduct(
  catalogue: Pick<SellerCatalogue, 'productsWhere'>,
  slug: string,
): Promise<string | null> {
  const code = productSlug.exec(slug)?.[1];
  if (!code) return null;
  const products = await catalogue.productsWhere({ 'xp.ProductCode': code });
  const ids = products.map(
    (product) => ((product.xp ?? {}) as { PrimaryCategoryID?: unknown }).PrimaryCategoryID,
  );
  const id = ids.find((each): each is string => typeof each === 'string' && each !== '');
  return id ? categoryPath(id) : null;
}
