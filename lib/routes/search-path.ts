type SearchType = 'Products' | 'Events' | 'CareInfo' | 'Query Suggestions' | 'Categories';

const withoutQueryId: readonly SearchType[] = ['Query Suggestions', 'Categories'];

/** Path of a search, `/search?query=…&type=…&queryid=…`; popular searches and categories omit `queryid` (000 §2, decision 30). */
export function searchPath(query: string, type?: SearchType, queryID?: string): string {
  const params = new URLSearchParams({ query });
  if (type) params.set('type', type);
  if (queryID && !(type && withoutQueryId.includes(type))) params.set('queryid', queryID);
  return `/search?${params.toString()}`;
}
