import 'server-only';
import { Me, type BuyerProduct, type Filters, type Spec } from 'ordercloud-javascript-sdk';
import { limits } from '@/lib/config/limits';
import { withCatalogueToken } from './catalogue-token';
import { commerceCall } from './client';
import { allPages, type ListPage } from './list-page';

export interface ProductListOptions {
  filters?: Filters;
  search?: string;
  /** A category's ID: products in it. */
  categoryID?: string;
  page?: number;
  pageSize?: number;
}

/** One page of the products a shopper may buy, as the platform lists them. Throws `UpstreamError`. */
export function listProducts(options: ProductListOptions): Promise<ListPage<BuyerProduct>> {
  const pageSize = options.pageSize ?? limits.bulkPageSize;
  const list = { ...options, catalogID: undefined, depth: undefined, pageSize };
  return withCatalogueToken((token) =>
    commerceCall('catalogue', 'Me.ListProducts', true, token, (call) =>
      Me.ListProducts<BuyerProduct>(list, call),
    ),
  );
}

/** Every product that matches, page by page at 100 each (specification A7). Throws `UpstreamError`. */
export function listAllProducts(
  options: Omit<ProductListOptions, 'page' | 'pageSize'>,
): Promise<BuyerProduct[]> {
  return allPages((page) => listProducts({ ...options, page }));
}

/** The products whose `xp.ProductCode` is one of `codes`: page 1, size 100 (specification A7). Codes must have an ID's shape. */
export async function listProductsByCode(codes: string[]): Promise<BuyerProduct[]> {
  if (codes.length === 0) return [];
  return listAllProducts({ filters: { 'xp.ProductCode': codes.join('|') } });
}

/** The products with these IDs; missing ones are simply absent. */
export async function listProductsById(ids: string[]): Promise<BuyerProduct[]> {
  if (ids.length === 0) return [];
  return listAllProducts({ filters: { ID: ids.join('|') } });
}

/** The choices of a product (assembly, placement) with their options. Throws `UpstreamError`. */
export async function listProductSpecs(productID: string): Promise<Spec[]> {
  const page = await withCatalogueToken((token) =>
    commerceCall('catalogue', 'Me.ListSpecs', true, token, (call) =>
      Me.ListSpecs<Spec>(productID, { pageSize: limits.bulkPageSize }, call),
    ),
  );
  return page.Items;
}
