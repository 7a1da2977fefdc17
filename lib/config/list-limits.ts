/** The constants of a list of products (specification A9), each under one name. */
export const listLimits = {
  searchHitsPerPage: 54,
  /** Hits of a search, or of a list, that the search engine pages through. */
  searchReach: 1000,
  /** Values of a facet that the search engine counts of a list, the most frequent first. */
  searchFacetValues: 100,
} as const;
