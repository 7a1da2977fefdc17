/** @jest-environment node */
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
    ['its old name', { ...roses, Name: 'Garden Roses' }, ['product:red', 'product:white']],
    ['its old order in the menu', { ...roses, ListOrder: 9 }, []],
    ['the same', roses, []],
    ['nothing yet', null, []],
  ])('is the products of a category that pages show with %s', async (_, shown, concerned) => {
    const { next } = await lookAtCategory(
      {
        catalogue: {
          category: () => Promise.resolve(roses),
          productIDsIn: () => Promise.resolve(['red', 'white', 'red']),
        },
        store: { transact: () => Promise.resolve(shown && shownOf(shown)) },
        categoryNames: { drop: () => undefined },
      } as unknown as IndexerContext,
      roses.ID,
    );
    expect(next).toEqual(concerned);
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
