import { categoryPath } from '@/lib/routes/category-path';
import { eventKindPath, eventsPath } from '@/lib/routes/event-path';

/** Category of the events pages: never in category bars (ruling 21). */
export const eventsCategoryID = 'WorkshopsEvents';

/** The gift-card category: it has no panel and no chevron (specification A2). */
export const giftCardsCategoryID = 'GiftCards';

/**
 * The path of the page a category has, or `null` when it has none (specification A2): event categories have two levels of pages below their own, and gift
 * cards are bought on one page. A category with a `redirect:` note has no page whatever this says.
 */
export function categoryPagePath(categoryID: string): string | null {
  const [top, ...below] = categoryID.split('_').filter(Boolean);
  if (top === giftCardsCategoryID && below.length > 0) return null;
  if (top !== eventsCategoryID) return categoryPath(categoryID);
  if (below.length === 0) return eventsPath;
  return below.length > 2 ? null : eventKindPath(categoryID);
}
