import type { Env } from '@/lib/config/env';
import { log } from '@/lib/core/log';
import { subscribeToCommerce, subscribeToContent } from '@/services/indexer/subscriptions';
import type { Systems } from './systems';

const firstLookAfterMs = 20_000;

/**
 * Starts the indexer beside the stand-ins: subscribes it to them, notes what is shown, and later, unless the shop was stocked just now,
 * compares the index with the catalogue. Nothing waits for this. Answers how to stop it.
 */
export function startIndexing(
  { indexer, commerce, content }: Systems,
  env: Env,
  { fresh }: { fresh: boolean },
): () => Promise<void> {
  const careful = (operation: string, work: () => Promise<unknown>) =>
    work().catch((error: unknown) => log('warn', 'indexing', { operation, detail: String(error) }));
  indexer.start();
  void careful('baseline', () => indexer.noteBaseline());
  if (commerce && env.COMMERCE_URL.startsWith(env.PLATFORM_URL))
    void careful('subscribe to commerce', () => subscribeToCommerce(env));
  if (content && env.CONTENT_MANAGEMENT_URL.startsWith(env.PLATFORM_URL))
    void careful('subscribe to content', () => subscribeToContent(env));
  const timer = fresh
    ? undefined
    : setTimeout(
        () =>
          void careful('first look', async () => {
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
