import { openDatabase } from '@/services/database/open';
import type { Settings } from './commands';

/** Whether the indexer has filled the search: products and content are found, and nothing waits to be looked at. */
export async function isSearchFilled(env: Settings): Promise<boolean> {
  const found = await Promise.all(['products', 'contentful_data'].map((name) => hits(env, name)));
  if (found.includes(0)) return false;
  const db = await openDatabase({ databaseUrl: env.DATABASE_URL });
  try {
    const [row] = await db.query<{ waiting: boolean }>(
      'select exists (select from services.reindex) as waiting',
    );
    return row?.waiting === false;
  } finally {
    await db.close();
  }
}

async function hits(env: Settings, index: string): Promise<number> {
  const { SEARCH_HOST, SEARCH_APP_ID = '', SEARCH_KEY = '' } = env;
  const answer = await fetch(`http://${SEARCH_HOST}/1/indexes/${index}/query`, {
    method: 'POST',
    body: JSON.stringify({ query: '', hitsPerPage: 0 }),
    headers: { 'x-algolia-application-id': SEARCH_APP_ID, 'x-algolia-api-key': SEARCH_KEY },
  });
  return ((await answer.json()) as { nbHits?: number }).nbHits ?? 0;
}
