/** Words of the search's answers, the specification's verbatim (specification A2). */
export const searchTexts = {
  suggestions: 'Query Suggestions',
  popular: 'Popular Searches',
  bestsellers: 'Bestsellers',
  categories: 'Categories',
  products: 'Products',
  events: 'Events',
  care: 'Care, Advice & Information',
  seeAll: 'See All',
  viewAll: 'View All Results',
  refine: 'Filter and sort',
  close: 'Close the search',
  results: 'Search results',
  none: 'No Results',
  noneMore: 'Try another word, or call us at',
  unavailable: 'Search is not available right now',
  unavailableMore: 'Please try again in a moment, or call us at',
} as const;

/** `the products for “rose”`: all of them, before anything is chosen. */
export function productsFor(query: string): string {
  return `the products for “${query}”`;
}

/** `Item 100482`: a product row's item number. */
export function itemWords(itemNumber: string): string {
  return `Item ${itemNumber}`;
}
