/**
 * The facets of specification A7 in the order of the page, as attributes of the index. Headings, keys of addresses, filters, chips, queries, fields of records
 * and settings of the index are made from this list; what products say of themselves is in `lib/catalogue/product/fact-labels.ts`.
 */
export const facetAttributes = [
  'Color',
  'Category',
  'Size',
  'Occasion',
  'ColorVariant',
  'BloomTiming',
  'Collection',
  'ContainerVolume',
  'HandlingFee',
  'HardinessZone',
  'HardscapeColor',
  'HardscapeStyle',
  'LightLevel',
  'Material',
  'MatureHeight',
  'MatureWidth',
  'StyleForm',
  'Brand',
] as const;

export type FacetAttribute = (typeof facetAttributes)[number];
