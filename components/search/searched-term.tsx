'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect } from 'react';

/** Tells the search box what the search page searches, each time the visitor comes to another search, also by a step back (000 §4). */
export function SearchedTerm({ show }: { show: (term: string) => void }) {
  const pathname = usePathname();
  const query = useSearchParams().get('query') ?? '';
  const searches = pathname === '/search';
  useEffect(() => {
    if (searches) show(query);
  }, [searches, query, show]);
  return null;
}
