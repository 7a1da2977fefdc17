import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import { valuesAt, type SearchDocument } from './document';
import { singular } from '../query/plurals';
import type { QueryForm } from '../query/query-forms';
import type { SearchableAttribute } from './settings';
import { Judge } from '../query/text-judge';
import type { TextMatch, TextOptions } from '../query/text-match';
import { allowedTypos, typosBetween } from '../query/typos';
import { fold, tokenize } from '../query/words';

const wholeTexts = (attributes: readonly SearchableAttribute[]) => ({
  idField: 'objectID',
  fields: attributes.map((attribute) => attribute.name),
  tokenize: (text: string) => tokenize(text),
  searchOptions: { processTerm: (term: string) => fold(term) || null },
  extractField: (document: SearchDocument, field: string) =>
    field === 'objectID' ? document.objectID : valuesAt(document, field).join(' \n '),
});

/** Full-text search over some attributes of a record set. */
export class TextIndex {
  private readonly engine: MiniSearch<SearchDocument>;
  private readonly byName: Map<string, SearchableAttribute>;
  private readonly boost: Record<string, number>;
  private readonly vocabulary = new Set<string>();
  /** Words of the index by their singular, where they have more than one form. */
  private readonly forms = new Map<string, Set<string>>();
  private readonly documents = new Map<string, SearchDocument>();

  constructor(
    readonly attributes: readonly SearchableAttribute[],
    documents: Iterable<SearchDocument>,
  ) {
    this.engine = new MiniSearch<SearchDocument>({
      ...wholeTexts(attributes),
      processTerm: (term) => this.learn(fold(term)),
    });
    this.byName = new Map(attributes.map((attribute) => [attribute.name, attribute]));
    const lowest = Math.max(0, ...attributes.map((attribute) => attribute.rank));
    this.boost = Object.fromEntries(
      attributes.map((attribute) => [attribute.name, 1 + lowest - attribute.rank]),
    );
    for (const document of documents) this.documents.set(document.objectID, document);
    this.engine.addAll([...this.documents.values()]);
  }

  put(document: SearchDocument): void {
    this.documents.set(document.objectID, document);
    if (this.engine.has(document.objectID)) this.engine.replace(document);
    else this.engine.add(document);
  }

  remove(objectID: string): void {
    this.documents.delete(objectID);
    this.engine.discard(objectID);
  }

  /** Records in which every word of one of these readings of a query is found, by objectID; the best reading counts. */
  search(forms: readonly QueryForm[], options: TextOptions): Map<string, TextMatch> {
    const best = new Map<string, TextMatch>();
    for (const form of forms) {
      const found =
        form.reading === 'beginning'
          ? this.misspeltBeginning(form, options)
          : this.pass(form, options);
      for (const [id, match] of found) {
        const bestSoFar = best.get(id);
        if (!bestSoFar || isBetter(match, bestSoFar)) best.set(id, match);
      }
    }
    return best;
  }

  /** Whether a word stands in a record, then or now. */
  knows(word: string): boolean {
    return this.vocabulary.has(word);
  }

  private pass(form: QueryForm, options: TextOptions): Map<string, TextMatch> {
    const widening = form.reading === 'wide' ? 1 : 0;
    const allowed = form.words.map((word) =>
      form.reading === 'strict' ? 0 : allowedTypos(word, options.typosOnNumbers),
    );
    const queries = form.words.map((word, index): Query => ({
      combineWith: 'OR',
      queries: [
        {
          queries: [word],
          prefix: isPrefix(index, form, options.queryType),
          fuzzy: allowed[index] ? allowed[index] + widening : false,
        },
        ...this.formsOf(word, options),
      ],
    }));
    return this.matches(
      this.engine.search({ ...this.common(options), queries }),
      form,
      allowed,
      options,
    );
  }

  private misspeltBeginning(form: QueryForm, options: TextOptions): Map<string, TextMatch> {
    const { words } = form;
    const last = words.at(-1) ?? '';
    const limit = allowedTypos(last, options.typosOnNumbers);
    const endings =
      limit === 0
        ? []
        : [...this.vocabulary].filter(
            (term) => term[0] === last[0] && typosBetween(last, term, limit, true) <= limit,
          );
    if (endings.length === 0) return new Map();
    const allowed = words.map((word) => allowedTypos(word, options.typosOnNumbers));
    const results = this.engine.search({
      ...this.common(options),
      queries: [
        ...words.slice(0, -1).map((word) => ({
          queries: [word],
          fuzzy: allowedTypos(word, options.typosOnNumbers) || false,
        })),
        { queries: endings, combineWith: 'OR' as const },
      ],
    });
    return this.matches(results, form, allowed, options);
  }

  private common(options: TextOptions) {
    return {
      combineWith: 'AND' as const,
      boost: this.boost,
      ...(options.attributes ? { fields: options.attributes } : {}),
    };
  }

  private learn(term: string): string | null {
    if (term !== '' && !this.vocabulary.has(term)) {
      this.vocabulary.add(term);
      const singularTerm = singular(term);
      this.forms.set(singularTerm, (this.forms.get(singularTerm) ?? new Set<string>()).add(term));
    }
    return term || null;
  }

  /** The words of the index that are a query word in its other number. */
  private formsOf(word: string, { plurals }: TextOptions): string[] {
    return plurals
      ? [...(this.forms.get(singular(word)) ?? [])].filter((form) => form !== word)
      : [];
  }

  private matches(
    results: readonly SearchResult[],
    form: QueryForm,
    allowed: number[],
    options: TextOptions,
  ): Map<string, TextMatch> {
    const queryWords = form.words.map((word, index) => ({
      word,
      limit: allowed[index] ?? 0,
      prefix: isPrefix(index, form, options.queryType),
      forms: new Set(this.formsOf(word, options)),
    }));
    const judge = new Judge(queryWords, this.byName, options, form);
    const matches = new Map<string, TextMatch>();
    for (const result of results) {
      const document = this.documents.get(String(result.id));
      const match = document && judge.judge(result, document);
      if (match) matches.set(String(result.id), match);
    }
    return matches;
  }
}

function isPrefix(
  index: number,
  { words, endsAsTyped }: QueryForm,
  queryType: TextOptions['queryType'],
): boolean {
  return (
    queryType === 'prefixAll' ||
    (queryType === 'prefixLast' && endsAsTyped && index === words.length - 1)
  );
}

/** Which of two matches of one record counts, in the order of the documented criteria. */
function isBetter(one: TextMatch, other: TextMatch): boolean {
  const order =
    one.typos - other.typos ||
    other.words - one.words ||
    one.inexact - other.inexact ||
    one.proximity - other.proximity ||
    one.attribute - other.attribute;
  return order < 0;
}
