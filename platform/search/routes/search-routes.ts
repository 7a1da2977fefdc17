import { setImmediate } from 'node:timers/promises';
import { Hono, type Context } from 'hono';
import { requireIndex, requireKey } from './auth';
import { browse } from './browse';
import { SearchFault } from '../fault';
import type { SearchIndexes } from '../index/indexes';
import { rawParams } from '../query/raw-params';
import type { RecentQueries } from './recent-queries';
import { bodyOf, indexOf, listOf } from '../query/request';
import { runFacetQuery, runQuery, type SearchAnswer } from '../query/run-query';

/** Queries: one index, several at once, within a facet's values, and walks over whole indexes. */
export function searchRoutes(indexes: SearchIndexes, queries: RecentQueries): Hono {
  const answer = (c: Context, request: Record<string, unknown>): SearchAnswer => {
    requireIndex(c, request.indexName);
    const index = indexOf(indexes, request.indexName);
    const raw = rawParams(request);
    delete raw.indexName;
    const result =
      raw.type === 'facet' ? runFacetQuery(index, String(raw.facet), raw) : runQuery(index, raw);
    if (!result.ok) throw new SearchFault(400, result.error);
    const { queryID, query } = result.value;
    if (typeof queryID === 'string')
      queries.note(queryID, index.name, String(query ?? raw.query ?? ''));
    return result.value;
  };

  /** Queries of one call, one after another: other calls are answered between them. */
  const several = async (c: Context, body: Record<string, unknown>): Promise<SearchAnswer[]> => {
    const requests = listOf(body, 'requests');
    if (requests.length > 50)
      throw new SearchFault(400, 'Too many queries in the batch (limit is 50)');
    const results: SearchAnswer[] = [];
    let enough = false;
    for (const [place, request] of requests.entries()) {
      if (place > 0) await setImmediate();
      const result = answer(c, request);
      results.push(
        enough ? { ...result, hits: [], nbHits: 0, nbPages: 0, processed: false } : result,
      );
      enough ||=
        body.strategy === 'stopIfEnoughMatches' &&
        Number(result.nbHits) >= Number(result.hitsPerPage);
    }
    return results;
  };

  return new Hono()
    .post('/1/indexes/:index/queries', requireKey('search'), async (c) => {
      const body = await bodyOf(c);
      const index = c.req.param('index');
      const requests =
        index === '*'
          ? body
          : {
              ...body,
              requests: listOf(body, 'requests').map((request) => ({
                ...request,
                indexName: index,
              })),
            };
      return c.json({ results: await several(c, requests) });
    })
    .post('/1/indexes/:index/query', requireKey('search'), async (c) =>
      c.json(answer(c, { ...(await bodyOf(c)), indexName: c.req.param('index') })),
    )
    .post('/1/indexes/:index/facets/:facet/query', requireKey('search'), async (c) =>
      c.json(
        answer(c, {
          ...(await bodyOf(c)),
          indexName: c.req.param('index'),
          type: 'facet',
          facet: c.req.param('facet'),
        }),
      ),
    )
    .post('/1/indexes/:index/browse', requireKey('browse'), async (c) => {
      const page = browse(indexOf(indexes, c.req.param('index')), rawParams(await bodyOf(c)));
      if (!page.ok) throw new SearchFault(400, page.error);
      return c.json(page.value);
    });
}
