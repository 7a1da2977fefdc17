'use client';

import { useRouter } from 'next/navigation';
import { useCallback } from 'react';
import { reportSearch } from '@/components/analytics/visitor-events';
import { searchPath } from '@/lib/routes/search-path';
import { entersSearch } from '@/lib/search/quick/quick-panel';

/** The search that the page shows, if it is the search page. */
function currentQuery(): string | null {
  return window.location.pathname === '/search'
    ? new URLSearchParams(window.location.search).get('query')
    : null;
}

/** Goes to the search page when Enter may (specification A4); says whether it did. */
export function useSearchSubmit(): (term: string) => boolean {
  const router = useRouter();
  return useCallback(
    (term) => {
      if (!entersSearch(term, currentQuery())) return false;
      reportSearch(term);
      router.push(searchPath(term.trim()), { scroll: false });
      return true;
    },
    [router],
  );
}
