import 'server-only';
import { createHash } from 'node:crypto';
import { searchIndexes } from '@/lib/config/search-indexes';
import { log } from '@/lib/core/log';
import { ok, type Result } from '@/lib/core/result';
import type { Shopper } from '@/lib/session/shopper';
import { sendInsight } from '@/lib/upstream/search/insights';
import { isUpstreamError } from '@/lib/upstream/upstream-error';
import { z } from 'zod';

/** `POST /api/search/events`: what a shopper did with an answer of the search engine (specification A7). */
export const searchEventSchema = z
  .strictObject({
    type: z.enum(['click', 'conversion']),
    objectID: z.string().regex(/^[A-Za-z0-9_-]{1,100}$/),
    queryID: z.string().regex(/^[0-9a-f]{32}$/),
    /** The index of the record; products unless given. */
    index: z.enum([searchIndexes.products, searchIndexes.content]).default(searchIndexes.products),
    position: z.number().int().min(1).max(100_000).optional(),
  })
  .refine(({ type, position }) => type === 'conversion' || position !== undefined, {
    path: ['position'],
  });

export type SearchEventReport = z.infer<typeof searchEventSchema>;

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
            eventSubtype: 'addToCart',
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
