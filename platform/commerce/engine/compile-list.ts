import { invalid, refusal } from '../errors';
import { asksFlags, compileFilter } from './compile-filter';
import { fieldPath } from './field-path';
import { Parameters, type CompiledList, type ListSpec } from './list-spec';

const OPTIONS = ['page', 'pagesize', 'sortby', 'search', 'searchon', 'searchtype', 'pagekey'];
const DEFAULT_PAGE_SIZE = 20;
const MAX_PAGE_SIZE = 100;
const MAX_PAGE = 1_000_000;

/**
 * The vendor's list grammar as SQL over a row alias `r` with `id` and `doc`: every query key that is no option is a filter, repeated
 * keys are all required, `A|B=v` asks either field. `given` are parameters the caller's own SQL uses first. Throws the vendor's
 * `List.*` refusals.
 */
export function compileList(
  query: URLSearchParams,
  spec: ListSpec,
  firstValues: readonly unknown[] = [],
): CompiledList {
  const params = new Parameters(firstValues);
  const options = new Set([...OPTIONS, ...(spec.options ?? []).map((name) => name.toLowerCase())]);
  const conditions: string[] = [];
  const byID = (option(query, 'sortBy') ?? spec.defaultSort[0]) === 'ID';
  let narrow = spec.key !== undefined && byID;
  for (const [key, value] of query) {
    if (options.has(key.toLowerCase()) || value === '') continue;
    const fields = key.split('|').map((name) => fieldPath(spec, name));
    narrow &&= fields.every((field) => asksFlags(field, value));
    const either = fields.map((field) => compileFilter(field, value, params));
    conditions.push(either.length === 1 ? either[0]! : `(${either.join(' or ')})`);
  }
  const search = compileSearch(
    option(query, 'search'),
    option(query, 'searchOn'),
    option(query, 'searchType'),
    spec,
    params,
  );
  if (search) conditions.push(search);
  return {
    where: conditions.length > 0 ? conditions.join(' and ') : 'true',
    orderBy: orderBy(option(query, 'sortBy'), spec),
    narrow: narrow && search === null,
    params: params.values,
    page: page(option(query, 'page')),
    pageSize: pageSize(option(query, 'pageSize')),
  };
}

/** The value of a list option, its key in any case; `undefined` when absent or empty. */
export function option(query: URLSearchParams, name: string): string | undefined {
  for (const [key, value] of query)
    if (key.toLowerCase() === name.toLowerCase() && value !== '') return value;
  return undefined;
}

const MAX_WORDS = 16;

/**
 * `search`, `searchOn`, `searchType` as an SQL condition, or `null` without a search: any word in any field by default, every word
 * with `AllTermsAnyField`, the words side by side with the other types. Throws `List.InvalidSearchProperty`.
 */
function compileSearch(
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
    const isSearchable =
      spec.sortable === 'any' ||
      spec.searchable.some((field) => field.toLowerCase() === name.toLowerCase());
    if (!isSearchable) throw refusal('List.InvalidSearchProperty', { Property: name });
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

function orderBy(sortBy: string | undefined, spec: ListSpec): string {
  const requestedTerms = sortBy?.split(',').filter(Boolean) ?? [];
  const terms = (requestedTerms.length > 0 ? requestedTerms : spec.defaultSort).map((term) => {
    const name = term.replace(/^!/, '');
    const isSortable =
      spec.sortable === 'any' ||
      spec.sortable.some((field) => field.toLowerCase() === name.toLowerCase());
    if (!isSortable) throw refusal('List.InvalidSortProperty', { Property: name });
    const field = fieldPath(spec, name);
    return `${field.name === 'ID' ? field.text : field.json}${term.startsWith('!') ? ' desc' : ''} nulls last`;
  });
  return [...terms, `${spec.key ?? 'r'}.id`].join(', ');
}

function page(raw: string | undefined): number {
  const value = Number(raw ?? 1);
  if (!Number.isInteger(value) || value < 1 || value > MAX_PAGE)
    throw invalid('page', 'must be a whole number from 1.');
  return value;
}

function pageSize(raw: string | undefined): number {
  const value = Number(raw ?? DEFAULT_PAGE_SIZE);
  if (!Number.isInteger(value) || value < 1 || value > MAX_PAGE_SIZE)
    throw refusal('List.InvalidPageSize', { PageSize: raw ?? null });
  return value;
}
