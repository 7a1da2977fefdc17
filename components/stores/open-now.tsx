'use client';

import type { StoreHoursNow } from '@/lib/stores/store-hours';
import { useStoreHours } from '@/components/stores/use-store-hours';
import { StockWords } from '@/components/ui/stock-words';

/** Whether the stores are open now; what is said until the server has answered is true at any hour. */
export function OpenNow({ until }: { until: string }) {
  return (
    <span role="status" className="inline-flex min-h-5">
      <OpenWords hours={useStoreHours()} until={until} />
    </span>
  );
}

/** Open or closed, with a dot or a ring. */
export function OpenWords({ hours, until }: { hours: StoreHoursNow | null; until: string }) {
  if (!hours) return <span className="text-xs text-ink-2">{until}</span>;
  return <StockWords band={hours.open ? 'in' : 'out'}>{hours.words}</StockWords>;
}
