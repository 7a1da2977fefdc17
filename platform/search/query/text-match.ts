import type { AttributeRule } from './match-criteria';

/** How a record matches a query: the material of the ranking criteria. */
export interface TextMatch {
  /** Typos over all query words. */
  typos: number;
  /** Words of the query that were found; more only count where words are optional or left out. */
  words: number;
  /** How far the query words stand apart: lower is nearer; 0 for a single word. */
  readonly proximity: number;
  /** The best attribute, and where it is ordered the place in it: lower is better. */
  readonly attribute: number;
  /** Query words found as whole words rather than as beginnings. */
  readonly exact: number;
  /** Query words that are not exact. */
  readonly inexact: number;
  /** MiniSearch's BM25+ score with the attributes' boosts: the last tie-break. */
  score: number;
  /** Words of the record that matched, folded; for highlighting. */
  readonly terms: ReadonlySet<string>;
}

/** What of the documented text parameters applies to a query. */
export interface TextOptions {
  queryType: 'prefixLast' | 'prefixAll' | 'prefixNone';
  typosOnNumbers: boolean;
  /** Singular and plural find each other (`ignorePlurals`). */
  plurals: boolean;
  /** The other form of a word counts as exact (`alternativesAsExact`). */
  pluralsAreExact: boolean;
  /** What is exact about a query of one word (`exactOnSingleWordQuery`). */
  exactAlone: 'attribute' | 'none' | 'word';
  /** Attributes in which no word is exact (`disableExactOnAttributes`). */
  neverExact: readonly string[];
  attributeRule: AttributeRule;
  minProximity: number;
  /** Only these attributes, when given. */
  attributes?: string[];
}
