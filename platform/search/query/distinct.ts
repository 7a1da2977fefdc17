import type { Candidate } from './ranking';
import type { RecordSet } from '../index/record-set';

/**
 * Keeps the first `most` candidates of each group that shares a value of `attribute`; candidates without a value stay. `most` is
 * the `distinct` parameter: `true` is 1, `false` and 0 keep everything.
 */
export function distinct(
  records: RecordSet,
  candidates: Candidate[],
  attribute: string | null,
  most: number,
): Candidate[] {
  if (attribute === null || most < 1) return candidates;
  const {
    dictionary,
    lists: { start, count, cells },
  } = records.facets(attribute);
  const seen = new Uint32Array(dictionary.length);
  return candidates.filter(({ ordinal }) => {
    if ((count[ordinal] ?? 0) === 0) return true;
    const group = cells[start[ordinal] ?? 0] ?? 0;
    seen[group] = (seen[group] ?? 0) + 1;
    return (seen[group] ?? 0) <= most;
  });
}
