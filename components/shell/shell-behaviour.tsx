'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { whenIdle } from '@/components/browser/idle';
import { navigationKind } from '@/lib/routes/navigation-kind';
import { afterPaint } from '@/components/ui/after-paint';
import { endReturn } from '@/components/ui/returning';
import { closeMenus, markCurrent } from './menu/menu-events';
import { beginPage } from './navigation';
import { isPlainClick } from '@/components/ui/plain-click';

/** Of how many visits it is told how the browser met the page (decision 130). */
const measuredShare = 0.1;

/**
 * Closes the menus after a navigation, marks the current section (a cached layout cannot
 * know it), and begins each new page at its top with its heading (specification A2). The first page of a visit keeps its
 * focus, its scroll, and the menu that was opened before it was hydrated. Places of a page (`#…`) keep their page for Back.
 */
export function ShellBehaviour({ measured }: { measured: boolean }) {
  const pathname = usePathname();
  const query = useSearchParams().toString();
  const shown = useRef<string | null>(null);

  useEffect(() => keepPageOfPlaces(window), []);
  useEffect(() => {
    if (!measured || Math.random() >= measuredShare) return;
    return whenIdle(
      () =>
        void import('@/components/analytics/web-vitals').then(
          ({ watchVitals }) => watchVitals(),
          () => undefined,
        ),
    );
  }, [measured]);
  useEffect(() => {
    const address = query ? `${pathname}?${query}` : pathname;
    const before = shown.current;
    const kind = before === null ? 'page' : navigationKind(before, address);
    if (kind === 'none') return;
    const begins = kind === 'page' && before !== null && !window.location.hash;
    shown.current = address;
    const returned = endReturn();
    if (before !== null) closeMenus();
    markCurrent(pathname);
    return begins ? afterPaint(() => beginPage(returned)) : undefined;
  }, [pathname, query]);
  return null;
}

/**
 * Lets Back lead to a page that was left from a place of it (`#…`): the browser makes the entry of a place without the state by which the
 * router knows its page, so the place takes over what the page had. Returns what undoes it.
 */
export function keepPageOfPlaces(view: Window): () => void {
  const stop = new AbortController();
  let kept: unknown = null;
  const onClick = (event: MouseEvent) => {
    const leads =
      event.target instanceof Element &&
      event.target.closest('a[href*="#"]') &&
      isPlainClick(event);
    kept = leads ? view.history.state : null;
  };
  const onPopState = (event: PopStateEvent) => {
    if (!event.state && kept) {
      view.history.replaceState(kept, '');
      endReturn();
    }
    kept = null;
  };
  view.addEventListener('click', onClick, { signal: stop.signal });
  view.addEventListener('popstate', onPopState, { signal: stop.signal });
  return () => stop.abort();
}
