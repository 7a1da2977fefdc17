import 'server-only';
import { cached } from '@/lib/cache/cached';
import { orElse, orElseKept } from '@/lib/cache/or-else';
import { tags } from '@/lib/cache/tags';
import { now } from '@/lib/core/time/clock';
import { isCategoryAt, type CategoryAddress } from '@/lib/routes/category-path';
import { getCategory, listCategories } from '@/lib/upstream/commerce/catalogue';
import type { ProductGroup } from '../product/product';
import type { Category, CategoryWithText } from './category';
import { categoryTrail, categoryTree, livingTrail, nextCategoryChange } from './category-tree';
import { categoryFromCommerce, categoryText } from '../from-commerce';

/** The visible categories of today as a tree. Throws `UpstreamError` when there is no copy to serve. */
export async function getCategoryTree(): Promise<Category[]> {
  const records = await cached(
    'categories',
    'all',
    async () => (await listCategories()).map(categoryFromCommerce),
    { nextChange: (kept) => nextCategoryChange(kept, now()) },
  );
  return categoryTree(records, now());
}

/** The same, or none when the catalogue is not available: that part of a page is left out (specification A8: the failure is swallowed). */
export function getCategoryTreeOrNone(): Promise<Category[]> {
  return orElse('catalogue', 'categories', [], getCategoryTree);
}

/** A category with the text of its own page; without a text when that is not available: its list is whole without it (specification A8). */
export async function withText(category: Category): Promise<CategoryWithText> {
  const description = await orElse('catalogue', 'category-text', '', () =>
    cached('category-text', category.id, async () =>
      categoryText((await getCategory(category.id)) ?? {}),
    ),
  );
  return { ...category, description };
}

/** The trail from the top level to the category of an address, or `null` when there is none. Throws `UpstreamError`. */
export async function getCategoryTrail(address: CategoryAddress): Promise<Category[] | null> {
  return categoryTrail(await getCategoryTree(), (category) => isCategoryAt(category.id, address));
}

/** The way to a product: through the category it is known by, or through another of its own while that one is not shown. */
export async function getProductTrail({
  productCode,
  primaryCategoryID,
  variants,
  defaultIndex,
}: ProductGroup): Promise<Category[]> {
  const tree = await getCategoryTreeOrNone();
  const primaryTrail = primaryCategoryID ? livingTrail(tree, [primaryCategoryID]) : [];
  const productID = variants[defaultIndex]?.productID;
  if (primaryTrail.length > 0 || tree.length === 0 || !productID) return primaryTrail;
  return livingTrail(tree, await categoryIDsOf(productCode, productID));
}

/** The categories a product is in; none while they cannot be read (specification A8: that part is left out). */
function categoryIDsOf(code: string, productID: string): Promise<string[]> {
  const read = async () => (await listCategories(productID)).flatMap(({ ID }) => ID ?? []);
  return orElseKept('catalogue', 'product-categories', [], () =>
    cached('product', `${code}/categories`, read, {
      tags: [tags.product(code), tags.categoryTree],
    }),
  );
}
