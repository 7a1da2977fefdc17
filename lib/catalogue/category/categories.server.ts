import 'server-only';
import { cached } from '@/lib/cache/cached';
import { orElse } from '@/lib/cache/or-else';
import { now } from '@/lib/core/time/clock';
import { isCategoryAt, type CategoryAddress } from '@/lib/routes/category-path';
import { getCategory, listCategories } from '@/lib/upstream/commerce/categories';
import type { Category, CategoryRecord, CategoryWithText } from './category';
import { categoryTrail, categoryTree, nextCategoryChange } from './category-tree';
import { categoryFromCommerce, categoryText } from '../from-commerce';

/** The visible categories of today as a tree. Throws `UpstreamError` when there is no copy to serve. */
export async function getCategoryTree(): Promise<Category[]> {
  const records = await cached(
    'categories',
    'all',
    async () => (await listCategories()).map(categoryFromCommerce),
    { secondsUntilNextChange },
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

function secondsUntilNextChange(records: CategoryRecord[]): number | null {
  const change = nextCategoryChange(records, now());
  return change && Math.ceil((change.getTime() - now().getTime()) / 1000);
}
