import type { Metadata } from 'next';
import { salePagePath } from '@/lib/routes/sale-path';
import { pageMetadata } from './page-meta';

/** Meta of the on-sale list; each of its pages is canonical for itself. */
export function saleMeta({
  page = 1,
  origin,
  noindex = false,
}: {
  page?: number;
  origin: string;
  noindex?: boolean;
}): Metadata {
  return pageMetadata({
    name: page > 1 ? `On Sale, page ${page}` : 'On Sale',
    description: 'What is reduced this week: bouquets, plants and supplies.',
    path: salePagePath(page),
    origin,
    noindex,
  });
}
