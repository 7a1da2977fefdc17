import { Hono, type Context } from 'hono';
import { newId } from '@/lib/core/ids';
import { readObject } from '../../wire/body';
import { answerCollection } from '../collection';
import { managedResource } from '../draft';
import { ContentFault } from '../fault';
import type { ContentSpace } from '../space';
import { queryOf } from '../space-routes';
import { answer } from './answer';
import { requireID, requireVersion, versionOf } from './request';
import { definitionOf, type TypeDefinition } from './type-definition';

const BODY_LIMIT = 500_000;

/** Content types of the management API: read, write, publish, withdraw, delete. */
export function contentTypeRoutes(space: ContentSpace): Hono {
  const kind = 'contentTypes';
  return new Hono()
    .get('/', (c) => {
      const drafts = space.all(kind).map(({ resource }) => resource);
      const page = answerCollection(drafts, queryOf(c, space.preview), space.preview) as {
        items: { sys: { id: string } }[];
      };
      return answer(c, {
        ...page,
        items: page.items.map(({ sys }) => managedResource(space.draft(kind, sys.id))),
      });
    })
    .post('/', async (c) =>
      answer(c, managedResource(await space.define(newId(), null, await bodyOf(c))), 201),
    )
    .get('/:id', (c) => answer(c, managedResource(space.draft(kind, c.req.param('id')))))
    .put('/:id', async (c) => {
      const id = c.req.param('id');
      requireID(id);
      const version = versionOf(c);
      const draft = await space.define(id, version, await bodyOf(c));
      return answer(c, managedResource(draft), version === null ? 201 : 200);
    })
    .delete('/:id', async (c) => {
      await space.remove(kind, c.req.param('id'));
      return c.body(null, 204);
    })
    .put('/:id/published', async (c) =>
      answer(c, managedResource(await space.publish(kind, c.req.param('id'), requireVersion(c)))),
    )
    .delete('/:id/published', async (c) =>
      answer(c, managedResource(await space.unpublish(kind, c.req.param('id')))),
    );
}

async function bodyOf(c: Context): Promise<TypeDefinition> {
  const body = await readObject(c.req.raw, BODY_LIMIT);
  if (!body.ok) throw new ContentFault(400, 'BadRequest', 'The body is not a JSON object.');
  return definitionOf(body.value);
}
