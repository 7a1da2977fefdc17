/** What a search may be narrowed to, or came from (000 §2). */
export const searchTypes = ['Products', 'Events', 'CareInfo', 'Query Suggestions', 'Categories'] as const;

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

/** Path of a search, `/search?query=…&type=…&queryid=…`; popular searches and categories omit `queryid` (000 §2, decision 30). */
export function searchPath(query: string, type?: SearchType | null, queryID?: string | null, page = 1): string {
  const params = new URLSearchParams({ query });
  if (type) params.set('type', type);
  if (queryID && !(type && withoutQueryId.includes(type))) params.set('queryid', queryID);
  if (page > 1) params.set('page', String(page));
  return `/search?${params.toString()}`;
}

const longestQuery = 120;
const queryIdShape = /^[A-Za-z0-9]{1,64}$/;

/** Reads the address of a search: `query`, `type`, `queryid` and `page`. What is not one of their values is left out. */
export function searchAddress(params: URLSearchParams): SearchAddress {
  const type = params.get('type');
  const queryID = params.get('queryid') ?? '';
  const page = params.get('page') ?? '1';
  return {
    query: (params.get('query') ?? '').trim().slice(0, longestQuery),
    type: searchTypes.find((known) => known === type) ?? null,
    queryID: queryIdShape.test(queryID) ? queryID : null,
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : null,
  };
}
