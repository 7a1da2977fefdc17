import type { Metadata } from 'next';
import { SalePage } from '@/components/catalogue/list/sale-page';
import { env } from '@/lib/config/env';
import { saleMeta } from '@/lib/seo/category-meta';
import { askedList, refinedList, type Asked } from '../refined-list';

export const dynamic = 'force-dynamic';

interface Props {
  searchParams: Promise<Asked>;
}

export function generateMetadata(): Metadata {
  return saleMeta({ origin: env().SITE_ORIGIN, noindex: true });
}

/** What is reduced, refined by facets, price or order; never indexed. */
export default async function FilteredSaleRoute({ searchParams }: Props) {
  const asked = await searchParams;
  const shown = await refinedList({ onSale: true }, askedList(asked), asked);
  return <SalePage {...shown} origin={env().SITE_ORIGIN} />;
}
