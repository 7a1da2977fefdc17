'use client';

import { useRouter } from 'next/navigation';
import { orderProgress } from '@/lib/account/order-page-progress';
import type { OrderPageView } from '@/lib/account/order-page.server';
import { followPath } from '@/lib/routes/order-path';
import { useEveryMinute } from './use-every-minute';

/** Asks how far an order is, and shows it anew when that has changed. `seen`: what the page shows now. */
export function FollowRefresh({ token, seen }: { token: string; seen: string }) {
  const router = useRouter();
  useEveryMinute<OrderPageView>(followPath(token), (view) => {
    if (orderProgress(view) !== seen) router.refresh();
  });
  return null;
}
