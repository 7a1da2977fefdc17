'use client';

import type { StoreHoursNow } from '@/lib/stores/hours.server';
import { StockWords } from '@/components/ui/stock-words';
import { useEffect, useState } from 'react';
import { shopFetch } from '@/components/browser/shop-fetch';
import { useAskAgain } from '@/components/browser/use-ask-again';
import { retryMs } from '@/components/browser/when-over';

const longestMs = 3_600_000;

/** Asks the server whether the stores are open, and again when that changes, or soon without an answer. `null` until it has answered, and while it does not. */
export function useStoreHours(): StoreHoursNow | null {
  const [latest, setLatest] = useState<{ hours: StoreHoursNow | null; standsFor: number } | null>(
    null,
  );
  const [round, setRound] = useState(0);
  useEffect(() => {
    let ignore = false;
    void shopFetch<StoreHoursNow>('GET', '/api/stores/hours').then((answer) => {
      if (ignore) return;
      setLatest(
        answer.ok
          ? {
              hours: answer.value,
              standsFor: Math.min(longestMs, (answer.value.changesIn + 1) * 1000),
            }
          : { hours: null, standsFor: retryMs },
      );
    });
    return () => {
      ignore = true;
    };
  }, [round]);
  useAskAgain(latest, latest?.standsFor, () => setRound(round + 1));
  return latest?.hours ?? null;
}

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
