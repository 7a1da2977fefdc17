import { join } from 'node:path';
import { bundleOptions } from './support/bundle.mjs';
import { Children, waitUntilServing } from './support/children.mjs';
import { shopEnvironment } from './support/environment.mjs';
import { ensureInstalled } from './support/install.mjs';
import { buildDir, root } from './support/paths.mjs';
import { requireFreePort } from './support/ports.mjs';
import { stopOnSignals } from './support/until-stopped.mjs';

let backEnd = new Children();
const storefront = new Children();
let watcher;
const leave = stopOnSignals(() => Promise.all([backEnd.stop(), storefront.stop(), watcher?.dispose()]));

try {
  await ensureInstalled();
  const env = await shopEnvironment({ NODE_ENV: 'development' });
  await requireFreePort(env.PLATFORM_PORT, 'PLATFORM_PORT');
  await requireFreePort(env.PORT, 'PORT');
  await watchBackEnd(env);
  const next = storefront.start('storefront', join(root, 'node_modules/next/dist/bin/next'), { env, args: ['dev', '-p', env.PORT], onDeath: () => leave(1) });
  await waitUntilServing(`http://127.0.0.1:${env.PORT}/api/health`, next);
  console.log(`\nThe shop is open for changes: http://localhost:${env.PORT}\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  leave(1);
}

/** Bundles the back end at every change of its sources and starts it anew; Next watches its own. */
async function watchBackEnd(env) {
  const { context } = await import('esbuild');
  const restart = {
    name: 'restart',
    setup(build) {
      build.onEnd(async ({ errors }) => {
        if (errors.length > 0) return;
        await backEnd.stop();
        backEnd = new Children();
        const child = backEnd.start('back end', join(buildDir, 'back-end.mjs'), { env, onDeath: (message) => console.error(message, 'Waiting for a change.') });
        await waitUntilServing(`http://127.0.0.1:${env.PLATFORM_PORT}/`, child).catch((error) => console.error(error.message));
      });
    },
  };
  watcher = await context({ ...bundleOptions, entryPoints: { 'back-end': bundleOptions.entryPoints['back-end'] }, plugins: [restart] });
  await watcher.watch();
}
