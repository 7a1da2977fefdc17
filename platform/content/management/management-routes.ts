import { Hono } from 'hono';
import { readCounted } from '@/lib/core/read-counted';
import { requireSpace } from '../auth';
import { LOCALE, linkTo } from '../resources';
import { locales } from '../space-routes';
import type { ContentSpace } from '../space';
import { answer } from './answer';
import { contentTypeRoutes } from './content-type-routes';
import { resourceRoutes } from './resource-routes';
import { processAsset, type AssetFiles } from './process-asset';
import { requireVersion } from './request';
import type { SpaceKeys } from './space-keys';
import type { ContentPlace } from '../account';
import { ContentFault, notFound } from '../fault';
import type { Uploads } from './uploads';

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

const LIMIT = 50_000_000;

/** The Upload API: files to make assets of. The vendor serves it at a host of its own. */
function uploadRoutes(uploads: Uploads, { space, environment }: ContentPlace): Hono {
  const upload = (id: string, expiresAt: string) => ({
    sys: {
      id,
      type: 'Upload',
      expiresAt,
      space: linkTo('Space', space),
      environment: linkTo('Environment', environment),
    },
  });
  return new Hono()
    .post('/', async (c) => {
      if (c.req.header('content-type') !== 'application/octet-stream')
        throw new ContentFault(
          422,
          'UnprocessableEntity',
          'The header Content-Type: application/octet-stream is expected.',
        );
      const body = await readCounted(c.req.raw, LIMIT);
      if (!body?.length)
        throw new ContentFault(400, 'BadRequest', 'The file is empty or too large.');
      const { id, expiresAt } = await uploads.add(body);
      return answer(c, upload(id, expiresAt), 201);
    })
    .get('/:id', async (c) => {
      const id = c.req.param('id');
      const expiresAt = await uploads.expiryOf(id);
      if (expiresAt === null) throw notFound({ type: 'Upload', id });
      return answer(c, upload(id, expiresAt));
    });
}
