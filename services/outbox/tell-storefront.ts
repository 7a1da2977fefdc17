import { randomUUID } from 'node:crypto';
import type { CdnForm } from '@/lib/cache/cdn';
import { postRevalidation, secondNoticeAfterMs, type Revalidation } from '@/lib/cache/revalidation';
import { changeStream, type Env } from '@/lib/config/env';
import { tellStream } from '@/lib/replicas/change-stream';
import { redis } from '@/lib/replicas/redis';
import { PlainError } from '@/lib/core/errors/error-words';
import { partsOf } from '@/lib/core/parts-of';
import type { Statements } from '@/services/database/statements';
import { enqueue } from './outbox';
import { purgeCdn } from './purge-cdn';

const mostTags = 1000;

/**
 * Puts into the outbox what every storefront must be told, nothing when nothing has changed: at once, and once more a little later for the
 * pages that were being made from the old facts meanwhile. Then the CDN, where there is one (`cdn`: its form), once.
 */
export function* tellStorefronts(
  urls: readonly string[],
  { tags = [], files = [] }: Partial<Revalidation>,
  cdn?: CdnForm,
): Statements<void> {
  const distinct = [...new Set(tags)];
  const parts = distinct.length > 0 ? partsOf(distinct, mostTags) : [[]];
  if (distinct.length === 0 && files.length === 0) return;
  if (cdn) yield* purgeCdn(cdn, { tags: distinct, files: [...files] }, secondNoticeAfterMs);
  for (const url of urls) {
    for (const [part, some] of parts.entries()) {
      const revalidation = { tags: some, files: part === 0 ? [...files] : [] };
      const message = {
        messageID: `storefront-${randomUUID()}`,
        kind: 'storefront-revalidation',
        payload: { url, revalidation },
      } as const;
      yield* enqueue(message);
      yield* enqueue({ ...message, messageID: `${message.messageID}-again` }, secondNoticeAfterMs);
    }
  }
}

/** Delivers one message to a storefront, or to the stream that all of them follow; signed now. Throws when it is not taken. */
export async function deliverRevalidation(
  { url, revalidation }: { url: string; revalidation: Revalidation },
  env: Pick<Env, 'REDIS_URL' | 'STOREFRONT_WEBHOOK_SECRET'>,
): Promise<void> {
  const secret = env.STOREFRONT_WEBHOOK_SECRET;
  const body = JSON.stringify(revalidation);
  if (url !== changeStream) return postRevalidation(url, body, secret);
  const shared = redis(env);
  if (!shared) throw new PlainError('REDIS_URL is not set any more.');
  return tellStream(shared, body, secret);
}
