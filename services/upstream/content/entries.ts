import type { Entry, EntrySkeletonType } from 'contentful';
import type { Env } from '@/lib/config/env';
import { pictureAsset } from '@/lib/content/picture-asset';
import { allAnswers, deliveryClient } from '@/lib/upstream/content/reading-api';
import { callUpstream } from '@/lib/upstream/policy';

/** An entry as the delivery API answers it, links unresolved. */
export interface ContentEntry {
  id: string;
  type: string;
  createdAt: string;
  fields: Record<string, unknown>;
}

/** What the indexer reads of the content service. Everything throws `UpstreamError`. */
export interface ContentReader {
  /** A published entry; `null` when there is none. */
  entry(id: string): Promise<ContentEntry | null>;
  /** IDs of all entries reachable from those of a type, by their own ID. */
  reachedFrom(type: string): Promise<{ entry: ContentEntry; reached: Set<string> }[]>;
  /** All entries of a type. */
  all(type: string): Promise<ContentEntry[]>;
  /** Address of an asset; `null` when there is none, or it is no picture. */
  assetUrl(id: string): Promise<string | null>;
}

type WithUnresolvedLinks = Entry<EntrySkeletonType, 'WITHOUT_LINK_RESOLUTION'>;

/** The official client of the delivery API, without resolving links. */
export function contentReader(env: Env): ContentReader {
  const client = deliveryClient({
    url: env.CONTENT_URL,
    space: env.CONTENT_SPACE,
    environment: env.CONTENT_ENVIRONMENT,
    accessToken: env.CONTENT_ACCESS_TOKEN,
  }).withoutLinkResolution;
  const read = <T>(operation: string, call: () => Promise<T>) =>
    callUpstream('indexed-content', operation, { idempotent: true }, call);
  const ask = async (query: Record<string, string | number>) => {
    const answer = await read('getEntries', () => client.getEntries(query));
    return {
      total: answer.total,
      items: answer.items.map(toEntry),
      included: (answer.includes?.Entry ?? []).map(({ sys }) => sys.id),
    };
  };
  // By ID: what is published meanwhile moves no entry to another page.
  const askAll = (query: Record<string, string | number>) =>
    allAnswers((page) => ask({ ...query, ...page, order: 'sys.id' }));
  return {
    entry: async (id) => (await ask({ 'sys.id': id, include: 0, limit: 1 })).items[0] ?? null,
    all: async (type) =>
      (await askAll({ content_type: type, include: 0 })).flatMap(({ items }) => items),
    reachedFrom: async (type) =>
      (await askAll({ content_type: type, include: 3 })).flatMap(({ items, included }) =>
        items.map((entry) => ({ entry, reached: new Set([entry.id, ...included]) })),
      ),
    assetUrl: async (id) => {
      const { items } = await read('getAssets', () => client.getAssets({ 'sys.id': id, limit: 1 }));
      return pictureAsset(items[0]?.fields, env.CONTENT_URL)?.url ?? null;
    },
  };
}

function toEntry({ sys, fields }: WithUnresolvedLinks): ContentEntry {
  return { id: sys.id, type: sys.contentType.sys.id, createdAt: sys.createdAt, fields };
}
