import { tags } from '@/lib/cache/tags';
import type { ProductRecord } from '@/lib/search/record';

/** What is written to bring the records of a group from `before` to `after`. */
export interface RecordChanges {
  /** Records whose price or stock alone has changed, with the changed attributes only. */
  change: ({ objectID: string } & Partial<ProductRecord>)[];
  /** New records, and those in which more has changed. */
  save: ProductRecord[];
  remove: string[];
}

const changeable = new Set<keyof ProductRecord>([
  'Price',
  'RetailPrice',
  'PriceMin',
  'PriceMax',
  'RetailMin',
  'RetailMax',
  'PercentOff',
  'StockBand',
  'InStock',
  'InSeason',
  'Inventory',
  'InfiniteInventory',
]);

/** Compares the records of one group as they are indexed with what they should be. */
export function recordChanges(
  before: readonly ProductRecord[],
  after: readonly ProductRecord[],
): RecordChanges {
  const recordsBefore = new Map(before.map((record) => [record.objectID, record]));
  const changes: RecordChanges = { change: [], save: [], remove: [] };
  for (const record of after) {
    const indexed = recordsBefore.get(record.objectID);
    recordsBefore.delete(record.objectID);
    const differing = indexed ? differences(indexed, record) : null;
    if (!differing || differing.some((name) => !changeable.has(name))) changes.save.push(record);
    else if (differing.length > 0)
      changes.change.push({
        objectID: record.objectID,
        ...Object.fromEntries(differing.map((name) => [name, record[name]])),
      });
  }
  changes.remove = [...recordsBefore.keys()];
  return changes;
}

/** The tags of the lists in which a change of these records can be seen; none when only quantities changed that no page tells. */
export function listTags(
  before: readonly ProductRecord[],
  after: readonly ProductRecord[],
): string[] {
  if (sameToPages(before, after)) return [];
  const all = [...before, ...after];
  const code = all[0]?.ProductCode;
  const event = all.some(({ IsWorkShopEvent }) => IsWorkShopEvent);
  return [
    ...new Set([
      ...all.flatMap(({ CategoryIDs }) => CategoryIDs).map(tags.list),
      ...(all.some(({ PercentOff }) => PercentOff > 0) ? [tags.saleList] : []),
      ...(event ? [tags.eventList] : []),
      ...(code ? [tags.named(code)] : []),
    ]),
  ];
}

/** Whether what this tag ends is made from the commerce platform's lists of products; the lists of a category are made from the index. */
export function isMadeOfLists(tag: string, code: string): boolean {
  return [tags.product(code), tags.named(code), tags.eventList, tags.allProducts].includes(tag);
}

function sameToPages(before: readonly ProductRecord[], after: readonly ProductRecord[]): boolean {
  const shown = (records: readonly ProductRecord[]) =>
    new Map(
      records.map((record) => [
        record.objectID,
        { ...record, Inventory: record.Inventory > 0 ? 1 : 0 },
      ]),
    );
  const [old, fresh] = [shown(before), shown(after)];
  return (
    old.size === fresh.size &&
    [...fresh].every(([id, record]) => {
      const indexed = old.get(id);
      return indexed !== undefined && differences(indexed, record).length === 0;
    })
  );
}

/** The attributes in which two records differ; what the engine adds to hits counts for nothing. */
function differences(indexed: ProductRecord, record: ProductRecord): (keyof ProductRecord)[] {
  const names = [...new Set([...Object.keys(indexed), ...Object.keys(record)])].filter(
    (name) => !name.startsWith('_'),
  ) as (keyof ProductRecord)[];
  return names.filter(
    (name) => JSON.stringify(indexed[name] ?? null) !== JSON.stringify(record[name] ?? null),
  );
}
