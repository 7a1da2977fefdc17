'use client';

import { useEffect, useState } from 'react';
import type { StoreHoursNow } from '@/lib/stores/store-hours';

const longestTimerSeconds = 3600;

/** Asks the server whether the stores are open, and again when that changes. `null` until it has answered. */
export function useStoreHours(): StoreHoursNow | null {
  const [hours, setHours] = useState<StoreHoursNow | null>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    fetch('/api/stores/hours', { signal: leaving.signal })
      .then(async (response) => {
        if (!response.ok) return;
        const now = (await response.json()) as StoreHoursNow;
        setHours(now);
        timer = setTimeout(
          () => setAsked((times) => times + 1),
          Math.min(longestTimerSeconds, now.changesIn + 1) * 1000,
        );
      })
      .catch(() => undefined);
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [asked]);
  return hours;
}
