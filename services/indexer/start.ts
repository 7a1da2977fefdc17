import { log } from '@/lib/core/log';
import type { Indexer } from './app';

const firstLookAfterMs = 20_000;

/** Does background work of the indexer; a failure is logged and stops nothing. */
export const carefully = (operation: string, work: () => Promise<unknown>): Promise<unknown> =>
  work().catch((error: unknown) => log('warn', 'indexing', { operation, detail: String(error) }));

/**
 * Starts the indexer, notes what is shown, and later, unless the index was filled just now (`isFresh`), compares it with the catalogue. Nothing
 * waits for this. Returns what stops it.
 */
export function startIndexer(
  indexer: Indexer,
  { isFresh }: { isFresh: boolean },
): () => Promise<void> {
  indexer.start();
  void carefully('baseline', () => indexer.noteBaseline());
  const timer = isFresh
    ? undefined
    : setTimeout(
        () =>
          void carefully('first look', async () => {
            const repaired = await indexer.firstLook();
            if (repaired > 0) log('warn', 'index was not in step', { count: repaired });
          }),
        firstLookAfterMs,
      ).unref();
  return async () => {
    clearTimeout(timer);
    await indexer.stop();
  };
}
