import { valuesAt } from './document';
import type { Candidate } from './ranking';
import type { RecordSet } from './record-set';

/**
 * Keeps the first `most` candidates of each group that shares a value of `attribute`; candidates without a value stay. `most` is
 * the `distinct` parameter: `true` is 1, `false` and 0 keep everything.
 */
export function distinct(records: RecordSet, candidates: Candidate[], attribute: string | null, most: number): Candidate[] {
  if (attribute === null || most < 1) return candidates;
  const documents = records.documents();
  const seen = new Map<string | number | boolean, number>();
  return candidates.filter(({ ordinal }) => {
    const document = documents[ordinal];
    const group = document && valuesAt(document, attribute)[0];
    if (group === undefined) return true;
    const count = (seen.get(group) ?? 0) + 1;
    seen.set(group, count);
    return count <= most;
  });
}
