'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { Suspense, useEffect, useRef } from 'react';
import { navigationKind } from '@/lib/routes/navigation-kind';
import { reportPage } from './report-page';

/** Reports the page view of the document that is entered (specification A2). */
export function PageReport() {
  useEffect(reportPage, []);
  return null;
}

/** Reports every page of a document that is walked through. It stands before the pages, whose own events follow their view. */
export function PageReports() {
  return (
    <>
      <PageReport />
      <Suspense>
        <LaterPages />
      </Suspense>
    </>
  );
}

function LaterPages() {
  const pathname = usePathname();
  const query = useSearchParams().toString();
  const reported = useRef<string | null>(null);
  useEffect(() => {
    const address = query ? `${pathname}?${query}` : pathname;
    const before = reported.current;
    reported.current = address;
    if (before !== null && navigationKind(before, address) === 'page') reportPage();
  }, [pathname, query]);
  return null;
}
