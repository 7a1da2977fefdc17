import 'server-only';
import { Me, type Category } from 'ordercloud-javascript-sdk';
import { env } from '@/lib/config/env';
import { limits } from '@/lib/config/limits';
import { withCatalogueToken } from './catalogue-token';
import { commerceCall, orNull } from './client';
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
    withCatalogueToken((token) =>
      commerceCall('catalogue', 'Me.ListCategories', true, token, (call) =>
        Me.ListCategories<Category>({ ...options, page }, call),
      ),
    ),
  );
}

/** One category, or `null` when there is none. Throws `UpstreamError`. */
export function getCategory(categoryID: string): Promise<Category | null> {
  const options = { catalogID: env().COMMERCE_CATALOG_ID };
  return withCatalogueToken((token) =>
    orNull(
      commerceCall('catalogue', 'Me.GetCategory', true, token, (call) =>
        Me.GetCategory<Category>(categoryID, options, call),
      ),
    ),
  );
}
