/** How long a copy of something may serve pages, in seconds, and what else ends it. */
export interface CacheRule {
  seconds: number;
  /** Names under which a webhook or a test ends the copies; `{key}` is the entity's own key. */
  tags: readonly string[];
  /** What ends a copy, in words for the reader. */
  endedBy: string;
}

/** The one table of what is cached: entity → tags → lifetime → what ends it, time included (architecture rule 5). */
export const cacheManifest = {
  categories: {
    seconds: 3600,
    tags: ['categories'],
    endedBy: 'catalogue webhook; a StartDate or EndDate; Chicago midnight',
  },
  'category-text': { seconds: 3600, tags: ['category:{key}'], endedBy: 'catalogue webhook' },
  product: {
    seconds: 3600,
    tags: ['products', 'product:{key}'],
    endedBy: 'catalogue webhook; release dates; end of the New flag',
  },
  'product-list': {
    seconds: 900,
    tags: ['products', 'product-list'],
    endedBy: "catalogue webhook (the list's own tags); release dates; stock band",
  },
  'search-result': { seconds: 300, tags: ['products', 'search-result'], endedBy: 'index update' },
  content: { seconds: 3600, tags: ['content', 'content:{key}'], endedBy: 'content webhook' },
  stores: { seconds: 3600, tags: ['stores'], endedBy: 'address webhook' },
  'buyer-settings': {
    seconds: 300,
    tags: ['buyer-settings'],
    endedBy: 'change of its part of the file; Chicago midnight',
  },
  'page-settings': {
    seconds: 3600,
    tags: ['page-settings'],
    endedBy: 'change of its page in the file; a write of what crawlers are told by',
  },
  wallets: {
    seconds: 3600,
    tags: ['wallets'],
    endedBy: 'its age: checkout itself asks the gateway anew',
  },
  colors: { seconds: 3600, tags: ['colors'], endedBy: 'file change' },
} as const satisfies Record<string, CacheRule>;

export type CachedEntity = keyof typeof cacheManifest;

/** The tags of one copy: its entity's, and those of what else it shows (`lib/cache/tags.ts`). */
export function cacheTags(
  entity: CachedEntity,
  key: string,
  shown: readonly string[] = [],
): string[] {
  return [
    ...new Set([...cacheManifest[entity].tags.map((tag) => tag.replace('{key}', key)), ...shown]),
  ];
}
