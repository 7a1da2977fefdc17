import type { Metadata } from 'next';
import { notFound, permanentRedirect, redirect } from 'next/navigation';
import { CategoryPage } from '@/components/catalogue/list/category-page';
import { LoyaltyBanner } from '@/components/shell/loyalty-banner';
import {
  getCategoryTrail,
  getCategoryTree,
  withText,
} from '@/lib/catalogue/category/categories.server';
import { leadsElsewhere } from '@/lib/catalogue/category/category-tree';
import { env } from '@/lib/config/env';
import { getListPromos } from '@/lib/content/content.server';
import { categoryPath } from '@/lib/routes/category-path';
import { partOrNull } from '@/lib/routes/query-pages';
import { pageNumber, pagePastEnd } from '@/lib/search/list/paging';
import { getCategoryList } from '@/lib/search/list/product-list.server';
import { categoryMeta } from '@/lib/seo/category-meta';
import { settled } from '@/lib/seo/page-settings.server';

export const revalidate = 3600;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ one: string; two: string; c: string; page: string }>;
}

async function load(params: Props['params']) {
  const { one, two, c, page: pageText } = await params;
  const trail = await getCategoryTrail({ one, two: partOrNull(two), c: partOrNull(c) });
  const page = pageNumber(pageText);
  const shown = trail?.at(-1);
  if (!trail || !shown || page === null) notFound();
  return { trail, category: await withText(shown), page };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { trail, category, page } = await load(params);
  const [tree, list] = await Promise.all([
    getCategoryTree(),
    leadsElsewhere(trail) ? null : getCategoryList(category.id, page),
  ]);
  return settled(
    categoryMeta({
      category,
      trail,
      tree,
      page,
      origin: env().SITE_ORIGIN,
      noindex: list?.total === 0,
    }),
  );
}

/** `/c/{one}/{two?}` with `?c=` and `?page=` (specification A2), cached by path. */
export default async function CategoryRoute({ params }: Props) {
  const { trail, category, page } = await load(params);
  const elsewhere = leadsElsewhere(trail);
  if (elsewhere) permanentRedirect(elsewhere);
  const [list, promos] = await Promise.all([getCategoryList(category.id, page), getListPromos()]);
  const last = list && pagePastEnd(page, list.pages);
  if (last) redirect(categoryPath(category.id, last));
  return (
    <>
      <CategoryPage
        trail={trail}
        intro={category.description}
        list={list}
        promos={promos}
        origin={env().SITE_ORIGIN}
      />
      {!env().LOYALTY_DISABLED && <LoyaltyBanner />}
    </>
  );
}
