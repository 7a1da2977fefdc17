import { createStore, type Store } from './create-store';
import { whenIdle } from './idle';
import { shopFetch } from './shop-fetch';

/**
 * What the shop answers at an address made of what these stores hold: asked when the browser is idle and once somebody looks, anew when the address changes, never twice
 * at once for the same. `null` until it is known, and where there was no answer.
 */
export function createAnswerStore<T>(
  address: () => string,
  follows: readonly Pick<Store<unknown>, 'subscribe'>[],
): Omit<Store<T | null>, 'set'> {
  const store = createStore<T | null>(null);
  let latest: string | null = null;
  let following = false;

  async function ask(): Promise<void> {
    const path = address();
    if (latest === path) return;
    latest = path;
    const answer = await shopFetch<T>('GET', path);
    if (latest !== path) return;
    if (!answer.ok) latest = null;
    store.set(answer.ok ? answer.value : null);
  }

  function follow(): void {
    if (following) return;
    following = true;
    for (const each of follows) each.subscribe(() => void ask());
    whenIdle(() => void ask());
  }

  return {
    subscribe(listener) {
      follow();
      return store.subscribe(listener);
    },
    get: store.get,
    getOnServer: store.getOnServer,
  };
}
