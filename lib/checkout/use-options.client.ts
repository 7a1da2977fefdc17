'use client';

import { useQuery } from '@tanstack/react-query';
import { zipDigits } from '@/lib/address/clean';
import { isPickupType } from '@/lib/address/destination-types';
import { ShopRefusal } from '@/lib/cart/cart-query.client';
import { shopFetch } from '@/lib/http/shop-fetch.client';
import type { CheckoutOptions } from './options';

/** What can be offered for a destination; asked once a ZIP has five digits, or at once for pickup (000 §4). */
export function useOptions(addressType: string, zip: string) {
  const pickup = isPickupType(addressType);
  const digits = pickup ? '' : zipDigits(zip);
  return useQuery({
    queryKey: ['options', addressType, digits],
    enabled: pickup || digits.length === 5,
    staleTime: 60_000,
    queryFn: async () => {
      const query = new URLSearchParams({ addressType, ...(digits ? { zip: digits } : {}) });
      const answer = await shopFetch<CheckoutOptions>('GET', `/api/checkout/options?${query.toString()}`);
      if (!answer.ok) throw new ShopRefusal(answer.error);
      return answer.value;
    },
  });
}
