'use client';

import type { MouseEvent } from 'react';
import type { Countable } from '@/lib/search/quick/quick-search';
import { sendSearchEvent } from '@/components/analytics/search-events';

/** Tells search analytics which row was followed, with its place in the answer (specification A7); `queryID` is `null` when the engine counts no clicks. */
export function countClick({ index, objectID, position }: Countable, queryID: string | null): void {
  if (queryID) sendSearchEvent({ type: 'click', index, objectID, queryID, position });
}

interface CountedListProps {
  index: Countable['index'];
  queryID: string | null;
  className: string;
  /** Items that say which row they are: `data-object`, and `data-position` from 1. */
  children: React.ReactNode;
}

/** A list of the search page; tells search analytics which of its rows was followed (specification A7). */
export function CountedList({ index, queryID, className, children }: CountedListProps) {
  function onClick({ target }: MouseEvent<HTMLUListElement>) {
    const link = target instanceof Element ? target.closest('a') : null;
    const { object, position } = link?.closest<HTMLElement>('[data-object]')?.dataset ?? {};
    if (object) countClick({ index, objectID: object, position: Number(position) }, queryID);
  }
  return (
    <ul className={className} onClick={onClick}>
      {children}
    </ul>
  );
}
