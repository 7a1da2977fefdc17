/** How much of everything the stock holds at least: raised with the stock, read by the tests that count through the vendors' clients. */
export const leastCounts = {
  groups: 430,
  products: 1050,
  shownCategories: 60,
  workshops: 70,
  workshopProducts: 165,
  pastDates: 20,
  articles: 90,
  pages: 60,
  localZips: 125,
  stores: 7,
  redirects: 51,
  reducedGroups: 50,
  unlimitedProducts: 60,
  facetsFilled: 17,
} as const;
