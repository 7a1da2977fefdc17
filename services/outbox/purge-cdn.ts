import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { purgesOf, type CdnForm } from '@/lib/cache/cdn';
import type { Revalidation } from '@/lib/cache/revalidation';
import { PlainError } from '@/lib/core/errors/error-words';
import { parsedJson } from '@/lib/core/text';
import type { Env } from '@/lib/config/env';
import { answerText } from '@/lib/upstream/read-answer';
import type { Statements } from '@/services/database/statements';
import { enqueue } from './outbox';

const timeoutMs = 5000;

/** Once the storefronts have heard of a change for the second time: a CDN that asked earlier could get the old page again. */
export const afterStorefrontsMs = 500;

/** Puts into the outbox what the CDN must end because of a change: each tag once, as many messages as calls. `toldAfterMs`: when the storefronts have all heard of it. */
export function* purgeCdn(
  form: CdnForm,
  change: Pick<Revalidation, 'tags' | 'files'>,
  toldAfterMs: number,
): Statements<void> {
  for (const tags of purgesOf(form, change))
    yield* enqueue(
      { messageID: `cdn-${randomUUID()}`, kind: 'cdn-purge', payload: { tags } },
      toldAfterMs + afterStorefrontsMs,
    );
}

const asBearer = (key: string, tags: readonly string[]) => ({
  headers: { authorization: `Bearer ${key}` },
  body: { tags },
});

/** How each CDN is asked, as it documents: its key, its body. */
const asks: Record<
  CdnForm,
  (key: string, tags: readonly string[]) => { headers: Record<string, string>; body: unknown }
> = {
  http: asBearer,
  fastly: (key, tags) => ({ headers: { 'fastly-key': key }, body: { surrogate_keys: tags } }),
  cloudflare: asBearer,
};

/**
 * Has the CDN end every copy with one of these tags; nothing without one. Throws when it does not say that it did; what is thrown names neither the
 * key nor what the CDN answered.
 */
export async function deliverPurge(
  { tags }: { tags: readonly string[] },
  {
    CDN_PURGE: form,
    CDN_PURGE_URL: url,
    CDN_PURGE_KEY: key,
  }: Pick<Env, 'CDN_PURGE' | 'CDN_PURGE_URL' | 'CDN_PURGE_KEY'>,
): Promise<void> {
  if (!form || !url || !key) return;
  const { headers, body } = asks[form](key, tags);
  const response = await fetch(url, {
    method: 'POST',
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
  });
  const answer = await answerText(response);
  if (!response.ok) throw new PlainError(`The CDN answered ${response.status}.`);
  // Cloudflare may say 200 and that it failed.
  if (form === 'cloudflare' && !saysSuccess(answer)) throw new PlainError('The CDN did not purge.');
}

function saysSuccess(answer: string): boolean {
  return z.object({ success: z.literal(true) }).safeParse(parsedJson(answer)).success;
}
