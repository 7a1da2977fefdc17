import { filterKeys } from '@/lib/routes/filter-keys';
import { searchRoute } from './search-route';

/** What a search may be narrowed to, or came from (specification A2). */
export const searchTypes = [
  'Products',
  'Events',
  'CareInfo',
  'Query Suggestions',
  'Categories',
] as const;

export type SearchType = (typeof searchTypes)[number];

/** The search an address asks for. */
export interface SearchAddress {
  query: string;
  type: SearchType | null;
  queryID: string | null;
  /** From 1; `null` for a value that is none. */
  page: number | null;
}

const withoutQueryId: readonly SearchType[] = ['Query Suggestions', 'Categories'];

/** The query keys of a search: `query`, `type`, `queryid`; popular searches and categories omit `queryid` (specification A2, ruling 30). */
export function searchKeys(
  query: string,
  type?: SearchType | null,
  queryID?: string | null,
): Record<string, string> {
  return {
    query,
    ...(type ? { type } : {}),
    ...(queryID && !(type && withoutQueryId.includes(type)) ? { queryid: queryID } : {}),
  };
}

/** Path of a search, `/search?query=…&type=…&queryid=…`. */
export function searchPath(
  query: string,
  type?: SearchType | null,
  queryID?: string | null,
  page = 1,
): string {
  const params = new URLSearchParams(searchKeys(query, type, queryID));
  if (page > 1) params.set('page', String(page));
  return `${searchRoute}?${params.toString()}`;
}

/** A longer query is cut. */
export const longestQuery = 120;
const queryIdShape = /^[A-Za-z0-9]{1,64}$/;

/**
 * Reads the address of a search: `query`, `type`, `queryid` and `page`. What is not one of their values is left out. Filters, a price or an
 * order are of products: with one of them the search is narrowed to products, unless it is one of events or articles.
 */
export function searchAddress(params: URLSearchParams): SearchAddress {
  const type = searchTypes.find((searchType) => searchType === params.get('type')) ?? null;
  const ofProducts =
    type !== 'Events' && type !== 'CareInfo' && filterKeys.some((key) => params.has(key));
  const queryID = params.get('queryid') ?? '';
  const page = params.get('page') ?? '1';
  return {
    query: (params.get('query') ?? '').trim().slice(0, longestQuery).trim(),
    type: ofProducts ? 'Products' : type,
    queryID: queryIdShape.test(queryID) ? queryID : null,
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : null,
  };
}
