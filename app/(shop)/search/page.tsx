import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { SearchPage, tabName } from '@/components/search/search-page';
import { listChoiceOf, listPath, noChoice } from '@/lib/catalogue/category/list-address';
import {
  arrivesIn,
  saysArrivesOtherwise,
  wrongArrivalIn,
} from '@/lib/catalogue/category/list-place';
import { env } from '@/lib/config/env';
import { getListPromos } from '@/lib/content/content.server';
import { withEventsNow } from '@/lib/events/calendar/event-rows.server';
import { searchAddress, searchPath } from '@/lib/routes/search-path';
import { chicagoDate } from '@/lib/core/time/chicago-time';
import { now } from '@/lib/core/time/clock';
import { summaryFromHit } from '@/lib/search/from-algolia';
import { pagePastEnd } from '@/lib/search/list/paging';
import { bestsellers, getPopularSearches } from '@/lib/search/instead.server';
import { isEmpty, pagesOf, type Alternatives } from '@/lib/search/site-search';
import { searchSite } from '@/lib/search/site-search.server';
import { sortIndex } from '@/lib/search/list/sort';
import { pageMetadata } from '@/lib/seo/page-meta';

export const dynamic = 'force-dynamic';

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

function arrivalOf(params: Awaited<Props['searchParams']>) {
  const today = chicagoDate(now());
  return { arrives: arrivesIn(params, today), wrongArrival: wrongArrivalIn(params, today) };
}

async function readAddress(searchParams: Props['searchParams']) {
  const params = await searchParams;
  const pairs = Object.entries(params).map(([key, value]) => [key, [value].flat()[0] ?? '']);
  const address = searchAddress(new URLSearchParams(pairs));
  return {
    address,
    choice: address.type === 'Products' ? listChoiceOf(params) : noChoice,
    fields: params.price === 'fields',
    ...(address.type === 'Products' ? arrivalOf(params) : { arrives: {}, wrongArrival: null }),
    params,
  };
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const {
    address: { query, type, page },
  } = await readAddress(searchParams);
  const part = [type && tabName(type), page && page > 1 && `page ${page}`];
  return pageMetadata({
    name: [query ? `Results for “${query}”` : 'Search', ...part].filter(Boolean).join(', '),
    path: searchPath(query),
    origin: env().SITE_ORIGIN,
    noindex: true,
  });
}

/** What sells instead; a search engine that does not answer is not asked again. */
async function insteadOf(query: string, answered: boolean): Promise<Alternatives> {
  const [popular, sold] = await Promise.all([
    getPopularSearches(),
    query && !answered ? [] : bestsellers(),
  ]);
  return { popular, products: sold.map((hit) => summaryFromHit(hit, now())) };
}

/** `/search?query=…&type=…&queryid=…` (specification A2), the Products tab with the keys of a refined list (ruling 40); made for each request, never indexed. */
export default async function SearchRoute({ searchParams }: Props) {
  const { address, choice, fields, arrives, wrongArrival, params } =
    await readAddress(searchParams);
  const { query, queryID, type, page } = address;
  if (page === null || !choice || !sortIndex(choice.sort)) notFound();
  const place = { query, queryID, ...arrives };
  if (type === 'Products' && (fields || (!wrongArrival && saysArrivesOtherwise(params, place))))
    redirect(listPath(place, choice));
  const [found, promos] = await Promise.all([
    query
      ? searchSite({ query, type, page }, type === 'Products' ? choice : null, place.arrives).then(
          withEventsNow,
        )
      : null,
    getListPromos(),
  ]);
  const last = found && pagePastEnd(page, pagesOf(found, type));
  if (last)
    redirect(
      type === 'Products' ? listPath(place, choice, last) : searchPath(query, type, queryID, last),
    );
  const instead = !found || isEmpty(found) ? await insteadOf(query, found !== null) : undefined;
  return (
    <SearchPage
      address={address}
      found={found}
      promos={promos}
      instead={instead}
      choice={choice}
      arrives={place.arrives}
      wrongArrival={wrongArrival}
    />
  );
}
