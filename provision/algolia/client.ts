import { algoliasearch, type Algoliasearch } from 'algoliasearch';
import type { Env } from '@/lib/config/env';

/** What of an environment opens the search application. */
export type SearchEnv = Pick<
  Env,
  | 'SEARCH_APP_ID'
  | 'SEARCH_ADMIN_KEY'
  | 'SEARCH_SETUP_KEY'
  | 'SEARCH_KEY'
  | 'SEARCH_HOST'
  | 'SEARCH_PROTOCOL'
  | 'SEARCH_REGION'
>;

/** The client of an application by the key that sets it up. */
export function searchClient(
  env: SearchEnv,
  key = env.SEARCH_SETUP_KEY ?? env.SEARCH_ADMIN_KEY,
): Algoliasearch {
  const { SEARCH_HOST: url, SEARCH_PROTOCOL: protocol } = env;
  const hosts = url ? { hosts: [{ url, protocol, accept: 'readWrite' as const }] } : {};
  return algoliasearch(env.SEARCH_APP_ID, key, {
    ...hosts,
    timeouts: { connect: 5000, read: 10_000, write: 30_000 },
  });
}
