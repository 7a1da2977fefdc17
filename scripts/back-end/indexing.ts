import type { Env } from '@/lib/config/env';
import { carefully, startIndexer } from '@/services/indexer/start';
import { subscribeToContent } from '@/provision/contentful/subscribe';
import { subscribeToCommerce } from '@/provision/ordercloud/subscribe';
import type { Systems } from './systems';

/** Starts the indexer and subscribes it to the stand-ins beside it. Nothing waits for this. Returns what stops it. */
export function startIndexing(
  { indexer, commerce, content }: Systems,
  env: Env,
  { fresh }: { fresh: boolean },
): () => Promise<void> {
  const stop = startIndexer(indexer, { isFresh: fresh });
  if (commerce && env.COMMERCE_URL.startsWith(env.PLATFORM_URL))
    void carefully('subscribe to commerce', () => subscribeToCommerce(env));
  if (content && env.CONTENT_MANAGEMENT_URL.startsWith(env.PLATFORM_URL))
    void carefully('subscribe to content', () => subscribeToContent(env));
  return stop;
}
