import { filterKeys } from '@/lib/routes/filter-keys';
import type { DataLayerEvent } from './data-layer.client';

const reported = new Set<string>([...filterKeys, 'query', 'type', 'c', 'page', 'v', 'tag', 'catID']);

/** The `page_view` of a route (000 §2): GA4's page parameters. Of the query only what names a page is reported, never a token. */
export function pageView(address: URL, title: string): DataLayerEvent {
  const query = new URLSearchParams([...address.searchParams].filter(([key]) => reported.has(key))).toString();
  return {
    event: 'page_view',
    page_title: title,
    page_location: `${address.origin}${address.pathname}${query ? `?${query}` : ''}`,
    page_path: address.pathname,
  };
}
