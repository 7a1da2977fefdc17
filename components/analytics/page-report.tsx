'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { Suspense, useEffect, useRef } from 'react';
import { navigationKind } from '@/lib/routes/navigation-kind';
import { awaitPageView, pushPageView } from './data-layer';
import { pageView, reportedLocation } from '@/lib/analytics/page-view';

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

/** How long a page may take to name itself after its address has changed, in milliseconds; two pages may also share a title. */
const longestWaitMs = 1000;

/**
 * Calls back once with the title of the page that has just come: at once when it differs from the page's before, else when it changes. The framework
 * empties the title for a moment between two pages. Without a change within a second, with the title there is then. The answer calls back now.
 */
function whenTitled(before: string | null, then: (title: string) => void): () => void {
  const isNew = () => document.title !== '' && document.title !== before;
  if (before === null || isNew()) {
    then(document.title);
    return () => undefined;
  }
  const end = () => {
    observer.disconnect();
    window.clearTimeout(timer);
    window.removeEventListener('pagehide', end);
    if (!ended) then(document.title || before);
    ended = true;
  };
  let ended = false;
  const observer = new MutationObserver(() => {
    if (isNew()) end();
  });
  observer.observe(document.head, { subtree: true, childList: true, characterData: true });
  const timer = window.setTimeout(end, longestWaitMs);
  window.addEventListener('pagehide', end);
  return end;
}

/** The page reported last, and what reports one that has no title yet. */
let last: { title: string; location: string } | null = null;
let reportNow = (): void => undefined;

/**
 * Reports the page that is open now: one `page_view` with its address, its own title and the page before it (specification A2, ruling 19). A page that is
 * left before it has a title is reported first, so that views stand in their order.
 */
export function reportPage(): void {
  reportNow();
  const address = new URL(window.location.href);
  const before = last;
  last = { title: before?.title ?? '', location: reportedLocation(address) };
  const own = last;
  awaitPageView();
  reportNow = whenTitled(before?.title ?? null, (title) => {
    own.title = title;
    pushPageView(pageView(address, title, before?.location ?? document.referrer));
  });
}
