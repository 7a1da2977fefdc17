'use client';

import { useEffect } from 'react';
import { shopFetch } from '@/components/browser/shop-fetch';
import { useLatest } from '@/components/browser/use-latest';

const everyMs = 60_000;

/** Asks a path once a minute while the page is looked at, and hands on what is answered; a question without an answer is asked again in its turn. No path, no question. */
export function useEveryMinute<T>(path: string | null, hear: (answer: T) => void): void {
  const latest = useLatest(hear);
  useEffect(() => {
    if (path === null) return;
    let ignore = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      const answer = await shopFetch<T>('GET', path);
      if (answer.ok && !ignore) latest.current?.(answer.value);
    };
    const timer = setInterval(() => void ask(), everyMs);
    return () => {
      ignore = true;
      clearInterval(timer);
    };
  }, [path, latest]);
}
