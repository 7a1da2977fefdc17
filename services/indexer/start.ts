import { errorWords } from '@/lib/core/errors/error-words';
import { log } from '@/lib/core/log';
import type { Indexer } from './indexer';

const firstLookAfterMs = 20_000;
/** Once a day: what is of the season changes with the day. */
const lookEveryMs = 24 * 3_600_000;

/** Does background work of the indexer; a failure is logged and stops nothing. */
export const carefully = (operation: string, work: () => Promise<unknown>): Promise<unknown> =>
  work().catch((error: unknown) =>
    log('warn', 'indexing', { operation, detail: errorWords(error) }),
  );

/**
 * Starts the indexer, notes what is shown, and later, unless the index was filled just now (`isFresh`), compares it with the catalogue, and
 * again once a day. An empty index is filled at once and without rests: its shop has nobody to disturb yet. Nothing waits for this. Returns what stops it.
 */
export function startIndexer(
  indexer: Pick<Indexer, 'start' | 'stop' | 'noteBaseline' | 'isEmpty' | 'firstLook'>,
  { isFresh }: { isFresh: boolean },
): () => Promise<void> {
  let stopped = false;
  let first: NodeJS.Timeout | undefined;
  const look = (pauseFactor?: number) =>
    void carefully('first look', async () => {
      const repaired = await indexer.firstLook(pauseFactor);
      if (repaired > 0) log('warn', 'index was not in step', { count: repaired });
    });
  const planFirst = async () => {
    const isEmpty = await indexer.isEmpty().catch(() => false);
    if (stopped) return;
    first = setTimeout(look, isEmpty ? 0 : firstLookAfterMs, isEmpty ? 0 : undefined).unref();
  };
  indexer.start();
  void carefully('baseline', () => indexer.noteBaseline());
  if (!isFresh) void planFirst();
  const daily = setInterval(look, lookEveryMs).unref();
  return async () => {
    stopped = true;
    clearTimeout(first);
    clearInterval(daily);
    await indexer.stop();
  };
}
