'use client';

import { useEffect, useRef, type MouseEvent } from 'react';
import { reportListView, reportProductClick } from '@/components/analytics/list-events';
import type { ProductSummary } from '@/lib/catalogue/product/product';
import { listLimits } from '@/lib/config/list-limits';
import { CameFrom } from '../came-from-links';

/** What a list is called in reports, and which answer of the search engine it shows. */
export interface ListTracking {
  list: string;
  queryID: string | null;
  /** From 1. */
  page: number;
  /** A category page or one like it: the product page then shows the way of this list (`categorypage=true`). */
  category?: boolean;
}

interface TrackedListProps {
  tracking: ListTracking;
  products: readonly ProductSummary[];
  children: React.ReactNode;
}

/** The grid's list; tells the data layer what was shown, and both data layer and search engine what was clicked. */
export function TrackedList({ tracking, products, children }: TrackedListProps) {
  const { list, queryID, page, category } = tracking;
  const first = (page - 1) * listLimits.searchHitsPerPage + 1;
  const shown = useRef<readonly ProductSummary[]>(undefined);

  useEffect(() => {
    if (shown.current === products) return;
    shown.current = products;
    reportListView(list, products, first);
  }, [list, products, first]);

  function onClick(event: MouseEvent<HTMLUListElement>) {
    const card =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-position]') : null;
    const product =
      card && !(event.target as Element).closest('button')
        ? products[Number(card.dataset.position)]
        : undefined;
    if (product)
      reportProductClick({ list, queryID, product, position: first + products.indexOf(product) });
  }

  const cameFrom = [queryID && `queryid=${queryID}`, category && 'categorypage=true']
    .filter(Boolean)
    .join('&');
  const added = cameFrom && `?${cameFrom}`;
  return (
    <CameFrom value={added}>
      <ul className="product-grid" data-came-from={added || undefined} onClick={onClick}>
        {children}
      </ul>
    </CameFrom>
  );
}
