'use client';

import { useRef, type MouseEvent } from 'react';
import type { WrongArrival } from '@/lib/catalogue/category/arrival-fields';
import {
  chosenCount,
  listPath,
  noChoice,
  type ListChoice,
} from '@/lib/catalogue/category/list-address';
import { placeRoute, type ListPlace } from '@/lib/catalogue/category/list-place';
import { outOfTownPath } from '@/lib/routes/category-path';
import type { ProductListPage } from '@/lib/search/list/product-list';
import { EmptyState } from '@/components/ui/empty-state';
import { isPlainClick } from '@/components/ui/plain-click';
import { ArrivesBy } from './arrival/arrives-by';
import { AppliedFilters } from './applied-filters';
import { catalogueTexts } from '../texts';
import { FacetColumn, FacetToggle } from './facet-column';
import { PageLinks } from './page-links';
import { ProductGrid } from './product-grid';
import { SendingFar } from './sending-far';
import { SortLinks } from './sort-links';
import { useList } from './use-list';

/** What reports call the products of a search. */
const searchListName = 'Search';

interface CategoryListProps {
  place: ListPlace;
  name: string;
  /** 1 where the list is what its page is about. */
  level?: 1 | 2;
  /** What all of it is called, where that is not its name. */
  all?: string;
  intro: string;
  /** `null` when the list is not available right now. */
  list: ProductListPage | null;
  choice: ListChoice;
  /** Where to and by when it was to arrive, and cannot be gone by. */
  wrongArrival?: WrongArrival | null;
  /** Chips to the subcategories. */
  subcategories?: React.ReactNode;
  /** Promo card for index 4 and full-width promo, on the first page. */
  promo?: React.ReactNode;
  wide?: React.ReactNode;
  /** Said where nothing is in the list although nothing is chosen. */
  nothing?: React.ReactNode;
}

/** Heading with the count, filters, order and products of a category, of what is reduced or of a search: as rendered, then refined in place. */
export function CategoryList({
  place,
  name,
  level = 1,
  all: allName = name,
  intro,
  list: first,
  choice: firstChoice,
  wrongArrival,
  subcategories,
  promo,
  wide,
  nothing,
}: CategoryListProps) {
  const { view, linkTo, want, prepare, refined, refinement } = useList(place, {
    list: first,
    choice: firstChoice,
    busy: false,
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const { list, choice, busy } = view;
  const leading = first?.leading ?? (list?.facets ?? []).map(({ attribute }) => attribute);
  const toHeading = () => heading.current?.focus({ preventScroll: true });
  const page = (number: number, event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event) || !(refined || choice !== firstChoice)) return;
    event.preventDefault();
    want(choice, number);
    toHeading();
    heading.current?.scrollIntoView();
  };
  const all = linkTo(noChoice);
  const clear = (event: MouseEvent<HTMLAnchorElement>) => {
    all.onClick(event);
    if (event.isDefaultPrevented()) toHeading();
  };
  const onPage = list?.page === 1;
  return (
    <>
      {refinement && (
        <refinement.Component place={place} wanted={refinement.wanted} onView={refinement.onView} />
      )}
      <div className="list-head flex flex-wrap items-center justify-between gap-x-8 gap-y-1.5">
        <div className="flex flex-wrap items-baseline gap-x-4">
          {level === 1 ? (
            <h1 ref={heading} tabIndex={-1} className="text-h1 lg:text-[2.125rem]">
              {name}
            </h1>
          ) : (
            <h2 ref={heading} tabIndex={-1} className="text-h3">
              {name}
            </h2>
          )}
          <p className="nums text-ink-2" role="status">
            {list && !busy ? `${list.total} ${list.total === 1 ? 'product' : 'products'}` : ''}
          </p>
        </div>
        {subcategories}
      </div>
      <AppliedFilters
        choice={choice}
        linkTo={linkTo}
        intro={intro}
        onCleared={toHeading}
        arrivesBy={
          list?.classes ? (
            <ArrivesBy place={place} choice={choice} classes={list.classes} wrong={wrongArrival} />
          ) : (
            list?.classes === null && (
              <p className="text-sm text-ink-2">{catalogueTexts.daysOfProducts}</p>
            )
          )
        }
      >
        {list && (list.facets.length > 0 || chosenCount(choice) > 0) && (
          <FacetToggle choice={choice} />
        )}
        <SortLinks choice={choice} linkTo={linkTo} />
      </AppliedFilters>
      <div className="mt-3.5 lg:grid lg:grid-cols-[252px_minmax(0,1fr)] lg:gap-9">
        <div onPointerOver={() => void prepare()} onFocus={() => void prepare()}>
          <FacetColumn
            facets={list?.facets ?? []}
            leading={leading}
            prices={list?.prices ?? null}
            choice={choice}
            total={list && !busy ? list.total : null}
            action={placeRoute(place)}
            linkTo={linkTo}
            onPrice={(price) => want({ ...choice, price })}
          />
        </div>
        <div
          className={`max-lg:mt-3.5 lg:[--later:306px] ${busy ? 'list-busy' : ''}`}
          aria-busy={busy || undefined}
        >
          {level === 1 && <h2 className="sr-only">Products</h2>}
          {list ? (
            <>
              <ProductGrid
                products={list.items}
                promo={onPage && promo}
                wide={onPage && wide}
                tracking={{
                  list: 'query' in place ? searchListName : name,
                  queryID: list.queryID,
                  page: list.page,
                  category: !('query' in place),
                }}
                empty={
                  <>
                    {nothing && listPath(place, choice) === listPath(place, noChoice) ? (
                      nothing
                    ) : (
                      <p>
                        Try fewer filters, or see all of{' '}
                        <a href={all.href} onClick={clear} className="text-link">
                          {allName}
                        </a>
                        .
                      </p>
                    )}
                    {placeRoute(place).pathname !== outOfTownPath && <SendingFar />}
                  </>
                }
              />
              <PageLinks
                page={list.page}
                pages={list.pages}
                total={list.total}
                hrefOf={(number) => listPath(place, choice, number)}
                onPage={page}
              />
            </>
          ) : (
            <EmptyState heading={catalogueTexts.unavailable}>
              <p>
                {catalogueTexts.tryAgain}{' '}
                <a href={listPath(place, choice)} className="text-link">
                  Try again
                </a>
              </p>
            </EmptyState>
          )}
        </div>
      </div>
    </>
  );
}
