import type { Metadata } from 'next';
import { SalePage } from '@/components/catalogue/list/sale-page';
import { env } from '@/lib/config/env';
import { saleMeta } from '@/lib/seo/category-meta';
import { listRequest, refinedList, type ListQuery } from '../refined-list';

export const dynamic = 'force-dynamic';

interface Props {
  searchParams: Promise<ListQuery>;
}

export function generateMetadata(): Metadata {
  return saleMeta({ origin: env().SITE_ORIGIN, noindex: true });
}

/** What is reduced, refined by facets, price or order; never indexed. */
export default async function FilteredSaleRoute({ searchParams }: Props) {
  const query = await searchParams;
  const shown = await refinedList({ onSale: true }, listRequest(query), query);
  return <SalePage {...shown} origin={env().SITE_ORIGIN} />;
}
