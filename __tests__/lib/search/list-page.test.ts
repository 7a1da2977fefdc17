/** @jest-environment node */
import type { Category } from '@/lib/catalogue/category/category';
import { noChoice, type ListChoice } from '@/lib/catalogue/category/list-address';
import type { ListAnswer } from '@/lib/search/list/list-answer';
import { listPageOf, withShownCategories } from '@/lib/search/list/list-page';
import { countedFacets, listRequests } from '@/lib/search/list/list-requests';

const answer = (more: Partial<ListAnswer> = {}): ListAnswer => ({
  index: 'products',
  hits: [],
  nbHits: 10,
  page: 0,
  nbPages: 1,
  hitsPerPage: 54,
  facets: {},
  facets_stats: {},
  queryID: null,
  ...more,
});
const classes = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`L${index}`, 1]));
const choice = (more: Partial<ListChoice>): ListChoice => ({ ...noChoice, ...more });

describe('listRequests', () => {
  it.each<
    [string, ListChoice, { facets: string[]; facetFilters: string[][]; numericFilters: string[] }[]]
  >([
    ['nothing chosen', noChoice, []],
    [
      'a facet',
      choice({ filters: { color: ['Blush', 'Red'] } }),
      [{ facets: ['Color'], facetFilters: [], numericFilters: [] }],
    ],
    [
      'two facets',
      choice({ filters: { color: ['Red'], size: ['Large'] } }),
      [
        { facets: ['Color'], facetFilters: [['Size:Large']], numericFilters: [] },
        { facets: ['Size'], facetFilters: [['Color:Red']], numericFilters: [] },
      ],
    ],
    [
      'a price',
      choice({ price: { min: 60, max: 90 } }),
      [{ facets: ['Price'], facetFilters: [], numericFilters: [] }],
    ],
    [
      'a facet and one bound',
      choice({ filters: { color: ['Red'] }, price: { min: null, max: 90 } }),
      [
        { facets: ['Color'], facetFilters: [], numericFilters: ['Price <= 90'] },
        { facets: ['Price'], facetFilters: [['Color:Red']], numericFilters: [] },
      ],
    ],
  ])('%s: the list, and what there is without each choice', (_name, chosen, counts) => {
    const [list, ...others] = listRequests(chosen, 3);
    expect(list).toMatchObject({ page: 2, countsOnly: false, facets: countedFacets });
    expect(
      others.map(({ facets, facetFilters, numericFilters }) => ({
        facets,
        facetFilters,
        numericFilters,
      })),
    ).toEqual(counts);
    expect(others.every(({ page, countsOnly }) => page === 0 && countsOnly)).toBe(true);
  });
});

describe('listPageOf', () => {
  it.each<[string, ListAnswer[], object]>([
    [
      'bounds of the list where no price is chosen',
      [answer({ facets_stats: { Price: { min: 6.5, max: 289.01 } } })],
      { prices: { min: 6, max: 290 } },
    ],
    [
      'bounds without the price that is chosen',
      [
        answer({ facets_stats: { Price: { min: 60, max: 89.99 } } }),
        answer({ facets_stats: { Price: { min: 6.5, max: 289.01 } } }),
      ],
      { prices: { min: 6, max: 290 } },
    ],
    [
      'no bounds without products',
      [answer({ nbHits: 0 }), answer({ nbHits: 0 })],
      { prices: null, total: 0 },
    ],
    ['no delivery class', [answer()], { classes: {} }],
    [
      'as many delivery classes as are sure to be all',
      [answer({ facets: { DeliveryClass: classes(99) } })],
      { classes: classes(99) },
    ],
    [
      'more delivery classes than are counted',
      [answer({ facets: { DeliveryClass: classes(100) } })],
      { classes: null },
    ],
    ['pages from 1', [answer({ page: 2, nbPages: 4 })], { page: 3, pages: 4 }],
    [
      'the alternatives of a chosen facet',
      [
        answer({ facets: { Color: { Red: 2 }, Size: { Large: 1 } } }),
        answer({ facets: { Color: { Red: 2, Blush: 5 } } }),
      ],
      {
        facets: [
          expect.objectContaining({
            attribute: 'Color',
            values: [
              { value: 'Blush', count: 5 },
              { value: 'Red', count: 2 },
            ],
          }),
          expect.objectContaining({ attribute: 'Size' }),
        ],
      },
    ],
    [
      'the greater of two counts of a value, and every value of either',
      [
        answer({ facets: { Color: { Red: 3, Coral: 1 } } }),
        answer({ facets: { Color: { Red: 2, Blush: 5 } } }),
      ],
      {
        facets: [
          expect.objectContaining({
            values: [
              { value: 'Blush', count: 5 },
              { value: 'Red', count: 3 },
              { value: 'Coral', count: 1 },
            ],
          }),
        ],
      },
    ],
  ])('%s', (_name, answers, page) => {
    expect(listPageOf(answers as [ListAnswer, ...ListAnswer[]])).toMatchObject(page);
  });
});

describe('withShownCategories', () => {
  const tree = [
    { name: 'Flowers', children: [{ name: 'Roses', children: [] }] },
  ] as unknown as Category[];
  it.each<[string, Category[], object]>([
    ['names only what is shown today', tree, { Roses: 4, Flowers: 1 }],
    ['leaves all where the tree is not known', [], { Roses: 4, Tulips: 9, Flowers: 1 }],
  ])('%s', (_name, shown, counts) => {
    const [first] = withShownCategories(
      [answer({ facets: { Category: { Roses: 4, Tulips: 9, Flowers: 1 }, Color: { Tulips: 1 } } })],
      shown,
    );
    expect(first?.facets).toEqual({ Category: counts, Color: { Tulips: 1 } });
  });
});
