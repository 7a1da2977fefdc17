import { Hono } from 'hono';
import { now } from '@/lib/core/time/clock';
import { requireIndex, requireKey } from './auth';
import { SearchFault } from '../fault';
import type { SearchIndexes } from '../index/indexes';
import { bodyOf, indexOf } from '../query/request';
import { textList } from '../index/settings';
import { isPublished, nextTask } from './tasks';

const INDEX_NAME = /^[A-Za-z0-9_-][A-Za-z0-9_.-]{0,255}$/;

/** Indexes: list, settings, tasks, copying, moving, deletion. */
export function indexRoutes(indexes: SearchIndexes): Hono {
  return new Hono()
    .get('/1/indexes', requireKey('listIndexes'), (c) => {
      const items = indexes.list().map((index) => ({
        name: index.name,
        entries: index.records.size,
        createdAt: '',
        updatedAt: now().toISOString(),
        dataSize: 0,
        fileSize: 0,
        lastBuildTimeS: 0,
        numberOfPendingTasks: 0,
        pendingTask: false,
        ...(index.primary ? { primary: index.primary } : {}),
      }));
      return c.json({ items, nbPages: 1 });
    })
    .get('/1/indexes/:index/settings', requireKey('settings'), (c) =>
      c.json(indexOf(indexes, c.req.param('index')).settings),
    )
    .put('/1/indexes/:index/settings', requireKey('editSettings'), async (c) => {
      await indexes.configure(c.req.param('index'), await bodyOf(c));
      return c.json({ taskID: nextTask(), updatedAt: now().toISOString() });
    })
    .get('/1/indexes/:index/task/:task', requireKey('search'), (c) => {
      if (!/^\d+$/.test(c.req.param('task'))) throw new SearchFault(400, 'Invalid taskID');
      const published = isPublished(Number(c.req.param('task')));
      return c.json({
        status: published ? 'published' : 'notPublished',
        pendingTask: !published,
      });
    })
    .post('/1/indexes/:index/operation', requireKey('addObject'), async (c) => {
      const { operation, destination, scope } = await bodyOf(c);
      const source = indexOf(indexes, c.req.param('index'));
      if (typeof destination !== 'string' || !INDEX_NAME.test(destination))
        throw new SearchFault(400, 'Invalid value for "destination"');
      requireIndex(c, destination);
      if (indexes.get(destination)?.primary)
        throw new SearchFault(400, `Index ${destination} is a replica, you cannot write to it`);
      if (operation === 'move' && source.primary)
        throw new SearchFault(400, `Index ${source.name} is a replica, you cannot move it`);
      if (operation === 'move') await indexes.move(source.name, destination);
      else if (operation === 'copy')
        await indexes.copy(source.name, destination, scope === undefined ? null : textList(scope));
      else throw new SearchFault(400, 'Invalid value for "operation", expected copy or move');
      return c.json({ taskID: nextTask(), updatedAt: now().toISOString() });
    })
    .delete('/1/indexes/:index', requireKey('deleteIndex'), async (c) => {
      const index = indexes.get(c.req.param('index'));
      if (index?.primary)
        throw new SearchFault(400, `Index ${index.name} is a replica, delete its primary`);
      await indexes.drop(c.req.param('index'));
      return c.json({ taskID: nextTask(), deletedAt: now().toISOString() });
    });
}
