import { Hono } from 'hono';
import type { Database } from '@/services/database/database';
import { isObject } from '@/platform/wire/body';
import { SearchFault } from '../fault';
import { bodyOf } from '../query/request';
import { requireIndex, requireKey } from './auth';

/** What of a source the vendor fills in. */
const sourceAtFirst = {
  replicas: false,
  analyticsTags: [],
  facets: [],
  minHits: 5,
  minLetters: 4,
  generate: [],
  external: [],
};
const atFirst = {
  languages: false,
  exclude: [],
  enablePersonalization: false,
  allowSpecialCharacters: false,
};

/** Query Suggestions, which the vendor serves at a host of its own: configurations, and that nothing has been built. Suggestions themselves are not made here. */
export function suggestionRoutes(db: Database): Hono {
  const read = async (index: string) => {
    const [row] = await db.query<{ doc: object }>(
      'select doc from search_suggestions where index_name = $1',
      [index],
    );
    if (!row) throw new SearchFault(404, `Configuration for index ${index} does not exist`);
    return row.doc;
  };
  const write = async (index: string, body: Record<string, unknown>) => {
    const doc = { ...atFirst, ...body, indexName: index, sourceIndices: sourcesOf(body) };
    await db.query(
      'insert into search_suggestions (index_name, doc) values ($1, $2::jsonb) on conflict (index_name) do update set doc = excluded.doc',
      [index, JSON.stringify(doc)],
    );
  };
  const path = '/1/configs/:index';
  return new Hono()
    .get('/1/configs', requireKey('settings'), async (c) => {
      const appID = c.get('searchKeys').appId;
      const rows = await db.query<{ doc: object }>(
        'select doc from search_suggestions order by index_name',
      );
      return c.json(rows.map(({ doc }) => ({ appID, ...doc })));
    })
    .post('/1/configs', requireKey('editSettings'), async (c) => {
      const body = await bodyOf(c);
      const { indexName } = body;
      if (typeof indexName !== 'string' || indexName === '')
        throw new SearchFault(400, 'Invalid value for "indexName"');
      requireIndex(c, indexName);
      const existing = await read(indexName).catch(() => null);
      if (existing)
        throw new SearchFault(400, `Configuration for index ${indexName} already exists`);
      await write(indexName, body);
      return c.json({ status: 200, message: 'Configuration was created' });
    })
    .get(path, requireKey('settings'), async (c) =>
      c.json({ appID: c.get('searchKeys').appId, ...(await read(c.req.param('index'))) }),
    )
    .put(path, requireKey('editSettings'), async (c) => {
      const index = c.req.param('index');
      await read(index);
      await write(index, await bodyOf(c));
      return c.json({ status: 200, message: 'Configuration was updated' });
    })
    .delete(path, requireKey('editSettings'), async (c) => {
      const index = c.req.param('index');
      await read(index);
      await db.query('delete from search_suggestions where index_name = $1', [index]);
      return c.json({ status: 200, message: 'Configuration was deleted' });
    })
    .get(`${path}/status`, requireKey('settings'), async (c) => {
      const indexName = c.req.param('index');
      await read(indexName);
      return c.json({ indexName, isRunning: false, lastBuiltAt: '', lastSuccessfulBuiltAt: '' });
    });
}

function sourcesOf({ sourceIndices }: Record<string, unknown>): object[] {
  const sources = Array.isArray(sourceIndices) ? sourceIndices : [];
  if (
    sources.length === 0 ||
    !sources.every((source) => isObject(source) && typeof source.indexName === 'string')
  )
    throw new SearchFault(400, 'Invalid value for "sourceIndices", expected a list of indexes');
  return sources.map((source: object) => ({ ...sourceAtFirst, ...source }));
}
