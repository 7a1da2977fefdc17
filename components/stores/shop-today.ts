import { whenIdle } from '@/components/browser/idle';
import { createStore } from '@/components/browser/create-store';
import { zipStore } from '@/components/session/zip-store';
import { shopFetch } from '@/components/browser/shop-fetch';
import type { ShopToday } from '@/lib/stores/shop-today';

const store = createStore<ShopToday | null>(null);
let loadedZip: string | null | undefined;
let following = false;

/** What the header says of today, asked once per ZIP when the browser is idle; `null` until then. */
export const shopTodayStore = {
  subscribe(listener: () => void): () => void {
    follow();
    return store.subscribe(listener);
  },
  get: store.get,
  getOnServer: store.getOnServer,
};

function follow(): void {
  if (following) return;
  following = true;
  zipStore.subscribe(() => void ask());
  whenIdle(() => void ask());
}

async function ask(): Promise<void> {
  const zip = zipStore.get();
  if (loadedZip === zip) return;
  loadedZip = zip;
  const answer = await shopFetch<ShopToday>('GET', `/api/stores/today${zip ? `?zip=${zip}` : ''}`);
  if (loadedZip !== zip) return;
  if (!answer.ok) loadedZip = undefined;
  store.set(answer.ok ? answer.value : null);
}
