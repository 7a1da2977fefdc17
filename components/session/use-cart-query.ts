'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { cartKey, fetchCart } from './cart-query';
import { visitorStore } from './visitor-store';

/** The shopper's cart; read anew when a log-in or log-out makes it another one. */
export function useCartQuery() {
  const query = useQuery({ queryKey: cartKey, queryFn: fetchCart });
  const kind = useSyncExternalStore(
    visitorStore.subscribe,
    () => visitorStore.get()?.kind ?? null,
    () => null,
  );
  const before = useRef(kind);
  const { refetch } = query;
  useEffect(() => {
    const changed =
      before.current !== null &&
      kind !== null &&
      before.current !== kind &&
      [before.current, kind].includes('customer');
    before.current = kind ?? before.current;
    if (changed) void refetch();
  }, [kind, refetch]);
  return query;
}
