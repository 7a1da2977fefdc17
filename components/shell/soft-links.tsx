'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { isPlainClick } from '@/components/ui/plain-click';
import { endReturn } from '@/components/ui/returning';

/** Follows the links of the shop (`data-soft`) by the router: one listener for all of them. Whatever else a click may mean stays the browser's. */
export function SoftLinks() {
  const router = useRouter();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-soft]') : null;
      const href = link?.getAttribute('href');
      if (!link || !href || !isPlainClick(event) || link.target || link.origin !== window.location.origin) return;
      event.preventDefault();
      endReturn();
      if (link.dataset.soft === 'replace') router.replace(href, { scroll: false });
      else router.push(href, { scroll: false });
    };
    // On the window: handlers of the page come first and may have taken the click over.
    window.addEventListener('click', follow);
    return () => window.removeEventListener('click', follow);
  }, [router]);
  return null;
}
