import { type ListChoice, listChoiceOf } from '@/lib/catalogue/category/list-address';
import type { ProductListPage } from '@/lib/search/list/product-list';
import { isPlaceAt, type ListPlace } from '@/lib/catalogue/category/list-place';
import { pageNumber } from '@/lib/search/list/paging';
import type { MouseEvent } from 'react';

/** What a list shows at a moment: an answer, the choice it is shown for, and whether another answer is on its way. */
export interface ListView {
  /** `null` when the search engine does not answer. */
  list: ProductListPage | null;
  choice: ListChoice;
  busy: boolean;
}

/** A view that was asked for. */
export interface RequestedView {
  choice: ListChoice;
  page: number;
}

/** The view of a list that the browser's address asks for; `null` where the address is another page's, or none that could have been chosen. */
export function choiceInAddress(place: ListPlace): RequestedView | null {
  const { pathname, search } = window.location;
  const query = new URLSearchParams(search);
  if (!isPlaceAt(place, pathname, query)) return null;
  const params = Object.fromEntries(query);
  const choice = listChoiceOf(params);
  return choice && { choice, page: pageNumber(params.page) ?? 1 };
}

/** What an anchor needs to lead to a view of the list: an address that works by itself, and a click that stays on the page. */
export interface ListLinkProps {
  href: string;
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** Makes the link to a view of the list, by its choice and page. */
export type LinkTo = (choice: ListChoice, page?: number) => ListLinkProps;
