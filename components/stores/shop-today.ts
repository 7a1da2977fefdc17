import { createAnswerStore } from '@/components/browser/create-answer-store';
import { zipStore } from '@/components/session/zip-store';
import type { ShopToday } from '@/lib/stores/shop-today';

/** What the header says of today, for the ZIP of this browser. */
export const shopTodayStore = createAnswerStore<ShopToday>(() => {
  const zip = zipStore.get();
  return `/api/stores/today${zip ? `?zip=${zip}` : ''}`;
}, [zipStore]);
