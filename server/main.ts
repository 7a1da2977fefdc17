import { createServer } from 'node:http';
import next from 'next';
import { parseEnv } from '@/lib/config/env';
import { onFileChange } from '@/lib/core/file-changes';
import { log } from '@/lib/core/log';
import { createRedirectLoader } from '@/lib/redirects/loader';
import { drain } from './drain';
import { createFront } from './front';
import { innerFetch } from './inner-fetch';
import { runProcess } from '@/lib/core/run-process';

/** The storefront's process: Next's handler behind the front. */
await runProcess('storefront', async () => {
  const env = parseEnv(process.env);
  // Next keeps upgraded connections for ever: it is given a server that never listens, the front ends them.
  const app = next({ dev: false, dir: process.cwd(), port: env.PORT, httpServer: createServer() });
  const redirects = createRedirectLoader({
    url: `${env.FILES_URL}/redirects.json`,
    report: (event, rows) => log('warn', `redirect table ${event}`, { count: rows.length, detail: rows.slice(0, 20).map(({ slug, reason }) => `${slug}: ${reason}`).join(', ') }),
  });
  onFileChange('redirects.json', async () => { await redirects.renew(); });
  await Promise.all([app.prepare(), redirects.current()]);
  const server = createFront({ env, handle: app.getRequestHandler(), redirects });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(error.code === 'EADDRINUSE' ? new Error(`Port ${env.PORT} is taken. Set PORT to a free one.`) : error));
    server.listen(env.PORT, resolve);
  });
  // Categories and menus are known from the start, so that lists can be made although commerce or content go down later.
  void innerFetch(env.PORT, '/').catch(() => undefined);
  return { url: `http://localhost:${env.PORT}`, close: async () => { await drain(server); await app.close(); } };
});
