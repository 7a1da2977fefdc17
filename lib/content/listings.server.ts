import 'server-only';
import { cached } from '@/lib/cache/cached';
import { tags } from '@/lib/cache/tags';
import { getEntries } from '@/lib/upstream/content/client';
import type { ContentListing } from './article';
import type { ArticleFields, Entry } from './entries';
import { listingFromEntry } from './from-contentful';

const listLimit = 1000;

/** Every article or static page with its address and its last publication. Throws `UpstreamError` when there is no copy to serve. */
export function getContentListings(type: 'article' | 'staticPage'): Promise<ContentListing[]> {
  return cached(
    'content',
    `listings/${type}`,
    async () => {
      const { items } = await getEntries({ content_type: type, limit: listLimit, include: 2 });
      return (items as unknown as Entry<ArticleFields>[]).map((entry) =>
        listingFromEntry(entry, type),
      );
    },
    { tags: [tags.contentListing(type)] },
  );
}
