/** One word of a text, with where it stood. */
export interface Word {
  /** Lower case, without accents and apostrophes: what is compared. */
  folded: string;
  start: number;
  end: number;
}

const WORD = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}]|['’](?=[\p{L}\p{N}]))*/gu;

/** A word as the index compares it: `Mother’s` and `mothers` are one, `Café` is `cafe`. */
export function fold(word: string): string {
  return word
    .normalize('NFD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase();
}

/** The words of a text in order; everything but letters, digits and inner apostrophes separates. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].map((match) => ({
    folded: fold(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** The folded words of a text. */
export function tokenize(text: string): string[] {
  return wordsOf(text).map((word) => word.folded);
}
