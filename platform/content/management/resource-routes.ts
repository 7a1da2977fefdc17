import { Hono, type Context } from 'hono';
import { newId } from '@/lib/core/ids';
import { readObject, isObject } from '../../wire/body';
import { answerCollection } from '../collection';
import { managedResource, type FilledKind } from '../draft';
import { ContentFault } from '../fault';
import { LOCALE } from '../resources';
import type { ContentSpace } from '../space';
import { queryOf } from '../space-routes';
import { answer } from './answer';
import { requireID, requireVersion, versionOf } from './request';

const BODY_LIMIT = 2_000_000;

/** Entries or assets of the management API: read, write, publish, withdraw, delete. */
export function resourceRoutes(space: ContentSpace, kind: FilledKind): Hono {
  return new Hono()
    .get('/', (c) => {
      const query = queryOf(c, space.preview);
      const page = answerCollection(
        space.preview[kind].all(),
        { ...query, include: 0, select: null },
        space.preview,
      ) as { items: { sys: { id: string } }[] };
      return answer(c, {
        ...page,
        items: page.items.map(({ sys }) => managedResource(space.draft(kind, sys.id))),
      });
    })
    .post('/', async (c) =>
      answer(
        c,
        managedResource(await space.create(kind, newId(), typeOf(c, kind), await fieldsOf(c))),
        201,
      ),
    )
    .get('/:id', (c) => answer(c, managedResource(space.draft(kind, c.req.param('id')))))
    .put('/:id', async (c) => {
      const id = c.req.param('id');
      const version = versionOf(c);
      const fields = await fieldsOf(c);
      if (version !== null)
        return answer(c, managedResource(await space.save(kind, id, version, fields)));
      requireID(id);
      return answer(c, managedResource(await space.create(kind, id, typeOf(c, kind), fields)), 201);
    })
    .delete('/:id', async (c) => {
      await space.remove(kind, c.req.param('id'));
      return c.body(null, 204);
    })
    .put('/:id/published', async (c) => {
      const version = requireVersion(c);
      return answer(c, managedResource(await space.publish(kind, c.req.param('id'), version)));
    })
    .delete('/:id/published', async (c) =>
      answer(c, managedResource(await space.unpublish(kind, c.req.param('id')))),
    );
}

function typeOf(c: Context, kind: FilledKind): string | null {
  if (kind === 'assets') return null;
  const type = c.req.header('x-contentful-content-type');
  if (!type)
    throw new ContentFault(400, 'BadRequest', 'The header X-Contentful-Content-Type is missing.');
  return type;
}

/** The fields of a body, out of the one locale. */
async function fieldsOf(c: Context): Promise<Record<string, unknown>> {
  const body = await readObject(c.req.raw, BODY_LIMIT);
  if (!body.ok)
    throw new ContentFault(
      400,
      'BadRequest',
      body.error === 'too-large' ? 'The body is too large.' : 'The body is not a JSON object.',
    );
  const { fields = {} } = body.value;
  if (!isObject(fields))
    throw new ContentFault(400, 'BadRequest', 'fields: an object is expected.');
  return Object.fromEntries(
    Object.entries(fields).flatMap(([id, locales]) => {
      const other = isObject(locales)
        ? Object.keys(locales).find((locale) => locale !== LOCALE)
        : undefined;
      if (!isObject(locales) || other !== undefined)
        throw new ContentFault(422, 'InvalidEntry', 'Validation error', {
          errors: [
            {
              name: 'unknown',
              path: ['fields', id, ...(other ? [other] : [])],
              details: 'A field holds its value under the locale en-US.',
            },
          ],
        });
      return locales[LOCALE] === undefined ? [] : [[id, locales[LOCALE]]];
    }),
  );
}
