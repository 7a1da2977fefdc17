'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useAskAgain } from '@/components/browser/use-ask-again';
import { whenBack } from '@/components/browser/when-back';
import type { Cart } from '@/lib/cart/cart';
import { cartKey, fetchCart } from './cart-query';
import { cartStore } from './cart-store';
import { visitorStore } from './visitor-store';

const failedAgainMs = 10_000;

/** The shopper's cart; read anew every ten seconds while it cannot be calculated, when a log-in or log-out makes it another one, once what it says of days does not stand any more, when another window changes it beside this one, and on a page that the Back button took out of the browser's own cache: it shows the cart of that time. */
export function useCartQuery() {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: cartKey,
    queryFn: fetchCart,
    refetchInterval: ({ state }) => (state.data?.state === 'failed' ? failedAgainMs : false),
  });
  const kind = useSyncExternalStore(
    visitorStore.subscribe,
    () => visitorStore.get()?.kind ?? null,
    () => null,
  );
  const before = useRef(kind);
  const { refetch } = query;
  useAskAgain(query.dataUpdatedAt, query.data?.standsFor, () => {
    void refetch();
    void client.invalidateQueries({ queryKey: ['options'] });
  });
  useEffect(
    () =>
      cartStore.followOtherTabs((hash) => {
        const shown = client.getQueryData<Cart>(cartKey)?.hash ?? null;
        // A tab that is not seen reads it anew when it is.
        if (hash !== shown && document.visibilityState === 'visible') void refetch();
      }),
    [client, refetch],
  );
  useEffect(() => whenBack(() => void refetch()), [refetch]);
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

/** Whether the page's cart has gone; asks for nothing. All who follow the cart name the same reading: it is asked for anew by that of the last. */
export function useCartGone(): boolean {
  return (
    useQuery({ queryKey: cartKey, queryFn: fetchCart, enabled: false }).data?.state === 'empty'
  );
}
