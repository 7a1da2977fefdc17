import { Hono, type Context } from 'hono';
import { now } from '@/lib/core/time/clock';
import { requireIndex, requireKey } from './auth';
import { planBatch, touched, type BatchOperation } from '../index/batch';
import { SearchFault } from '../fault';
import { retrieval } from '../query/hit';
import type { SearchIndexes } from '../index/indexes';
import { readParams } from '../query/params';
import { rawParams } from '../query/raw-params';
import { bodyOf, indexOf, listOf } from '../query/request';
import { findCandidates } from '../query/run-query';
import { declaredFacets, textList } from '../index/settings';
import { nextTask } from './tasks';

/** Records: read one or several, write one or a batch, clear. Writes answer when they are done; the task is already published. */
export function recordRoutes(indexes: SearchIndexes): Hono {
  const run = async (c: Context, name: string, operations: readonly BatchOperation[]) => {
    requireIndex(c, name);
    const index = indexes.get(name);
    if (index?.primary)
      throw new SearchFault(400, `Index ${name} is a replica, you cannot write to it`);
    return touched(await indexes.write(name, (current) => planBatch(operations, current)));
  };

  return new Hono()
    .post('/1/indexes/:index/objects', requireKey('search'), async (c) => {
      const results = listOf(await bodyOf(c), 'requests').map((request) => {
        requireIndex(c, request.indexName);
        const document = indexOf(indexes, request.indexName).records.get(String(request.objectID));
        if (!document) return null;
        return retrieval(
          request.attributesToRetrieve === undefined
            ? ['*']
            : textList(request.attributesToRetrieve),
          [],
        )(document);
      });
      return c.json({ results });
    })
    .post('/1/indexes/:index/batch', requireKey('addObject'), async (c) => {
      const operations = listOf(await bodyOf(c), 'requests');
      const name = c.req.param('index');
      if (name !== '*')
        return c.json({ objectIDs: await run(c, name, operations), taskID: nextTask() });
      const objectIDs: string[] = [];
      const taskID: Record<string, number> = {};
      for (const index of new Set(operations.map((operation) => String(operation.indexName)))) {
        objectIDs.push(
          ...(await run(
            c,
            index,
            operations.filter((operation) => operation.indexName === index),
          )),
        );
        taskID[index] = nextTask();
      }
      return c.json({ objectIDs, taskID });
    })
    .post('/1/indexes/:index/clear', requireKey('deleteIndex'), async (c) => {
      await run(c, c.req.param('index'), [{ action: 'clear' }]);
      return c.json({ taskID: nextTask(), updatedAt: now().toISOString() });
    })
    .post('/1/indexes/:index/deleteByQuery', requireKey('deleteIndex'), async (c) => {
      const index = indexOf(indexes, c.req.param('index'));
      const raw = rawParams(await bodyOf(c));
      const params = readParams(index.settings, { ...raw, query: '' });
      if (!params.ok) throw new SearchFault(400, params.error);
      if (params.value.filter === null)
        throw new SearchFault(400, 'deleteByQuery needs at least one filter');
      await indexes.write(index.name, () =>
        findCandidates(index, params.value, {}, declaredFacets(index.settings))
          .flatMap(({ ordinal }) => index.records.at(ordinal)?.objectID ?? [])
          .map((remove) => ({ remove })),
      );
      return c.json({ taskID: nextTask(), updatedAt: now().toISOString() });
    })
    .post('/1/indexes/:index/:id/partial', requireKey('addObject'), async (c) => {
      const objectID = c.req.param('id');
      const action =
        c.req.query('createIfNotExists') === 'false'
          ? 'partialUpdateObjectNoCreate'
          : 'partialUpdateObject';
      await run(c, c.req.param('index'), [{ action, body: { ...(await bodyOf(c)), objectID } }]);
      return c.json({ objectID, taskID: nextTask(), updatedAt: now().toISOString() });
    })
    .post('/1/indexes/:index', requireKey('addObject'), async (c) => {
      const [objectID] = await run(c, c.req.param('index'), [
        { action: 'addObject', body: await bodyOf(c) },
      ]);
      return c.json({ objectID, taskID: nextTask(), createdAt: now().toISOString() }, 201);
    })
    .get('/1/indexes/:index/:id', requireKey('search'), (c) => {
      const document = indexOf(indexes, c.req.param('index')).records.get(c.req.param('id'));
      if (!document) throw new SearchFault(404, 'ObjectID does not exist');
      const wanted = c.req.query('attributesToRetrieve');
      return c.json(retrieval(wanted === undefined ? ['*'] : textList(wanted), [])(document));
    })
    .put('/1/indexes/:index/:id', requireKey('addObject'), async (c) => {
      const objectID = c.req.param('id');
      await run(c, c.req.param('index'), [
        { action: 'updateObject', body: { ...(await bodyOf(c)), objectID } },
      ]);
      return c.json({ objectID, taskID: nextTask(), updatedAt: now().toISOString() });
    })
    .delete('/1/indexes/:index/:id', requireKey('deleteObject'), async (c) => {
      await run(c, c.req.param('index'), [
        { action: 'deleteObject', body: { objectID: c.req.param('id') } },
      ]);
      return c.json({ taskID: nextTask(), deletedAt: now().toISOString() });
    });
}
