import type { ComponentProps } from 'react';
import { listPath, noChoice, type ListChoice } from '@/lib/catalogue/category/list-address';
import type { WrongArrival } from '@/lib/catalogue/category/arrival-fields';
import type { Arrives, ListPlace } from '@/lib/catalogue/category/list-place';
import { shortDay } from '@/lib/core/time/day-words';
import { type ProductListPage, withArrivalForm } from '@/lib/search/list/product-list';
import { type Crumb, listPageJsonLd } from '@/lib/seo/json-ld/page-json-ld';
import { BreadcrumbBar } from '@/components/ui/breadcrumb-bar';
import { JsonLd } from '@/components/ui/json-ld';
import { RememberTrail, type TrailStep } from '../product/last-trail';
import { CategoryList } from './category-list';

/** A list as the server made it, and what was asked for. */
export interface Listed {
  /** `null` when the list is not available right now. */
  list: ProductListPage | null;
  choice?: ListChoice;
  /** Where to and by when what is listed is to arrive. */
  arrives?: Arrives;
  /** Where to and by when it was to arrive, and cannot be gone by. */
  wrongArrival?: WrongArrival | null;
}

interface ListedProductsProps
  extends Listed, Omit<ComponentProps<typeof CategoryList>, keyof Listed | 'place'> {
  /** The whole of it: a category, what is reduced, or a search. */
  whole: ListPlace;
}

/**
 * The list of an address. Its key is that address: the router keeps what a page holds where only the query changes, so that another page or choice from the
 * server has to begin a list of its own.
 */
export function ListedProducts({
  whole,
  list,
  choice = noChoice,
  arrives,
  wrongArrival,
  ...words
}: ListedProductsProps) {
  const place = { ...whole, ...(arrives ? { arrives } : {}) };
  return (
    <CategoryList
      key={list ? listPath(place, choice, list.page) : undefined}
      {...words}
      {...(arrives ? { nothing: <NothingArrives whole={whole} arrives={arrives} /> } : {})}
      place={place}
      list={withArrivalForm(list, arrives ?? wrongArrival)}
      choice={choice}
      wrongArrival={wrongArrival}
    />
  );
}

/** Said where the list has something, and nothing of it arrives in time. */
function NothingArrives({ whole, arrives }: { whole: ListPlace; arrives: Arrives }) {
  return (
    <p>
      Nothing here arrives in {arrives.zip} by {shortDay(arrives.by)}. See{' '}
      <a href={listPath(whole, noChoice)} className="text-link">
        all of it, whenever it arrives
      </a>
      .
    </p>
  );
}

interface ListPageProps extends ListedProductsProps {
  crumbs: readonly Crumb[];
  /** What a product that is opened from here shows as its way. */
  trail: TrailStep[];
  origin: string;
}

/** A page about a list: its breadcrumb, what search engines are told, and the list. */
export function ListPage({ crumbs, trail, origin, ...listed }: ListPageProps) {
  return (
    <main id="main" className="shop page-top">
      <JsonLd nodes={listPageJsonLd(crumbs, listed.list, origin)} />
      <BreadcrumbBar crumbs={crumbs} />
      <RememberTrail trail={trail} />
      <ListedProducts {...listed} />
    </main>
  );
}
