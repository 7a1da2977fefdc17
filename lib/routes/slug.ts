const mostLetters = 80;

/** Regular expression of what `slugOf` makes of a title that has a letter or digit. */
export const slugOfShape = `[a-z0-9][a-z0-9-]{0,${mostLetters - 1}}`;

/** A title as the readable part of an address: accents off, lower case, everything but letters and digits a dash. */
export function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, mostLetters);
}
