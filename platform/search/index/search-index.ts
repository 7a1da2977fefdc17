import { countFacet } from '../query/facets';
import { highlight, type Marking } from '../query/highlight';
import { singular } from '../query/plurals';
import { readingsOf, type QueryForm, type ReadingOptions } from '../query/query-forms';
import { proximityFirst } from '../query/ranking';
import type { RecordSet } from './record-set';
import type { Rule } from '../query/rules';
import { searchableAttributes, textList, type IndexSettings } from './settings';
import type { Synonym } from '../query/synonyms';
import type { TextMatch, TextOptions } from '../query/text-match';
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
    const merged = { ...this.settings, ...raw };
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
      open: typeof merged.highlightPreTag === 'string' ? merged.highlightPreTag : '<em>',
      close: typeof merged.highlightPostTag === 'string' ? merged.highlightPostTag : '</em>',
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
    const merged = { ...this.settings, ...raw };
    const restricted = textList(raw.restrictSearchableAttributes);
    const queryType =
      merged.queryType === 'prefixAll' || merged.queryType === 'prefixNone'
        ? merged.queryType
        : 'prefixLast';
    return {
      queryType,
      typosOnNumbers: merged.allowTyposOnNumericTokens !== false,
      plurals: inEnglish(merged.ignorePlurals),
      pluralsAreExact:
        merged.alternativesAsExact === undefined ||
        textList(merged.alternativesAsExact).includes('ignorePlurals'),
      exactAlone:
        merged.exactOnSingleWordQuery === 'none' || merged.exactOnSingleWordQuery === 'word'
          ? merged.exactOnSingleWordQuery
          : 'attribute',
      neverExact: textList(merged.disableExactOnAttributes),
      attributeRule: this.attributeRule(merged.attributeCriteriaComputedBy),
      minProximity: Math.min(7, Math.max(1, Number(merged.minProximity ?? 1) || 1)),
      ...(restricted.length > 0 ? { attributes: restricted } : {}),
    };
  }

  private readingOptions(raw: Record<string, unknown>): ReadingOptions {
    const merged = { ...this.settings, ...raw };
    const exact = textList(merged.alternativesAsExact ?? ['ignorePlurals', 'singleWordSynonym']);
    return {
      plurals: inEnglish(merged.ignorePlurals),
      typos: merged.typoTolerance !== false && merged.typoTolerance !== 'false',
      prefix: merged.queryType !== 'prefixNone',
      removeStopWords: inEnglish(merged.removeStopWords),
      optionalWords: textList(merged.optionalWords).flatMap(tokenize),
      removeWords: removals.find((rule) => rule === merged.removeWordsIfNoResults) ?? 'none',
      exactSynonyms: {
        one: exact.includes('singleWordSynonym'),
        several: exact.includes('multiWordsSynonym'),
      },
    };
  }

  /** The vendor's rule: `best` is `minProximity` where proximity decides before the attribute. */
  private attributeRule(rule: unknown): TextOptions['attributeRule'] {
    if (rule === 'sum' || rule === 'minProximity') return rule;
    return proximityFirst(this.settings) ? 'minProximity' : 'best';
  }
}

const removals = ['none', 'lastWords', 'firstWords', 'allOptional'] as const;

/** Whether a setting by language is on for English. */
function inEnglish(setting: unknown): boolean {
  return setting === true || setting === 'true' || textList(setting).includes('en');
}
