import 'server-only';
import { cached } from '@/lib/cache/cached';
import { orElseKept } from '@/lib/cache/or-else';
import { tags } from '@/lib/cache/tags';
import { listCategories } from '@/lib/upstream/commerce/categories';
import { getCategoryTreeOrNone } from '../category/categories.server';
import type { Category } from '../category/category';
import { livingTrail } from '@/lib/catalogue/category/category-tree';
import type { ProductGroup } from './product';

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
