import { filterKeys } from '@/lib/routes/filter-keys';

/** One event of the data layer, in the vocabulary of GA4 (ruling 19): its name and parameters. */
export interface DataLayerEvent {
  event: string;
  [parameter: string]: unknown;
}

const reported = new Set<string>([
  ...filterKeys,
  'query',
  'type',
  'c',
  'page',
  'v',
  'tag',
  'catID',
  'month',
  'admission',
  'featured',
]);

/** An address as it is reported: of the query only what names a page, never a token. */
export function reportedLocation({ origin, pathname, searchParams }: URL): string {
  const query = new URLSearchParams(
    [...searchParams].filter(([key]) => reported.has(key)),
  ).toString();
  return `${origin}${reportedPath(pathname)}${query ? `?${query}` : ''}`;
}

/** A path as it is reported: of an order that is seen by its link, not the link. */
function reportedPath(pathname: string): string {
  return pathname.replace(/^\/order\/.+/, '/order/link');
}

/** The `page_view` of a route (specification A2): GA4's page parameters. `referrer` is the page before it, empty for none. */
export function pageView(address: URL, title: string, referrer: string): DataLayerEvent {
  return {
    event: 'page_view',
    page_title: title,
    page_location: reportedLocation(address),
    page_path: reportedPath(address.pathname),
    ...(referrer ? { page_referrer: referrer } : {}),
  };
}
