import { Hono, type Context } from 'hono';
import { now } from '@/lib/core/time/clock';
import { isObject } from '@/platform/wire/body';
import { requireKey } from './auth';
import type { CurationChange, CurationKind } from '../index/curation';
import { SearchFault } from '../fault';
import type { SearchIndexes } from '../index/indexes';
import { bodyOf, indexOf, objectsOf } from '../query/request';
import { taskOf } from './tasks';
import { tokenize } from '../query/words';

/** Rules and synonyms: read, search, write one or a batch, delete, clear; with `forwardToReplicas` at the replicas too. A write is answered before it takes effect, as the vendor's are. */
export function curationRoutes(indexes: SearchIndexes): Hono {
  const app = new Hono();
  for (const kind of ['rules', 'synonyms'] as const) routes(app, indexes, kind);
  return app;
}

function routes(app: Hono, indexes: SearchIndexes, kind: CurationKind): void {
  const path = `/1/indexes/:index/${kind}`;
  const write = async (c: Context<object, string>, changes: CurationChange[]) => {
    const { applied } = await indexes.curate(
      c.req.param('index') ?? '',
      kind,
      changes,
      c.req.query('forwardToReplicas') === 'true',
    );
    return { taskID: taskOf(applied), updatedAt: now().toISOString() };
  };
  app
    .post(`${path}/search`, requireKey('settings'), async (c) => {
      const { query = '', page = 0, hitsPerPage = 20, type } = await bodyOf(c);
      const words = tokenize(String(query));
      const found = [...indexOf(indexes, c.req.param('index'))[kind].values()].filter(
        (one) =>
          (type === undefined || ('type' in one && one.type === type)) &&
          words.every((word) => tokenize(JSON.stringify(one)).includes(word)),
      );
      const from = Number(page) * Number(hitsPerPage);
      return c.json({
        hits: found.slice(from, from + Number(hitsPerPage)),
        nbHits: found.length,
        page: Number(page),
        nbPages: Math.ceil(found.length / Math.max(1, Number(hitsPerPage))),
      });
    })
    .post(`${path}/batch`, requireKey('editSettings'), async (c) => {
      const objects = await objectsOf(c);
      const replaces =
        c.req.query('clearExistingRules') === 'true' ||
        c.req.query('replaceExistingSynonyms') === 'true';
      const clear: CurationChange[] = replaces ? [{ clear: true }] : [];
      return c.json(await write(c, [...clear, ...objects.map((put) => ({ put }))]));
    })
    .post(`${path}/clear`, requireKey('editSettings'), async (c) =>
      c.json(await write(c, [{ clear: true }])),
    )
    .get(`${path}/:id`, requireKey('settings'), (c) => {
      const one = indexOf(indexes, c.req.param('index'))[kind].get(c.req.param('id'));
      if (!one) throw new SearchFault(404, 'ObjectID does not exist');
      return c.json(one);
    })
    .put(`${path}/:id`, requireKey('editSettings'), async (c) => {
      const id = c.req.param('id');
      const sent: unknown = await bodyOf(c);
      const put = { ...(isObject(sent) ? sent : {}), objectID: id };
      return c.json({ ...(await write(c, [{ put }])), id });
    })
    .delete(`${path}/:id`, requireKey('editSettings'), async (c) => {
      const { updatedAt: deletedAt, ...rest } = await write(c, [{ remove: c.req.param('id') }]);
      return c.json({ ...rest, deletedAt, updatedAt: deletedAt });
    });
}
