import type { RecordSet } from './record-set';

/** Counts of an attribute's values over some records: `{ "Lavender": 12, … }`. */
export type FacetCounts = Record<string, number>;

/** Smallest, largest, mean and sum of a numeric attribute over some records. */
export interface FacetStats {
  min: number;
  max: number;
  avg: number;
  sum: number;
}

/** Counts one facet over the records at `ordinals`, at most `limit` values, the most frequent (or first in the alphabet) ones. */
export function countFacet(records: RecordSet, attribute: string, ordinals: readonly number[], limit: number, sortBy: 'count' | 'alpha'): FacetCounts {
  const column = records.facets(attribute);
  const counts = new Uint32Array(column.dictionary.length);
  for (const ordinal of ordinals) {
    const end = column.offsets[ordinal + 1] ?? 0;
    for (let index = column.offsets[ordinal] ?? 0; index < end; index += 1) add(counts, column.codes[index] ?? 0);
  }
  const entries = column.dictionary.map((value, code) => [value, counts[code] ?? 0] as const).filter(([, count]) => count > 0);
  entries.sort((a, b) => (sortBy === 'alpha' ? 0 : b[1] - a[1]) || a[0].localeCompare(b[0], 'en', { numeric: true }));
  return Object.fromEntries(entries.slice(0, limit));
}

/** The statistics of one facet over the records at `ordinals`; `null` where none of them holds a number. */
export function facetStats(records: RecordSet, attribute: string, ordinals: readonly number[]): FacetStats | null {
  const column = records.numbers(attribute);
  let [min, max, sum, count] = [Infinity, -Infinity, 0, 0];
  for (const ordinal of ordinals) {
    const end = column.offsets[ordinal + 1] ?? 0;
    for (let index = column.offsets[ordinal] ?? 0; index < end; index += 1) {
      const value = column.values[index] ?? 0;
      min = Math.min(min, value);
      max = Math.max(max, value);
      sum += value;
      count += 1;
    }
  }
  return count === 0 ? null : { min, max, avg: sum / count, sum };
}

function add(counts: Uint32Array, code: number): void {
  counts[code] = (counts[code] ?? 0) + 1;
}
