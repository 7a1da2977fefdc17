import 'server-only';
import { algoliasearch, type Algoliasearch } from 'algoliasearch';
import { env } from '@/lib/config/env';
import { callUpstream } from '../policy';

type InsightsClient = ReturnType<Algoliasearch['initInsights']>;
type Insight = Parameters<InsightsClient['pushEvents']>[0]['events'][number];

let client: InsightsClient | undefined;

/** The search engine's official analytics client; the embedded engine accepts events at the address of its searches. */
function insightsClient(): InsightsClient {
  if (client) return client;
  const { SEARCH_APP_ID, SEARCH_KEY, SEARCH_HOST, SEARCH_PROTOCOL } = env();
  const options = SEARCH_HOST
    ? { hosts: [{ url: SEARCH_HOST, protocol: SEARCH_PROTOCOL, accept: 'readWrite' as const }] }
    : {};
  client = algoliasearch(SEARCH_APP_ID, SEARCH_KEY).initInsights({ options });
  return client;
}

/** Sends one event of search analytics. Never repeated. Throws `UpstreamError`. */
export async function sendInsight(event: Insight): Promise<void> {
  await callUpstream('search-events', 'pushEvents', { idempotent: false }, () =>
    insightsClient().pushEvents({ events: [event] }),
  );
}
