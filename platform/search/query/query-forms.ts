import { singular } from './plurals';
import type { Synonym } from './synonyms';
import { phrasesOf } from './synonyms';

/** One way to read what was typed. */
export interface QueryForm {
  words: readonly string[];
  /** How many of the typed words it answers: the criterion `words`. */
  matched: number;
  /** Typos it counts as by itself. */
  typos: number;
  /** Whether its whole words count as exact (`alternativesAsExact`). */
  exact: boolean;
  /** Whether its last word is the one being typed. */
  endsAsTyped: boolean;
  /** Without typos, with as many as allowed, one edit wider, or the last word as a misspelt beginning. */
  reading: 'strict' | 'typos' | 'wide' | 'beginning';
}

/** Ways to read a query, one stage after another. */
export interface Readings {
  typed: (() => QueryForm[])[];
  fewer: (() => QueryForm[])[];
}

/** What of the documented parameters decides how a query is read. */
export interface ReadingOptions {
  plurals: boolean;
  typos: boolean;
  /** Whether the last word may be the beginning of another (`queryType`). */
  prefix: boolean;
  removeStopWords: boolean;
  optionalWords: readonly string[];
  removeWords: 'none' | 'lastWords' | 'firstWords' | 'allOptional';
  /** Of `alternativesAsExact`. */
  exactSynonyms: { one: boolean; several: boolean };
}

const stopWords = new Set(
  'a about all am an and any are as at be been being but by can could did do does for from had has have he her here his how i if in into is it its just me my no not of on or our out she should so some than that the their them then there these they this those to up us was we were what when where which who will with would you your'.split(
    ' ',
  ),
);
const mostForms = 24;
const mostSubsets = 4;

/**
 * The ways to read a query, in stages. `typed`: first as it is with its synonyms; then with typos, with two words as one and one as two; a word wider; the last
 * word as a misspelt beginning. `fewer`: with words left out.
 */
export function readingsOf(
  typed: readonly string[],
  synonyms: ReadonlyMap<string, Synonym>,
  options: ReadingOptions,
  isKnown: (word: string) => boolean,
): Readings {
  const words = withoutStopWords(typed, options);
  if (words.length === 0) return { typed: [], fewer: [] };
  const form = (more: Partial<QueryForm> = {}): QueryForm => ({
    words,
    matched: words.length,
    typos: 0,
    exact: true,
    endsAsTyped: true,
    reading: 'strict',
    ...more,
  });
  return {
    typed: [
      () => [
        ...withSynonyms(form(), synonyms, options),
        ...withoutOptional(words, options).map((kept) => form(kept)),
      ],
      ...(options.typos
        ? [
            () => [
              form({ reading: 'typos' }),
              ...joinedOrSplit(words, isKnown).map((other) =>
                form({ words: other, typos: 1, exact: false }),
              ),
            ],
            () => [form({ reading: 'wide' })],
            ...(options.prefix ? [() => [form({ reading: 'beginning' })]] : []),
          ]
        : []),
    ],
    fewer: fewerWords(words, options.removeWords).map(
      (kept) => () =>
        kept.map((some) => form({ ...some, reading: options.typos ? 'typos' : 'strict' })),
    ),
  };
}

/** Stop words go unless nothing is left; the word being typed may become another. */
function withoutStopWords(typed: readonly string[], options: ReadingOptions): readonly string[] {
  if (!options.removeStopWords) return typed;
  const kept = typed.filter(
    (word, index) => !stopWords.has(word) || (options.prefix && index === typed.length - 1),
  );
  return kept.length > 0 ? kept : typed;
}

function withSynonyms(
  typed: QueryForm,
  synonyms: ReadonlyMap<string, Synonym>,
  options: ReadingOptions,
): QueryForm[] {
  const found = new Map([[typed.words.join(' '), { form: typed, used: new Set<Synonym>() }]]);
  const same = (one: string, other: string) =>
    one === other || (options.plurals && singular(one) === singular(other));
  for (const { form, used } of found.values()) {
    for (const synonym of synonyms.values()) {
      // A phrase that holds its own synonym would grow for ever.
      if (used.has(synonym)) continue;
      for (const { from, to, typos } of phrasesOf(synonym)) {
        const at = form.words.findIndex((_, start) =>
          from.every((word, index) => same(word, form.words[start + index] ?? '')),
        );
        if (at < 0 || found.size >= mostForms) continue;
        const words = [...form.words.slice(0, at), ...to, ...form.words.slice(at + from.length)];
        const key = words.join(' ');
        const { one, several } = options.exactSynonyms;
        if (!found.has(key))
          found.set(key, {
            form: {
              ...form,
              words,
              typos: form.typos + typos,
              exact: form.exact && (from.length === 1 && to.length === 1 ? one : several),
              endsAsTyped: form.endsAsTyped && at + from.length < form.words.length,
            },
            used: new Set([...used, synonym]),
          });
      }
    }
  }
  return [...found.values()].map(({ form }) => form);
}

type Fewer = Pick<QueryForm, 'words' | 'matched' | 'endsAsTyped'>;

function fewer(words: readonly string[], isKept: (index: number) => boolean): Fewer {
  const kept = words.filter((_, index) => isKept(index));
  return { words: kept, matched: kept.length, endsAsTyped: isKept(words.length - 1) };
}

function withoutOptional(words: readonly string[], { optionalWords }: ReadingOptions): Fewer[] {
  const kept = fewer(words, (index) => !optionalWords.includes(words[index] ?? ''));
  return kept.matched > 0 && kept.matched < words.length ? [kept] : [];
}

/** What is left of a query that found nothing (`removeWordsIfNoResults`), in the order it is tried. */
function fewerWords(words: readonly string[], rule: ReadingOptions['removeWords']): Fewer[][] {
  const shorter = words.slice(1).map((_, index) => words.length - 1 - index);
  if (rule === 'lastWords') return shorter.map((count) => [fewer(words, (index) => index < count)]);
  if (rule === 'firstWords')
    return shorter.map((count) => [fewer(words, (index) => index >= words.length - count)]);
  if (rule === 'none' || words.length < 2) return [];
  const subsets =
    words.length > mostSubsets
      ? words.map((_, index) => 1 << index)
      : Array.from({ length: (1 << words.length) - 2 }, (_, index) => index + 1);
  return [subsets.map((bits) => fewer(words, (index) => ((bits >> index) & 1) === 1))];
}

/** Two neighbors as one word, and one word as two that the index knows. */
function joinedOrSplit(words: readonly string[], isKnown: (word: string) => boolean): string[][] {
  const joined = words
    .slice(1)
    .map((word, index) => [
      ...words.slice(0, index),
      `${words[index] ?? ''}${word}`,
      ...words.slice(index + 2),
    ]);
  const split = words.flatMap((word, index) =>
    Array.from({ length: Math.max(0, word.length - 1) }, (_, cut) => [
      word.slice(0, cut + 1),
      word.slice(cut + 1),
    ])
      .filter((parts) => parts.every(isKnown))
      .map((parts) => [...words.slice(0, index), ...parts, ...words.slice(index + 1)]),
  );
  return [...joined, ...split];
}
