import { notFound, redirect } from 'next/navigation';
import type { RequestedView } from '@/components/catalogue/list/list-view';
import { listChoiceOf, listPath } from '@/lib/catalogue/category/list-address';
import {
  arrivesIn,
  saysArrivesOtherwise,
  wrongArrivalIn,
} from '@/lib/catalogue/category/list-place';
import { getListPromos } from '@/lib/content/content.server';
import { chicagoDate } from '@/lib/core/time/chicago-time';
import { now } from '@/lib/core/time/clock';
import { pageNumber, pagePastEnd } from '@/lib/search/list/paging';
import { scopeOf } from '@/lib/search/list/product-filters';
import { queryRefinedList } from '@/lib/search/list/product-list.server';
import { sortIndex } from '@/lib/search/list/sort';

/** The query of an address as the framework reads it. */
export type ListQuery = Record<string, string | string[] | undefined>;

/** The choice and the page an address asks for; 404 where they are none that a list has. */
export function listRequest(query: ListQuery): RequestedView {
  const choice = listChoiceOf(query);
  const page = pageNumber([query.page].flat()[0]);
  if (!choice || page === null || !sortIndex(choice.sort)) notFound();
  return { choice, page };
}

/** What the pages of a refined list share: what they show. An address that says its choice otherwise than links do leads to theirs, one past the end to the last page. */
export async function refinedList(
  whole: { categoryID: string } | { onSale: true },
  { choice, page }: RequestedView,
  query: ListQuery,
) {
  const today = chicagoDate(now());
  const place = { ...whole, ...arrivesIn(query, today) };
  const wrongArrival = wrongArrivalIn(query, today);
  if (query.price === 'fields' || (!wrongArrival && saysArrivesOtherwise(query, place)))
    redirect(listPath(place, choice));
  const [list, promos] = await Promise.all([
    queryRefinedList(scopeOf(place), page, choice),
    getListPromos(),
  ]);
  const last = list && pagePastEnd(page, list.pages);
  if (last) redirect(listPath(place, choice, last));
  return { list, choice, arrives: place.arrives, wrongArrival, promos };
}
