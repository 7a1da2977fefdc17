import { join } from 'node:path';
import { bundleOptions } from './support/bundle.mjs';
import { Children, waitUntilServing } from './support/children.mjs';
import { shopEnvironment } from './support/environment.mjs';
import { ensureInstalled } from './support/install.mjs';
import { buildDir } from './support/paths.mjs';
import { requireFreePort } from './support/ports.mjs';
import { stopOnSignals } from './support/until-stopped.mjs';

/** @type {(() => Promise<unknown>)[]} */
const stops = [];
const leave = stopOnSignals(() => Promise.all(stops.map((stop) => stop())));

try {
  await ensureInstalled();
  const env = await shopEnvironment({ NODE_ENV: 'development' });
  await requireFreePort(env.PLATFORM_PORT, 'PLATFORM_PORT');
  await requireFreePort(env.PORT, 'PORT');
  await restartAtChanges('back end', 'back-end', env, `http://127.0.0.1:${env.PLATFORM_PORT}/`);
  await restartAtChanges('storefront', 'front', env, `http://127.0.0.1:${env.PORT}/api/health`);
  console.log(`\nThe shop is open for changes: http://localhost:${env.PORT}\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  leave(1);
}

/**
 * Bundles a process at every change of its sources and starts it anew; pages and what is theirs alone the framework watches itself, inside the
 * storefront. Returns when it serves, or could not the first time.
 *
 * @param {string} name for messages
 * @param {string} entry name of the bundle
 * @param {import('./support/environment.mjs').ShopEnvironment} env
 * @param {string} url answers when it serves
 */
async function restartAtChanges(name, entry, env, url) {
  const { context } = await import('esbuild');
  const source = bundleOptions.entryPoints[entry];
  if (source === undefined) throw new Error(`The ${name} is not on this disk.`);
  let running = new Children();
  let begun = () => {};
  const first = new Promise((resolve) => {
    begun = () => resolve(undefined);
  });
  /** @type {import('esbuild').Plugin} */
  const restart = {
    name: 'restart',
    setup(build) {
      build.onEnd(async ({ errors }) => {
        if (errors.length > 0) return;
        await running.stop();
        running = new Children();
        const child = running.start(name, join(buildDir, `${entry}.mjs`), {
          env,
          onDeath: (message) => console.error(message, 'Waiting for a change.'),
        });
        await waitUntilServing(url, child).catch((error) => console.error(error.message));
        begun();
      });
    },
  };
  const watcher = await context({
    ...bundleOptions,
    entryPoints: { [entry]: source },
    plugins: [restart],
  });
  stops.push(() => Promise.all([running.stop(), watcher.dispose()]));
  await watcher.watch();
  await first;
}
