'use client';

import { lazy, Suspense, type ComponentProps } from 'react';
import { LateFailed } from '@/components/ui/late-failed';
import type { StockNotice as Notice } from '@/components/requests/stock-notice';

const LazyNotice = lazy(() =>
  import('@/components/requests/stock-notice').then(
    ({ StockNotice: notice }) => ({ default: notice }),
    () => ({ default: LateFailed }),
  ),
);

/** "Tell me when it is back". Its script is asked for where something is not sold, not by every product; the server renders it as ever. */
export function StockNotice(props: ComponentProps<typeof Notice>) {
  return (
    <Suspense>
      <LazyNotice {...props} />
    </Suspense>
  );
}
