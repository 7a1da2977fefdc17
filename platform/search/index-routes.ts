import { Hono } from 'hono';
import { now } from '@/lib/core/clock';
import { requireKey } from './auth';
import { SearchFault } from './fault';
import type { SearchIndexes } from './indexes';
import { bodyOf, indexOf } from './request';
import { nextTask } from './tasks';

/** Indexes: list, settings, tasks, deletion. */
export function indexRoutes(indexes: SearchIndexes): Hono {
  return new Hono()
    .get('/1/indexes', requireKey('admin'), (c) => {
      const items = indexes.list().map((index) => ({
        name: index.name,
        entries: index.records.documents().length,
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
    .get('/1/indexes/:index/settings', requireKey('admin'), (c) => c.json(indexOf(indexes, c.req.param('index')).settings))
    .put('/1/indexes/:index/settings', requireKey('admin'), async (c) => {
      await indexes.configure(c.req.param('index'), await bodyOf(c));
      return c.json({ taskID: nextTask(), updatedAt: now().toISOString() });
    })
    .get('/1/indexes/:index/task/:task', requireKey('search'), (c) => {
      if (!/^\d+$/.test(c.req.param('task'))) throw new SearchFault(400, 'Invalid taskID');
      return c.json({ status: 'published', pendingTask: false });
    })
    .delete('/1/indexes/:index', requireKey('admin'), async (c) => {
      const index = indexes.get(c.req.param('index'));
      if (index?.primary) throw new SearchFault(400, `Index ${index.name} is a replica, delete its primary`);
      await indexes.drop(c.req.param('index'));
      return c.json({ taskID: nextTask(), deletedAt: now().toISOString() });
    });
}
