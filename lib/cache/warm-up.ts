import { setTimeout as wait } from 'node:timers/promises';

interface Page {
  status: number;
  html: string;
}

interface WarmUp {
  /** Whether the pages are there, or the time for them is over. */
  isDone(): boolean;
  run(): Promise<void>;
}

const triesEveryMs = 5000;
const longestMs = 60_000;
const categoryLink = /href="(\/c\/[a-z0-9/_-]+)"/g;

/**
 * Makes the home page, again and again until it can be made, then the first categories its menu names, one after the other, so that a storefront
 * that takes over does not begin cold. Gives up after a minute: then a storefront with few pages is better than none.
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
