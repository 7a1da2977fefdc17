'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLatest } from '@/components/browser/use-latest';
import { readAnswer, type ShopRefusal } from '@/components/browser/read-answer';
import { customerID, visitorStore } from './visitor-store';
import type { ShopProblem } from '@/components/browser/shop-fetch';

/** What a handler answers, as far as it is known. */
export type Part<T> =
  { state: 'loading' } | { state: 'failed'; problem: ShopProblem } | { state: 'ready'; value: T };

/** A part of a page from its handler, held back for at least `holdMs`; `accept` takes over what a write answered; where the part was asked for anew meanwhile, it is asked for once more. Without a path nothing is asked; when another customer logs in it is asked anew. */
export function usePart<T>(path: string | null, holdMs = 0) {
  const client = useQueryClient();
  const [turn, setTurn] = useState(0);
  const { data, error } = useQuery<T, ShopRefusal>({
    queryKey: [path, turn],
    queryFn: async () => {
      const hold = new Promise((resolve) => {
        setTimeout(resolve, holdMs);
      });
      const reading = readAnswer<T>(path ?? '');
      await Promise.allSettled([reading, hold]);
      return reading;
    },
    enabled: path !== null,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    staleTime: Infinity,
    gcTime: 0,
  });
  const again = useCallback(() => setTurn((now) => now + 1), []);
  useEffect(() => {
    let whose = customerID();
    return visitorStore.subscribe(() => {
      const now = customerID();
      if (now && whose && now !== whose) again();
      whose = now ?? whose;
    });
  }, [again]);
  const now = useLatest(`${path ?? ''} ${turn}`);
  const accept = useCallback(
    (value: T) => {
      if (now.current === `${path ?? ''} ${turn}`) client.setQueryData([path, turn], value);
      else again();
    },
    [client, path, turn, now, again],
  );
  const part = useMemo(() => partOf(data, error), [data, error]);
  return { part, again, accept };
}

function partOf<T>(data: T | undefined, error: ShopRefusal | null): Part<T> {
  if (data !== undefined) return { state: 'ready', value: data };
  return error ? { state: 'failed', problem: error.problem } : { state: 'loading' };
}
