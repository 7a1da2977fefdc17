import { onFirstMove } from '@/components/browser/first-move';
import { zipStore } from '@/components/session/zip-store';
import { shopFetch } from '@/components/browser/shop-fetch';
import type { ShopToday } from '@/lib/stores/shop-today';

/** Narrower screens have no room for it. */
const wide = '(min-width: 64rem)';

let today: ShopToday | null = null;
let asked: string | null | undefined;
let following = false;
const listeners = new Set<() => void>();

/** What the header says of today, asked once per ZIP after the visitor's first sign of life; `null` until then. */
export const shopTodayStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    follow();
    return () => listeners.delete(listener);
  },
  get: (): ShopToday | null => today,
  getOnServer: (): ShopToday | null => null,
};

function follow(): void {
  if (following) return;
  following = true;
  zipStore.subscribe(() => void ask());
  onFirstMove(() => void ask());
}

async function ask(): Promise<void> {
  const zip = zipStore.get();
  if (asked === zip || !window.matchMedia(wide).matches) return;
  asked = zip;
  const answer = await shopFetch<ShopToday>('GET', `/api/stores/today${zip ? `?zip=${zip}` : ''}`);
  if (asked !== zip) return;
  today = answer.ok ? answer.value : null;
  if (!answer.ok) asked = undefined;
  listeners.forEach((listener) => listener());
}
