/** @jest-environment node */
import { tags } from '@/lib/cache/tags';
import type { IndexerContext } from '@/services/indexer/context';
import {
  lookAtCategory,
  lookAtOrder,
  lookAtSpec,
  shownOf,
} from '@/services/indexer/look-at-catalogue';

const context = (catalogue: Partial<IndexerContext['catalogue']>) =>
  ({ catalogue }) as unknown as IndexerContext;

describe('what a change in the catalogue concerns', () => {
  it('asks for the products of a choice by a hundred IDs at most: more would be too long an address, and a list that goes on by ID would forget which', async () => {
    const ids = Array.from({ length: 250 }, (_, index) => `product-${index}`);
    const asked: string[][] = [];
    const { next } = await lookAtSpec(
      context({
        productIDsOfSpec: () => Promise.resolve(ids),
        productsWhere: ({ ID }) => {
          const some = String(ID).split('|');
          asked.push(some);
          return Promise.resolve(some.map((one) => ({ ID: one, xp: { ProductCode: one } })));
        },
      }),
      'ribbon',
    );
    expect(asked.map(({ length }) => length)).toEqual([100, 100, 50]);
    expect(next).toEqual(ids.map((id) => `group:${id}`));
  });

  const roses = { ID: 'flowers_roses', ParentID: 'flowers', Name: 'Roses', Active: true };
  it.each([
    [
      'that has another name now',
      { ...roses, Name: 'Garden Roses' },
      roses,
      ['product:red', 'product:white', 'product:pink'],
    ],
    ['that was deleted', roses, null, ['product:pink']],
    ['that has another place in the menu', { ...roses, ListOrder: 9 }, roses, []],
    ['that is the same', roses, roses, []],
    ['that nobody looked at before', null, roses, []],
    ['that was never there', null, null, []],
  ])('is the products of a category %s', async (_, shown, category, concerned) => {
    const { next } = await lookAtCategory(
      {
        catalogue: {
          category: () => Promise.resolve(category),
          productIDsIn: () =>
            category
              ? Promise.resolve(['red', 'white', 'red'])
              : Promise.reject(new Error('commerce: refused 404')),
        },
        index: { recordsWith: () => Promise.resolve([{ objectID: 'pink' }]) },
        store: { transact: () => Promise.resolve(shown && shownOf(shown)) },
        categoryNames: { drop: () => undefined },
      } as unknown as IndexerContext,
      roses.ID,
    );
    expect(next).toEqual(concerned);
  });

  const { tree, own } = { tree: tags.categoryTree, own: tags.category(roses.ID) };
  it.each([
    ['that has another place in the menu', { ...roses, ListOrder: 9 }, [tree], 1],
    ['that has another text', { ...roses, Description: 'Grown nearby.' }, [own], 0],
    ['that is the same', roses, [], 0],
    ['that was deleted', null, [tree, own], 1],
  ])('ends what shows a category %s', async (_, category, ended, forgotten) => {
    const drop = jest.fn();
    const found = await lookAtCategory(
      {
        catalogue: {
          category: () => Promise.resolve(category),
          productIDsIn: () => Promise.resolve([]),
        },
        index: { recordsWith: () => Promise.resolve([]) },
        store: { transact: () => Promise.resolve(shownOf(roses)) },
        categoryNames: { drop },
      } as unknown as IndexerContext,
      roses.ID,
    );
    expect(found.tags).toEqual(ended);
    expect(drop).toHaveBeenCalledTimes(forgotten);
  });

  it('is nothing for an order that is gone', async () => {
    const { next, cancelled } = await lookAtOrder(
      context({
        order: () => Promise.resolve(null),
        productIDsOfOrder: () => Promise.reject(new Error('commerce: refused 404')),
      }),
      'gone',
    );
    expect([next, cancelled]).toEqual([[], []]);
  });
});
