'use client';

import { useEffect, useState } from 'react';
import { shopFetch } from '@/components/browser/shop-fetch';
import type { StoreHoursNow } from '@/lib/stores/store-hours';

const longestTimerSeconds = 3600;
const oneMinute = 60;

/** Asks the server whether the stores are open, and again when that changes, or after a minute without an answer. `null` until it has answered, and while it does not. */
export function useStoreHours(): StoreHoursNow | null {
  const [hours, setHours] = useState<StoreHoursNow | null>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    let left = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    void shopFetch<StoreHoursNow>('GET', '/api/stores/hours').then((answer) => {
      if (left) return;
      setHours(answer.ok ? answer.value : null);
      const seconds = answer.ok ? answer.value.changesIn + 1 : oneMinute;
      timer = setTimeout(
        () => setAsked((times) => times + 1),
        Math.min(longestTimerSeconds, seconds) * 1000,
      );
    });
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [asked]);
  return hours;
}
