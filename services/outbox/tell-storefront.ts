import { randomUUID } from 'node:crypto';
import type { CdnForm } from '@/lib/cache/cdn';
import { revalidationPath, type Revalidation } from '@/lib/cache/revalidation';
import { now } from '@/lib/core/time/clock';
import { signatureHeader, signBody, timestampHeader } from '@/lib/core/signature';
import type { Statements } from '@/services/database/statements';
import { enqueue } from './outbox';
import { purgeCdn } from './purge-cdn';

const timeoutMs = 5000;
const mostTags = 1000;

/** How long after a change a storefront hears of it again: longer than a page is made (decision 017). */
export const toldAgainAfterMs = 3000;

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
  const parts = Array.from(
    { length: Math.max(1, Math.ceil(distinct.length / mostTags)) },
    (_, part) => distinct.slice(part * mostTags, (part + 1) * mostTags),
  );
  if (distinct.length === 0 && files.length === 0) return;
  if (cdn) yield* purgeCdn(cdn, { tags: distinct, files: [...files] }, toldAgainAfterMs);
  for (const url of urls) {
    for (const [part, some] of parts.entries()) {
      const revalidation = { tags: some, files: part === 0 ? [...files] : [] };
      const message = {
        messageID: `storefront-${randomUUID()}`,
        kind: 'storefront-revalidation',
        payload: { url, revalidation },
      } as const;
      yield* enqueue(message);
      yield* enqueue({ ...message, messageID: `${message.messageID}-again` }, toldAgainAfterMs);
    }
  }
}

/** Delivers one message to a storefront, signed now. Throws when it does not answer 200. */
export async function deliverRevalidation(
  { url, revalidation }: { url: string; revalidation: Revalidation },
  secret: string,
): Promise<void> {
  const body = JSON.stringify(revalidation);
  const at = now().getTime();
  const response = await fetch(`${url}${revalidationPath}`, {
    method: 'POST',
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      'content-type': 'application/json',
      [timestampHeader]: String(at),
      [signatureHeader]: signBody(secret, at, body),
    },
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The storefront answered ${response.status}.`);
}
