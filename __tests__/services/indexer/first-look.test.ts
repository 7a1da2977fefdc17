/** @jest-environment node */
import type { Product } from 'ordercloud-javascript-sdk';
import type { IndexerContext } from '@/services/indexer/context';
import type { ProductRecord } from '@/lib/search/record';
import { firstLook } from '@/services/indexer/first-look';
import type { SellerCatalogue } from '@/services/upstream/commerce/catalogue';

const perList = 100;
const category = 'Flowers_Roses';

const products = Array.from({ length: 3250 }, (_, index): Product => {
  const ID = `P${String(index).padStart(5, '0')}`;
  return {
    ID,
    Name: ID,
    Active: true,
    DefaultPriceScheduleID: ID,
    Inventory: { Enabled: true, QuantityAvailable: 5 },
    xp: { ProductCode: `G${index >> 1}`, IsDefaultProduct: index % 2 === 0, Visible: true },
  };
});

/** A catalogue with more products than thirty pages have, and what it was asked for. */
function catalogueOf(all: readonly Product[], assigned: readonly string[]) {
  const asked: (string | null)[] = [];
  const catalogue: Partial<SellerCatalogue> = {
    productsAfter: (after) => {
      asked.push(after);
      const from = after === null ? 0 : all.findIndex(({ ID }) => ID === after) + 1;
      return Promise.resolve(all.slice(from, from + perList));
    },
    schedules: (ids) =>
      Promise.resolve(
        ids.map((ID) => ({ ID, Name: ID, PriceBreaks: [{ Quantity: 1, Price: 10 }] })),
      ),
    categories: () => Promise.resolve([{ ID: category, Name: 'Roses', Active: true }]),
    productIDsOfCatalog: (page) =>
      Promise.resolve({
        ids: assigned.slice((page - 1) * perList, page * perList),
        pages: Math.ceil(assigned.length / perList),
      }),
    productIDsIn: (id) => Promise.resolve(id === category ? ['P00000', 'P00001'] : []),
  };
  return { catalogue: catalogue as SellerCatalogue, asked };
}

const idsOf = (all: readonly Product[]) => all.map(({ ID = '' }) => ID);

async function lookedAt(
  all: readonly Product[],
  { assigned = idsOf(all), indexed = [] as ProductRecord[] } = {},
) {
  const { catalogue, asked } = catalogueOf(all, assigned);
  let requested = 0;
  const context: IndexerContext = {
    catalogue,
    store: {
      transact: () => {
        requested += 1;
        return Promise.resolve(undefined);
      },
    } as unknown as IndexerContext['store'],
    content: {} as IndexerContext['content'],
    index: {
      browse: (_name: string, each: (records: ProductRecord[]) => void) =>
        Promise.resolve(each(indexed)),
    } as unknown as IndexerContext['index'],
    categoryNames: {
      get: () => Promise.resolve(new Map([[category, 'Roses']])),
      drop: () => undefined,
    },
  };
  const wrong = await firstLook(context, 0);
  return { wrong, asked, requested };
}

describe('the first look at the catalogue', () => {
  it('finds every group of 3,250 products, each list after the last ID of the one before', async () => {
    const { wrong, asked, requested } = await lookedAt(products);
    expect(wrong).toBe(1625);
    expect(asked).toHaveLength(34);
    expect(asked.slice(0, 3)).toEqual([null, 'P00099', 'P00199']);
    expect(asked.at(-1)).toBe('P03249');
    expect(requested).toBe(1);
  });

  const record = (objectID: string) => ({ objectID, ProductCode: 'G0' }) as ProductRecord;

  test.each<[string, string[], ProductRecord[], number]>([
    ['is in no list and not in the catalog', [], [], 0],
    ['is in lists and not in the catalog', [], [record('P00000'), record('P00001')], 1],
    ['is in the catalog and in no list', ['P00000'], [], 1],
  ])('finds what %s', async (_, assigned, indexed, wrong) => {
    expect((await lookedAt(products.slice(0, 2), { assigned, indexed })).wrong).toBe(wrong);
  });

  test.each([
    [0, [null]],
    [1, [null, 'P00000']],
    [100, [null, 'P00099']],
  ])('of %i products asks for %j', async (count, expected) => {
    expect((await lookedAt(products.slice(0, count))).asked).toEqual(expected);
  });
});
