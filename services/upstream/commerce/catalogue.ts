import {
  Catalogs,
  Categories,
  LineItems,
  Orders,
  PriceSchedules,
  Products,
  Specs,
  type Category,
  type Order,
  type PriceSchedule,
  type Product,
  type Spec,
} from 'ordercloud-javascript-sdk';
import type { Filters } from 'ordercloud-javascript-sdk';
import type { Env } from '@/lib/config/env';
import { allPages, allPagesById } from '@/lib/upstream/commerce/list-page';
import { partsOf } from '@/lib/core/parts-of';
import { elevatedRead, orNull } from './call';
import type { MiddlewareToken } from './middleware-token';

const pageSize = 100;

/** The catalogue as the seller sees it, hidden and inactive products included. Everything throws `CommerceFailure`. */
export interface SellerCatalogue {
  product(id: string): Promise<Product | null>;
  productsWhere(filters: Filters): Promise<Product[]>;
  /** The next products by ID, the first where `after` is `null`; none at the end. The vendor answers deep pages by the ID of the last one, not by number. */
  productsAfter(after: string | null): Promise<Product[]>;
  schedules(ids: readonly string[]): Promise<PriceSchedule[]>;
  /** Whether shoppers can see a product: it is assigned to the shop's catalog. */
  inCatalog(productID: string): Promise<boolean>;
  /** A page of the IDs of the products in the shop's catalog, and how many pages there are: by their numbers, as in `productIDsIn`. */
  productIDsOfCatalog(page: number): Promise<{ ids: string[]; pages: number }>;
  /** A handful: one product's categories. */
  categoryIDsOf(productID: string): Promise<string[]>;
  /** The IDs of the products in one category, by the numbers of pages: assignments have no ID, and the call takes no filter. They are not read from the vendor's search. */
  productIDsIn(categoryID: string): Promise<string[]>;
  category(id: string): Promise<Category | null>;
  categories(): Promise<Category[]>;
  /** The specs of a product with their options. */
  specs(productID: string): Promise<Spec[]>;
  productIDsOfSpec(specID: string): Promise<string[]>;
  productIDsOfOrder(orderID: string): Promise<string[]>;
  order(orderID: string): Promise<Order | null>;
}

/** The seller's catalogue by the elevated token. */
export function sellerCatalogue(env: Env, token: MiddlewareToken): SellerCatalogue {
  const catalogID = env.COMMERCE_CATALOG_ID;
  /** Which products are in which categories, of one product or one category. */
  const assignments = (of: { productID: string } | { categoryID: string }) =>
    allPages((page) =>
      elevatedRead(token, (options) =>
        Categories.ListProductAssignments(catalogID, { ...of, page, pageSize }, options),
      ),
    );
  return {
    product: (id) => orNull(elevatedRead(token, (options) => Products.Get<Product>(id, options))),
    productsWhere: (filters) =>
      allPagesById('ID', (page, after) =>
        elevatedRead(token, (options) =>
          Products.List<Product>(
            { filters: { ...filters, ...after }, page, pageSize, sortBy: ['ID'] },
            options,
          ),
        ),
      ),
    productsAfter: async (after) => {
      const filters: Filters = after === null ? {} : { ID: `>${after}` };
      const list = await elevatedRead(token, (options) =>
        Products.List<Product>({ filters, pageSize, sortBy: ['ID'] }, options),
      );
      return list.Items ?? [];
    },
    schedules: async (ids) => {
      const pages = await Promise.all(
        chunksOf(ids).map((some) =>
          elevatedRead(token, (options) =>
            PriceSchedules.List<PriceSchedule>(
              { filters: { ID: some.join('|') }, pageSize },
              options,
            ),
          ),
        ),
      );
      return pages.flatMap(({ Items }) => Items ?? []);
    },
    inCatalog: async (productID) => {
      const found = await elevatedRead(token, (options) =>
        Catalogs.ListProductAssignments({ catalogID, productID, pageSize }, options),
      );
      return (found.Items ?? []).some(({ ProductID }) => ProductID === productID);
    },
    productIDsOfCatalog: async (page) => {
      const { Items, Meta } = await elevatedRead(token, (options) =>
        Catalogs.ListProductAssignments({ catalogID, page, pageSize }, options),
      );
      return { ids: Items.map(({ ProductID }) => ProductID), pages: Meta.TotalPages };
    },
    categoryIDsOf: async (productID) =>
      (await assignments({ productID })).map(({ CategoryID }) => CategoryID ?? ''),
    productIDsIn: async (categoryID) =>
      (await assignments({ categoryID })).map(({ ProductID }) => ProductID ?? ''),
    category: (id) =>
      orNull(elevatedRead(token, (options) => Categories.Get<Category>(catalogID, id, options))),
    categories: () =>
      allPagesById('ID', (page, after) =>
        elevatedRead(token, (options) =>
          Categories.List<Category>(
            catalogID,
            { depth: 'all', filters: after, sortBy: ['ID'], page, pageSize },
            options,
          ),
        ),
      ),
    specs: (productID) =>
      allPages((page) =>
        elevatedRead(token, (options) =>
          Products.ListSpecs<Spec>(productID, { page, pageSize }, options),
        ),
      ),
    productIDsOfSpec: async (specID) =>
      (
        await allPagesById('ProductID', (page, after) =>
          elevatedRead(token, (options) =>
            Specs.ListProductAssignments(
              { filters: { SpecID: specID, ...after }, sortBy: ['ProductID'], page, pageSize },
              options,
            ),
          ),
        )
      ).map(({ ProductID }) => ProductID ?? ''),
    order: (orderID) =>
      orNull(elevatedRead(token, (options) => Orders.Get('Incoming', orderID, options))),
    productIDsOfOrder: async (orderID) =>
      (
        await allPages((page) =>
          elevatedRead(token, (options) =>
            LineItems.List('Incoming', orderID, { page, pageSize }, options),
          ),
        )
      ).map(({ ProductID }) => ProductID ?? ''),
  };
}

/** IDs, each once, by as many as one list answers and one address holds. */
export function chunksOf(ids: readonly string[]): string[][] {
  return partsOf([...new Set(ids)].filter(Boolean), pageSize);
}
