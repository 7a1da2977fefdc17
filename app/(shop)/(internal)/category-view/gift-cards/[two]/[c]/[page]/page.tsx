import type { Metadata } from 'next';
import { notFound, permanentRedirect, redirect } from 'next/navigation';
import { GiftCardPage } from '@/components/catalogue/gift-card/gift-card-page';
import {
  getCategoryTrail,
  getCategoryTree,
  withText,
} from '@/lib/catalogue/category/categories.server';
import { giftCardsCategoryID } from '@/lib/catalogue/category/category-page';
import { giftCardProducts } from '@/lib/catalogue/gift-card';
import { getProductGroup } from '@/lib/catalogue/product/product-group.server';
import { env } from '@/lib/config/env';
import { categoryPath } from '@/lib/routes/category-path';
import { partOrNull } from '@/lib/routes/query-pages';
import { categoryMeta } from '@/lib/seo/category-meta';
import { settled } from '@/lib/seo/page-settings.server';

export const revalidate = 3600;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ two: string; c: string; page: string }>;
}

async function load(params: Props['params']) {
  const { two, c, page } = await params;
  const trail = await getCategoryTrail({
    one: 'gift-cards',
    two: partOrNull(two),
    c: partOrNull(c),
  });
  const shown = trail?.at(-1);
  if (!trail || !shown) notFound();
  return { trail, category: await withText(shown), page };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { trail, category } = await load(params);
  const tree = await getCategoryTree();
  return settled(categoryMeta({ category, trail, tree, page: 1, origin: env().SITE_ORIGIN }));
}

/** `/c/gift-cards` (ruling 23): the one category without a list, a route of its own so that no other category loads its form. */
export default async function GiftCardRoute({ params }: Props) {
  const { category, page } = await load(params);
  // Below it are only categories that lead elsewhere.
  if (category.redirect) permanentRedirect(category.redirect);
  if (page !== '1') redirect(categoryPath(giftCardsCategoryID));
  const groups = await Promise.all(giftCardProducts.map(getProductGroup));
  return (
    <GiftCardPage
      category={category}
      groups={groups.filter((group) => group !== null)}
      origin={env().SITE_ORIGIN}
    />
  );
}
