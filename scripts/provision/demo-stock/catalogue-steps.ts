import {
  Addresses,
  Catalogs,
  Categories,
  PriceSchedules,
  Products,
  Specs,
  type RequestOptions,
} from 'ordercloud-javascript-sdk';
import type { Env } from '@/lib/config/env';
import type { CommerceStock } from '@/platform/stock/stock-shape';
import { specSteps } from '@/provision/ordercloud/account';
import type { Calls } from '@/provision/ordercloud/calls';
import { giftCardSpecs } from '@/provision/ordercloud/gift-card-specs';
import type { Step } from '@/provision/step';
import { batchStep, inParts } from './batch-step';

/** What of the demo shop makes a catalogue: what is sold, at what price, where it stands, and where it goes. */
export type DemoCatalogue = Pick<
  CommerceStock,
  | 'products'
  | 'priceSchedules'
  | 'specs'
  | 'specAssignments'
  | 'categories'
  | 'categoryAssignments'
  | 'buyerAddresses'
>;

type Names = Pick<Env, 'COMMERCE_BUYER_ID' | 'COMMERCE_CATALOG_ID'>;

interface Page<T> {
  Items: T[];
  Meta: { TotalPages: number };
}

/** The vendor's longest page. */
const pageSize = 100;

/** The demo shop's catalogue in an account that has been set up, each thing after those that it names. */
export function catalogueSteps(env: Names, call: Calls, stock: DemoCatalogue): Step[] {
  const { COMMERCE_BUYER_ID: buyerID, COMMERCE_CATALOG_ID: catalogID } = env;
  const set = new Set(giftCardSpecs.map(({ spec }) => spec.ID));
  const categories = parentsFirst(stock.categories.map((each) => each.category));
  const placed = new Set(categories.map(({ ID }) => ID));
  return [
    ...stock.specs.filter(({ spec }) => !set.has(spec.ID)).flatMap((spec) => specSteps(call, spec)),
    ...resourceSteps('price schedules', stock.priceSchedules, {
      list: (filters) => call((o) => PriceSchedules.List({ filters, pageSize }, o)),
      save: (item) => call((o) => PriceSchedules.Save(item.ID, item, o)),
    }),
    ...resourceSteps('categories', categories, {
      list: (filters) =>
        call((o) => Categories.List(catalogID, { filters, pageSize, depth: 'all' }, o)),
      save: (item) => call((o) => Categories.Save(catalogID, item.ID, item, {}, o)),
      atOnce: 1,
    }),
    ...resourceSteps('products', stock.products, {
      list: (filters) => call((o) => Products.List({ filters, pageSize }, o)),
      save: (item) => call((o) => Products.Save(item.ID, item, o)),
    }),
    batchStep({
      what: `products in catalog ${catalogID}`,
      items: stock.products,
      keyOf: ({ ID }) => ID,
      there: async () =>
        (
          await everyPage(call, (page, o) =>
            Catalogs.ListProductAssignments({ catalogID, page, pageSize }, o),
          )
        ).map(({ ProductID }) => ProductID ?? ''),
      save: ({ ID: productID }) =>
        call((o) =>
          Catalogs.SaveProductAssignment({ CatalogID: catalogID, ProductID: productID }, o),
        ),
    }),
    ...grouped(stock.specAssignments, ({ SpecID }) => SpecID ?? '').map(([specID, items]) =>
      batchStep({
        what: `products with the choice ${specID}`,
        items,
        keyOf: ({ ProductID }) => ProductID ?? '',
        there: async () =>
          (
            await everyPage(call, (page, o) =>
              Specs.ListProductAssignments({ filters: { SpecID: specID }, page, pageSize }, o),
            )
          ).map(({ ProductID }) => ProductID ?? ''),
        save: (item) => call((o) => Specs.SaveProductAssignment(item, o)),
      }),
    ),
    ...grouped(
      stock.categoryAssignments.filter(({ CategoryID }) => placed.has(CategoryID ?? '')),
      ({ CategoryID }) => CategoryID ?? '',
    ).map(([categoryID, items]) =>
      batchStep({
        what: `products in category ${categoryID}`,
        items,
        keyOf: ({ ProductID }) => ProductID ?? '',
        there: async () =>
          (
            await everyPage(call, (page, o) =>
              Categories.ListProductAssignments(catalogID, { categoryID, page, pageSize }, o),
            )
          ).map(({ ProductID }) => ProductID ?? ''),
        save: ({ catalogID: _own, ...item }) =>
          call((o) => Categories.SaveProductAssignment(catalogID, item, o)),
      }),
    ),
    ...resourceSteps('stores and local cities', stock.buyerAddresses, {
      list: (filters) => call((o) => Addresses.List(buyerID, { filters, pageSize }, o)),
      save: (item) => call((o) => Addresses.Save(buyerID, item.ID, item, o)),
    }),
  ];
}

/** Things with IDs of their own choice, a page of the vendor's lists to a step. */
function resourceSteps<T extends { ID: string }>(
  kind: string,
  all: readonly T[],
  {
    list,
    save,
    atOnce,
  }: {
    list(filters: { ID: string }): Promise<{ Items: { ID?: string }[] }>;
    save(item: T): Promise<unknown>;
    atOnce?: number;
  },
): Step[] {
  return inParts(all, pageSize).map((items, part) =>
    batchStep({
      what: `${kind} from ${part * pageSize + 1}`,
      items,
      keyOf: ({ ID }) => ID,
      there: async () => {
        const { Items } = await list({ ID: items.map(({ ID }) => ID).join('|') });
        return Items.map(({ ID }) => ID ?? '');
      },
      save,
      atOnce,
    }),
  );
}

async function everyPage<T>(
  call: Calls,
  list: (page: number, options: RequestOptions) => Promise<Page<T>>,
): Promise<T[]> {
  const all: T[] = [];
  for (let page = 1; ; page += 1) {
    const { Items, Meta } = await call((options) => list(page, options));
    all.push(...Items);
    if (page >= Meta.TotalPages) return all;
  }
}

function grouped<T>(items: readonly T[], nameOf: (item: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const name = nameOf(item);
    groups.set(name, [...(groups.get(name) ?? []), item]);
  }
  return [...groups];
}

/** Categories in an order in which each can be made: a parent before those below it. One whose parent is nowhere the vendor refuses, and it is left out. */
export function parentsFirst<T extends { ID: string; ParentID?: string | null }>(
  categories: readonly T[],
): T[] {
  const byID = new Map(categories.map((each) => [each.ID, each]));
  /** Infinite below a parent that is nowhere. */
  const depthOf = ({ ParentID }: T): number => {
    if (!ParentID) return 0;
    const parent = byID.get(ParentID);
    return parent ? depthOf(parent) + 1 : Infinity;
  };
  return categories
    .filter((each) => depthOf(each) < Infinity)
    .sort((a, b) => depthOf(a) - depthOf(b));
}
