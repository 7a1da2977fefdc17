import { compareBy, type OrderKey } from '../index/order-column';
import type { RecordSet } from '../index/record-set';
import { textList, type IndexSettings } from '../index/settings';
import type { TextMatch } from './text-match';

/** A record that passed the filters, with how it matched the text and the optional filters. */
export interface Candidate {
  ordinal: number;
  match: TextMatch | null;
  /** Scores of the optional filters it satisfies. */
  filters: number;
}

const documentedRanking = [
  'typo',
  'geo',
  'words',
  'filters',
  'proximity',
  'attribute',
  'exact',
  'custom',
];

type Comparison = (a: Candidate, b: Candidate) => number;

/**
 * Sorts candidates by the tie-breaking list of the settings: `ranking` (with `asc(x)`/`desc(x)` on replicas) and `customRanking`.
 * `geo` never breaks a tie here. Records without the attribute come last either way.
 */
export function rank(
  records: RecordSet,
  candidates: Candidate[],
  settings: IndexSettings,
): Candidate[] {
  const comparisons = criteriaOf(settings).flatMap((name) => criterion(records, name, settings));
  comparisons.push(
    (a, b) => (b.match?.score ?? 0) - (a.match?.score ?? 0),
    (a, b) => a.ordinal - b.ordinal,
  );
  return candidates.sort((a, b) => {
    for (const comparison of comparisons) {
      const order = comparison(a, b);
      if (order !== 0) return order;
    }
    return 0;
  });
}

/** Every record as a search without words ranks them: only the attributes of the tie-breaking list decide. */
export function standingOrder(records: RecordSet, settings: IndexSettings): readonly number[] {
  const attributes = criteriaOf(settings)
    .flatMap((name) => (name === 'custom' ? textList(settings.customRanking) : [name]))
    .filter((entry) => ATTRIBUTE.test(entry));
  return records.order(attributes.join(), () =>
    attributes.flatMap((entry) => orderKey(records, entry)),
  );
}

const ATTRIBUTE = /^(asc|desc)\((.+)\)$/;

/** Whether the criterion `proximity` decides before `attribute`. */
export function proximityFirst(settings: IndexSettings): boolean {
  const criteria = criteriaOf(settings);
  return (
    criteria.includes('proximity') && criteria.indexOf('proximity') < criteria.indexOf('attribute')
  );
}

function criteriaOf(settings: IndexSettings): string[] {
  const criteria = textList(settings.ranking);
  return criteria.length > 0 ? criteria : documentedRanking;
}

function criterion(records: RecordSet, name: string, settings: IndexSettings): Comparison[] {
  switch (name) {
    case 'typo':
      return [(a, b) => (a.match?.typos ?? 0) - (b.match?.typos ?? 0)];
    case 'words':
      return [(a, b) => (b.match?.words ?? 0) - (a.match?.words ?? 0)];
    case 'filters':
      return [(a, b) => b.filters - a.filters];
    case 'proximity':
      return [(a, b) => (a.match?.proximity ?? 0) - (b.match?.proximity ?? 0)];
    case 'attribute':
      return [(a, b) => (a.match?.attribute ?? 0) - (b.match?.attribute ?? 0)];
    case 'exact':
      return [(a, b) => (a.match?.inexact ?? 0) - (b.match?.inexact ?? 0)];
    case 'custom':
      return textList(settings.customRanking).flatMap((entry) => byAttribute(records, entry));
    default:
      return byAttribute(records, name);
  }
}

function byAttribute(records: RecordSet, entry: string): Comparison[] {
  return orderKey(records, entry).map((key) => {
    const compare = compareBy(key);
    return (a, b) => compare(a.ordinal, b.ordinal);
  });
}

function orderKey(records: RecordSet, entry: string): OrderKey[] {
  const [, direction, attribute] = ATTRIBUTE.exec(entry) ?? [];
  return attribute === undefined
    ? []
    : [{ keys: () => records.sortKeys(attribute), ascending: direction === 'asc' }];
}
