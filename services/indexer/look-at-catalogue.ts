import { searchIndexes } from '@/lib/config/search-indexes';
import type { Category, Product } from 'ordercloud-javascript-sdk';
import { tags } from '@/lib/cache/tags';
import { categoryFromCommerce, categoryText, productXp } from '@/lib/catalogue/from-commerce';
import type { ProductRecord } from '@/lib/search/record';
import { lastShown, productsSeenWith, type ProductSeen } from './queue';
import { isMadeOfLists, listTags, recordChanges } from './compare-records';
import { nothing, type Finding, type IndexerContext } from './context';
import type { Entity } from './entities';
import { readGroup } from './read-group';
import { chunksOf } from '../upstream/commerce/catalogue';

const { products } = searchIndexes;

/** A product belongs to a group: the one it has now, and the one the index knows it in. */
export async function lookAtProduct(
  { catalogue, index }: IndexerContext,
  id: string,
): Promise<Finding> {
  const [product, indexed] = await Promise.all([
    catalogue.product(id),
    index.record<ProductRecord>(products, id),
  ]);
  const codes = [product && productXp(product)?.ProductCode, indexed?.ProductCode].filter(
    (code): code is string => Boolean(code),
  );
  return {
    ...nothing,
    next: [...new Set(codes)].map((code): Entity => `group:${code}`),
    shown: [{ entity: `product:${id}`, facts: productSeen(product) }],
  };
}

function productSeen(product: Product | null): ProductSeen {
  return { schedule: product?.DefaultPriceScheduleID ?? '' };
}

/** The products that are sold by a price schedule: those a list names, and those that were last seen with it. */
export async function lookAtSchedule(
  { store, catalogue }: IndexerContext,
  id: string,
): Promise<Finding> {
  const [listed, seen] = await Promise.all([
    catalogue.productsWhere({ DefaultPriceScheduleID: id }),
    productsSeenWith(store, id),
  ]);
  return groupsOf(listed, seen);
}

/** The products that offer a choice. */
export async function lookAtSpec({ catalogue }: IndexerContext, id: string): Promise<Finding> {
  return groupsWith({ catalogue }, await catalogue.productIDsOfSpec(id));
}

/** The products of an order that was submitted or cancelled: their stock has moved. */
export async function lookAtOrder({ catalogue }: IndexerContext, id: string): Promise<Finding> {
  const order = await catalogue.order(id);
  // One that is gone has no lines to be read either.
  if (!order) return nothing;
  const productIDs = await catalogue.productIDsOfOrder(id);
  return {
    ...(await groupsWith({ catalogue }, productIDs)),
    cancelled: order.Status === 'Canceled' ? [id] : [],
  };
}

/** Brings the records of a product code in step with the platform. The index is written, and has taken it, before any page is ended. */
export async function lookAtGroup(
  { store, catalogue, index, categoryNames }: IndexerContext,
  code: string,
): Promise<Finding> {
  const [names, indexed, shown] = await Promise.all([
    categoryNames.get(),
    index.recordsWith<ProductRecord>(products, 'ProductCode', code),
    store.transact(() => lastShown<{ page: string }>(`group:${code}`)),
  ]);
  const knownIDs = indexed.map(({ objectID }) => objectID);
  const now = await readGroup(catalogue, code, names, knownIDs);
  const changes = recordChanges(indexed, now.records);
  await index.save(products, changes.save);
  await index.change(products, changes.change);
  await index.remove(products, changes.remove);
  const shows = [
    ...(shown?.page === now.page ? [] : [tags.product(code)]),
    ...listTags(indexed, now.records),
  ];
  const ended = shows.length > 0 ? [...shows, tags.allProducts] : [];
  return {
    ...nothing,
    tags: ended,
    tagsOfLists: ended.filter((tag) => isMadeOfLists(tag, code)),
    shown: [
      { entity: `group:${code}`, facts: { page: now.page } },
      ...now.products.map((product) => ({
        entity: `product:${product.ID ?? ''}`,
        facts: productSeen(product),
      })),
    ],
  };
}

interface CategoryShown {
  name: string;
  /** Its place and all that menus show, as text: the database does not keep the order of keys. */
  tree: string;
  text: string;
}

/** A category: its place and name are on every page, its text on its own. */
export async function lookAtCategory(
  { store, catalogue, index, categoryNames }: IndexerContext,
  id: string,
): Promise<Finding> {
  const [category, shown] = await Promise.all([
    catalogue.category(id),
    store.transact(() => lastShown<CategoryShown>(`category:${id}`)),
  ]);
  const now = category && shownOf(category);
  const treeChanged = shown?.tree !== now?.tree;
  if (treeChanged) categoryNames.drop();
  const renamed = Boolean(shown?.name) && shown?.name !== now?.name;
  return {
    ...nothing,
    next: renamed ? await membersOf({ catalogue, index }, id, category !== null) : [],
    tags: [
      ...(treeChanged ? [tags.categoryTree] : []),
      ...(shown?.text === now?.text ? [] : [tags.category(id)]),
    ],
    shown: [{ entity: `category:${id}`, facts: now ?? { name: '', tree: '', text: '' } }],
  };
}

/** What pages show of a category: in the tree, and on its own page. */
export function shownOf(category: Category): CategoryShown {
  return {
    name: category.Name ?? '',
    tree: JSON.stringify(categoryFromCommerce(category)),
    text: categoryText(category),
  };
}

/** The products of a category, of whose facets its name is one: those in it, and those the index has in it, whose category may be deleted. */
async function membersOf(
  { catalogue, index }: Pick<IndexerContext, 'catalogue' | 'index'>,
  id: string,
  exists: boolean,
): Promise<Entity[]> {
  const [listed, indexed] = await Promise.all([
    exists ? catalogue.productIDsIn(id) : [],
    index.recordsWith<ProductRecord>(products, 'CategoryIDs', id),
  ]);
  const members = new Set([...listed, ...indexed.map(({ objectID }) => objectID)]);
  return [...members].map((productID): Entity => `product:${productID}`);
}

async function groupsWith(
  { catalogue }: Pick<IndexerContext, 'catalogue'>,
  ids: readonly string[],
): Promise<Finding> {
  const unique = [...new Set(ids)].filter(Boolean);
  const listed = await Promise.all(
    chunksOf(unique).map((some) => catalogue.productsWhere({ ID: some.join('|') })),
  );
  return groupsOf(listed.flat(), unique);
}

/** The groups of listed products; of those `ids` that the list does not name, what they are is read one by one. */
function groupsOf(listed: readonly Product[], ids: readonly string[]): Finding {
  const codes = new Set(listed.flatMap((product) => productXp(product)?.ProductCode ?? []));
  const named = new Set(listed.map(({ ID }) => ID));
  return {
    ...nothing,
    next: [
      ...[...codes].map((code): Entity => `group:${code}`),
      ...ids.filter((id) => !named.has(id)).map((id): Entity => `product:${id}`),
    ],
  };
}
