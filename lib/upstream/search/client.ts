import 'server-only';
import {
  liteClient,
  type LiteClient,
  type SearchForHits,
  type SearchResponse,
} from 'algoliasearch/lite';
import { env } from '@/lib/config/env';
import { readIpAddress } from '@/lib/core/ip-address';
import { currentRequest } from '@/lib/core/request-context';
import { callUpstream } from '../policy';

let client: LiteClient | undefined;

/** How long one of the vendor's hosts may take to begin its answer, in milliseconds: well below the attempt's limit, so that the next is asked in time. */
const nextHostAfterMs = 400;

/** As good as none: the policy's limits come first. */
const noLimitMs = 10_000;

/** The configured host as the vendor's clients take it; without one they ask the vendor's own. */
export function searchHosts() {
  const { SEARCH_HOST: url, SEARCH_PROTOCOL: protocol } = env();
  return url ? { hosts: [{ url, protocol, accept: 'readWrite' as const }] } : {};
}

/**
 * The search engine's official client, at the configured host or the vendor's own, of which it asks the next one when one hangs. Where there is no next one the
 * policy alone limits the time.
 */
function searchClient(): LiteClient {
  if (client) return client;
  const { SEARCH_APP_ID, SEARCH_KEY, SEARCH_HOST } = env();
  client = liteClient(SEARCH_APP_ID, SEARCH_KEY, {
    ...searchHosts(),
    // What the client calls connecting lasts until the answer begins.
    timeouts: {
      connect: SEARCH_HOST ? noLimitMs : nextHostAfterMs,
      read: noLimitMs,
      write: noLimitMs,
    },
  });
  return client;
}

/**
 * Runs several queries in one request and returns their results in order, hits as indexed. A query from a visitor's browser carries the visitor's address,
 * since the vendor counts and limits searches by it and would take the shop for one busy visitor; a query for a page shared by everybody carries none. The vendor's
 * analytics count only what is asked with click analytics: the rest is what a list counts beside itself, and what the shop looks up. Throws `UpstreamError`.
 */
export async function search<THit extends object>(
  requests: SearchForHits[],
): Promise<SearchResponse<THit>[]> {
  const counted = requests.map((request) =>
    'clickAnalytics' in request && request.clickAnalytics
      ? request
      : { ...request, analytics: false },
  );
  const { results } = await callUpstream('search', 'search', { idempotent: true }, () =>
    searchClient().search<THit>({ requests: counted }, { headers: visitorHeaders() }),
  );
  return results as SearchResponse<THit>[];
}

function visitorHeaders(): Record<string, string> {
  const { isForClient = false, clientAddress = '' } = currentRequest() ?? {};
  const address = isForClient ? readIpAddress(clientAddress) : null;
  return address ? { 'X-Forwarded-For': address } : {};
}
