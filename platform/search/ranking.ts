import type { RecordSet } from './record-set';
import { textList, type IndexSettings } from './settings';
import type { TextMatch } from './text-index';

/** A record that passed the filters, with how it matched the text and the optional filters. */
export interface Candidate {
  ordinal: number;
  match: TextMatch | null;
  /** Optional filters it satisfies. */
  filters: number;
}

const documentedRanking = ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'];

type Comparison = (a: Candidate, b: Candidate) => number;

/**
 * Sorts candidates by the tie-breaking list of the settings: `ranking` (with `asc(x)`/`desc(x)` on replicas) and `customRanking`.
 * `geo`, `words` and `proximity` never break a tie here. Records without the attribute come last either way.
 */
export function rank(records: RecordSet, candidates: Candidate[], settings: IndexSettings): Candidate[] {
  const criteria = textList(settings.ranking);
  const comparisons = (criteria.length > 0 ? criteria : documentedRanking).flatMap((name) => criterion(records, name, settings));
  comparisons.push((a, b) => (b.match?.score ?? 0) - (a.match?.score ?? 0), (a, b) => a.ordinal - b.ordinal);
  return candidates.sort((a, b) => {
    for (const comparison of comparisons) {
      const order = comparison(a, b);
      if (order !== 0) return order;
    }
    return 0;
  });
}

function criterion(records: RecordSet, name: string, settings: IndexSettings): Comparison[] {
  switch (name) {
    case 'typo': return [(a, b) => (a.match?.typos ?? 0) - (b.match?.typos ?? 0)];
    case 'filters': return [(a, b) => b.filters - a.filters];
    case 'attribute': return [(a, b) => (a.match?.attribute ?? 0) - (b.match?.attribute ?? 0)];
    case 'exact': return [(a, b) => (b.match?.exact ?? 0) - (a.match?.exact ?? 0)];
    case 'custom': return textList(settings.customRanking).flatMap((entry) => byAttribute(records, entry));
    default: return byAttribute(records, name);
  }
}

function byAttribute(records: RecordSet, entry: string): Comparison[] {
  const [, direction, attribute] = /^(asc|desc)\((.+)\)$/.exec(entry) ?? [];
  if (attribute === undefined) return [];
  const keys = records.sortKeys(attribute);
  const sign = direction === 'asc' ? 1 : -1;
  return [({ ordinal: a }, { ordinal: b }) => {
    const [left, right] = [keys[a] ?? NaN, keys[b] ?? NaN];
    if (Number.isNaN(left) || Number.isNaN(right)) return Number(Number.isNaN(left)) - Number(Number.isNaN(right));
    return sign * (left - right);
  }];
}
