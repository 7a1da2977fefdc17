import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { Env } from '@/lib/config/env';
import { localPlatform } from '@/lib/config/local-platform';
import type { Faults } from '@/platform/faults/faults';
import { serviceParts } from '@/services/services';
import { controlClock, isLoopback } from '@/lib/core/time/clock-control';
import { controlRoutes } from '@/platform/faults/control-routes';
import type { Commerce } from '@/platform/commerce/app';
import { accountsBeside } from './accounts';
import type { Stocked } from './stocking';
import type { StandIns, Systems } from './systems';

interface RootOptions {
  env: Env;
  systems: Systems;
  /** What the stand-ins hold; `null` in production, where no key is told either. */
  stocked: Stocked | null;
  /** The controls for tests; `null` keeps them closed. */
  faults: Faults | null;
}

const ownHost = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/;

/** One web application of the parts that run, and at `/` what a client from outside needs to use the stand-ins. */
export function rootApp({
  env,
  systems,
  stocked,
  faults,
}: RootOptions): Hono<{ Bindings: HttpBindings }> {
  const root = new Hono<{ Bindings: HttpBindings }>();
  root.use(async (c, next) =>
    ownHost.test(c.req.header('host') ?? '') ||
    c.req.header('host') === `${env.PLATFORM_HOST}:${env.PLATFORM_PORT}`
      ? next()
      : c.json({ error: 'This server answers on loopback only.' }, 403),
  );
  root.get('/', (c) =>
    c.json(
      stocked
        ? directory(env, stocked)
        : { service: 'back end', environment: env.SHOP_ENV, status: 'ok' },
    ),
  );
  if (faults) root.route('/__control', controlsApp(faults, systems.commerce));
  mountStandIns(root, systems);
  root.get('/readyz/vendors', (c) => systems.appApi.app.fetch(c.req.raw));
  for (const [path, part] of Object.entries(serviceParts(systems)))
    root.mount(path, part.app.fetch);
  return root;
}

/** Serves stand-ins, each below its own path. */
export function mountStandIns(
  root: Hono<{ Bindings: HttpBindings }>,
  { commerce, search, content, files, captcha, maps, tax, payments, mail }: Partial<StandIns>,
): void {
  for (const [path, part] of Object.entries({
    '/commerce': commerce,
    '/search': search,
    '/content': content,
    '/files': files,
    '/captcha': captcha,
    '/maps': maps,
    '/tax': tax,
    '/payments': payments,
    '/mail': mail,
  }))
    if (part) root.mount(path, part.app.fetch);
  // These vendors' clients take no path prefix: their own paths are served at the root as well.
  if (content) root.all('/spaces/*', (c) => content.app.fetch(c.req.raw));
  if (payments) root.all('/merchants/*', (c) => payments.app.fetch(c.req.raw));
}

function directory(env: Env, stocked: Stocked) {
  const host = `${env.PLATFORM_HOST}:${env.PLATFORM_PORT}`;
  const { commerce } = localPlatform;
  const { search, content } = accountsBeside(env);
  return {
    commerce: {
      baseApiUrl: `${env.PLATFORM_URL}/commerce`,
      clientID: commerce.clientID,
      buyerID: commerce.buyerID,
      catalogID: commerce.catalogID,
    },
    search: {
      appId: search.appId,
      searchKey: search.searchKey,
      adminKey: search.adminKey,
      host: `${host}/search`,
      protocol: 'http',
    },
    content: { ...localPlatform.content, ...content, host },
    accounts: stocked.accounts,
    appApi: `${env.PLATFORM_URL}/app-api`,
    integration: `${env.PLATFORM_URL}/integration`,
    files: { url: `${env.PLATFORM_URL}/files`, ...localPlatform.files },
    maps: { url: `${env.PLATFORM_URL}/maps`, ...localPlatform.maps },
    tax: { url: `${env.PLATFORM_URL}/tax`, ...localPlatform.tax },
    captcha: { url: `${env.PLATFORM_URL}/captcha`, ...localPlatform.captcha },
    payments: { url: `${env.PLATFORM_URL}/payments`, ...localPlatform.payments },
    mail: `${env.PLATFORM_URL}/mail`,
    smtp: env.SMTP_URL,
    stockVersion: stocked.version,
  };
}

/** Clock, faults, barriers and ledger, for callers on this machine; everybody else finds nothing here. */
export function controlsApp(faults: Faults, commerce?: Commerce): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use(async (c, next) =>
    isLoopback(c.env.incoming?.socket.remoteAddress) ? next() : c.notFound(),
  );
  app.all('/clock', async (c) => {
    const { status, body } = controlClock(await c.req.json().catch(() => null));
    return c.json(body, status);
  });
  app.route('/', controlRoutes(faults, commerce ?? null));
  return app;
}
