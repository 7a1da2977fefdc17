import { searchIndexes } from '@/lib/config/search-indexes';
import { setTimeout as delay } from 'node:timers/promises';
import type { PriceSchedule, Product } from 'ordercloud-javascript-sdk';
import { giftCardProducts } from '@/lib/catalogue/gift-card';
import { chicagoDate } from '@/lib/core/time/chicago-time';
import { now } from '@/lib/core/time/clock';
import { productXp } from '@/lib/catalogue/from-commerce';
import { recordsFromCommerce } from '@/lib/search/from-commerce';
import type { ProductRecord } from '@/lib/search/record';
import { recordChanges } from './compare-records';
import type { IndexerContext } from './context';
import type { Entity } from './entities';
import { request } from './queue';

/**
 * Compares the whole index with the catalogue, for what happened while nobody listened, and puts the groups that differ into the queue.
 * After each call it rests `pauseFactor` times as long as the call took, so that it leaves the machine to the shoppers. Throws
 * `CommerceFailure` and what the search client throws.
 */
export async function firstLook(
  { store, catalogue, index, categoryNames }: IndexerContext,
  pauseFactor = 4,
): Promise<number> {
  const rest = async <T>(work: () => Promise<T>): Promise<T> => {
    const started = performance.now();
    const value = await work();
    await delay((performance.now() - started) * pauseFactor);
    return value;
  };
  const inCatalog = new Set<string>();
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const some = await rest(() => catalogue.productIDsOfCatalog(page));
    for (const id of some.ids) inCatalog.add(id);
    pages = some.pages;
  }
  const byCode = new Map<string, Product[]>();
  const schedules = new Map<string, PriceSchedule>();
  const categoryIDs = new Map<string, string[]>();
  let some: Product[] = [];
  do {
    const after = some.at(-1)?.ID ?? null;
    some = await rest(() => catalogue.productsAfter(after));
    const priced = await rest(() =>
      catalogue.schedules(some.map(({ DefaultPriceScheduleID }) => DefaultPriceScheduleID ?? '')),
    );
    for (const schedule of priced) schedules.set(schedule.ID ?? '', schedule);
    for (const product of some) {
      const code = productXp(product)?.ProductCode;
      if (code && inCatalog.has(product.ID ?? ''))
        byCode.set(code, [...(byCode.get(code) ?? []), product]);
    }
  } while (some.length > 0);
  for (const { ID: categoryID = '' } of await rest(() => catalogue.categories()))
    for (const productID of await rest(() => catalogue.productIDsIn(categoryID)))
      categoryIDs.set(productID, [...(categoryIDs.get(productID) ?? []), categoryID]);
  const indexed = new Map<string, ProductRecord[]>();
  await index.browse<ProductRecord>(searchIndexes.products, (records) => {
    for (const record of records)
      indexed.set(record.ProductCode, [...(indexed.get(record.ProductCode) ?? []), record]);
  });
  const names = await categoryNames.get();
  // Gift cards are priced by their choices as well: they are few, and are always looked at.
  const wrong = new Set<string>(giftCardProducts.filter((code) => byCode.has(code)));
  for (const code of new Set([...byCode.keys(), ...indexed.keys()])) {
    const records = recordsFromCommerce({
      products: byCode.get(code) ?? [],
      schedules,
      categoryIDs,
      categoryNames: names,
      largestMarkup: 0,
      today: chicagoDate(now()),
    });
    const { change, save, remove } = recordChanges(indexed.get(code) ?? [], records);
    if (change.length + save.length + remove.length > 0) wrong.add(code);
  }
  await store.transact(() => request([...wrong].map((code): Entity => `group:${code}`)));
  return wrong.size - giftCardProducts.filter((code) => byCode.has(code)).length;
}
