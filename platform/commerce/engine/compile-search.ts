import { refusal } from '../errors';
import { fieldPath } from './field-path';
import type { ListSpec, Parameters } from './list-spec';

const MAX_WORDS = 16;

/**
 * `search`, `searchOn`, `searchType` as an SQL condition, or `null` without a search: any word in any field by default, every word
 * with `AllTermsAnyField`, the words side by side with the other types. Throws `List.InvalidSearchProperty`.
 */
export function compileSearch(
  search: string | undefined,
  searchOn: string | undefined,
  searchType: string | undefined,
  spec: ListSpec,
  params: Parameters,
): string | null {
  const phrase = search?.trim();
  if (!phrase) return null;
  const names = searchOn?.split(',').filter(Boolean) ?? spec.searchable;
  const fields = names.map((name) => {
    const known =
      spec.sortable === 'any' ||
      spec.searchable.some((field) => field.toLowerCase() === name.toLowerCase());
    if (!known) throw refusal('List.InvalidSearchProperty', { Property: name });
    return fieldPath(spec, name);
  });
  const contains = (word: string) => {
    const pattern = params.add(`%${word.replace(/[\\%_]/g, '\\$&')}%`);
    return `(${fields.map((field) => `${field.text} ilike ${pattern}`).join(' or ')})`;
  };
  const words = phrase.split(/\s+/).slice(0, MAX_WORDS);
  if (searchType === undefined || searchType === 'AnyTerm')
    return `(${words.map(contains).join(' or ')})`;
  if (searchType === 'AllTermsAnyField') return `(${words.map(contains).join(' and ')})`;
  return contains(phrase);
}
