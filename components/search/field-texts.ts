/** Words of the search field, which stands on every page (specification A2). */
export const searchFieldTexts = {
  search: 'Search',
  placeholder: 'Search for Products, Articles or Events',
} as const;
