import { listChoiceOf } from '@/lib/catalogue/category/list-address';
import { isPlaceAt, type ListPlace } from '@/lib/catalogue/category/list-place';
import { pageNumber } from '@/lib/search/list/paging';
import type { WantedView } from './list-view';

/** The view of a list that the browser's address asks for; `null` where the address is another page's, or none that could have been chosen. */
export function askedInAddress(place: ListPlace): WantedView | null {
  const { pathname, search } = window.location;
  const query = new URLSearchParams(search);
  if (!isPlaceAt(place, pathname, query)) return null;
  const params = Object.fromEntries(query);
  const choice = listChoiceOf(params);
  return choice && { choice, page: pageNumber(params.page) ?? 1 };
}
