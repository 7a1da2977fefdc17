import { setTimeout as wait } from 'node:timers/promises';

interface Page {
  status: number;
  html: string;
}

interface WarmUp {
  /** Whether the pages are made, or the time limit has passed. */
  isDone(): boolean;
  run(): Promise<void>;
}

const triesEveryMs = 5000;
const longestMs = 60_000;
const categoryLink = /href="(\/c\/[a-z0-9/_-]+)"/g;

/**
 * Requests the home page until it can be made, then the first categories of its menu, one after the other, so that a storefront that takes over does not start
 * cold. Gives up after a minute, since a storefront with few pages is better than none.
 */
export function createWarmUp(
  ask: (path: string) => Promise<Page>,
  categories: number,
  everyMs = triesEveryMs,
): WarmUp {
  let done = false;
  const isMade = async (path: string) =>
    ask(path).then(
      (document) => (document.status === 200 ? document : null),
      () => null,
    );
  return {
    isDone: () => done,
    run: async () => {
      const deadline = performance.now() + longestMs;
      let home = await isMade('/');
      while (!home && performance.now() < deadline) {
        await wait(everyMs, undefined, { ref: false });
        home = await isMade('/');
      }
      const links = [...(home?.html ?? '').matchAll(categoryLink)].map(([, path]) => path ?? '');
      for (const path of [...new Set(links)].slice(0, categories))
        if (performance.now() < deadline) await isMade(path);
      done = true;
    },
  };
}
