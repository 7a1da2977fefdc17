/** @jest-environment node */
import type { CategoryRecord } from '@/lib/catalogue/category/category';
import {
  barCategories,
  categoryTrail,
  categoryTree,
  nextCategoryChange,
} from '@/lib/catalogue/category/category-tree';
import { categoryPages, eventPages } from '@/lib/seo/sitemap/sitemap-pages';
import { shopEvent } from '@/__tests__/lib/events/make-event';
import { chicagoInstant } from '@/lib/core/time/chicago-time';

const record = (id: string, more: Partial<CategoryRecord> = {}): CategoryRecord => ({
  id,
  parentID: id.includes('_') ? id.slice(0, id.lastIndexOf('_')) : null,
  name: id,
  listOrder: 0,
  active: true,
  startDate: null,
  endDate: null,
  articles: [],
  picture: null,
  redirect: null,
  ...more,
});
const noon = chicagoInstant('2026-10-01', '12:00');
const ids = (records: CategoryRecord[], now = noon) =>
  categoryTree(records, now).map(({ id }) => id);

describe('categoryTree', () => {
  it.each([
    ['shown', {}, ['A']],
    ['inactive', { active: false }, []],
    ['not started', { startDate: '2026-10-02' }, []],
    ['starting today', { startDate: '2026-10-01' }, ['A']],
    ['ending today', { endDate: '2026-10-01' }, ['A']],
    ['ended', { endDate: '2026-09-30' }, []],
    ['ended at an instant', { endDate: '2026-09-30T22:00:00Z' }, []],
    ['from a day in other words', { startDate: 'fall' }, ['A']],
    ['until a day that there is not', { endDate: '2026-13-45' }, ['A']],
  ])('%s', (_name, more, expected) => {
    expect(ids([record('A', more)])).toEqual(expected);
  });

  it('reads dates in Chicago: at 11 PM there the day has not turned', () => {
    expect(
      ids([record('A', { startDate: '2026-10-02' })], new Date('2026-10-02T04:00:00Z')),
    ).toEqual([]);
  });

  it('sorts by ListOrder, then by name', () => {
    expect(
      ids([
        record('C', { listOrder: 1 }),
        record('B', { listOrder: 2 }),
        record('A', { listOrder: 2 }),
      ]),
    ).toEqual(['C', 'A', 'B']);
  });

  it('drops a category whose parent or grandparent is missing or hidden', () => {
    const tree = categoryTree(
      [record('A'), record('A_B', { active: false }), record('A_B_C'), record('X_Y')],
      noon,
    );
    expect(tree).toHaveLength(1);
    expect(tree[0]?.children).toEqual([]);
  });

  it('drops what has no page: below gift cards and below the second level of events', () => {
    const tree = categoryTree(
      [
        record('GiftCards'),
        record('GiftCards_Email'),
        record('GiftCards_Paper', { redirect: '/c/gift-cards' }),
        record('WorkshopsEvents'),
        record('WorkshopsEvents_Kids'),
        record('WorkshopsEvents_Kids_Summer'),
        record('WorkshopsEvents_Kids_Summer_June'),
      ],
      noon,
    );
    expect(categoryTrail(tree, ({ id }) => id === 'GiftCards_Email')).toBeNull();
    expect(categoryTrail(tree, ({ id }) => id === 'GiftCards_Paper')).toHaveLength(2);
    expect(categoryTrail(tree, ({ id }) => id === 'WorkshopsEvents_Kids_Summer')).toHaveLength(3);
    expect(categoryTrail(tree, ({ id }) => id.endsWith('June'))).toBeNull();
    const camp = shopEvent({ categoryID: 'WorkshopsEvents_Kids_Summer_June' });
    const june = chicagoInstant('2026-06-01', '12:00');
    expect(
      [...categoryPages(tree), ...eventPages([camp], tree, june)].map(({ path }) => path),
    ).toEqual(['/c/gift-cards', '/e/kids', '/e/kids/summer', '/event/700106']);
  });

  it('gives the third level its ?c=', () => {
    const tree = categoryTree(
      [record('Flowers'), record('Flowers_Bouquets'), record('Flowers_Bouquets_Roses')],
      noon,
    );
    expect(
      categoryTrail(tree, ({ id }) => id === 'Flowers_Bouquets_Roses')?.map(({ path }) => path),
    ).toEqual(['/c/flowers', '/c/flowers/bouquets', '/c/flowers/bouquets?c=roses']);
  });
});

describe('barCategories', () => {
  it('never shows the events category', () => {
    expect(
      barCategories(categoryTree([record('Flowers'), record('WorkshopsEvents')], noon)).map(
        ({ id }) => id,
      ),
    ).toEqual(['Flowers']);
  });
});

describe('nextCategoryChange', () => {
  it('is the next midnight at which a category comes or goes', () => {
    const records = [
      record('A', { startDate: '2026-11-01' }),
      record('B', { endDate: '2026-10-04' }),
      record('C', { startDate: '2020-01-01' }),
    ];
    expect(nextCategoryChange(records, noon)).toEqual(chicagoInstant('2026-10-05'));
    expect(nextCategoryChange([record('A')], noon)).toBeNull();
    expect(nextCategoryChange([record('A', { startDate: '2026-10-01' })], noon)).toBeNull();
  });

  it('is that of the others where a day cannot be read', () => {
    const wrong = [record('D', { startDate: 'fall' }), record('E', { endDate: 'fall' })];
    expect(nextCategoryChange(wrong, noon)).toBeNull();
    expect(nextCategoryChange([...wrong, record('B', { endDate: '2026-10-04' })], noon)).toEqual(
      chicagoInstant('2026-10-05'),
    );
  });
});
