import { createStore, type Store } from './create-store';
import { whenIdle } from './idle';
import { shopFetch } from './shop-fetch';
import { whenOver } from './when-over';

/** A store of what the shop answers. */
type AnswerStore<T> = Omit<Store<T | null>, 'set'>;

interface Options<T> {
  /** Whether it is asked at once, not when the browser is idle. */
  atOnce?: () => boolean;
  /** What stands for an answer that did not come. */
  otherwise?: () => T;
}

/** When an answer that did not come is asked for again. */
const failedAgainMs = 60_000;

/**
 * What the shop answers at an address made of what these stores hold: asked when the browser is idle and once somebody looks, anew when the address changes or the answer does
 * not stand any more (after `standsFor` milliseconds), never twice at once for the same. `null` until it is known, and where there was no answer.
 */
export function createAnswerStore<T extends { standsFor: number }>(
  address: () => string,
  follows: readonly Pick<Store<unknown>, 'subscribe'>[],
  { atOnce, otherwise }: Options<T> = {},
): AnswerStore<T> {
  const store = createStore<T | null>(null);
  let latest: string | null = null;
  let following = false;
  let stopWaiting = () => {};

  async function ask(): Promise<void> {
    const path = address();
    if (latest === path) return;
    latest = path;
    const answer = await shopFetch<T>('GET', path);
    if (latest !== path) return;
    if (!answer.ok) latest = null;
    store.set(answer.ok ? answer.value : (otherwise?.() ?? null));
    stopWaiting();
    stopWaiting = whenOver(answer.ok ? answer.value.standsFor : failedAgainMs, () => {
      latest = null;
      void ask();
    });
  }

  function follow(): void {
    if (following) return;
    following = true;
    for (const each of follows) each.subscribe(() => void ask());
    if (atOnce?.()) void ask();
    else whenIdle(() => void ask());
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
