'use client';

import { useQuery } from '@tanstack/react-query';
import { readAnswer } from '@/components/browser/read-answer';
import type { CheckoutOptions, StoreOption } from '@/lib/checkout/delivery/options';

const againMs = 15_000;

/** The stores where the cart can be picked up: none while they are not known, `null` where they could not be loaded; then they are asked for again. */
export function usePickupStores(): readonly StoreOption[] | null {
  const { data, errorUpdateCount } = useQuery({
    queryKey: ['pickup-stores'],
    staleTime: 600_000,
    refetchInterval: ({ state }) => (state.status === 'error' ? againMs : false),
    queryFn: async () =>
      (await readAnswer<CheckoutOptions>('/api/checkout/options?addressType=InStorePickUp')).stores,
  });
  return data ?? (errorUpdateCount > 0 ? null : []);
}
