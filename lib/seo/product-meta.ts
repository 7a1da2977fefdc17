import type { Metadata } from 'next';
import type { ProductGroup } from '@/lib/catalogue/product';
import { pageMetadata } from './page-meta';

/** Meta of a product page: every variant is canonical under its group's own path. */
export function productMeta(group: ProductGroup, origin: string): Metadata {
  const { picture } = group.summary;
  return pageMetadata({
    name: group.title,
    description: group.description || `${group.title}, from our own greenhouses and workrooms.`,
    path: group.path,
    origin,
    image: picture,
  });
}
