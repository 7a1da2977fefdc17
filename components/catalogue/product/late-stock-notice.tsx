'use client';

import { lazy, Suspense, type ComponentProps } from 'react';
import type { StockNotice as Notice } from '@/components/requests/stock-notice';

const LazyNotice = lazy(async () => ({
  default: (await import('@/components/requests/stock-notice')).StockNotice,
}));

/** "Tell me when it is back". Its script is asked for where something is not sold, not by every product; the server renders it as ever. */
export function StockNotice(props: ComponentProps<typeof Notice>) {
  return (
    <Suspense>
      <LazyNotice {...props} />
    </Suspense>
  );
}
