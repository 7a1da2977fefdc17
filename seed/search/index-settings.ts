import { facetDefinitions } from '@/lib/search/facets';

/** Settings of the `products` index (000 §7): one hit for each product code, in the shop's own order. */
export const productSettings = {
  searchableAttributes: ['title', 'ProductCode', 'Category', 'Occasion', 'Color', 'Maker', 'unordered(Description)'],
  attributesForFaceting: [
    ...facetDefinitions.map(({ attribute }) => attribute),
    'Price',
    'filterOnly(CategoryIDs)', 'filterOnly(IsDefaultProduct)', 'filterOnly(IsWorkShopEvent)', 'filterOnly(IsWorkshop)', 'filterOnly(IsFeatured)',
    'filterOnly(Active)', 'filterOnly(ProductCode)',
  ],
  numericAttributesForFiltering: ['Price', 'PercentOff', 'Visible', 'Inventory', 'InfiniteInventory', 'StartDate', 'EndDate', 'ReleaseDate1', 'IsWorkshop'],
  attributeForDistinct: 'ProductCode',
  distinct: true,
  facetingAfterDistinct: true,
  customRanking: ['asc(Position)', 'desc(IsDefaultProduct)'],
  hitsPerPage: 54,
  maxValuesPerFacet: 100,
  paginationLimitedTo: 1000,
};

const vendorRanking = ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'];

function sortedBy(name: string, ...order: string[]): { name: string; settings: Record<string, unknown> } {
  return { name, settings: { ...productSettings, ranking: [...order, ...vendorRanking] } };
}

/** The same records in other orders, and `dotcom_products`, which keeps the shop's own. */
export const productReplicas = [
  { name: 'dotcom_products', settings: { ...productSettings } },
  sortedBy('new_products', 'desc(ReleaseDate1)'),
  sortedBy('products_name_asc', 'asc(title)'),
  sortedBy('products_price_asc', 'asc(PriceMin)'),
  sortedBy('products_price_desc', 'desc(PriceMin)'),
];

export const contentSettings = {
  searchableAttributes: ['title', 'tags', 'summary'],
  attributesForFaceting: ['contentType', 'section', 'tags'],
  hitsPerPage: 20,
};

export const suggestionSettings = { searchableAttributes: ['query'], customRanking: ['desc(popularity)'], hitsPerPage: 5 };
