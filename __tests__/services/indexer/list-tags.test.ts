/** @jest-environment node */
import { tags } from '@/lib/cache/tags';
import type { ProductRecord } from '@/lib/search/record';
import { listTags } from '@/services/indexer/compare-records';

const record = (change: Partial<ProductRecord> = {}): ProductRecord =>
  ({
    objectID: 'rose',
    ProductCode: '100310',
    Price: 10,
    PercentOff: 0,
    Inventory: 40,
    CategoryIDs: ['flowers'],
    IsWorkShopEvent: false,
    ...change,
  }) as ProductRecord;
const named = tags.named('100310');
const flowers = tags.list('flowers');

describe('the lists in which a change of a product can be seen', () => {
  it.each<[string, ProductRecord[], ProductRecord[], string[]]>([
    ['nothing', [record()], [record()], []],
    ['its count alone', [record()], [record({ Inventory: 39 })], []],
    ['the last of it', [record()], [record({ Inventory: 0 })], [flowers, named]],
    ['its price', [record()], [record({ Price: 11 })], [flowers, named]],
    [
      'its category',
      [record()],
      [record({ CategoryIDs: ['roses'] })],
      [flowers, tags.list('roses'), named],
    ],
    [
      'that it is on sale',
      [record()],
      [record({ PercentOff: 20 })],
      [flowers, tags.saleList, named],
    ],
    [
      'that it is on sale no more',
      [record({ PercentOff: 20 })],
      [record()],
      [flowers, tags.saleList, named],
    ],
    [
      'that it is an event',
      [],
      [record({ IsWorkShopEvent: true })],
      [flowers, tags.eventList, named],
    ],
    ['that it is sold no more', [record()], [], [flowers, named]],
  ])('of %s', (_, before, after, ended) => {
    expect(listTags(before, after)).toEqual(ended);
  });
});
