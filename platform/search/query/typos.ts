/** How many typos a query word may have: none under 4 letters, one from 4, two from 8 (the engine's documented defaults). */
export function allowedTypos(word: string, typosOnNumbers: boolean): number {
  if (!typosOnNumbers && /^\d+$/.test(word)) return 0;
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/**
 * Edits between two words, a swap of neighbours counting as one (Damerau, optimal string alignment); stops at `limit + 1`.
 * With `prefix`, `word` is compared with the closest beginning of `term`.
 */
export function typosBetween(word: string, term: string, limit: number, prefix = false): number {
  if (prefix ? term.startsWith(word) : term === word) return 0;
  if (limit === 0 || (!prefix && Math.abs(word.length - term.length) > limit)) return limit + 1;
  const width = prefix ? Math.min(term.length, word.length + limit) : term.length;
  let before: number[] = [];
  let previous = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= word.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= width; column += 1) {
      const same = word[row - 1] === term[column - 1];
      let cost = Math.min(
        at(previous, column) + 1,
        at(current, column - 1) + 1,
        at(previous, column - 1) + (same ? 0 : 1),
      );
      const swapped =
        row > 1 &&
        column > 1 &&
        word[row - 1] === term[column - 2] &&
        word[row - 2] === term[column - 1];
      if (swapped) cost = Math.min(cost, at(before, column - 2) + 1);
      current.push(cost);
    }
    before = previous;
    previous = current;
  }
  return Math.min(limit + 1, prefix ? Math.min(...previous) : at(previous, width));
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity;
}
