import {
  Addresses,
  Auth,
  Me,
  type BuyerAddress,
  type BuyerProduct,
  type Category,
} from 'ordercloud-javascript-sdk';
import type { Env } from '@/lib/config/env';
import { allPages, allPagesById } from '@/lib/upstream/commerce/list-page';
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
  const products = await allPagesById<BuyerProduct, 'ID'>('ID', (page, filters) =>
    Me.ListProducts({ catalogID, filters, page, pageSize, sortBy: ['ID'] }, token),
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
