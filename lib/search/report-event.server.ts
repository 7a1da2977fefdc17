import 'server-only';
import { createHash } from 'node:crypto';
import { searchIndexes } from '@/lib/config/search-indexes';
import { log } from '@/lib/core/log';
import { ok, type Result } from '@/lib/core/result';
import type { Shopper } from '@/lib/session/shopper';
import { sendInsight } from '@/lib/upstream/search/insights';
import { isUpstreamError } from '@/lib/upstream/upstream-error';
import type { SearchEventReport } from './event-schema';

/**
 * Passes a click or a conversion on to search analytics, under a token that says nothing of the shopper. A report that cannot be
 * delivered is logged and lost: nobody waits for it (specification A8).
 */
export async function reportSearchEvent(
  shopper: Shopper,
  { type, objectID, queryID, index, position }: SearchEventReport,
): Promise<Result<null, never>> {
  const sid = shopper.current()?.sid;
  const userToken = sid ? createHash('sha256').update(sid).digest('hex').slice(0, 32) : 'visitor';
  try {
    await sendInsight(
      type === 'click'
        ? {
            eventType: 'click',
            eventName: index === searchIndexes.products ? 'Product Clicked' : 'Article Clicked',
            index,
            userToken,
            queryID,
            objectIDs: [objectID],
            positions: [position ?? 1],
          }
        : {
            eventType: 'conversion',
            eventName: 'Product Added to Cart',
            index,
            userToken,
            queryID,
            objectIDs: [objectID],
          },
    );
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    log('warn', 'search-event-lost', { operation: type, outcome: error.kind });
  }
  return ok(null);
}
