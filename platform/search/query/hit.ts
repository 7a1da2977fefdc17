import type { SearchDocument } from '../index/document';
import { highlightValue, type Marking } from './highlight';
import { snippet } from './snippet';

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
