import { Hono } from 'hono';
import { readCounted } from '@/lib/core/read-counted';
import type { ContentPlace } from '../account';
import { ContentFault, notFound } from '../fault';
import { linkTo } from '../resources';
import { answer } from './answer';
import type { Uploads } from './uploads';

const LIMIT = 50_000_000;

/** The Upload API: files to make assets of. The vendor serves it at a host of its own. */
export function uploadRoutes(uploads: Uploads, { space, environment }: ContentPlace): Hono {
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
