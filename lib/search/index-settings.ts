import { listLimits } from '@/lib/config/list-limits';
import { searchIndexes } from '@/lib/config/search-indexes';
import { facetDefinitions } from '@/lib/search/facets';

/** The vendor's criteria, `exact` before `attribute`: candles come before candlelight, whether name or category says so (decision 094). */
const ranking = ['typo', 'geo', 'words', 'filters', 'proximity', 'exact', 'attribute', 'custom'];

/**
 * Settings of the `products` index (specification A7): one hit for each product code. A word counts in the name before the category, there before what is
 * only said of the product, wherever it stands; singular and plural are one word. What is equal until then keeps the shop's own order.
 */
export const productSettings = {
  searchableAttributes: [
    'unordered(title)',
    'ProductCode',
    'unordered(Category)',
    'unordered(Keywords)',
    'unordered(Occasion)',
    'unordered(Color)',
    'unordered(Maker)',
    'unordered(Description)',
  ],
  queryLanguages: ['en'],
  ignorePlurals: ['en'],
  removeStopWords: ['en'],
  removeWordsIfNoResults: 'allOptional',
  alternativesAsExact: ['ignorePlurals', 'singleWordSynonym', 'multiWordsSynonym'],
  exactOnSingleWordQuery: 'word',
  disableExactOnAttributes: ['Description'],
  ranking,
  attributesForFaceting: [
    ...facetDefinitions.map(({ attribute }) => attribute),
    'Price',
    'DeliveryClass',
    'filterOnly(CategoryIDs)',
    'filterOnly(IsDefaultProduct)',
    'filterOnly(IsWorkShopEvent)',
    'filterOnly(IsWorkshop)',
    'filterOnly(IsFeatured)',
    'filterOnly(Active)',
    'filterOnly(ProductCode)',
  ],
  numericAttributesForFiltering: [
    'Price',
    'PriceMin',
    'PercentOff',
    'Visible',
    'Inventory',
    'InfiniteInventory',
    'StartDate',
    'EndDate',
    'ReleaseDate1',
    'IsWorkshop',
  ],
  attributeForDistinct: 'ProductCode',
  distinct: true,
  facetingAfterDistinct: true,
  customRanking: ['desc(InSeason)', 'desc(InStock)', 'asc(Position)', 'desc(IsDefaultProduct)'],
  hitsPerPage: 54,
  maxValuesPerFacet: listLimits.searchFacetValues,
  paginationLimitedTo: listLimits.searchReach,
};

function sortedBy(
  name: string,
  ...order: string[]
): { name: string; settings: Record<string, unknown> } {
  return { name, settings: { ...productSettings, ranking: [...order, ...ranking] } };
}

/** The same records in other orders, and `dotcom_products`, which keeps the shop's own. */
export const productReplicas = [
  { name: searchIndexes.dotcom, settings: { ...productSettings } },
  sortedBy(searchIndexes.newest, 'desc(ReleaseDate1)'),
  sortedBy(searchIndexes.byName, 'asc(title)'),
  sortedBy(searchIndexes.byPriceUp, 'asc(PriceMin)'),
  sortedBy(searchIndexes.byPriceDown, 'desc(PriceMin)'),
];

export const contentSettings = {
  searchableAttributes: ['title', 'tags', 'summary'],
  attributesForFaceting: ['contentType', 'section', 'tags'],
  hitsPerPage: 20,
};

export const suggestionSettings = {
  searchableAttributes: ['query'],
  customRanking: ['desc(popularity)'],
  hitsPerPage: 5,
};
