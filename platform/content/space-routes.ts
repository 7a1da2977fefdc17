import { Hono, type Context } from 'hono';
import { requireSpace } from './auth';
import { answerCollection } from './collection';
import { ContentFault, invalidQuery, notFound } from './fault';
import type { Library } from './library';
import type { SpaceKeys } from './management/space-keys';
import { readQuery, type ContentQuery } from './query';
import { LOCALE, localised } from './resources';

const TYPE = 'application/vnd.contentful.delivery.v1+json';
const MOST_BYTES = 7 * 1024 * 1024;

const paths = [
  { path: 'entries', kind: 'entries', type: 'Entry' },
  { path: 'assets', kind: 'assets', type: 'Asset' },
  { path: 'content_types', kind: 'contentTypes', type: 'ContentType' },
] as const;

const locale = {
  code: LOCALE,
  name: 'English (United States)',
  default: true,
  fallbackCode: null,
  sys: { id: LOCALE, type: 'Locale', version: 1 },
};

/** The list of the space's locales. */
export const locales = { sys: { type: 'Array' }, total: 1, skip: 0, limit: 1000, items: [locale] };

/** What a reading API answers over a library: the space, its locale, and lists and single reads of entries, assets and content types. */
export function spaceRoutes(library: () => Library, keys: SpaceKeys): Hono {
  const routes = new Hono();
  routes.use('*', requireSpace(keys));
  routes.get('/', (c) =>
    answer(c, {
      sys: { type: 'Space', id: keys.account.space },
      name: 'Lilac & Loam',
      locales: [locale],
    }),
  );
  routes.get('/locales', (c) => answer(c, locales));
  for (const { path, kind, type } of paths) {
    routes.get(`/${path}`, (c) =>
      answer(c, answerCollection(library()[kind].all(), queryOf(c, library()), library())),
    );
    routes.get(`/${path}/:id`, (c) => {
      const id = c.req.param('id');
      const resource = library()[kind].get(id);
      if (!resource) throw notFound({ type, id });
      return answer(c, localised(resource, queryOf(c, library()).allLocales));
    });
  }
  return routes;
}

/** The query of a request, checked. Throws 400. */
export function queryOf(c: Context, library: Library): ContentQuery {
  const query = readQuery(new URL(c.req.url).searchParams);
  if (!query.ok) throw invalidQuery(query.error);
  const { contentType } = query.value;
  if (contentType !== null && !library.contentTypes.get(contentType))
    throw invalidQuery(`unknownContentType: ${contentType}`);
  return query.value;
}

function answer(c: Context, value: unknown): Response {
  const body = JSON.stringify(value);
  if (Buffer.byteLength(body) > MOST_BYTES)
    throw new ContentFault(
      400,
      'BadRequest',
      `Response size too big. Maximum allowed response size: ${MOST_BYTES}B.`,
    );
  return c.body(body, 200, { 'content-type': TYPE });
}
