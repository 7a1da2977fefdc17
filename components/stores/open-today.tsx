'use client';

import { useSyncExternalStore } from 'react';
import { shopTodayStore } from '@/components/stores/shop-today';

/** Opening hours beside the order phone, on the server's clock; nothing until they are known. */
export function OpenToday() {
  const today = useSyncExternalStore(
    shopTodayStore.subscribe,
    shopTodayStore.get,
    shopTodayStore.getOnServer,
  );
  return today && <span className="hidden text-ink-2 xl:inline">{today.hours}</span>;
}
