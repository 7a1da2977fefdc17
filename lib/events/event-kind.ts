import type { Category } from '@/lib/catalogue/category/category';
import { kebab } from '@/lib/routes/category-path';
import type { ShopEvent } from './event';

/** The trail of event categories an address names, `['kids', 'summer']`: from the first level down, one or two parts; `null` when there is none (specification A2). */
export function eventKindTrail(
  categories: readonly Category[],
  parts: readonly string[],
): Category[] | null {
  const [slug, ...rest] = parts;
  if (slug === undefined || parts.length > 2) return null;
  const found = categories.find(({ id }) => kindSlug(id) === slug);
  if (!found) return null;
  if (rest.length === 0) return [found];
  const below = eventKindTrail(found.children, rest);
  return below && [found, ...below];
}

/** Last part of an event category's address: `WorkshopsEvents_TalksWalks` is `talks-walks`. */
export function kindSlug(categoryID: string): string {
  return kebab(categoryID.split('_').at(-1) ?? '');
}

/** The events of a category of events and of those below it. */
export function eventsOfKind(events: readonly ShopEvent[], kindID: string): ShopEvent[] {
  return events.filter(
    ({ categoryID }) => categoryID === kindID || categoryID?.startsWith(`${kindID}_`),
  );
}
