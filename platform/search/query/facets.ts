import type { RecordSet } from '../index/record-set';

/** Counts of an attribute's values over some records: `{ "Lavender": 12, … }`. */
export type FacetCounts = Record<string, number>;

/** Smallest, largest, mean and sum of a numeric attribute over some records. */
export interface FacetStats {
  min: number;
  max: number;
  avg: number;
  sum: number;
}

const collator = new Intl.Collator('en', { numeric: true });

/** Counts one facet over the records at `ordinals`, at most `limit` values, the most frequent (or first in the alphabet) ones. */
export function countFacet(
  records: RecordSet,
  attribute: string,
  ordinals: readonly number[],
  limit: number,
  sortBy: 'count' | 'alpha',
): FacetCounts {
  const {
    dictionary,
    lists: { start, count, cells },
  } = records.facets(attribute);
  const counts = new Uint32Array(dictionary.length);
  for (const ordinal of ordinals) {
    const from = start[ordinal] ?? 0;
    const end = from + (count[ordinal] ?? 0);
    for (let index = from; index < end; index += 1) add(counts, cells[index] ?? 0);
  }
  const entries = dictionary
    .map((value, code) => [value, counts[code] ?? 0] as const)
    .filter(([, found]) => found > 0);
  entries.sort((a, b) => (sortBy === 'alpha' ? 0 : b[1] - a[1]) || collator.compare(a[0], b[0]));
  return Object.fromEntries(entries.slice(0, limit));
}

/** The statistics of one facet over the records at `ordinals`; `null` where none of them holds a number. */
export function facetStats(
  records: RecordSet,
  attribute: string,
  ordinals: readonly number[],
): FacetStats | null {
  const { start, count, cells } = records.numbers(attribute).lists;
  let [min, max, sum, found] = [Infinity, -Infinity, 0, 0];
  for (const ordinal of ordinals) {
    const from = start[ordinal] ?? 0;
    const end = from + (count[ordinal] ?? 0);
    for (let index = from; index < end; index += 1) {
      const value = cells[index] ?? 0;
      min = Math.min(min, value);
      max = Math.max(max, value);
      sum += value;
      found += 1;
    }
  }
  return found === 0 ? null : { min, max, avg: sum / found, sum };
}

function add(counts: Uint32Array, code: number): void {
  counts[code] = (counts[code] ?? 0) + 1;
}
