import { Hono } from 'hono';
import { isObject, readObject } from '../../wire/body';
import { ContentFault, notFound } from '../fault';
import { linkTo } from '../resources';
import { answer } from './answer';
import type { SpaceKey, SpaceKeys } from './space-keys';

/** Keys that read, at the space: list, read, make, delete. */
export function apiKeyRoutes(keys: SpaceKeys): Hono {
  const space = linkTo('Space', keys.account.space);
  const environments = (key: SpaceKey) => key.environments.map((id) => linkTo('Environment', id));
  const shown = (key: SpaceKey) => ({
    sys: { type: 'ApiKey', id: key.id, version: 0, space },
    name: key.name,
    description: key.description,
    accessToken: key.accessToken,
    environments: environments(key),
    preview_api_key: linkTo('PreviewApiKey', key.previewID),
  });
  const shownPreview = (key: SpaceKey) => ({
    sys: { type: 'PreviewApiKey', id: key.previewID, version: 0, space },
    name: key.name,
    description: key.description,
    accessToken: key.previewToken,
    environments: environments(key),
  });
  const list = (items: object[]) => ({
    sys: { type: 'Array' },
    total: items.length,
    skip: 0,
    limit: 100,
    items,
  });
  return new Hono()
    .get('/api_keys', (c) => answer(c, list(keys.list().map(shown))))
    .post('/api_keys', async (c) => {
      const body = await readObject(c.req.raw, 100_000);
      if (!body.ok) throw new ContentFault(400, 'BadRequest', 'The body is not a JSON object.');
      const { name, description } = body.value;
      if (typeof name !== 'string' || name.trim() === '')
        throw new ContentFault(422, 'ValidationFailed', 'Validation error', {
          errors: [{ name: 'required', path: ['name'], details: 'A name is required.' }],
        });
      const key = await keys.add({
        name,
        description: typeof description === 'string' ? description : null,
        environments: environmentsOf(body.value.environments),
      });
      return answer(c, shown(key), 201);
    })
    .get('/api_keys/:id', (c) => {
      const key = keys.list().find(({ id }) => id === c.req.param('id'));
      if (!key) throw notFound({ type: 'ApiKey', id: c.req.param('id') });
      return answer(c, shown(key));
    })
    .delete('/api_keys/:id', async (c) => {
      if (!(await keys.remove(c.req.param('id'))))
        throw notFound({ type: 'ApiKey', id: c.req.param('id') });
      return c.body(null, 204);
    })
    .get('/preview_api_keys', (c) => answer(c, list(keys.list().map(shownPreview))))
    .get('/preview_api_keys/:id', (c) => {
      const key = keys.list().find(({ previewID }) => previewID === c.req.param('id'));
      if (!key) throw notFound({ type: 'PreviewApiKey', id: c.req.param('id') });
      return answer(c, shownPreview(key));
    });
}

/** The IDs of linked environments; the vendor means `master` where none is named. */
function environmentsOf(links: unknown): string[] {
  if (!Array.isArray(links)) return ['master'];
  return links.flatMap((link) =>
    isObject(link) && isObject(link.sys) && typeof link.sys.id === 'string' ? [link.sys.id] : [],
  );
}
