'use client';

import { useCallback, useEffect, useState } from 'react';
import { useLatest } from '@/components/browser/use-latest';
import { customerID, visitorStore } from './visitor-store';
import { shopFetch, type ShopProblem } from '@/components/browser/shop-fetch';

/** What a handler answers, as far as it is known. */
export type Part<T> =
  { state: 'loading' } | { state: 'failed'; problem: ShopProblem } | { state: 'ready'; value: T };

/** A part of a page from its handler, held back for at least `holdMs`; `accept` takes over what a write answered; where the part was asked for anew meanwhile, it is asked for once more. Without a path nothing is asked; when another customer logs in it is asked anew. */
export function usePart<T>(path: string | null, holdMs = 0) {
  const [turn, setTurn] = useState(0);
  const [loaded, setLoaded] = useState<{ key: string; part: Part<T> } | null>(null);
  const key = `${path ?? ''} ${turn}`;
  useEffect(() => {
    if (path === null) return;
    let ignore = false;
    const wait =
      holdMs > 0 &&
      new Promise((resolve) => {
        setTimeout(resolve, holdMs);
      });
    void Promise.all([shopFetch<T>('GET', path), wait]).then(([answer]) => {
      if (!ignore)
        setLoaded({
          key,
          part: answer.ok
            ? { state: 'ready', value: answer.value }
            : { state: 'failed', problem: answer.error },
        });
    });
    return () => {
      ignore = true;
    };
  }, [path, key, holdMs]);
  const again = useCallback(() => setTurn((now) => now + 1), []);
  useEffect(() => {
    let whose = customerID();
    return visitorStore.subscribe(() => {
      const now = customerID();
      if (now && whose && now !== whose) again();
      whose = now ?? whose;
    });
  }, [again]);
  const keyNow = useLatest(key);
  const accept = useCallback(
    (value: T) => {
      if (keyNow.current === key) setLoaded({ key, part: { state: 'ready', value } });
      else again();
    },
    [key, keyNow, again],
  );
  const part: Part<T> = loaded?.key === key ? loaded.part : { state: 'loading' };
  return { part, again, accept };
}
