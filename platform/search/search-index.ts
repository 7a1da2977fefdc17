import { countFacet } from './facets';
import { highlight, type Marking } from './highlight';
import { singular } from './plurals';
import { proximityFirst } from './ranking';
import type { RecordSet } from './record-set';
import { searchableAttributes, textList, type IndexSettings } from './settings';
import type { TextMatch, TextOptions } from './text-index';
import { typosBetween } from './typos';
import { tokenize } from './words';

/** An index or a replica: a name and settings over records, which replicas share with their primary. */
export class SearchIndex {
  constructor(
    readonly name: string,
    public settings: IndexSettings,
    readonly records: RecordSet,
    /** Name of the primary, for a replica. */
    readonly primary: string | null,
  ) {}

  /** Builds the text index now rather than with the first query. */
  warm(): void {
    this.records.text(searchableAttributes(this.settings));
  }

  /** Full-text matches by objectID under the settings and the query's own parameters. */
  search(query: string, raw: Record<string, unknown>): Map<string, TextMatch> {
    const attributes = searchableAttributes(this.settings);
    const options = this.textOptions(raw);
    return this.records.keep(`text ${JSON.stringify([attributes, options, query])}`, () =>
      this.records.text(attributes).search(query, options),
    );
  }

  /** How to mark the query's words in a text; misspelt words are marked by the terms they were found as. */
  marking(raw: Record<string, unknown>, terms: ReadonlySet<string>): Marking {
    const given = { ...this.settings, ...raw };
    const words = tokenize(typeof raw.query === 'string' ? raw.query : '');
    return {
      words,
      prefixLast: this.textOptions(raw).queryType !== 'prefixNone',
      terms,
      wordOf: (term) =>
        words.find(
          (word) =>
            singular(word) === singular(term) ||
            typosBetween(word, term, 2) <= 2 ||
            typosBetween(word, term, 1, true) <= 1,
        ) ?? null,
      open: typeof given.highlightPreTag === 'string' ? given.highlightPreTag : '<em>',
      close: typeof given.highlightPostTag === 'string' ? given.highlightPostTag : '</em>',
    };
  }

  /** The attributes highlighted when a query names none: the searchable ones. */
  highlightedByDefault(): string[] {
    return searchableAttributes(this.settings)?.map((attribute) => attribute.name) ?? ['*'];
  }

  /** The values of a facet that match `facetQuery`, word by word, with their counts over some records. */
  facetHits(
    facet: string,
    ordinals: readonly number[],
    raw: Record<string, unknown>,
  ): { value: string; highlighted: string; count: number }[] {
    const marking = this.marking({ ...raw, query: raw.facetQuery }, new Set());
    const most = Math.min(Number(raw.maxFacetHits ?? 10) || 10, 100);
    return Object.entries(countFacet(this.records, facet, ordinals, Infinity, 'count'))
      .map(([value, count]) => ({ value, count, marked: highlight(value, marking) }))
      .filter(({ marked }) => marking.words.length === 0 || marked.matchLevel === 'full')
      .slice(0, most)
      .map(({ value, count, marked }) => ({ value, highlighted: marked.value, count }));
  }

  private textOptions(raw: Record<string, unknown>): TextOptions {
    const given = { ...this.settings, ...raw };
    const restricted = textList(raw.restrictSearchableAttributes);
    const queryType =
      given.queryType === 'prefixAll' || given.queryType === 'prefixNone'
        ? given.queryType
        : 'prefixLast';
    return {
      queryType,
      typos: given.typoTolerance !== false && given.typoTolerance !== 'false',
      typosOnNumbers: given.allowTyposOnNumericTokens !== false,
      plurals:
        given.ignorePlurals === true ||
        given.ignorePlurals === 'true' ||
        textList(given.ignorePlurals).includes('en'),
      pluralsAreExact:
        given.alternativesAsExact === undefined ||
        textList(given.alternativesAsExact).includes('ignorePlurals'),
      exactAlone:
        given.exactOnSingleWordQuery === 'none' || given.exactOnSingleWordQuery === 'word'
          ? given.exactOnSingleWordQuery
          : 'attribute',
      neverExact: textList(given.disableExactOnAttributes),
      attributeRule: this.attributeRule(given.attributeCriteriaComputedBy),
      minProximity: Math.min(7, Math.max(1, Number(given.minProximity ?? 1) || 1)),
      ...(restricted.length > 0 ? { attributes: restricted } : {}),
    };
  }

  /** The vendor's rule: `best` is `minProximity` where proximity decides before the attribute. */
  private attributeRule(given: unknown): TextOptions['attributeRule'] {
    if (given === 'sum' || given === 'minProximity') return given;
    return proximityFirst(this.settings) ? 'minProximity' : 'best';
  }
}
