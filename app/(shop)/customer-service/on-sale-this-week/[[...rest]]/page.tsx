import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { SalePage } from '@/components/catalogue/sale-page';
import { env } from '@/lib/config/env';
import { getSaleList } from '@/lib/search/product-list.server';
import { settled } from '@/lib/seo/page-settings.server';
import { saleMeta } from '@/lib/seo/sale-meta';

export const revalidate = 3600;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ rest?: string[] }>;
}

export function generateMetadata(): Promise<Metadata> {
  return settled(saleMeta({ origin: env().SITE_ORIGIN }));
}

/** `/customer-service/on-sale-this-week` (000 §2). */
export default async function SaleRoute({ params }: Props) {
  if ((await params).rest) notFound();
  return <SalePage list={await getSaleList(1)} origin={env().SITE_ORIGIN} />;
}
