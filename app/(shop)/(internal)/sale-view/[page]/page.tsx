import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { SalePage } from '@/components/catalogue/list/sale-page';
import { env } from '@/lib/config/env';
import { getListPromos } from '@/lib/content/content.server';
import { salePagePath } from '@/lib/routes/static-page-path';
import { pageNumber, pagePastEnd } from '@/lib/search/list/paging';
import { getSaleList } from '@/lib/search/list/product-list.server';
import { settled } from '@/lib/seo/page-settings.server';
import { saleMeta } from '@/lib/seo/category-meta';

export const revalidate = 3600;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ page: string }>;
}

async function validPage(params: Props['params']): Promise<number> {
  return pageNumber((await params).page) ?? notFound();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return settled(saleMeta({ page: await validPage(params), origin: env().SITE_ORIGIN }));
}

/** `/customer-service/on-sale-this-week?page=`, cached by page. */
export default async function SalePageRoute({ params }: Props) {
  const page = await validPage(params);
  const [list, promos] = await Promise.all([getSaleList(page), getListPromos()]);
  const last = list && pagePastEnd(page, list.pages);
  if (last) redirect(salePagePath(last));
  return <SalePage list={list} promos={promos} origin={env().SITE_ORIGIN} />;
}
