import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import next from 'next';
import { parseEnv } from '@/lib/config/env';
import { onFileChange } from '@/lib/core/file-changes';
import { markFront } from '@/lib/core/front-mark';
import { log } from '@/lib/core/log';
import { runProcess } from '@/lib/core/run-process';
import { createRedirectLoader } from '@/lib/redirects/loader';
import { drain } from './drain';
import { createFront } from './front';
import { toHotReload } from './hot-reload';
import { innerFetch } from './inner-fetch';

const developmentGraceMs = 5000;

/** The storefront's process: Next's handler behind the front. */
await runProcess('storefront', async () => {
  const env = parseEnv(process.env);
  const dev = env.NODE_ENV === 'development';
  // Next keeps upgraded connections for ever: it is given a server that never listens, the front ends them.
  const inner = createServer();
  markFront();
  const app = next({ dev, dir: process.cwd(), port: env.PORT, httpServer: inner });
  const redirects = createRedirectLoader({
    url: `${env.FILES_URL}/redirects.json`,
    report: (event, rows) =>
      log('warn', `redirect table ${event}`, {
        count: rows.length,
        detail: rows
          .slice(0, 20)
          .map(({ slug, reason }) => `${slug}: ${reason}`)
          .join(', '),
      }),
  });
  onFileChange('redirects.json', async () => {
    await redirects.renew();
  });
  await Promise.all([app.prepare(), redirects.current()]);
  const server = createFront({
    env,
    handle: app.getRequestHandler(),
    redirects,
    takeUpgrade: dev ? toHotReload(inner) : undefined,
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${env.PORT} is taken. Set PORT to a free one.`)
          : error,
      ),
    );
    server.listen(env.PORT, resolve);
  });
  // Categories and menus are known from the start, so that lists can be made although commerce or content go down later.
  void innerFetch(env.PORT, '/').catch(() => undefined);
  const close = async () => {
    if (!dev) await drain(server);
    // The browser's connection for hot reload would keep the server from ending, and the compiler's end has no limit of its own.
    else server.close().closeAllConnections();
    await Promise.race([app.close(), ...(dev ? [wait(developmentGraceMs)] : [])]);
  };
  return { url: `http://localhost:${env.PORT}`, close };
});
