import { Hono } from 'hono';
import { requireSpace } from '../auth';
import { LOCALE } from '../resources';
import { locales } from '../space-routes';
import type { ContentSpace } from '../space';
import { answer } from './answer';
import { contentTypeRoutes } from './content-type-routes';
import { resourceRoutes } from './resource-routes';
import { processAsset, type AssetFiles } from './process-asset';
import { requireVersion } from './request';
import type { SpaceKeys } from './space-keys';
import { uploadRoutes } from './upload-routes';

/** The management API within an environment: entries, assets with their uploads, content types and, to read, the one locale. */
export function managementRoutes(space: ContentSpace, keys: SpaceKeys, files: AssetFiles): Hono {
  const routes = new Hono();
  routes.use('*', requireSpace(keys));
  routes.route('/entries', resourceRoutes(space, 'entries'));
  routes.route('/assets', resourceRoutes(space, 'assets'));
  routes.put(`/assets/:id/files/${LOCALE}/process`, async (c) => {
    await processAsset(space, files, c.req.param('id'), requireVersion(c));
    return c.body(null, 204);
  });
  routes.route('/uploads', uploadRoutes(files.uploads, keys.account));
  routes.route('/content_types', contentTypeRoutes(space));
  routes.get('/locales', (c) => answer(c, locales));
  return routes;
}
