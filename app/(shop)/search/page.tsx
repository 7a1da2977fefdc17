import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { SearchPage } from '@/components/search/search-page';
import { env } from '@/lib/config/env';
import { getListPromos } from '@/lib/content/content.server';
import { searchAddress, searchPath } from '@/lib/routes/search-path';
import { searchSite } from '@/lib/search/site-search.server';
import { pageMetadata } from '@/lib/seo/page-meta';

export const dynamic = 'force-dynamic';

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

async function asked(searchParams: Props['searchParams']) {
  const pairs = Object.entries(await searchParams).map(([key, value]) => [key, [value].flat()[0] ?? '']);
  return searchAddress(new URLSearchParams(pairs));
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { query } = await asked(searchParams);
  return pageMetadata({ name: query ? `Results for “${query}”` : 'Search', path: searchPath(query), origin: env().SITE_ORIGIN, noindex: true });
}

/** `/search?query=…&type=…&queryid=…` (000 §2), made for each request, never indexed. */
export default async function SearchRoute({ searchParams }: Props) {
  const address = await asked(searchParams);
  if (address.page === null) notFound();
  const [found, promos] = await Promise.all([address.query ? searchSite(address.query, address.page) : null, getListPromos()]);
  if (found && address.page > Math.max(1, found.products.pages)) notFound();
  return <SearchPage address={address} found={found} promos={promos} />;
}
