import { log } from '@/lib/core/log';
import type { Indexer } from './indexer';

const firstLookAfterMs = 20_000;
/** Once a day: what is of the season changes with the day. */
const lookEveryMs = 24 * 3_600_000;

/** Does background work of the indexer; a failure is logged and stops nothing. */
export const carefully = (operation: string, work: () => Promise<unknown>): Promise<unknown> =>
  work().catch((error: unknown) => log('warn', 'indexing', { operation, detail: String(error) }));

/**
 * Starts the indexer, notes what is shown, and later, unless the index was filled just now (`isFresh`), compares it with the catalogue, and
 * again once a day. Nothing waits for this. Returns what stops it.
 */
export function startIndexer(
  indexer: Indexer,
  { isFresh }: { isFresh: boolean },
): () => Promise<void> {
  indexer.start();
  void carefully('baseline', () => indexer.noteBaseline());
  const look = () =>
    void carefully('first look', async () => {
      const repaired = await indexer.firstLook();
      if (repaired > 0) log('warn', 'index was not in step', { count: repaired });
    });
  const first = isFresh ? undefined : setTimeout(look, firstLookAfterMs).unref();
  const daily = setInterval(look, lookEveryMs).unref();
  return async () => {
    clearTimeout(first);
    clearInterval(daily);
    await indexer.stop();
  };
}
