import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { SearchPage } from '@/components/search/search-page';
import { env } from '@/lib/config/env';
import { searchPath } from '@/lib/routes/search-path';
import { pageNumber } from '@/lib/search/paging';
import { searchSite } from '@/lib/search/site-search.server';
import { pageMetadata } from '@/lib/seo/page-meta';

export const dynamic = 'force-dynamic';

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const longestQuery = 120;

async function asked(searchParams: Props['searchParams']) {
  const params = await searchParams;
  const query = ([params.query].flat()[0] ?? '').trim().slice(0, longestQuery);
  return { query, page: pageNumber([params.page].flat()[0]) };
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { query } = await asked(searchParams);
  return pageMetadata({ name: query ? `Results for “${query}”` : 'Search', path: searchPath(query), origin: env().SITE_ORIGIN, noindex: true });
}

/** `/search?query=…` (000 §2), made for each request, never indexed. */
export default async function SearchRoute({ searchParams }: Props) {
  const { query, page } = await asked(searchParams);
  if (page === null) notFound();
  const found = query ? await searchSite(query, page) : null;
  if (found && page > Math.max(1, found.products.pages)) notFound();
  return <SearchPage query={query} found={found} />;
}
