/** Names of the search indexes (specification A7), in one place; `dotcom` is an alias: the products index's own records in its own order (ruling 42). */
export const searchIndexes = {
  products: 'products',
  dotcom: 'dotcom_products',
  newest: 'new_products',
  byName: 'products_name_asc',
  byPriceUp: 'products_price_asc',
  byPriceDown: 'products_price_desc',
  suggestions: 'products_query_suggestions',
  content: 'contentful_data',
} as const;

/** The indexes whose records are shown as hits, and clicked. */
export type HitIndex = typeof searchIndexes.products | typeof searchIndexes.content;
