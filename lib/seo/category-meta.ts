import type { Metadata } from 'next';
import type { CategoryWithText } from '@/lib/catalogue/category';
import { categoryPath } from '@/lib/routes/category-path';
import { pageMetadata } from './page-meta';

/** Meta of a category page; each page of the list is canonical for itself. */
export function categoryMeta(category: CategoryWithText, page: number, origin: string, noindex = false): Metadata {
  return pageMetadata({
    name: page > 1 ? `${category.name}, page ${page}` : category.name,
    description: category.description || `${category.name} from our own greenhouses and workrooms, delivered in the Twin Cities by our vans.`,
    path: categoryPath(category.id, page),
    origin,
    image: category.picture,
    noindex,
  });
}
