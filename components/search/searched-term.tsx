'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import { searchRoute } from '@/lib/routes/search-path';

/**
 * Tells the search box what the page searches, each time the visitor comes to another page, also by a step back: the term of a search page,
 * nothing on any other (specification A4).
 */
export function SearchedTerm({ show }: { show: (term: string) => void }) {
  const pathname = usePathname();
  const query = useSearchParams().get('query') ?? '';
  const term = pathname === searchRoute ? query : '';
  useEffect(() => show(term), [pathname, term, show]);
  return null;
}
