import 'server-only';
import { cached } from '@/lib/cache/cached';
import { tags } from '@/lib/cache/tags';
import { retrySoon } from '@/lib/cache/retry-soon';
import { now } from '@/lib/core/clock';
import { isId } from '@/lib/core/ids';
import { log } from '@/lib/core/log';
import { listProducts, listProductsByCode } from '@/lib/upstream/commerce/products';
import { productXp } from './from-commerce';
import type { ProductSummary } from './product';
import { productGroup } from './product-group';

/** Summaries of the groups with these codes, in the order asked for; codes without a product are left out. Throws `UpstreamError`. */
export async function getProductSummaries(codes: readonly string[]): Promise<ProductSummary[]> {
  const asked = codes.filter(isId);
  if (asked.length === 0) return [];
  return cached('product-list', `codes/${asked.join('|')}`, async () => {
    const products = await listProductsByCode(asked);
    return asked.flatMap((code) => productGroup(products.filter((product) => productXp(product)?.ProductCode === code), new Map(), now())?.summary ?? []);
  }, { tags: asked.map(tags.named) });
}

/** The same, or none when the catalogue is not available: that part of a page is left out (000 §8). */
export async function getSummariesOrNone(codes: readonly string[]): Promise<ProductSummary[]> {
  try {
    return await getProductSummaries(codes);
  } catch (error) {
    log('warn', 'catalogue-unavailable', { operation: 'summaries', outcome: error instanceof Error ? error.name : 'unknown' });
    await retrySoon();
    return [];
  }
}

/** Products whose care an article describes (`xp.Articles`), at most `most`; none when the catalogue is not available. */
export async function getSummariesAbout(articleSlug: string, most: number): Promise<ProductSummary[]> {
  try {
    const codes = await cached('product-list', `about/${articleSlug}`, async () => {
      const { Items } = await listProducts({ filters: { 'xp.Articles': articleSlug, 'xp.IsDefaultProduct': true, 'xp.Visible': true }, pageSize: most });
      return Items.flatMap((product) => productXp(product)?.ProductCode ?? []);
    }, { tags: [tags.article(articleSlug)] });
    return await getProductSummaries(codes);
  } catch (error) {
    log('warn', 'catalogue-unavailable', { operation: 'about-article', outcome: error instanceof Error ? error.name : 'unknown' });
    await retrySoon();
    return [];
  }
}
