'use client';

import { useQuery } from '@tanstack/react-query';
import { readAnswer } from '@/components/browser/read-answer';
import type { Cart } from '@/lib/cart/cart';
import type { Cents } from '@/lib/core/money';
import { holdWords, type HoldTerms } from '@/lib/orders/money/hold-words';

/** When a card or wallet is charged that pays this order. Says no day until the shop has told how long it is held. */
export default function HoldNote({ cents, cart }: { cents: Cents; cart: Cart }) {
  const { data } = useQuery({
    queryKey: ['hold'],
    staleTime: Infinity,
    retry: false,
    queryFn: () => readAnswer<HoldTerms>('/api/checkout/hold'),
  });
  return <>{holdWords(cents, cart, data ?? null)}</>;
}
