import 'server-only';
import { cached } from '@/lib/cache/cached';
import { now } from '@/lib/core/time/clock';
import { isId } from '@/lib/core/ids';
import { listProductSpecs, productsOfCode } from '@/lib/upstream/commerce/catalogue';
import type { ProductGroup } from './product';
import { productGroup } from './product-group';

/** The products that share one code, or `null` when no product matches. Throws `UpstreamError` when there is no copy to serve. */
export async function getProductGroup(code: string): Promise<ProductGroup | null> {
  if (!isId(code)) return null;
  return cached('product', code, () => fetchGroup(code), {
    nextChange: (group) => group?.nextChange ?? null,
  });
}

async function fetchGroup(code: string): Promise<ProductGroup | null> {
  const products = await productsOfCode(code);
  const withSpecs = products.flatMap((product) =>
    product.ID && product.SpecCount !== 0 ? [product.ID] : [],
  );
  const specs = await Promise.all(
    withSpecs.map(async (id) => [id, await listProductSpecs(id)] as const),
  );
  return productGroup(products, new Map(specs), now());
}
