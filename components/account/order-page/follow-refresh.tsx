'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { shopFetch } from '@/components/browser/shop-fetch';
import { orderProgress } from '@/lib/account/order-page-progress';
import type { OrderPageView } from '@/lib/account/order-page.server';

const everyMs = 60_000;

/** Asks once a minute how far an order is, while the page is looked at, and shows it anew when that has changed. `seen`: what the page shows now. */
export function FollowRefresh({ token, seen }: { token: string; seen: string }) {
  const router = useRouter();
  useEffect(() => {
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      const answer = await shopFetch<OrderPageView>('GET', `/api/follow/${token}`);
      if (answer.ok && orderProgress(answer.value) !== seen) router.refresh();
    };
    const timer = setInterval(() => void ask(), everyMs);
    return () => clearInterval(timer);
  }, [token, seen, router]);
  return null;
}
