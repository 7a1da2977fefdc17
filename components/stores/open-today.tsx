'use client';

import { useStore } from '@/components/browser/create-store';
import { shopTodayStore } from '@/components/stores/shop-today';

/** Opening hours beside the order phone, on the server's clock; nothing until they are known. */
export function OpenToday() {
  const today = useStore(shopTodayStore);
  return (
    today && (
      <span className="hidden text-ink-2 md:max-lg:inline min-[1400px]:inline">{today.hours}</span>
    )
  );
}
