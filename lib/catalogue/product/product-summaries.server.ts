import 'server-only';
import { cached } from '@/lib/cache/cached';
import { tags } from '@/lib/cache/tags';
import { retrySoon } from '@/lib/cache/retry-soon';
import { now } from '@/lib/core/time/clock';
import { isId } from '@/lib/core/ids';
import { log } from '@/lib/core/log';
import { listProducts, listProductsByCode } from '@/lib/upstream/commerce/products';
import { productXp } from '../from-commerce';
import type { ProductSummary } from './product';
import { nextChange, productGroup } from './product-group';
import { problem, type Problem } from '@/lib/core/error-codes';
import { err, ok, type Result } from '@/lib/core/result';
import { partsOf } from '@/lib/core/parts-of';

/** What the catalogue has for a list of product codes. */
export interface CodesFound {
  /** Summaries of the groups that can be shown, in the order asked for. */
  summaries: ProductSummary[];
  /** The codes that belong to a product, shown or hidden. */
  existing: string[];
}

/** Summaries of the groups with these codes, in the order asked for; codes without a product to show are left out. Throws `UpstreamError`. */
export async function getProductSummaries(codes: readonly string[]): Promise<ProductSummary[]> {
  return (await lookUpCodes(codes)).summaries;
}

/** So many codes make one copy: Next keeps no more than 128 tags with it, and drops the others, by which it would be ended. */
const codesAtOnce = 100;

/** The same with the codes that exist at all: a product that is hidden or has no price is not shown, but not gone either. Throws `UpstreamError`. */
export async function lookUpCodes(codes: readonly string[]): Promise<CodesFound> {
  const validCodes = codes.filter(isId);
  const found = await Promise.all(partsOf(validCodes, codesAtOnce).map(lookUpSome));
  return {
    summaries: found.flatMap(({ summaries }) => summaries),
    existing: found.flatMap(({ existing }) => existing),
  };
}

function lookUpSome(codes: string[]): Promise<CodesFound> {
  return cached(
    'product-list',
    `codes/${codes.join('|')}`,
    async () => {
      const products = await listProductsByCode(codes);
      const groups = codes.map((code) => ({
        code,
        products: products.filter((product) => productXp(product)?.ProductCode === code),
      }));
      return {
        summaries: groups.flatMap(
          (group) => productGroup(group.products, new Map(), now())?.summary ?? [],
        ),
        existing: groups.flatMap((group) => (group.products.length > 0 ? [group.code] : [])),
        nextChange: nextChange(products, now()),
      };
    },
    { tags: codes.map(tags.named), secondsUntilNextChange },
  );
}

/** The summaries, or none when the catalogue is not available: that part of a page is left out (specification A8). */
export async function getSummariesOrNone(codes: readonly string[]): Promise<ProductSummary[]> {
  try {
    return await getProductSummaries(codes);
  } catch (error) {
    log('warn', 'catalogue-unavailable', {
      operation: 'summaries',
      outcome: error instanceof Error ? error.name : 'unknown',
    });
    await retrySoon();
    return [];
  }
}

/** Products whose care an article describes (`xp.Articles`), at most `most`; none when the catalogue is not available. */
export async function getSummariesAbout(
  articleSlug: string,
  most: number,
): Promise<ProductSummary[]> {
  try {
    const codes = await cached(
      'product-list',
      `about/${articleSlug}`,
      async () => {
        const { Items } = await listProducts({
          filters: { 'xp.Articles': articleSlug, 'xp.IsDefaultProduct': true, 'xp.Visible': true },
          pageSize: most,
        });
        return Items.flatMap((product) => productXp(product)?.ProductCode ?? []);
      },
      { tags: [tags.article(articleSlug)] },
    );
    return await getProductSummaries(codes);
  } catch (error) {
    log('warn', 'catalogue-unavailable', {
      operation: 'about-article',
      outcome: error instanceof Error ? error.name : 'unknown',
    });
    await retrySoon();
    return [];
  }
}

function secondsUntilNextChange({ nextChange: at }: { nextChange: string | null }): number | null {
  return at ? Math.ceil((Date.parse(at) - now().getTime()) / 1000) : null;
}

const mostCodes = 24;

/** Summaries of products by code, `?codes=a,b`, in the order asked; codes the shop no longer has are left out. Throws `UpstreamError`. */
export async function listSummaries(
  query: URLSearchParams,
): Promise<Result<ProductSummary[], Problem>> {
  const codes = [...new Set((query.get('codes') ?? '').split(',').filter(Boolean))];
  if (codes.length === 0 || codes.length > mostCodes || !codes.every(isId))
    return err(problem('bad-request', { field: 'codes' }));
  return ok(await getProductSummaries(codes));
}
