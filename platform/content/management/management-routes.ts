import { Hono } from 'hono';
import { requireSpace } from '../auth';
import { answerCollection } from '../collection';
import { notFound } from '../fault';
import type { ContentSpace } from '../space';
import { queryOf } from '../space-routes';
import { answer } from './answer';
import { resourceRoutes } from './resource-routes';

/** The management API within an environment: entries, assets and, to read, content types. */
export function managementRoutes(space: ContentSpace): Hono {
  const routes = new Hono();
  routes.use('*', requireSpace);
  routes.route('/entries', resourceRoutes(space, 'entries'));
  routes.route('/assets', resourceRoutes(space, 'assets'));
  routes.get('/content_types', (c) =>
    answer(
      c,
      answerCollection(space.preview.contentTypes.all(), queryOf(c, space.preview), space.preview),
    ),
  );
  routes.get('/content_types/:id', (c) => {
    const type = space.preview.contentTypes.get(c.req.param('id'));
    if (!type) throw notFound({ type: 'ContentType', id: c.req.param('id') });
    return answer(c, type);
  });
  return routes;
}
