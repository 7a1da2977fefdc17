import 'server-only';
import { problem, type Problem } from '@/lib/core/error-codes';
import { isId } from '@/lib/core/ids';
import { err, ok, type Result } from '@/lib/core/result';
import type { ProductSummary } from '../product/product';
import { getProductSummaries } from '../product/product-summaries.server';

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
