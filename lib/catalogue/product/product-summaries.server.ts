import 'server-only';
import type { BuyerProduct } from 'ordercloud-javascript-sdk';
import { cached } from '@/lib/cache/cached';
import { tags } from '@/lib/cache/tags';
import { orElse } from '@/lib/cache/or-else';
import { now } from '@/lib/core/time/clock';
import { isId } from '@/lib/core/ids';
import { listProducts, listProductsByCode } from '@/lib/upstream/commerce/catalogue';
import { productXp } from '../from-commerce';
import type { ProductSummary } from './product';
import { nextChange, productGroup } from './product-group';
import { problem, type Problem } from '@/lib/core/errors/error-codes';
import { err, ok, type Result } from '@/lib/core/result';

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

/**
 * The same with the codes that exist at all: a product that is hidden or has no price is not shown, but not gone either. A copy is of one code, since lists of codes are
 * without end, and codes nobody has make none; those without a copy are read together. Throws `UpstreamError`.
 */
export async function lookUpCodes(codes: readonly string[]): Promise<CodesFound> {
  const validCodes = codes.filter(isId);
  const read = listedTogether(listProductsByCode, (product) => productXp(product)?.ProductCode);
  const found = await Promise.all(validCodes.map((code) => lookUp(code, read)));
  return {
    summaries: found.flatMap(({ summary }) => summary ?? []),
    existing: validCodes.filter((_, index) => found[index]?.exists),
  };
}

/** Reads what is wanted by name with one list: names that come in one turn of the event loop go into the same. Answers what the list has for the name. */
function listedTogether<Item>(
  list: (names: string[]) => Promise<Item[]>,
  nameOf: (item: Item) => string | undefined,
): (name: string) => Promise<Item[]> {
  let names: string[] = [];
  let listing: Promise<Item[]> | null = null;
  const listSoon = async () => {
    await new Promise(setImmediate);
    const wanted = names;
    names = [];
    listing = null;
    return list(wanted);
  };
  return async (name) => {
    names.push(name);
    listing ??= listSoon();
    return (await listing).filter((item) => nameOf(item) === name);
  };
}

function lookUp(code: string, read: (code: string) => Promise<BuyerProduct[]>) {
  return cached(
    'product-list',
    `code/${code}`,
    async () => {
      const products = await read(code);
      return {
        summary: productGroup(products, new Map(), now())?.summary ?? null,
        exists: products.length > 0,
        nextChange: nextChange(products, now()),
      };
    },
    {
      tags: [tags.named(code)],
      nextChange: (found) => found.nextChange,
      isKept: ({ exists }) => exists,
    },
  );
}

/** The summaries, or none when the catalogue is not available: that part of a page is left out (specification A8). */
export function getSummariesOrNone(codes: readonly string[]): Promise<ProductSummary[]> {
  return orElse('catalogue', 'summaries', [], () => getProductSummaries(codes));
}

/** Products whose care an article describes (`xp.Articles`), at most `most`; none when the catalogue is not available. */
export function getSummariesAbout(articleSlug: string, most: number): Promise<ProductSummary[]> {
  return orElse('catalogue', 'about-article', [], async () => {
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
    return getProductSummaries(codes);
  });
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
