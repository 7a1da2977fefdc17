import type { Metadata } from 'next';
import { notFound, permanentRedirect, redirect } from 'next/navigation';
import { CategoryPage } from '@/components/catalogue/list/category-page';
import { LoyaltyBanner } from '@/components/shell/loyalty-banner';
import {
  getCategoryTrail,
  getCategoryTree,
  withText,
} from '@/lib/catalogue/category/categories.server';
import { giftCardsCategoryID } from '@/lib/catalogue/category/category-page';
import { leadsElsewhere } from '@/lib/catalogue/category/category-tree';
import { env } from '@/lib/config/env';
import { categoryMeta } from '@/lib/seo/category-meta';
import { listRequest, refinedList, type ListQuery } from '../../../refined-list';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ one: string; two?: string[] }>;
  searchParams: Promise<ListQuery>;
}

async function load({ params, searchParams }: Props) {
  const [{ one, two = [] }, query] = await Promise.all([params, searchParams]);
  const c = [query.c].flat()[0] ?? null;
  const trail = two.length > 1 ? null : await getCategoryTrail({ one, two: two[0] ?? null, c });
  const shown = trail?.at(-1);
  if (!trail || !shown) notFound();
  const wanted = listRequest(query);
  return { trail, category: await withText(shown), wanted, query };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { trail, category } = await load(props);
  return categoryMeta({
    category,
    trail,
    tree: await getCategoryTree(),
    origin: env().SITE_ORIGIN,
    noindex: true,
  });
}

/** A category refined by facets, price or order, never indexed. */
export default async function FilteredRoute(props: Props) {
  const { trail, category, wanted, query } = await load(props);
  const elsewhere = leadsElsewhere(trail);
  if (elsewhere) permanentRedirect(elsewhere);
  // Bought on a page of their own, which has no list to refine (ruling 23).
  if (category.id === giftCardsCategoryID) redirect(category.path);
  const shown = await refinedList({ categoryID: category.id }, wanted, query);
  return (
    <>
      <CategoryPage
        {...shown}
        trail={trail}
        intro={category.description}
        origin={env().SITE_ORIGIN}
      />
      {!env().LOYALTY_DISABLED && <LoyaltyBanner />}
    </>
  );
}
