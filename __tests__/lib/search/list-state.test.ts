/** @jest-environment node */
import { noChoice, type ListChoice } from '@/lib/catalogue/category/list-address';
import { listQueriesSchema } from '@/lib/search/list/list-schema';
import { requestOf } from '@/components/catalogue/list/list-search-client';
import { choiceOfUiState, uiStateOf } from '@/lib/search/list/list-state';
import { countedFacets, toSearchQuery } from '@/lib/search/list/list-requests';

const chosen: ListChoice = {
  filters: { color: ['Blush', 'Red'], hardinessZone: ['4'] },
  price: { min: 25, max: 110 },
  sort: 'new',
};

describe('a choice as InstantSearch keeps it', () => {
  it.each<[string, ListChoice, number, object]>([
    ['nothing', noChoice, 1, {}],
    ['a later page', noChoice, 3, { page: 3 }],
    [
      'values of two facets, price and order',
      chosen,
      1,
      {
        refinementList: { Color: ['Blush', 'Red'], HardinessZone: ['4'] },
        range: { Price: '25:110' },
        sortBy: 'new_products',
      },
    ],
    ['one bound', { ...noChoice, price: { min: null, max: 40 } }, 1, { range: { Price: ':40' } }],
  ])('%s, there and back', (_name, choice, page, state) => {
    expect(uiStateOf(choice, page)).toEqual(state);
    expect(choiceOfUiState(uiStateOf(choice, page))).toEqual(choice);
  });

  it('puts values in one order, and knows no index but its own', () => {
    expect(
      choiceOfUiState({
        refinementList: { Color: ['Red', 'Blush'], Rogue: ['x'] },
        sortBy: 'secret_index',
      }),
    ).toEqual({ ...noChoice, filters: { color: ['Blush', 'Red'] } });
  });
});

describe('requestOf', () => {
  it('says the helper’s query in the handler’s words, which its schema takes', () => {
    const request = requestOf({
      indexName: 'products',
      params: {
        page: 1,
        hitsPerPage: 54,
        facets: 'Color',
        facetFilters: ['Size:Deluxe', ['Color:Red', 'Color:Blush']],
        numericFilters: ['Price>=25'],
      },
    });
    expect(request).toEqual({
      index: 'products',
      page: 1,
      countsOnly: false,
      facets: ['Color'],
      facetFilters: [['Size:Deluxe'], ['Color:Red', 'Color:Blush']],
      numericFilters: ['Price >= 25'],
    });
    expect(
      listQueriesSchema.safeParse({ scope: { categoryID: 'Flowers' }, requests: [request] })
        .success,
    ).toBe(true);
  });
});

describe('listQueriesSchema', () => {
  const request = {
    index: 'products',
    page: 0,
    countsOnly: false,
    facets: countedFacets,
    facetFilters: [],
    numericFilters: [],
  };
  const scope = { categoryID: 'Flowers' };
  it.each<[string, object]>([
    ['an index that is none of the lists', { scope, requests: [{ ...request, index: 'orders' }] }],
    [
      'a scope that would change the filter',
      { scope: { categoryID: 'x OR Visible = 0' }, requests: [request] },
    ],
    ['no scope', { scope: {}, requests: [request] }],
    ['filters of its own', { scope, requests: [{ ...request, filters: 'Visible = 0' }] }],
    [
      'a facet that is not offered',
      { scope, requests: [{ ...request, facetFilters: [['Visible:0']] }] },
    ],
    [
      'a number of another attribute',
      { scope, requests: [{ ...request, numericFilters: ['Visible >= 0'] }] },
    ],
    ['too many queries', { scope, requests: Array.from({ length: 25 }, () => request) }],
    ['none', { scope, requests: [] }],
  ])('refuses %s', (_name, body) => {
    expect(listQueriesSchema.safeParse(body).success).toBe(false);
  });
});

describe('toSearchQuery', () => {
  it.each([false, true])(
    'carries the standing filters of specification A7, counts only: %s',
    (countsOnly) => {
      const query = toSearchQuery(
        { categoryID: 'Flowers' },
        {
          index: 'products',
          page: 0,
          countsOnly,
          facets: ['Color'],
          facetFilters: [['Color:Red']],
          numericFilters: [],
        },
        1000,
      );
      expect(query.filters).toBe(
        'Visible = 1 AND (Inventory > 0 OR InfiniteInventory = 1) AND Active:true AND StartDate <= 1000 AND EndDate >= 1000 AND IsWorkShopEvent:false AND CategoryIDs:Flowers',
      );
      expect(query).toMatchObject({
        distinct: true,
        hitsPerPage: countsOnly ? 0 : 54,
        clickAnalytics: !countsOnly,
      });
    },
  );
});
