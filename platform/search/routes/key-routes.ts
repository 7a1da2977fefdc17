import { Hono } from 'hono';
import { now } from '@/lib/core/time/clock';
import { requireKey } from './auth';
import { SearchFault } from '../fault';
import { acls, type Acl, type ApiKey, type KeyRing } from './keys';
import { bodyOf } from '../query/request';
import { textList } from '../index/settings';

/** API keys: list, read, make, change, delete. Any key may read itself, the rest is the admin's. */
export function keyRoutes(keys: KeyRing): Hono {
  return new Hono()
    .get('/1/keys', requireKey('admin'), (c) =>
      c.json({
        keys: keys
          .list()
          .filter(({ admin }) => !admin)
          .map(shown),
      }),
    )
    .get('/1/keys/:key', requireKey('search'), (c) => {
      const asker = c.get('searchKey');
      const key = keys.list().find(({ value }) => value === c.req.param('key'));
      if (!asker.admin && asker.value !== c.req.param('key'))
        throw new SearchFault(403, 'Method not allowed with this API key');
      if (!key) throw new SearchFault(404, 'Key does not exist');
      return c.json(shown(key));
    })
    .post('/1/keys', requireKey('admin'), async (c) => {
      const at = now();
      const key = await keys.add(rightsOf(await bodyOf(c), at), at);
      return c.json({ key: key.value, createdAt: at.toISOString() }, 201);
    })
    .put('/1/keys/:key', requireKey('admin'), async (c) => {
      const key = c.req.param('key');
      const at = now();
      if (!(await keys.update(key, rightsOf(await bodyOf(c), at))))
        throw new SearchFault(404, 'Key does not exist');
      return c.json({ key, updatedAt: at.toISOString() });
    })
    .delete('/1/keys/:key', requireKey('admin'), async (c) => {
      if (!(await keys.remove(c.req.param('key'))))
        throw new SearchFault(404, 'Key does not exist');
      return c.json({ deletedAt: now().toISOString() });
    });
}

/** What a request gives a key: what it does not name is as in a new one. */
function rightsOf({ acl, description, indexes, validity }: Record<string, unknown>, at: Date) {
  const rights = textList(acl);
  if (rights.length === 0 || !rights.every((right) => acls.includes(right as Acl)))
    throw new SearchFault(400, 'Invalid value for "acl", expected a list of rights');
  const seconds = Number(validity ?? 0);
  if (!Number.isSafeInteger(seconds) || seconds < 0)
    throw new SearchFault(400, 'Invalid value for "validity", expected seconds');
  return {
    acl: rights as Acl[],
    description: typeof description === 'string' ? description : '',
    indexes: textList(indexes),
    expiresAt: seconds === 0 ? 0 : at.getTime() + seconds * 1000,
  };
}

function shown({
  value,
  acl,
  description,
  indexes,
  createdAt,
  expiresAt,
}: ApiKey): Record<string, unknown> {
  const validity =
    expiresAt === 0 ? 0 : Math.max(0, Math.round((expiresAt - now().getTime()) / 1000));
  return {
    value,
    acl,
    description,
    indexes,
    createdAt,
    validity,
    maxHitsPerQuery: 0,
    maxQueriesPerIPPerHour: 0,
    queryParameters: '',
    referers: [],
  };
}
