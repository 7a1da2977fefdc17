import { Hono, type Context } from 'hono';
import { localPlatform } from '@/lib/config/local-platform';
import { requireToken } from './auth';
import { answerCollection, localised } from './collection';
import { invalidQuery, notFound } from './fault';
import { readQuery, type ContentQuery } from './query';
import { LOCALE } from './resources';
import type { Library } from './store';

const TYPE = 'application/vnd.contentful.delivery.v1+json';

const kinds = [
  { path: 'entries', kind: 'entries', type: 'Entry' },
  { path: 'assets', kind: 'assets', type: 'Asset' },
  { path: 'content_types', kind: 'contentTypes', type: 'ContentType' },
] as const;

const locale = { code: LOCALE, name: 'English (United States)', default: true, fallbackCode: null, sys: { id: LOCALE, type: 'Locale', version: 1 } };

/** What one space answers: itself, its locale, and lists and single reads of entries, assets and content types. */
export function spaceRoutes(library: () => Library): Hono {
  const routes = new Hono();
  routes.use('*', requireToken);
  routes.get('/', (c) => answer(c, { sys: { type: 'Space', id: localPlatform.content.space }, name: 'Lilac & Loam', locales: [locale] }));
  routes.get('/locales', (c) => answer(c, { sys: { type: 'Array' }, total: 1, skip: 0, limit: 1000, items: [locale] }));
  for (const { path, kind, type } of kinds) {
    routes.get(`/${path}`, (c) => answer(c, answerCollection(library()[kind], queryOf(c, library()), library())));
    routes.get(`/${path}/:id`, (c) => {
      const id = c.req.param('id');
      const resource = library()[kind].find((candidate) => candidate.sys.id === id);
      if (!resource) throw notFound({ type, id });
      return answer(c, localised(resource, queryOf(c, library()).allLocales));
    });
  }
  return routes;
}

function queryOf(c: Context, library: Library): ContentQuery {
  const query = readQuery(new URL(c.req.url).searchParams);
  if (!query.ok) throw invalidQuery(query.error);
  const { contentType } = query.value;
  if (contentType !== null && !library.contentTypes.some((type) => type.sys.id === contentType)) throw invalidQuery(`unknownContentType: ${contentType}`);
  return query.value;
}

function answer(c: Context, value: unknown): Response {
  return c.body(JSON.stringify(value), 200, { 'content-type': TYPE });
}
