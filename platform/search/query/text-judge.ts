import type { SearchResult } from 'minisearch';
import { valuesAt, type SearchDocument } from '../index/document';
import { attributeOf, perAttribute, proximityOf, type WordPlaces } from './match-criteria';
import type { QueryForm } from './query-forms';
import type { SearchableAttribute } from '../index/settings';
import type { TextMatch, TextOptions } from './text-match';
import { typosBetween } from './typos';
import { tokenize } from './words';

/** A query word: how many typos it may have, whether it may be the beginning of a longer word, and its other forms in the index. */
export interface AskedWord {
  word: string;
  limit: number;
  prefix: boolean;
  /** Singular or plural: as good as the word itself. */
  forms: ReadonlySet<string>;
}

/** Between two values of a list: words of two values are never near each other. */
const gap = Array.from({ length: 8 }, () => '');
const shortestExact = 3;

/** Judges the results of one query; how far each word of the index is from each query word is worked out once. */
export class Judge {
  private readonly distances: Map<string, number>[];

  constructor(
    private readonly words: readonly AskedWord[],
    private readonly attributes: ReadonlyMap<string, SearchableAttribute>,
    private readonly options: TextOptions,
    private readonly form: QueryForm,
  ) {
    this.distances = words.map(() => new Map<string, number>());
  }

  /** How a result matches, or `null` when a query word is in none of its words within the limit. */
  judge({ terms, match, score }: SearchResult, document: SearchDocument): TextMatch | null {
    let [typos, exact] = [this.form.typos, 0];
    const fields = new Set<string>();
    const termsOf = this.words.map(() => new Set<string>());
    for (const [index, { word, limit, forms }] of this.words.entries()) {
      let [nearest, whole] = [Infinity, 0];
      for (const term of terms) {
        const distance = this.distance(index, term);
        if (distance > limit) continue;
        nearest = Math.min(nearest, distance);
        const isWhole = term === word || (this.options.pluralsAreExact && forms.has(term));
        termsOf[index]?.add(term);
        for (const field of match[term] ?? []) {
          fields.add(field);
          if (isWhole && !this.options.neverExact.includes(field)) whole = 1;
        }
      }
      if (nearest === Infinity) return null;
      typos += nearest;
      exact += whole;
    }
    const {
      words: queryWords,
      options: { attributeRule, minProximity },
    } = this;
    const near = () =>
      new Set(
        terms.filter((term) =>
          queryWords.some(({ limit }, index) => this.distance(index, term) <= limit),
        ),
      );
    const places = once(() => this.placesOf(document, fields, termsOf));
    const [proximity, attribute, exactWords] = [
      // Above the nearest that so many words can stand: readings of more and of fewer words compare.
      once(
        () =>
          proximityOf(places(), queryWords.length, minProximity) -
          (queryWords.length - 1) * minProximity,
      ),
      once(() =>
        attributeRule === 'best' || queryWords.length === 1
          ? this.bestAttribute(document, fields, termsOf)
          : attributeOf(places(), queryWords.length, attributeRule),
      ),
      once(() => {
        if (!this.form.exact) return 0;
        return queryWords.length > 1 ? exact : this.exactAlone(document, fields, exact);
      }),
    ];
    return {
      typos,
      words: this.form.matched,
      score,
      // Worked out only where records are equal until then; only the few hits of a page need their words.
      get exact() {
        return exactWords();
      },
      get inexact() {
        return queryWords.length - exactWords();
      },
      get proximity() {
        return queryWords.length > 1 ? proximity() : 0;
      },
      get attribute() {
        return attribute();
      },
      get terms() {
        return near();
      },
    };
  }

  /** The criterion `exact` of a query of one word (`exactOnSingleWordQuery`). */
  private exactAlone(document: SearchDocument, fields: ReadonlySet<string>, whole: number): number {
    const [{ word, forms } = { word: '', forms: new Set<string>() }] = this.words;
    if (this.options.exactAlone === 'none' || whole === 0) return 0;
    if (this.options.exactAlone === 'word') return word.length >= shortestExact ? 1 : 0;
    const isWhole = (text: string) =>
      text === word || (this.options.pluralsAreExact && forms.has(text));
    return [...fields].some(
      (field) =>
        !this.options.neverExact.includes(field) &&
        wordsIn(document, field).some(
          (text, place, words) => isWhole(text) && !words[place - 1] && !words[place + 1],
        ),
    )
      ? 1
      : 0;
  }

  /** The criterion `attribute` where the best attribute alone decides: only an ordered one is read for the place. */
  private bestAttribute(
    document: SearchDocument,
    fields: ReadonlySet<string>,
    termsOf: readonly ReadonlySet<string>[],
  ): number {
    const found = [...fields].flatMap((field) => this.attributes.get(field) ?? []);
    const best = Math.min(...found.map(({ rank }) => rank));
    const names = new Set(
      found.flatMap(({ name, rank, ordered }) => (rank === best && ordered ? [name] : [])),
    );
    return found.some(({ rank, ordered }) => rank === best && !ordered)
      ? best * perAttribute
      : attributeOf(this.placesOf(document, names, termsOf), termsOf.length, 'best');
  }

  private placesOf(
    document: SearchDocument,
    fields: ReadonlySet<string>,
    termsOf: readonly ReadonlySet<string>[],
  ): WordPlaces[] {
    return [...fields].flatMap((field) => {
      const attribute = this.attributes.get(field);
      if (!attribute) return [];
      const words = wordsIn(document, field);
      return [
        {
          attribute,
          places: termsOf.map((terms) => placesIn(words, terms)),
        },
      ];
    });
  }

  private distance(index: number, term: string): number {
    const reckoned = this.distances[index]?.get(term);
    if (reckoned !== undefined) return reckoned;
    const queryWord = this.words[index];
    const distance = !queryWord
      ? Infinity
      : queryWord.forms.has(term)
        ? 0
        : typosBetween(queryWord.word, term, queryWord.limit, queryWord.prefix);
    this.distances[index]?.set(term, distance);
    return distance;
  }
}

function placesIn(words: readonly string[], terms: ReadonlySet<string>): number[] {
  const places: number[] = [];
  for (let place = 0; place < words.length; place += 1)
    if (terms.has(words[place] ?? '')) places.push(place);
  return places;
}

/** The words of a record's attributes in order, as long as the record is the same. */
const wordsByDocument = new WeakMap<SearchDocument, Map<string, string[]>>();

function wordsIn(document: SearchDocument, field: string): string[] {
  const fields = wordsByDocument.get(document) ?? new Map<string, string[]>();
  wordsByDocument.set(document, fields);
  const words =
    fields.get(field) ??
    valuesAt(document, field).flatMap((value, index) => [
      ...(index > 0 ? gap : []),
      ...tokenize(String(value)),
    ]);
  fields.set(field, words);
  return words;
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
