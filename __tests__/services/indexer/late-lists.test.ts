/** @jest-environment node */
import type { Product } from 'ordercloud-javascript-sdk';
import { readGroup } from '@/services/indexer/read-group';
import type { SellerCatalogue } from '@/services/upstream/commerce/catalogue';

const product = (ID: string, more: Partial<Product> = {}): Product => ({
  ID,
  Name: ID,
  Active: true,
  DefaultPriceScheduleID: ID,
  SpecCount: 0,
  Inventory: { Enabled: true, QuantityAvailable: 5 },
  xp: { ProductCode: 'rose', IsDefaultProduct: ID === 'a', Visible: true, Position: 1 },
  ...more,
});

/** A catalogue whose lists say what was, and whose single reads what is. */
const late = (
  listed: Product[],
  current: Product[],
  inCatalog = (_id: string) => true,
): SellerCatalogue =>
  ({
    productsWhere: () => Promise.resolve(listed),
    product: (id: string) => Promise.resolve(current.find(({ ID }) => ID === id) ?? null),
    schedules: (ids: readonly string[]) =>
      Promise.resolve(
        ids.map((ID) => ({ ID, Name: ID, PriceBreaks: [{ Quantity: 1, Price: 10 }] })),
      ),
    categoryIDsOf: () => Promise.resolve([]),
    inCatalog: (id: string) => Promise.resolve(inCatalog(id)),
    specs: () => Promise.resolve([]),
  }) as unknown as SellerCatalogue;

const titles = async (catalogue: SellerCatalogue, knownIDs: string[] = []) =>
  (await readGroup(catalogue, 'rose', new Map(), knownIDs)).records.map(({ objectID, title }) => [
    objectID,
    title,
  ]);

describe('a product group while the lists are late', () => {
  it('has the facts of single reads', async () => {
    const renamed = product('a', { Name: 'Renamed' });
    expect(await titles(late([product('a')], [renamed]))).toEqual([['a', 'Renamed']]);
  });

  it('has no product that is gone, and none that has another code by now', async () => {
    const moved = product('b', { xp: { ...(product('b').xp as object), ProductCode: 'lily' } });
    const catalogue = late([product('a'), product('b'), product('c')], [product('a'), moved]);
    expect(await titles(catalogue)).toEqual([['a', 'A']]);
  });

  it('has no product that is not in the shop’s catalog, and no range, count or choice of one', async () => {
    const both = [product('a'), product('b')];
    const [whole, part] = await Promise.all([
      readGroup(late(both, both), 'rose', new Map()),
      readGroup(
        late(both, both, (id) => id !== 'b'),
        'rose',
        new Map(),
      ),
    ]);
    expect([whole, part].map(({ records }) => records.map(({ ID }) => ID))).toEqual([
      ['a', 'b'],
      ['a'],
    ]);
    expect(part.page).not.toBe(whole.page);
  });

  it('has a product the list does not name but the index does', async () => {
    const catalogue = late([product('a')], [product('a'), product('b')]);
    expect((await titles(catalogue, ['b'])).map(([id]) => id)).toEqual(['a', 'b']);
  });

  it('is the same whatever the order of the list', async () => {
    const both = [product('a'), product('b')];
    const [first, second] = await Promise.all(
      [both, [...both].reverse()].map((listed) => readGroup(late(listed, both), 'rose', new Map())),
    );
    expect(first).toEqual(second);
  });
});
