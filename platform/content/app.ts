import { Hono, type MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { etag } from 'hono/etag';
import { newId } from '@/lib/core/ids';
import type { ContentStock } from '@/platform/stock/stock-shape';
import type { Database } from '@/services/database/database';
import { localSpace, type ContentAccount } from './account';
import { apiOf, requireSpace } from './auth';
import { editingRoutes } from './editing/routes';
import { answerFault, notFound, ContentFault } from './fault';
import { imageRoutes, readPublicPicture, type ReadPicture } from './images';
import { apiKeyRoutes } from './management/api-key-routes';
import { managementRoutes } from './management/management-routes';
import { SpaceKeys } from './management/space-keys';
import { webhookRoutes } from './management/webhook-routes';
import { Uploads } from './management/uploads';
import { Webhooks } from './management/webhooks';
import { ContentSpace } from './space';
import { spaceRoutes } from './space-routes';
import { migrateContent } from './store';

/** The content service: its HTTP app, the way to stock it, and its webhooks. */
export interface Content {
  app: Hono;
  load(stock: ContentStock): Promise<void>;
  webhooks: Webhooks;
}

export interface ContentOptions {
  db: Database;
  /** The embedded platform's own space unless given. */
  account?: ContentAccount;
  /** Its own address; nobody is told of it unless files are uploaded. */
  origin?: string;
  /** Where the files of stocked assets come from: the shop's own pictures unless given. */
  readPicture?: ReadPicture;
  /** How many calls a second it takes of all clients together: any number unless given. */
  callsPerSecond?: number;
}

const anyApi = '/:api{delivery|preview|management}';
const spacePath = '/spaces/:space';
const environmentPath = '/spaces/:space/environments/:environment';

/** The content service's stand-in: Contentful's delivery, preview and management APIs over rows of the database. */
export async function createContent({
  db,
  account = localSpace,
  origin = 'http://127.0.0.1/content',
  readPicture = readPublicPicture,
  callsPerSecond,
}: ContentOptions): Promise<Content> {
  await migrateContent(db);
  const webhooks = new Webhooks(db, account);
  const space = new ContentSpace(db, webhooks, account);
  await space.restore();
  const keys = new SpaceKeys(db, account);
  await keys.restore();
  const uploads = new Uploads(db);
  const files = { uploads, images: `${origin.replace(/^https?:/, '')}/images` };
  const app = new Hono({ getPath: (request) => pathWithApi(request, keys) });
  app.onError(answerFault);
  app.use(
    '*',
    cors({ origin: '*', exposeHeaders: ['x-contentful-request-id'] }),
    etag(),
    async (c, next) => {
      c.header('x-contentful-request-id', newId());
      await next();
    },
  );
  if (callsPerSecond !== undefined) app.use(`${anyApi}/*`, rateLimit(callsPerSecond));
  for (const base of [spacePath, environmentPath]) {
    app.route(
      `/delivery${base}`,
      spaceRoutes(() => space.published, keys),
    );
    app.route(
      `/preview${base}`,
      spaceRoutes(() => space.preview, keys),
    );
    app.route(`/management${base}`, managementRoutes(space, keys, files));
  }
  app.route('/', editingRoutes(space));
  app.route('/', imageRoutes(space, { read: readPicture, uploads }));
  app.use(`/management${spacePath}/*`, requireSpace(keys));
  app.route(`/management${spacePath}`, webhookRoutes(webhooks));
  app.route(`/management${spacePath}`, apiKeyRoutes(keys));
  app.all('*', () => {
    throw notFound();
  });
  return { app, load: (stock) => space.load(stock), webhooks };
}

/** A request's path, behind the API that its token opens: without a good token that is the delivery API, which refuses it. */
function pathWithApi(request: Request, keys: SpaceKeys): string {
  const { pathname } = new URL(request.url);
  return pathname.startsWith('/spaces/')
    ? `/${apiOf(request, keys) ?? 'delivery'}${pathname}`
    : pathname;
}

const windowMs = 1000;

/** The vendor's limit on calls: so many in a second, and beyond them nothing but word of when the second is over. */
function rateLimit(perSecond: number): MiddlewareHandler {
  let began = -windowMs;
  let calls = 0;
  return async (c, next) => {
    const at = performance.now();
    if (at - began >= windowMs) [began, calls] = [at, 0];
    calls += 1;
    if (calls > perSecond) {
      c.header('x-contentful-ratelimit-second-limit', String(perSecond));
      c.header('x-contentful-ratelimit-reset', '1');
      throw new ContentFault(
        429,
        'RateLimitExceeded',
        'You have exceeded the rate limit of the Organization this Space belongs to by making too many API requests within a short timespan. Please wait a moment before trying the request again.',
      );
    }
    await next();
  };
}
