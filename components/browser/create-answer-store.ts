import { createStore, type Store } from './create-store';
import { whenIdle } from './idle';
import { shopFetch } from './shop-fetch';
import { whenOver } from './when-over';

/** A store of what the shop answers. */
interface AnswerStore<T> extends Omit<Store<T | null>, 'set'> {
  /** Asks anew, because what was answered does not stand any more. */
  askAgain(): void;
}

interface Options<T> {
  /** Whether it is asked at once, not when the browser is idle. */
  atOnce?: () => boolean;
  /** What stands for an answer that did not come. */
  otherwise?: () => T;
  /** For how many milliseconds an answer stands: then it is asked for anew. */
  standsFor?: (answer: T) => number;
}

/** When an answer that did not come is asked for again. */
const failedAgainMs = 60_000;

/**
 * What the shop answers at an address made of what these stores hold: asked when the browser is idle and once somebody looks, anew when the address changes, never twice
 * at once for the same. `null` until it is known, and where there was no answer.
 */
export function createAnswerStore<T>(
  address: () => string,
  follows: readonly Pick<Store<unknown>, 'subscribe'>[],
  { atOnce, otherwise, standsFor }: Options<T> = {},
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
    if (!standsFor) return;
    stopWaiting();
    stopWaiting = whenOver(answer.ok ? standsFor(answer.value) : failedAgainMs, askAgain);
  }

  function askAgain(): void {
    latest = null;
    void ask();
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
    askAgain,
  };
}
