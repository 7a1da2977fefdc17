import type { Metadata } from 'next';
import type { Category, CategoryWithText } from '@/lib/catalogue/category/category';
import { brand } from '@/lib/config/brand';
import { categoryPath } from '@/lib/routes/category-path';
import { salePagePath } from '@/lib/routes/static-page-path';
import { wordsOfList } from './description';
import { pageMetadata } from './page-meta';

interface CategoryMeta {
  category: CategoryWithText;
  /** From the top level down to the category. */
  trail: readonly Pick<Category, 'name'>[];
  /** Every category shown today. */
  tree: readonly Category[];
  page?: number;
  origin: string;
  noindex?: boolean;
}

/** Meta of a category page; each page of the list is canonical for itself. */
export function categoryMeta({
  category,
  trail,
  tree,
  page = 1,
  origin,
  noindex = false,
}: CategoryMeta): Metadata {
  const name = nameAlone(category.name, trail.at(-2)?.name, tree);
  return pageMetadata({
    name: page > 1 ? `${name}, page ${page}` : name,
    description:
      category.description ||
      `${category.name} from our own greenhouses and workrooms, delivered in ${brand.areaInText} by our vans.`,
    facts: [
      category.children.length > 0
        ? `${wordsOfList(category.children.map(({ name: below }) => below))}.`
        : null,
      `${name} from our own greenhouses and workrooms, delivered in ${brand.areaInText} by our vans.`,
    ],
    path: categoryPath(category.id, page),
    origin,
    image: category.picture,
    noindex,
  });
}

/** The name that no other category has: one that several have is told apart by what it belongs to (`Roses, Shrubs`). */
function nameAlone(name: string, above: string | undefined, tree: readonly Category[]): string {
  const times = (categories: readonly Category[]): number =>
    categories.reduce(
      (sum, category) => sum + (category.name === name ? 1 : 0) + times(category.children),
      0,
    );
  return above && times(tree) > 1 ? `${name}, ${above}` : name;
}

/** Meta of the on-sale list; each of its pages is canonical for itself. */
export function saleMeta({
  page = 1,
  origin,
  noindex = false,
}: {
  page?: number;
  origin: string;
  noindex?: boolean;
}): Metadata {
  return pageMetadata({
    name: page > 1 ? `On Sale, page ${page}` : 'On Sale',
    description: 'What is reduced this week: bouquets, plants and supplies.',
    path: salePagePath(page),
    origin,
    noindex,
  });
}
