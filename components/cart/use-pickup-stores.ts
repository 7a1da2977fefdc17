'use client';

import { useQuery } from '@tanstack/react-query';
import { shopFetch } from '@/components/browser/shop-fetch';
import type { CheckoutOptions } from '@/lib/checkout/delivery/options';
import type { StoreOption } from '@/lib/checkout/delivery/store-option';

/** The stores where the cart can be picked up; none while they are not known. */
export function usePickupStores(): readonly StoreOption[] {
  const { data } = useQuery({
    queryKey: ['pickup-stores'],
    staleTime: 600_000,
    queryFn: async () => {
      const answer = await shopFetch<CheckoutOptions>(
        'GET',
        '/api/checkout/options?addressType=InStorePickUp',
      );
      return answer.ok ? answer.value.stores : [];
    },
  });
  return data ?? [];
}
