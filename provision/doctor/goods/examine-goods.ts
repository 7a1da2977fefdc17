import {
  Addresses,
  Auth,
  Me,
  type BuyerAddress,
  type BuyerProduct,
  type Category,
  type Filters,
} from 'ordercloud-javascript-sdk';
import type { Env } from '@/lib/config/env';
import { allPages } from '@/lib/upstream/commerce/list-page';
import type { Check } from '../check';
import { categoryRules } from './category-rules';
import { goodsChecks } from './goods-rule';
import { cityRules, storeRules } from './place-rules';
import { productRules } from './product-rules';

const pageSize = 100;

/**
 * Whether the goods of the commerce platform are such that the shop can show and sell them: products, categories, stores and local cities, as visitors see them.
 * Reads all of them, a hundred with each call. The SDK of this process must point to `COMMERCE_URL`; throws what it throws.
 */
export async function examineGoods(env: Env): Promise<Check[]> {
  const { access_token: accessToken } = await Auth.Anonymous(env.COMMERCE_CLIENT_ID, []);
  const token = { accessToken };
  const catalogID = env.COMMERCE_CATALOG_ID;
  const products = await allProducts((filters) =>
    Me.ListProducts({ catalogID, filters, pageSize, sortBy: ['ID'] }, token),
  );
  const categories = await allPages<Category>((page) =>
    Me.ListCategories({ catalogID, depth: 'all', page, pageSize }, token),
  );
  const [stores, cities] = await Promise.all(
    ['Store-*', 'LDCity-*'].map((ID) =>
      allPages<BuyerAddress>((page) =>
        Addresses.List(env.COMMERCE_BUYER_ID, { filters: { ID }, page, pageSize }, token),
      ),
    ),
  );
  const idsOf = (all: readonly { ID?: string }[]) => new Set(all.flatMap(({ ID }) => ID ?? []));
  const around = { categoryIDs: idsOf(categories), storeIDs: idsOf(stores ?? []) };
  return [
    ...goodsChecks('products', products, productRules(around)),
    ...goodsChecks('categories', categories, categoryRules),
    ...goodsChecks('stores', stores ?? [], storeRules),
    ...goodsChecks('local cities', cities ?? [], cityRules),
  ];
}

/** All products, each page from behind the last ID: the vendor refuses deep pages by number. */
async function allProducts(
  list: (filters: Filters) => Promise<{ Items: BuyerProduct[] }>,
): Promise<BuyerProduct[]> {
  const all: BuyerProduct[] = [];
  for (;;) {
    const after = all.at(-1)?.ID;
    const { Items } = await list(after === undefined ? {} : { ID: `>${after}` });
    all.push(...Items);
    if (Items.length < pageSize) return all;
  }
}
