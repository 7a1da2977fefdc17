'use client';

import type { PrefetchKind } from 'next/dist/client/components/router-reducer/router-reducer-types';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

// Without it the router fetches the outline of the page alone, and the click waits for the rest.
const whole = { kind: 'full' as PrefetchKind };
const never = /^\/(api|cart|checkout|search|pictures)(\/|\?|$)/;

/**
 * Fetches a whole page of the shop ahead when a pointer rests on its link, focus reaches it or a finger goes down. Refined lists, which
 * crawlers are kept from, are made for each request: nobody but the visitor who chooses one asks for it.
 */
export function IntentPrefetch() {
  const router = useRouter();
  useEffect(() => {
    const asked = new Set<string>();
    const want = (event: Event) => {
      const href = event.target instanceof Element ? event.target.closest('a:not([rel~=nofollow])')?.getAttribute('href') : null;
      if (!href?.startsWith('/') || never.test(href) || asked.has(href)) return;
      asked.add(href);
      router.prefetch(href, whole);
    };
    const kinds = ['mouseover', 'focusin', 'touchstart'] as const;
    kinds.forEach((kind) => document.addEventListener(kind, want, { passive: true }));
    return () => kinds.forEach((kind) => document.removeEventListener(kind, want));
  }, [router]);
  return null;
}
