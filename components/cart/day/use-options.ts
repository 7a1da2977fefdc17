'use client';

import { useQuery } from '@tanstack/react-query';
import { isPickupType } from '@/lib/address/destination-types';
import { readAnswer } from '@/components/browser/read-answer';
import type { DeliveryMethod } from '@/lib/delivery/method';
import type { CheckoutOptions } from '@/lib/checkout/delivery/options';

interface OptionsQuery {
  addressType: string;
  zip: string;
  /** Lines that go there together. */
  lineIDs: readonly string[];
  /** The method the days are for; the one the address leads to without. */
  method: DeliveryMethod | null;
  /** Whether it can be asked already. */
  enabled?: boolean;
}

/** What can be offered for lines at a destination. The last answer stays in view while another method is asked about there. */
export function useOptions({ addressType, zip, lineIDs, method, enabled = true }: OptionsQuery) {
  const destination = `${addressType} ${zip} ${lineIDs.join(',')}`;
  const query = new URLSearchParams({
    addressType,
    lines: lineIDs.join(','),
    ...(/^\d{5}$/.test(zip) && !isPickupType(addressType) ? { zip } : {}),
    ...(method ? { method } : {}),
  }).toString();
  return useQuery({
    queryKey: ['options', query, destination],
    enabled,
    staleTime: 60_000,
    placeholderData: (before: CheckoutOptions | undefined, previous) =>
      previous?.queryKey[2] === destination ? before : undefined,
    queryFn: () => readAnswer<CheckoutOptions>(`/api/checkout/options?${query}`),
  });
}
