/** Words of the catalogue's screens; the specification's strings verbatim (000 §2, §8, 001 §2). */
export const catalogueTexts = {
  noResults: 'No Results',
  groupNotFound: 'Product group not found',
  unavailable: 'Our shelves are not answering just now',
  tryAgain: 'Please try again in a moment.',
} as const;
