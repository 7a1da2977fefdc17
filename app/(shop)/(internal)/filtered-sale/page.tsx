import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { SalePage } from '@/components/catalogue/list/sale-page';
import { listChoiceOf, listPath } from '@/lib/catalogue/category/list-address';
import {
  arrivesIn,
  saysArrivesOtherwise,
  wrongArrivalIn,
} from '@/lib/catalogue/category/list-place';
import { chicagoDate } from '@/lib/core/time/chicago-time';
import { now } from '@/lib/core/time/clock';
import { scopeOf } from '@/lib/search/list/product-filters';
import { env } from '@/lib/config/env';
import { getListPromos } from '@/lib/content/content.server';
import { pageNumber, pagePastEnd } from '@/lib/search/list/paging';
import { queryRefinedList } from '@/lib/search/list/product-list.server';
import { sortIndex } from '@/lib/search/list/sort';
import { saleMeta } from '@/lib/seo/category-meta';

export const dynamic = 'force-dynamic';

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export function generateMetadata(): Metadata {
  return saleMeta({ origin: env().SITE_ORIGIN, noindex: true });
}

/** What is reduced, refined by facets, price or order; never indexed. */
export default async function FilteredSaleRoute({ searchParams }: Props) {
  const query = await searchParams;
  const choice = listChoiceOf(query);
  const page = pageNumber([query.page].flat()[0]);
  if (!choice || page === null || !sortIndex(choice.sort)) notFound();
  const today = chicagoDate(now());
  const place = { onSale: true as const, ...arrivesIn(query, today) };
  const wrongArrival = wrongArrivalIn(query, today);
  if (query.price === 'fields' || (!wrongArrival && saysArrivesOtherwise(query, place)))
    redirect(listPath(place, choice));
  const [list, promos] = await Promise.all([
    queryRefinedList(scopeOf(place), page, choice),
    getListPromos(),
  ]);
  const last = list && pagePastEnd(page, list.pages);
  if (last) redirect(listPath(place, choice, last));
  return (
    <SalePage
      list={list}
      choice={choice}
      arrives={place.arrives}
      wrongArrival={wrongArrival}
      promos={promos}
      origin={env().SITE_ORIGIN}
    />
  );
}
