import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import next from 'next';
import type { Env } from '@/lib/config/env';
import { processEnv } from '@/lib/config/process-env';
import { onFileChange } from '@/lib/core/process/file-changes';
import { markFront } from '@/lib/config/front-mark';
import { sharedFiles } from '@/lib/core/framework';
import { errorWords } from '@/lib/core/errors/error-words';
import { log } from '@/lib/core/log';
import { releaseOf } from '@/lib/core/release';
import { createProbes, reach } from '@/lib/core/process/probes';
import { runProcess } from '@/lib/core/process/run-process';
import { drain, sendAway, whyNotListen } from '@/lib/core/process/server-life';
import { startTelemetry } from '@/lib/telemetry/start';
import { breakerFigure } from '@/lib/upstream/policy';
import { redisCheck } from '@/lib/replicas/redis';
import { createRedirectLoader } from '@/lib/redirects/loader';
import { createFront } from './front';
import { innerFetch, innerOrigin } from '@/lib/http/inner-fetch';
import { toHotReload } from './open-server';
import { createReleaseFiles } from '@/lib/answers/release-files';
import { shareFiles } from '@/lib/replicas/share-files';
import { sharedChanges } from './shared-changes';
import { createWarmUp } from '@/lib/cache/warm-up';

const developmentGraceMs = 5000;

/** The storefront's process: Next's handler behind the front. */
await runProcess('storefront', async () => {
  const env = processEnv('storefront');
  const endTelemetry = await startTelemetry('storefront', env, [breakerFigure]);
  const dev = env.NODE_ENV === 'development';
  // Next keeps upgraded connections open for ever: it gets a server that never listens, and the front ends them.
  const inner = createServer();
  markFront();
  const app = next({ dev, dir: process.cwd(), port: env.PORT, httpServer: inner });
  const changes = await sharedChanges(env);
  const redirects = createRedirectLoader({
    url: `${env.FILES_URL}/redirects.json`,
    origin: env.SITE_ORIGIN,
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
  const shared = await shareRelease(env);
  const warmUp = createWarmUp((path) => innerFetch(innerOrigin(env), path), env.WARM_CATEGORIES);
  const probes = createProbes('storefront', {
    pages: { needed: true, ask: warmUp.isDone },
    redirects: { needed: false, ask: () => redirects.loadedAt() > 0 },
    'app-api': { needed: false, ask: () => reach(`${env.APP_API_URL}/`) },
    ...(env.ASSETS_DIR ? { assets: { needed: false, ask: () => shared } } : {}),
    ...redisCheck(),
  });
  const server = createFront({
    env,
    probes,
    handle: app.getRequestHandler(),
    redirects,
    files: dev ? undefined : await createReleaseFiles(buildFolder(), env.ASSETS_DIR),
    takeUpgrade: dev ? toHotReload(inner) : undefined,
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(whyNotListen(error, { host: env.HOST, port: env.PORT, variable: 'PORT' })),
    );
    server.listen(env.PORT, env.HOST, resolve);
  });
  changes?.follow();
  // Categories and menus are loaded at start, so that lists can be made even if commerce or content goes down later.
  void warmUp.run();
  const close = async () => {
    changes?.stop();
    if (!dev) await drain(server);
    // The browser's hot-reload connection would keep the server from ending, and the compiler's shutdown has no time limit of its own.
    else server.close().closeAllConnections();
    await Promise.race([app.close(), ...(dev ? [wait(developmentGraceMs)] : [])]);
    await endTelemetry();
  };
  const begin = () => {
    probes.drain();
    sendAway(server);
  };
  return {
    url: `http://${env.HOST ?? 'localhost'}:${env.PORT}`,
    close,
    drain: { begin, seconds: env.DRAIN_SECONDS },
  };
});

function buildFolder(): string {
  return join(process.cwd(), '.next/static');
}

/** Copies this release's files to where other storefronts find them; returns whether it could. The shop runs without them too. */
async function shareRelease({ ASSETS_DIR, NODE_ENV }: Env): Promise<boolean> {
  if (!ASSETS_DIR || NODE_ENV === 'development') return true;
  try {
    await shareFiles({
      from: join(buildFolder(), sharedFiles),
      to: ASSETS_DIR,
      release: releaseOf(process.cwd()),
    });
    return true;
  } catch (error) {
    log('warn', 'files of this release not shared', { detail: errorWords(error) });
    return false;
  }
}
