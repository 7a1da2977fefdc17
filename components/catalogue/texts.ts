/** Words of the catalogue's screens; the specification's strings verbatim (specification A2, A8, B2). */
export const catalogueTexts = {
  noResults: 'No Results',
  groupNotFound: 'Product group not found',
  unavailable: 'We can’t load products right now',
  daysOfProducts: 'Choose a product to see its days',
  tryAgain: 'Please try again in a moment.',
} as const;

/** `14 colors in these results`; once one is chosen the others are not in them: `14 colors to choose from`. */
export function colorsWords(count: number, narrowed: boolean): string {
  return `${count} ${count === 1 ? 'color' : 'colors'} ${narrowed ? 'to choose from' : 'in these results'}`;
}

/** What a category without products says. */
export function emptyCategoryWords(name: string): string {
  return `We have nothing in ${name} right now.`;
}
