import type { Metadata } from 'next';
import { notFound, permanentRedirect, redirect } from 'next/navigation';
import { CategoryPage } from '@/components/catalogue/list/category-page';
import { LoyaltyBanner } from '@/components/shell/loyalty-banner';
import {
  getCategoryTrail,
  getCategoryTree,
  withText,
} from '@/lib/catalogue/category/categories.server';
import { giftCardsCategoryID, leadsElsewhere } from '@/lib/catalogue/category/category-tree';
import { listChoiceOf, listPath } from '@/lib/catalogue/category/list-address';
import {
  arrivesIn,
  saysArrivesOtherwise,
  wrongArrivalIn,
} from '@/lib/catalogue/category/list-place';
import { chicagoDate } from '@/lib/core/time/chicago-time';
import { now } from '@/lib/core/time/clock';
import { scopeOf } from '@/lib/search/list/product-filters';
import { env } from '@/lib/config/env';
import { getListPromos } from '@/lib/content/content.server';
import { pageNumber, pagePastEnd } from '@/lib/search/list/paging';
import { queryRefinedList } from '@/lib/search/list/product-list.server';
import { sortIndex } from '@/lib/search/list/sort';
import { categoryMeta } from '@/lib/seo/category-meta';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ one: string; two?: string[] }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

async function load({ params, searchParams }: Props) {
  const [{ one, two = [] }, query] = await Promise.all([params, searchParams]);
  const c = [query.c].flat()[0] ?? null;
  const trail = two.length > 1 ? null : await getCategoryTrail({ one, two: two[0] ?? null, c });
  const choice = listChoiceOf(query);
  const page = pageNumber([query.page].flat()[0]);
  const shown = trail?.at(-1);
  if (!trail || !shown || !choice || page === null || !sortIndex(choice.sort)) notFound();
  return { trail, category: await withText(shown), choice, page, asked: query };
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
  const { trail, category, choice, page, asked } = await load(props);
  const elsewhere = leadsElsewhere(trail);
  if (elsewhere) permanentRedirect(elsewhere);
  // Bought on a page of their own, which has no list to refine (ruling 23).
  if (category.id === giftCardsCategoryID) redirect(category.path);
  const today = chicagoDate(now());
  const place = { categoryID: category.id, ...arrivesIn(asked, today) };
  const wrongArrival = wrongArrivalIn(asked, today);
  if (asked.price === 'fields' || (!wrongArrival && saysArrivesOtherwise(asked, place)))
    redirect(listPath(place, choice));
  const [list, promos] = await Promise.all([
    queryRefinedList(scopeOf(place), page, choice),
    getListPromos(),
  ]);
  const last = list && pagePastEnd(page, list.pages);
  if (last) redirect(listPath(place, choice, last));
  return (
    <>
      <CategoryPage
        trail={trail}
        intro={category.description}
        list={list}
        choice={choice}
        arrives={place.arrives}
        wrongArrival={wrongArrival}
        promos={promos}
        origin={env().SITE_ORIGIN}
      />
      {!env().LOYALTY_DISABLED && <LoyaltyBanner />}
    </>
  );
}
