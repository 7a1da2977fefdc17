import type { Env } from '@/lib/config/env';

const id = 'lilac-indexer';

/** Makes or renews the subscription at the content service (its management API). Throws an Error. */
export async function subscribeToContent(env: Env): Promise<void> {
  const address = `${env.CONTENT_MANAGEMENT_URL}/spaces/${env.CONTENT_SPACE}/webhook_definitions/${id}`;
  const headers = {
    authorization: `Bearer ${env.CONTENT_MANAGEMENT_TOKEN}`,
    'content-type': 'application/vnd.contentful.management.v1+json',
  };
  const known = await fetch(address, { headers, signal: AbortSignal.timeout(5000) });
  const version = known.ok
    ? String(((await known.json()) as { sys?: { version?: number } }).sys?.version ?? '')
    : '';
  const topics = [
    'Entry.publish',
    'Entry.unpublish',
    'Entry.delete',
    'Asset.publish',
    'Asset.unpublish',
    'Asset.delete',
  ];
  const answer = await fetch(address, {
    method: 'PUT',
    signal: AbortSignal.timeout(5000),
    headers: { ...headers, ...(version ? { 'x-contentful-version': version } : {}) },
    body: JSON.stringify({
      name: 'Search index and page cache',
      url: `${env.INDEXER_URL}/webhooks/content`,
      topics,
      active: true,
    }),
  });
  if (!answer.ok)
    throw new Error(`The content service refused the subscription: ${answer.status}.`);
}
