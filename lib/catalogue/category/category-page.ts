import { categoryPath } from '@/lib/routes/category-path';
import { eventKindPath } from '@/lib/routes/event-path';
import { eventsCategoryID, giftCardsCategoryID } from './category-ids';

/**
 * The path of the page a category has, or `null` when it has none (specification A2): event categories have two levels of pages below their own, and gift
 * cards are bought on one page. A category with a `redirect:` note has no page whatever this says.
 */
export function categoryPagePath(categoryID: string): string | null {
  const [top, ...below] = categoryID.split('_').filter(Boolean);
  if (top === giftCardsCategoryID && below.length > 0) return null;
  if (top !== eventsCategoryID) return categoryPath(categoryID);
  if (below.length === 0) return '/workshops-and-events';
  return below.length > 2 ? null : eventKindPath(categoryID);
}
