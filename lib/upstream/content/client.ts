import 'server-only';
import { createClient, type ContentfulClientApi, type EntrySkeletonType } from 'contentful';
import { env } from '@/lib/config/env';
import { callUpstream } from '../policy';

type Client = ContentfulClientApi<undefined>;
export type EntriesQuery = Record<string, string | number | boolean | undefined> & { content_type: string };
export type Entries = Awaited<ReturnType<Client['getEntries']>>;

let client: Client | undefined;

/** The content service's official client at the configured address, without retries of its own. */
function contentClient(): Client {
  if (client) return client;
  const { CONTENT_URL, CONTENT_SPACE, CONTENT_ENVIRONMENT, CONTENT_ACCESS_TOKEN } = env();
  const address = new URL(CONTENT_URL);
  client = createClient({
    space: CONTENT_SPACE,
    environment: CONTENT_ENVIRONMENT,
    accessToken: CONTENT_ACCESS_TOKEN,
    host: address.host,
    basePath: address.pathname === '/' ? '' : address.pathname,
    insecure: address.protocol === 'http:',
    retryOnError: false,
    timeout: 10_000,
  });
  return client;
}

/** Entries of one content type with their links resolved as deep as `include` says. Throws `UpstreamError`. */
export function getEntries<TSkeleton extends EntrySkeletonType = EntrySkeletonType>(query: EntriesQuery) {
  return callUpstream('content', `getEntries ${query.content_type}`, { idempotent: true }, () =>
    contentClient().getEntries<TSkeleton>(query as never));
}
