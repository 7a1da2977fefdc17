'use client';

import type { StoreHoursNow } from '@/lib/stores/hours.server';
import { StockWords } from '@/components/ui/stock-words';
import { useEffect, useState } from 'react';
import { shopFetch } from '@/components/browser/shop-fetch';

const longestTimerSeconds = 3600;
const oneMinute = 60;

/** Asks the server whether the stores are open, and again when that changes, or after a minute without an answer. `null` until it has answered, and while it does not. */
export function useStoreHours(): StoreHoursNow | null {
  const [hours, setHours] = useState<StoreHoursNow | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let left = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    void shopFetch<StoreHoursNow>('GET', '/api/stores/hours').then((answer) => {
      if (left) return;
      setHours(answer.ok ? answer.value : null);
      const seconds = answer.ok ? answer.value.changesIn + 1 : oneMinute;
      timer = setTimeout(
        () => setRound((times) => times + 1),
        Math.min(longestTimerSeconds, seconds) * 1000,
      );
    });
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [round]);
  return hours;
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
