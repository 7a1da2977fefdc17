'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { isPlainClick } from '@/components/ui/plain-click';
import { keptPath } from '@/components/session/keep-store';
import { isOrderLink } from '@/lib/routes/order-path';
import { endReturn } from '@/components/ui/returning';
import { closeMenus } from './menu/menu-events';
import { beginPage } from './navigation';

/**
 * Follows the links of the shop (`data-soft`) by the router: one listener for all of them. Whatever else a click may mean stays the browser's.
 * A link to the page that is shown begins it anew, which the shell cannot see: the address stays the same. A place of a page (`#…`) is the browser's
 * too: it scrolls there and opens what is folded around it, which the router does not. So is an order's link: a tag container that runs here would report it.
 * Categories are followed with the ZIP and the day that are kept (`keptPath`); pages of a list that is shown whole stay whole.
 */
export function SoftLinks() {
  const router = useRouter();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link =
        event.target instanceof Element
          ? event.target.closest<HTMLAnchorElement>('a[data-soft][href]')
          : null;
      const { origin, pathname, search } = window.location;
      if (
        !link ||
        !isPlainClick(event) ||
        link.target ||
        link.origin !== origin ||
        isOrderLink(link.pathname)
      )
        return;
      const whole = link.pathname + link.search;
      const isOfShownList = link.pathname === pathname && !search.includes('arrives=');
      const path = isOfShownList ? whole : keptPath(whole);
      const shown = path === pathname + search;
      if (link.hash) {
        if (shown) closeMenus();
        return;
      }
      event.preventDefault();
      endReturn();
      if (link.dataset.soft === 'replace') return router.replace(path, { scroll: false });
      router.push(path, { scroll: false });
      if (!shown) return;
      closeMenus();
      beginPage(false);
    };
    // On the window: handlers of the page come first and may have taken the click over.
    window.addEventListener('click', follow);
    return () => window.removeEventListener('click', follow);
  }, [router]);
  return null;
}
