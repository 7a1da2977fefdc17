import { notFound, redirect } from 'next/navigation';
import { listChoiceOf, listPath, type ListChoice } from '@/lib/catalogue/category/list-address';
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
export type Asked = Record<string, string | string[] | undefined>;

interface AskedList {
  choice: ListChoice;
  page: number;
}

/** The choice and the page an address asks for; 404 where they are none that a list has. */
export function askedList(asked: Asked): AskedList {
  const choice = listChoiceOf(asked);
  const page = pageNumber([asked.page].flat()[0]);
  if (!choice || page === null || !sortIndex(choice.sort)) notFound();
  return { choice, page };
}

/** What the pages of a refined list share: what they show. An address that says its choice otherwise than links do leads to theirs, one past the end to the last page. */
export async function refinedList(
  whole: { categoryID: string } | { onSale: true },
  { choice, page }: AskedList,
  asked: Asked,
) {
  const today = chicagoDate(now());
  const place = { ...whole, ...arrivesIn(asked, today) };
  const wrongArrival = wrongArrivalIn(asked, today);
  if (asked.price === 'fields' || (!wrongArrival && saysArrivesOtherwise(asked, place)))
    redirect(listPath(place, choice));
  const [list, promos] = await Promise.all([
    queryRefinedList(scopeOf(place), page, choice),
    getListPromos(),
  ]);
  const last = list && pagePastEnd(page, list.pages);
  if (last) redirect(listPath(place, choice, last));
  return { list, choice, arrives: place.arrives, wrongArrival, promos };
}
