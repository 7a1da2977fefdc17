import { Hono } from 'hono';
import { requireSpace } from '../auth';
import { locales } from '../space-routes';
import type { ContentSpace } from '../space';
import { answer } from './answer';
import { contentTypeRoutes } from './content-type-routes';
import { resourceRoutes } from './resource-routes';
import type { SpaceKeys } from './space-keys';

/** The management API within an environment: entries, assets, content types and, to read, the one locale. */
export function managementRoutes(space: ContentSpace, keys: SpaceKeys): Hono {
  const routes = new Hono();
  routes.use('*', requireSpace(keys));
  routes.route('/entries', resourceRoutes(space, 'entries'));
  routes.route('/assets', resourceRoutes(space, 'assets'));
  routes.route('/content_types', contentTypeRoutes(space));
  routes.get('/locales', (c) => answer(c, locales));
  return routes;
}
