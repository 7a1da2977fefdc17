'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { whenIdle } from '@/components/browser/idle';
import { navigationKind } from '@/lib/routes/navigation-kind';
import { afterPaint } from '@/components/ui/after-paint';
import { endReturn } from '@/components/ui/returning';
import { closeMenus, markCurrent } from './menu/menu-events';
import { beginPage } from './navigation';
import { keepPageOfPlaces } from './page-places';

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
        void import('@/components/analytics/web-vitals').then(({ watchVitals }) => watchVitals()),
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
