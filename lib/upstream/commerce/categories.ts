import 'server-only';
import { Me, type Category } from 'ordercloud-javascript-sdk';
import { env } from '@/lib/config/env';
import { limits } from '@/lib/config/limits';
import { catalogueRead } from './catalogue-token';
import { orNull } from './client';
import { allPages } from './list-page';

/** Every category of the shop's catalog at all depths, or those of a product; in the platform's own order, and there are hundreds. Throws `UpstreamError`. */
export function listCategories(productID?: string): Promise<Category[]> {
  const options = {
    depth: 'all',
    catalogID: env().COMMERCE_CATALOG_ID,
    pageSize: limits.bulkPageSize,
    ...(productID ? { productID } : {}),
  };
  return allPages((page) =>
    catalogueRead('Me.ListCategories', (call) =>
      Me.ListCategories<Category>({ ...options, page }, call),
    ),
  );
}

/** One category, or `null` when there is none. Throws `UpstreamError`. */
export function getCategory(categoryID: string): Promise<Category | null> {
  const options = { catalogID: env().COMMERCE_CATALOG_ID };
  return orNull(
    catalogueRead('Me.GetCategory', (call) => Me.GetCategory<Category>(categoryID, options, call)),
  );
}
