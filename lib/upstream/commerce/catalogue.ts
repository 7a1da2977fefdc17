import 'server-only';
import {
  Me,
  type BuyerProduct,
  type Filters,
  type Spec,
  type Category,
} from 'ordercloud-javascript-sdk';
import { limits } from '@/lib/config/limits';
import { partsOf } from '@/lib/core/parts-of';
import { catalogueRead } from './catalogue-token';
import { orNull } from './client';
import { allPages, allPagesById, type ListPage } from './list-page';
import { env } from '@/lib/config/env';

export interface ProductListOptions {
  filters?: Filters;
  sortBy?: ('ID' | 'Name')[];
  page?: number;
  pageSize?: number;
}

/** One page of the products a shopper may buy, as the platform lists them. Throws `UpstreamError`. */
export function listProducts(options: ProductListOptions): Promise<ListPage<BuyerProduct>> {
  const pageSize = options.pageSize ?? limits.bulkPageSize;
  const list = { ...options, catalogID: undefined, depth: undefined, pageSize };
  return catalogueRead('Me.ListProducts', (call) => Me.ListProducts<BuyerProduct>(list, call));
}

/** Every product that matches, in the order of IDs, however many there are, 100 with each call (specification A7). Throws `UpstreamError`. */
export function listAllProducts(filters: Filters): Promise<BuyerProduct[]> {
  return allPagesById('ID', (page, after) =>
    listProducts({ filters: { ...filters, ...after }, sortBy: ['ID'], page }),
  );
}

/** A product as a shopper may buy it now; `null` for one that is missing or not visible. Throws `UpstreamError`. */
function readProduct(id: string): Promise<BuyerProduct | null> {
  return orNull(
    catalogueRead('Me.GetProduct', (call) => Me.GetProduct<BuyerProduct>(id, {}, call)),
  );
}

async function readProducts(ids: readonly string[]): Promise<BuyerProduct[]> {
  const read = await Promise.all([...new Set(ids)].map(readProduct));
  return read.filter((product) => product !== null);
}

/**
 * The products of one code as they are now. A list, which the vendor updates late, says which they are, and each is then read by itself; above
 * `limits.productsReadSingly.ofPage` the list alone is used. Throws `UpstreamError`.
 */
export async function productsOfCode(code: string): Promise<BuyerProduct[]> {
  const listed = await listProductsByCode([code]);
  if (listed.length > limits.productsReadSingly.ofPage) return listed;
  const read = await readProducts(listed.map(({ ID = '' }) => ID));
  return read.filter(({ xp }) => (xp as { ProductCode?: string } | null)?.ProductCode === code);
}

/** The products whose `xp.ProductCode` is one of `codes`, a hundred codes to a list (specification A7). Codes must have an ID's shape. Throws `UpstreamError`. */
export function listProductsByCode(codes: string[]): Promise<BuyerProduct[]> {
  return listNamed('xp.ProductCode', codes);
}

/** The products with one of these values, a hundred values to a list: an address holds no more for sure. */
async function listNamed(field: 'ID' | 'xp.ProductCode', values: string[]) {
  const lists = partsOf(values, limits.bulkPageSize).map((part) =>
    allPages((page) => listProducts({ filters: { [field]: part.join('|') }, page })),
  );
  return (await Promise.all(lists)).flat();
}

/** The products with these IDs as they are now, or above `limits.productsReadSingly.ofCart` as the vendor's late lists have them; missing ones are left out. Throws `UpstreamError`. */
export async function productsById(ids: string[]): Promise<BuyerProduct[]> {
  if (ids.length <= limits.productsReadSingly.ofCart) return readProducts(ids);
  return listNamed('ID', ids);
}

/** The choices of a product (assembly, placement) with their options. Throws `UpstreamError`. */
export async function listProductSpecs(productID: string): Promise<Spec[]> {
  const page = await catalogueRead('Me.ListSpecs', (call) =>
    Me.ListSpecs<Spec>(productID, { pageSize: limits.bulkPageSize }, call),
  );
  return page.Items;
}

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
