import { listSummaries } from '@/lib/catalogue/product/product-summaries.server';
import { route } from '@/lib/http/route';

/** Summaries of products by code. */
export const GET = route({ name: 'catalogue/products' }, ({ query }) => listSummaries(query));
