import 'server-only';
import { algoliasearch, type Algoliasearch } from 'algoliasearch';
import { env } from '@/lib/config/env';
import { callUpstream } from '../policy';
import { searchHosts } from './client';

type InsightsClient = ReturnType<Algoliasearch['initInsights']>;
type Insight = Parameters<InsightsClient['pushEvents']>[0]['events'][number];

let client: InsightsClient | undefined;

/** The search engine's official analytics client; the embedded engine accepts events at the address of its searches. */
function insightsClient(): InsightsClient {
  if (client) return client;
  const { SEARCH_APP_ID, SEARCH_KEY } = env();
  client = algoliasearch(SEARCH_APP_ID, SEARCH_KEY).initInsights({ options: searchHosts() });
  return client;
}

/** Sends one event of search analytics. Never repeated. Throws `UpstreamError`. */
export async function sendInsight(event: Insight): Promise<void> {
  await callUpstream('search-events', 'pushEvents', { idempotent: false }, () =>
    insightsClient().pushEvents({ events: [event] }),
  );
}
