import type { SearchableAttribute } from '../index/settings';

/** Where the words of a query stand in one attribute of a record: a list of positions for each word of the query. */
export interface WordPlaces {
  attribute: SearchableAttribute;
  places: number[][];
}

/** Words further apart, or in two attributes, are as far as can be. */
const farthest = 8;
/** More than any position within an attribute that still counts. */
export const perAttribute = 1000;

/** How far two words of a query stand apart in an attribute: 1 side by side, one more where they stand the other way round. */
function distance(first: readonly number[], second: readonly number[]): number {
  let nearest = farthest;
  for (const one of first) {
    for (const other of second)
      if (other !== one) nearest = Math.min(nearest, other > one ? other - one : one - other + 1);
  }
  return nearest;
}

/** Sum over neighbouring query words of how near they stand, each pair in its best attribute; nearer than `least` counts as `least`. */
export function proximityOf(found: readonly WordPlaces[], words: number, least: number): number {
  let sum = 0;
  for (let word = 0; word + 1 < words; word += 1) {
    sum += Math.max(
      least,
      Math.min(
        farthest,
        ...found.map(({ places }) => distance(places[word] ?? [], places[word + 1] ?? [])),
      ),
    );
  }
  return sum;
}

/** How the criterion `attribute` is worked out (`attributeCriteriaComputedBy`). */
export type AttributeRule = 'best' | 'minProximity' | 'sum';

/**
 * The criterion `attribute`, lower is better: the best attribute a word was found in, among those of the best proximity with
 * `minProximity`, or with `sum` the best of every word added up. In an ordered attribute an earlier place is better.
 */
export function attributeOf(
  found: readonly WordPlaces[],
  words: number,
  rule: AttributeRule,
): number {
  const best = (one: readonly WordPlaces[], word?: number) =>
    Math.min(
      ...one.map(({ attribute: { rank, ordered }, places }) => {
        const all = word === undefined ? places.flat() : (places[word] ?? []);
        return all.length === 0
          ? Infinity
          : rank * perAttribute + (ordered ? Math.min(Math.min(...all), perAttribute - 1) : 0);
      }),
    );
  if (rule === 'sum')
    return Array.from({ length: words }, (_, word) => best(found, word)).reduce(
      (sum, one) => sum + one,
      0,
    );
  if (rule === 'best' || words === 1) return best(found);
  const nearness = found.map((one) => proximityOf([one], words, 1));
  return best(found.filter((_, index) => nearness[index] === Math.min(...nearness)));
}
