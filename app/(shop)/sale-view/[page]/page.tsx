import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { SalePage } from '@/components/catalogue/sale-page';
import { env } from '@/lib/config/env';
import { getListPromos } from '@/lib/content/content.server';
import { pageNumber } from '@/lib/search/paging';
import { getSaleList } from '@/lib/search/product-list.server';
import { settled } from '@/lib/seo/page-settings.server';
import { saleMeta } from '@/lib/seo/sale-meta';

export const revalidate = 3600;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ page: string }>;
}

async function askedPage(params: Props['params']): Promise<number> {
  return pageNumber((await params).page) ?? notFound();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return settled(saleMeta({ page: await askedPage(params), origin: env().SITE_ORIGIN }));
}

/** `/customer-service/on-sale-this-week?page=`, cached by page. */
export default async function SalePageRoute({ params }: Props) {
  const page = await askedPage(params);
  const [list, promos] = await Promise.all([getSaleList(page), getListPromos()]);
  if (list && page > Math.max(1, list.pages)) notFound();
  return <SalePage list={list} promos={promos} origin={env().SITE_ORIGIN} />;
}
