import { LRUCache } from 'lru-cache';
import { now } from '@/lib/core/time/clock';
import { isObject } from '@/platform/wire/body';
import { SearchFault } from '../fault';
import { singular } from './plurals';
import { textList } from '../index/settings';
import { otherPhrases, type Synonym } from './synonyms';
import { allowedTypos, typosBetween } from './typos';
import { tokenize } from './words';

/** When a rule applies; all that is given has to hold. */
interface Condition {
  pattern?: string;
  anchoring?: 'is' | 'startsWith' | 'endsWith' | 'contains';
  /** Plurals, synonyms and typos of the pattern as well. */
  alternatives?: boolean;
  context?: string;
}

/** A rule as the vendor keeps it: the part of its conditions and consequences that this engine follows. */
export interface Rule {
  objectID: string;
  conditions: Condition[];
  consequence: {
    params?: Record<string, unknown>;
    promote?: (
      { objectID: string; position: number } | { objectIDs: string[]; position: number }
    )[];
    filterPromotes?: boolean;
    hide?: { objectID: string }[];
    userData?: unknown;
  };
  description?: string;
  enabled?: boolean;
  /** Unix seconds. */
  validity?: { from: number; until: number }[];
  tags?: string[];
}

const consequences = new Set(['params', 'promote', 'filterPromotes', 'hide', 'userData']);
const anchorings = ['is', 'startsWith', 'endsWith', 'contains'] as const;

/** Reads a rule as a client sends it. Throws a `SearchFault` 400 for one that is none, or asks for what this engine does not do. */
export function readRule(raw: unknown): Rule {
  const rule = isObject(raw) ? raw : {};
  const { objectID, consequence } = rule;
  const conditions = (rule.conditions ?? (rule.condition ? [rule.condition] : [])) as Condition[];
  const wrong = (why: string) => new SearchFault(400, `Invalid rule: ${why}`);
  if (typeof objectID !== 'string' || objectID === '') throw wrong('objectID is missing');
  if (!isObject(consequence)) throw wrong('consequence is missing');
  const unknown = Object.keys(consequence).find((name) => !consequences.has(name));
  if (unknown !== undefined) throw wrong(`consequence ${unknown} is not known here`);
  for (const { pattern, anchoring } of conditions) {
    if ((pattern === undefined) !== (anchoring === undefined))
      throw wrong('pattern and anchoring go together');
    if (anchoring !== undefined && !anchorings.includes(anchoring)) throw wrong('anchoring');
    if (pattern?.includes('{')) throw wrong('facet patterns are not known here');
  }
  if (conditions.length > 25) throw wrong('too many conditions');
  return { ...rule, objectID, conditions, consequence } as Rule;
}

/** What the rules make of a query. */
export interface Ruled {
  raw: Record<string, unknown>;
  promote: { objectID: string; position: number }[];
  filterPromotes: boolean;
  hide: ReadonlySet<string>;
  applied: { objectID: string }[];
  userData: unknown[];
}

/**
 * Applies the rules whose conditions hold, the one that matches earliest, longest and closest first: the first to replace the query does, filters add up.
 * `enableRules: false` applies none.
 */
