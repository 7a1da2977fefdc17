import { searchIndexes } from '@/lib/config/search-indexes';
import { setTimeout as delay } from 'node:timers/promises';
import type { PriceSchedule, Product } from 'ordercloud-javascript-sdk';
import { isDeepStrictEqual } from 'node:util';
import { giftCardProducts } from '@/lib/catalogue/gift-card';
import { chicagoDate } from '@/lib/core/time/chicago-time';
import { now } from '@/lib/core/time/clock';
import { productXp } from '@/lib/catalogue/from-commerce';
import { recordsFromCommerce } from '@/lib/search/from-commerce';
import type { ContentRecord, ProductRecord } from '@/lib/search/record';
import { curatedTermType } from '@/lib/search/curated-term';
import { sql } from '@/services/database/statements';
import { recordChanges } from './compare-records';
import type { IndexerContext } from './context';
import type { Entity } from './entities';
import { request } from './queue';
import type { ContentEntry } from '../upstream/content/entries';
import { recordOf, shownOf, type EntryShown } from './look-at-content';

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

/**
 * Brings the index of articles and pages in step with what is published, for what happened while nobody listened; in a new shop that is everything. Entries that pages
 * show otherwise go into the queue, as do those that are no more and curated search terms that were never looked at. Returns how many records were wrong, and terms never
 * looked at. Throws what the clients throw.
 */
export async function firstLookAtContent({
  store,
  content,
  index,
}: IndexerContext): Promise<number> {
  const indexed = new Map<string, ContentRecord>();
  await index.browse<ContentRecord>(searchIndexes.content, (records) => {
    for (const record of records) indexed.set(record.objectID, record);
  });
  const entries = [...(await content.all('article')), ...(await content.all('staticPage'))];
  const wrong: ContentRecord[] = [];
  for (const entry of entries) {
    const record = await recordOf(content, entry);
    if (!isDeepStrictEqual(record, plain(indexed.get(entry.id)))) wrong.push(record);
    indexed.delete(entry.id);
  }
  const gone = [...indexed.keys()];
  if (wrong.length > 0) await index.save(searchIndexes.content, wrong);
  if (gone.length > 0) await index.remove(searchIndexes.content, gone);
  const terms = await content.all(curatedTermType);
  return store.transact(function* () {
    const rows = yield* sql<{ entity: string; facts: EntryShown | string }>(
      `select entity, facts from services.shown where entity like 'entry:%'`,
    );
    const shown = new Map(rows.map(({ entity, facts }) => [entity, factsOf(facts)]));
    const never = terms.filter(({ id }) => !shown.has(`entry:${id}`));
    const isOtherwise = (entry: ContentEntry) =>
      shown.get(`entry:${entry.id}`)?.whole !== shownOf(entry).whole;
    const unseen = [...entries.filter(isOtherwise), ...never].map(({ id }) => id);
    yield* request([...unseen, ...gone].map((id): Entity => `entry:${id}`));
    return wrong.length + gone.length + never.length;
  });
}

const factsOf = (facts: EntryShown | string): EntryShown =>
  typeof facts === 'string' ? (JSON.parse(facts) as EntryShown) : facts;

/** A record without what the search engine adds to it. */
function plain(record: ContentRecord | undefined): ContentRecord | undefined {
  if (!record) return undefined;
  const { objectID, title, slug, section, path, contentType, summary, tags, Image } = record;
  return { objectID, title, slug, section, path, contentType, summary, tags, Image };
}
