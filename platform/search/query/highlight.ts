import { fold, wordsOf } from './words';

/** A highlighted text as the vendor gives it in `_highlightResult`. */
export interface Highlighted {
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
  matchedWords: string[];
  fullyHighlighted?: boolean;
}

/** What to mark in a text: the query's words, the last one as a beginning when `prefixLast`, and misspelt words' real terms. */
export interface Marking {
  words: readonly string[];
  prefixLast: boolean;
  terms: ReadonlySet<string>;
  /** Which query word a term of the record answers to. */
  wordOf(term: string): string | null;
  open: string;
  close: string;
}

/** Marks the matched words of one text; of a word matched by its beginning, only the beginning. */
export function highlight(text: string, marking: Marking): Highlighted {
  if (marking.words.length === 0) return { value: text, matchLevel: 'none', matchedWords: [] };
  const matched = new Set<string>();
  let value = '';
  let position = 0;
  let marked = 0;
  let letters = 0;
  for (const word of wordsOf(text)) {
    letters += word.end - word.start;
    const answer = matchOf(word.folded, marking);
    if (answer === null) continue;
    matched.add(answer.word);
    const end =
      answer.length < word.folded.length
        ? endOfPrefix(text.slice(word.start, word.end), answer.length) + word.start
        : word.end;
    value +=
      text.slice(position, word.start) + marking.open + text.slice(word.start, end) + marking.close;
    position = end;
    marked += end - word.start;
  }
  value += text.slice(position);
  if (matched.size === 0) return { value: text, matchLevel: 'none', matchedWords: [] };
  const words = new Set(marking.words);
  return {
    value,
    matchLevel: matched.size === words.size ? 'full' : 'partial',
    fullyHighlighted: marked === letters,
    matchedWords: [...words].filter((word) => matched.has(word)),
  };
}

/** Highlights every text within a value, keeping its arrays and objects; numbers and flags are shown as text. */
export function highlightValue(value: unknown, marking: Marking): unknown {
  if (typeof value === 'string') return highlight(value, marking);
  if (typeof value === 'number' || typeof value === 'boolean')
    return highlight(String(value), marking);
  if (Array.isArray(value)) return value.map((item) => highlightValue(item, marking));
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, highlightValue(item, marking)]),
  );
}

function matchOf(folded: string, marking: Marking): { word: string; length: number } | null {
  if (marking.words.includes(folded)) return { word: folded, length: folded.length };
  const last = marking.words.at(-1);
  if (marking.prefixLast && last !== undefined && folded.startsWith(last))
    return { word: last, length: last.length };
  const word = marking.terms.has(folded) ? marking.wordOf(folded) : null;
  return word === null ? null : { word, length: folded.length };
}

/** Where a beginning of `length` folded letters ends in the written word. */
function endOfPrefix(written: string, length: number): number {
  for (let end = 1; end < written.length; end += 1) {
    if (
      fold(written.slice(0, end)).length === length &&
      fold(written.slice(0, end + 1)).length > length
    )
      return end;
  }
  return written.length;
}
