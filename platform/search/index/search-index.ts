import { countFacet } from '../query/facets';
import { highlight, type Marking } from '../query/highlight';
import { singular } from '../query/plurals';
import { readingsOf, type QueryForm, type ReadingOptions } from '../query/query-forms';
import { proximityFirst } from '../query/ranking';
import type { RecordSet } from './record-set';
import type { Rule } from '../query/rules';
import { searchableAttributes, textList, type IndexSettings } from './settings';
import type { Synonym } from '../query/synonyms';
import type { TextMatch, TextOptions } from './text-index';
import { typosBetween } from '../query/typos';
import { tokenize } from '../query/words';

/** An index or a replica: a name, settings, rules and synonyms over records, which replicas share with their primary. */
export class SearchIndex {
  /** By objectID. */
  rules: ReadonlyMap<string, Rule> = new Map();
  synonyms: ReadonlyMap<string, Synonym> = new Map();

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

  /**
   * Full-text matches by objectID under the settings and the query's own parameters: as typed, with typos only where the index holds nothing else; and
   * then, for a caller whose filters leave none of them, with words left out.
   */
  *search(query: string, raw: Record<string, unknown>): Generator<Map<string, TextMatch>> {
    const attributes = searchableAttributes(this.settings);
    const options = this.textOptions(raw);
    const text = this.records.text(attributes);
    const { typed, fewer } = readingsOf(
      tokenize(query),
      this.synonyms,
      this.readingOptions(raw),
      (word) => text.knows(word),
    );
    const read = (stage: () => QueryForm[]) => {
      const forms = stage();
      return this.records.keep(`text ${JSON.stringify([attributes, options, forms])}`, () =>
        text.search(forms, options),
      );
    };
    for (const stage of typed) {
      const matches = read(stage);
      yield matches;
      if (matches.size > 0) break;
    }
    for (const stage of fewer) yield read(stage);
  }

  /** How to mark the query's words in the texts of a record; misspelt words are marked by the terms they were found as. */
  markings(raw: Record<string, unknown>): (terms: ReadonlySet<string>) => Marking {
    const given = { ...this.settings, ...raw };
    const words = tokenize(typeof raw.query === 'string' ? raw.query : '');
    const marking = {
      words,
      prefixLast: this.textOptions(raw).queryType !== 'prefixNone',
      wordOf: (term: string) =>
        words.find(
          (word) =>
            singular(word) === singular(term) ||
            typosBetween(word, term, 2) <= 2 ||
            typosBetween(word, term, 1, true) <= 1,
        ) ?? null,
      open: typeof given.highlightPreTag === 'string' ? given.highlightPreTag : '<em>',
      close: typeof given.highlightPostTag === 'string' ? given.highlightPostTag : '</em>',
    };
    return (terms) => ({ ...marking, terms });
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
    const marking = this.markings({ ...raw, query: raw.facetQuery })(new Set());
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
      typosOnNumbers: given.allowTyposOnNumericTokens !== false,
      plurals: inEnglish(given.ignorePlurals),
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

  private readingOptions(raw: Record<string, unknown>): ReadingOptions {
    const given = { ...this.settings, ...raw };
    const exact = textList(given.alternativesAsExact ?? ['ignorePlurals', 'singleWordSynonym']);
    return {
      plurals: inEnglish(given.ignorePlurals),
      typos: given.typoTolerance !== false && given.typoTolerance !== 'false',
      prefix: given.queryType !== 'prefixNone',
      removeStopWords: inEnglish(given.removeStopWords),
      optionalWords: textList(given.optionalWords).flatMap(tokenize),
      removeWords: removals.find((rule) => rule === given.removeWordsIfNoResults) ?? 'none',
      exactSynonyms: {
        one: exact.includes('singleWordSynonym'),
        several: exact.includes('multiWordsSynonym'),
      },
    };
  }

  /** The vendor's rule: `best` is `minProximity` where proximity decides before the attribute. */
  private attributeRule(given: unknown): TextOptions['attributeRule'] {
    if (given === 'sum' || given === 'minProximity') return given;
    return proximityFirst(this.settings) ? 'minProximity' : 'best';
  }
}

const removals = ['none', 'lastWords', 'firstWords', 'allOptional'] as const;

/** Whether a setting by language is on for English. */
function inEnglish(setting: unknown): boolean {
  return setting === true || setting === 'true' || textList(setting).includes('en');
}
