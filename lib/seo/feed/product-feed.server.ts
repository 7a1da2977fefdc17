import 'server-only';
import { cached } from '@/lib/cache/cached';
import { tags } from '@/lib/cache/tags';
import { now } from '@/lib/core/time/clock';
import { deliveryFacts } from '@/lib/delivery/sources.server';
import { classTerms } from '@/lib/promise/class-terms';
import { shippingTags } from '@/lib/promise/shipping-terms.server';
import { listAllProducts } from '@/lib/upstream/commerce/catalogue';
import { answering } from '../sitemap/sitemaps.server';
import { listedGroups } from '../sitemap/sitemap-pages';
import { feedItems, feedXml } from './product-feed';

/** The feed of all products for comparisons of prices, of at most a quarter of an hour ago. Throws `UpstreamError`: a feed without true delivery is none. */
export function productFeed(origin: string): Promise<string> {
  return cached(
    'product-list',
    `feed/${origin}`,
    async () => {
      const [facts, products] = await Promise.all([
        deliveryFacts(),
        listAllProducts({ 'xp.Visible': true }),
      ]);
      const groups = await answering(listedGroups(products, now()));
      return feedXml(feedItems(groups, classTerms(facts, now()), now()), origin);
    },
    {
      tags: [tags.catalogue, tags.allProducts, tags.toldToCrawlers('redirects'), ...shippingTags],
    },
  );
}