export function applyRules(
  rules: ReadonlyMap<string, Rule>,
  synonyms: ReadonlyMap<string, Synonym>,
  raw: Record<string, unknown>,
): Ruled {
  const typed = tokenize(typeof raw.query === 'string' ? raw.query : '');
  const seconds = now().getTime() / 1000;
  const off = raw.enableRules === false || raw.enableRules === 'false';
  const holding = [...(off ? [] : rules.values())]
    .filter(
      ({ enabled, validity }) =>
        enabled !== false &&
        (!validity?.length ||
          validity.some(({ from, until }) => from <= seconds && seconds < until)),
    )
    .flatMap((rule) => {
      const places = rule.conditions.map((condition) => placeOf(condition, typed, synonyms, raw));
      const place = rule.conditions.length === 0 ? { at: 0, length: 0, anchor: 3 } : best(places);
      return place ? [{ rule, place }] : [];
    })
    .sort(
      (a, b) =>
        a.place.at - b.place.at ||
        b.place.length - a.place.length ||
        a.place.anchor - b.place.anchor,
    );
  const ruled: Ruled = {
    raw,
    promote: [],
    filterPromotes: false,
    hide: new Set(
      holding.flatMap(({ rule }) => rule.consequence.hide ?? []).map(({ objectID }) => objectID),
    ),
    applied: holding.map(({ rule: { objectID } }) => ({ objectID })),
    userData: holding.flatMap(({ rule }) => rule.consequence.userData ?? []),
  };
  for (const { rule } of holding) {
    const { params = {}, promote = [], filterPromotes = false } = rule.consequence;
    ruled.raw = withParams(ruled.raw, params, ruled.raw.query === raw.query);
    ruled.filterPromotes ||= filterPromotes;
    for (const promotion of promote)
      ruled.promote.push(
        ...('objectIDs' in promotion
          ? promotion.objectIDs.map((objectID, index) => ({
              objectID,
              position: promotion.position + index,
            }))
          : [promotion]),
      );
  }
  return ruled;
}

function withParams(
  raw: Record<string, unknown>,
  { query, filters, optionalFilters, ...rest }: Record<string, unknown>,
  mayReplace: boolean,
): Record<string, unknown> {
  const own = typeof raw.filters === 'string' && raw.filters !== '' ? [raw.filters] : [];
  const added =
    typeof filters === 'string' ? [filters.includes(' OR ') ? `(${filters})` : filters] : [];
  const removed = isObject(query) ? textList(query.remove).flatMap(tokenize) : [];
  const replaced =
    typeof query === 'string'
      ? query
      : tokenize(String(raw.query ?? ''))
          .filter((word) => !removed.includes(word))
          .join(' ');
  return {
    ...raw,
    ...rest,
    ...(added.length > 0 ? { filters: [...own, ...added].join(' AND ') } : {}),
    ...(optionalFilters === undefined
      ? {}
      : { optionalFilters: [raw.optionalFilters ?? [], optionalFilters].flat() }),
    ...(query !== undefined && mayReplace ? { query: replaced } : {}),
  };
}

const knownPatterns = new LRUCache<string, readonly string[]>({ max: 5000 });

interface Place {
  at: number;
  length: number;
  anchor: number;
}

function best(places: readonly (Place | null)[]): Place | null {
  return places.reduce((a, b) => (a && (!b || a.at <= b.at) ? a : b), null);
}

/** The folded words of a rule's pattern: every query asks for them anew. */
function patternWords(pattern: string): readonly string[] {
  const words = knownPatterns.get(pattern) ?? tokenize(pattern);
  knownPatterns.set(pattern, words);
  return words;
}

function placeOf(
  { pattern, anchoring = 'is', alternatives = false, context }: Condition,
  typed: readonly string[],
  synonyms: ReadonlyMap<string, Synonym>,
  raw: Record<string, unknown>,
): Place | null {
  if (context !== undefined && !textList(raw.ruleContexts).includes(context)) return null;
  if (pattern === undefined) return { at: 0, length: 0, anchor: 3 };
  const words = patternWords(pattern);
  const others = alternatives ? otherPhrases(words, synonyms) : [];
  const same = (word: string, other: string) =>
    word === other ||
    (alternatives &&
      (singular(word) === singular(other) ||
        typosBetween(other, word, allowedTypos(word, true)) <=
          Math.min(1, allowedTypos(word, true))));
  for (const phrase of [words, ...others]) {
    for (let at = 0; at + phrase.length <= typed.length; at += 1) {
      const end = at + phrase.length === typed.length;
      const fits =
        (anchoring === 'contains' || (anchoring === 'startsWith' ? at === 0 : end)) &&
        (anchoring !== 'is' || at === 0);
      if (fits && phrase.every((word, index) => same(word, typed[at + index] ?? '')))
        return { at, length: phrase.length, anchor: anchorings.indexOf(anchoring) };
    }
  }
  return null;
}
