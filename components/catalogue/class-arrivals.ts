import { createStore } from '@/components/browser/create-store';
import { whenIdle } from '@/components/browser/idle';
import { shopFetch } from '@/components/browser/shop-fetch';
import { dayStore } from '@/components/session/day-store';
import { zipStore } from '@/components/session/zip-store';
import type { ClassArrivals } from '@/lib/delivery/days/class-arrival';

const store = createStore<ClassArrivals | null>(null);
let asked: string | null = null;
let following = false;

/** When what the cards of this page show arrives, for the ZIP and the day of this browser: one request for all of them, when the browser is idle. `null` until then. */
export const classArrivalsStore = {
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
  dayStore.subscribe(() => void ask());
  whenIdle(() => void ask());
}

async function ask(): Promise<void> {
  const [zip, by] = [zipStore.get(), dayStore.get()];
  const query = new URLSearchParams({ ...(zip ? { zip } : {}), ...(zip && by ? { by } : {}) });
  const path = `/api/delivery/classes?${query.toString()}`;
  if (asked === path) return;
  asked = path;
  const answer = await shopFetch<ClassArrivals>('GET', path);
  if (asked !== path) return;
  if (!answer.ok) asked = null;
  store.set(answer.ok ? answer.value : null);
}
