import type { SearchDocument } from '../index/document';
import { highlightValue, highlight, type Marking, type Highlighted } from './highlight';
import { tokenize, wordsOf } from './words';

/** Shows records as hits: the attributes asked for, their objectID always; `hidden` attributes never. */
export function retrieval(
  wanted: readonly string[],
  hidden: readonly string[],
): (document: SearchDocument) => SearchDocument {
  const all = wanted.includes('*');
  const names = new Set(wanted.map((path) => path.split('.')[0]));
  const hiddenNames = new Set(hidden);
  return (document) => ({
    ...Object.fromEntries(
      Object.entries(document).filter(
        ([name]) => (all ? !names.has(`-${name}`) : names.has(name)) && !hiddenNames.has(name),
      ),
    ),
    objectID: document.objectID,
  });
}

/** `_highlightResult`: the attributes that hold a value, in the record's own shape. */
export function highlights(
  document: SearchDocument,
  attributes: readonly string[],
  marking: Marking,
): Record<string, unknown> {
  const names = attributes.includes('*')
    ? Object.keys(document).filter((name) => name !== 'objectID')
    : [...new Set(attributes.map((path) => path.split('.')[0] ?? ''))];
  const entries = names.map(
    (name) =>
      [
        name,
        Object.hasOwn(document, name) ? highlightValue(document[name], marking) : undefined,
      ] as const,
  );
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** `_snippetResult` of `attribute:count` entries (10 words when no count is given), for attributes that hold one text. */
export function snippets(
  document: SearchDocument,
  entries: readonly string[],
  ellipsis: string,
  marking: Marking,
): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const entry of entries) {
    const [name = '', count] = entry.split(':');
    const text = document[name];
    if (typeof text === 'string')
      result[name] = snippet(text, Number(count) || 10, ellipsis, marking);
  }
  return result;
}

/** At most `count` words of a text around its first match, highlighted; `ellipsis` stands for what was cut. */
export function snippet(
  text: string,
  count: number,
  ellipsis: string,
  marking: Marking,
): Pick<Highlighted, 'value' | 'matchLevel'> {
  const words = wordsOf(text);
  const whole = highlight(text, marking);
  if (words.length <= count) return { value: whole.value, matchLevel: whole.matchLevel };
  const hit = words.findIndex(
    (word) => highlight(text.slice(word.start, word.end), marking).matchLevel !== 'none',
  );
  const first = Math.max(0, Math.min(hit - Math.floor(count / 2), words.length - count));
  const from = first === 0 ? 0 : (words[first]?.start ?? 0);
  const end = words[first + count - 1]?.end ?? text.length;
  const cut = highlight(text.slice(from, end), marking);
  const before = first > 0 ? ellipsis : '';
  const after = tokenize(text.slice(end)).length > 0 ? ellipsis : '';
  return { value: `${before}${cut.value}${after}`, matchLevel: whole.matchLevel };
}
