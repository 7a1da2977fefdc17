import { err, ok, type Result } from '@/lib/core/result';
import { bothOf, type Filter } from './filter';
import { parseFacetFilters, parseNumericFilters } from './filter-arrays';
import { parseFilters } from './filter-grammar';
import { textList, type IndexSettings } from '../index/settings';

/** The parameters of one query, read and checked. */
export interface QueryParams {
  query: string;
  page: number;
  hitsPerPage: number;
  /** Set when the caller asks for a slice (`offset`, `length`) instead of a page. */
  slice: { offset: number; length: number } | null;
  filter: Filter | null;
  /** Of each group of alternatives the highest score counts; groups add up. */
  optionalFilters: { filter: Filter; score: number }[][];
  facets: string[];
  maxValuesPerFacet: number;
  /** How many hits of a group stay; 0 keeps all. */
  distinct: number;
}

const HITS_PER_PAGE = 20;
const MAX_HITS_PER_PAGE = 1000;

/** Reads query parameters over an index's settings, which give the defaults. The error is the vendor's sentence for a 400. */
export function readParams(
  settings: IndexSettings,
  raw: Record<string, unknown>,
): Result<QueryParams, string> {
  const merged = { ...settings, ...raw };
  if (raw.query !== undefined && raw.query !== null && typeof raw.query !== 'string')
    return err('Invalid value for "query" parameter, expected string');
  const filter = readFilters(raw);
  if (!filter.ok) return filter;
  const optional = readOptional(raw.optionalFilters);
  if (!optional.ok) return optional;
  const page = whole(merged, 'page', 0);
  const hitsPerPage = whole(merged, 'hitsPerPage', HITS_PER_PAGE);
  const maxValues = whole(merged, 'maxValuesPerFacet', 100);
  const offset = whole(raw, 'offset', 0);
  const length = whole(raw, 'length', 0);
  for (const number of [page, hitsPerPage, maxValues, offset, length])
    if (!number.ok) return number;
  const values = [page, hitsPerPage, maxValues, offset, length].map((number) =>
    number.ok ? number.value : 0,
  );
  const [pageNumber = 0, perPage = 0, mostValues = 0, start = 0, count = 0] = values;
  return ok({
    query: typeof raw.query === 'string' ? raw.query.slice(0, 512) : '',
    page: pageNumber,
    hitsPerPage: Math.min(perPage, MAX_HITS_PER_PAGE),
    slice:
      raw.offset === undefined && raw.length === undefined
        ? null
        : { offset: start, length: Math.min(count, MAX_HITS_PER_PAGE) },
    filter: filter.value,
    optionalFilters: optional.value,
    facets: textList(raw.facets),
    maxValuesPerFacet: Math.min(mostValues, 1000),
    distinct:
      merged.distinct === true || merged.distinct === 'true' ? 1 : Number(merged.distinct) || 0,
  });
}

function readFilters(raw: Record<string, unknown>): Result<Filter | null, string> {
  if (raw.filters !== undefined && raw.filters !== null && typeof raw.filters !== 'string')
    return err('Invalid value for "filters" parameter, expected string');
  const all = [
    parseFilters(typeof raw.filters === 'string' ? raw.filters : ''),
    parseFacetFilters('facetFilters', raw.facetFilters),
    parseNumericFilters(raw.numericFilters),
    parseFacetFilters('tagFilters', raw.tagFilters, '_tags'),
  ];
  const filters: (Filter | null)[] = [];
  for (const entry of all) {
    if (!entry.ok) return entry;
    filters.push(entry.value);
  }
  return ok(bothOf(...filters));
}

function readOptional(value: unknown): Result<QueryParams['optionalFilters'], string> {
  const groups: QueryParams['optionalFilters'] = [];
  for (const group of Array.isArray(value) ? value : [value ?? []]) {
    const alternatives: QueryParams['optionalFilters'][number] = [];
    for (const entry of Array.isArray(group) ? group : [group]) {
      const [, score = '1'] = /<score=(\d+)>$/.exec(String(entry)) ?? [];
      const parsed = parseFacetFilters('optionalFilters', [
        typeof entry === 'string' ? entry.replace(/<score=\d+>$/, '') : entry,
      ]);
      if (!parsed.ok) return parsed;
      if (parsed.value) alternatives.push({ filter: parsed.value, score: Number(score) });
    }
    groups.push(alternatives);
  }
  return ok(groups);
}

function whole(
  source: Record<string, unknown>,
  name: string,
  fallback: number,
): Result<number, string> {
  const value = source[name];
  if (value === undefined || value === null || value === '') return ok(fallback);
  const number = typeof value === 'string' ? Number(value) : value;
  if (typeof number === 'number' && Number.isSafeInteger(number) && number >= 0) return ok(number);
  return err(
    `Invalid value for "${name}" parameter, expected integer between 0 and ${Number.MAX_SAFE_INTEGER}`,
  );
}
