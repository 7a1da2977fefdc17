import 'server-only';
import type { ContentfulClientApi, EntrySkeletonType } from 'contentful';
import { env } from '@/lib/config/env';
import { callUpstream } from '../policy';
import { allAnswers, deliveryClient } from './reading-api';

type Client = ContentfulClientApi<'WITHOUT_UNRESOLVABLE_LINKS'>;
export type EntriesQuery = Record<string, string | number | boolean | undefined> & {
  content_type: string;
};

/** Which of the service's two reading APIs: what is published, or the drafts. */
export type ContentApi = 'content' | 'content-preview';

const clients = new Map<ContentApi, Client>();

/** The content service's client at the configured address. A link to what is not published any more is left out. */
function contentClient(api: ContentApi): Client {
  const made = clients.get(api);
  if (made) return made;
  const {
    CONTENT_URL,
    CONTENT_PREVIEW_URL,
    CONTENT_SPACE,
    CONTENT_ENVIRONMENT,
    CONTENT_ACCESS_TOKEN,
    CONTENT_PREVIEW_TOKEN,
  } = env();
  const isPublished = api === 'content';
  const client = deliveryClient({
    url: isPublished ? CONTENT_URL : CONTENT_PREVIEW_URL,
    space: CONTENT_SPACE,
    environment: CONTENT_ENVIRONMENT,
    accessToken: isPublished ? CONTENT_ACCESS_TOKEN : CONTENT_PREVIEW_TOKEN,
  }).withoutUnresolvableLinks;
  clients.set(api, client);
  return client;
}

/** Entries of one content type with their links resolved as deep as `include` says. Throws `UpstreamError`. */
export function getEntries<TSkeleton extends EntrySkeletonType = EntrySkeletonType>(
  query: EntriesQuery,
  api: ContentApi = 'content',
) {
  return callUpstream(api, `getEntries ${query.content_type}`, { idempotent: true }, () =>
    contentClient(api).getEntries<TSkeleton>(query),
  );
}

/** All entries of one content type, however many, with their links resolved as deep as `include` says. Throws `UpstreamError`. */
export async function getAllEntries<TSkeleton extends EntrySkeletonType = EntrySkeletonType>(
  query: EntriesQuery,
  api: ContentApi = 'content',
) {
  const answers = await allAnswers((page) => getEntries<TSkeleton>({ ...query, ...page }, api));
  return answers.flatMap(({ items }) => items);
}
