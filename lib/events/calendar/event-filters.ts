import { isId } from '@/lib/core/ids';

/** What a search for events is narrowed to (specification A7). */
export interface EventFilter {
  /** ID of an event category. */
  categoryID: string | null;
  featured: boolean;
  /** `free` is IsWorkshop 0, `ticketed` 1. */
  admission: 'free' | 'ticketed' | null;
}

/** The standing filters of every event search (specification A7): visible, and the current time, in Unix seconds, between start and end. */
export function eventFilters(nowSeconds: number): string {
  return `Visible = 1 AND StartDate <= ${nowSeconds} AND EndDate >= ${nowSeconds}`;
}

/** The facet filters of an event search (specification A7): default products of workshop events, narrowed. Throws on an ID of the wrong shape. */
export function eventFacetFilters({ categoryID, featured, admission }: EventFilter): string[] {
  if (categoryID !== null && !isId(categoryID)) throw new TypeError('not a category ID');
  return [
    'IsDefaultProduct:true',
    'IsWorkShopEvent:true',
    ...(categoryID ? [`CategoryIDs:${categoryID}`] : []),
    ...(featured ? ['IsFeatured:true'] : []),
    ...(admission ? [`IsWorkshop:${admission === 'free' ? 0 : 1}`] : []),
  ];
}
