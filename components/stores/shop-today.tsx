'use client';

import { createAnswerStore } from '@/components/browser/create-answer-store';
import { zipStore } from '@/components/session/zip-store';
import type { ShopToday } from '@/lib/stores/shop-today';
import { useStore } from '@/components/browser/create-store';

/** What the header says of today, for the ZIP of this browser; at once where one is kept. While the shop does not answer nothing is said, until it is asked again. */
export const shopTodayStore = createAnswerStore<ShopToday>(
  () => {
    const zip = zipStore.get();
    return `/api/stores/today${zip ? `?zip=${zip}` : ''}`;
  },
  [zipStore],
  {
    atOnce: () => zipStore.get() !== null,
    otherwise: () => ({
      zip: zipStore.get(),
      hours: '',
      arrival: '',
      van: null,
      standsFor: 0,
    }),
  },
);

/** Opening hours beside the order phone, on the server's clock; nothing until they are known. */
export function OpenToday() {
  const today = useStore(shopTodayStore);
  return (
    today && (
      <span className="hidden text-ink-2 md:max-lg:inline min-[1400px]:inline">{today.hours}</span>
    )
  );
}
