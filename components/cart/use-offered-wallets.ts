'use client';

import { useQuery } from '@tanstack/react-query';
import { shopFetch } from '@/components/browser/shop-fetch';
import type { Wallet } from '@/lib/checkout/payment/wallets';

/** The wallets the gateway offers; none while they are not known. */
export function useOfferedWallets(): readonly Wallet[] {
  const { data } = useQuery({
    queryKey: ['wallets'],
    staleTime: 600_000,
    queryFn: async () => {
      const answer = await shopFetch<Wallet[]>('GET', '/api/checkout/wallets');
      return answer.ok ? answer.value : [];
    },
  });
  return data ?? [];
}
