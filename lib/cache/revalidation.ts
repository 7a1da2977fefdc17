import { z } from 'zod';
import { signatureHeader, signBody, timestampHeader } from '@/lib/core/signature';
import { now } from '@/lib/core/time/clock';
import { isTag } from './tags';

/** The files that storefronts are notified about. */
export const revalidatedFiles = [
  'colors.json',
  'buyerxp.json',
  'sitemap.xml',
  'redirects.json',
] as const;

/** The services' notice to each storefront after a change: the tags of outdated copies, and the files that were written. */
export const revalidationSchema = z.strictObject({
  tags: z.array(z.string().refine(isTag, 'Not a tag')).max(1000).default([]),
  files: z.array(z.enum(revalidatedFiles)).max(4).default([]),
});

export type Revalidation = z.output<typeof revalidationSchema>;

/** Path of the storefront's receiver. */
export const revalidationPath = '/api/webhooks/revalidate';

/** How long after a change a storefront is notified of it again: longer than a page takes to make (decision 017). */
export const secondNoticeAfterMs = 3000;

const timeoutMs = 5000;

/** Delivers what has changed (a `Revalidation` in JSON) to the storefront at an address, signed now. Throws when it does not answer 200. */
export async function postRevalidation(url: string, body: string, secret: string): Promise<void> {
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
