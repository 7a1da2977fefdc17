import { join } from 'node:path';
import { Children, pidOf, waitUntilServing } from './children.mjs';
import { heldTogether } from './malloc.mjs';
import { buildDir } from './paths.mjs';
import { requireFreePort } from './ports.mjs';

/**
 * @typedef {import('../prove/proof').RunningShop} Shop
 * @typedef {import('./environment.mjs').ShopEnvironment} ShopEnvironment
 */

/** With the cache beside it (`CACHE_MEMORY_MB`), the storefront fits a machine of 512 MB (decision 119). */
const defaultHeapMegabytes = 208;

/**
 * Starts the back end, waits for it, then the storefront, and waits for that. `onDeath` is told when one of them ends by itself; with `onLog`
 * the storefront logs its requests too, and each line goes there.
 * Throws an Error in plain words when a port is taken or a process cannot start.
 *
 * @param {ShopEnvironment} env
 * @param {(message: string) => void} onDeath
 * @param {(line: string) => void} [onLog]
 * @returns {Promise<Shop>}
 */
export async function startShop(env, onDeath, onLog) {
  await requireFreePort(env.PORT, 'PORT');
  const children = new Children();
  try {
    const { platformUrl, backEndPid } = await startBackEnd(env, onDeath, children);
    const frontEnv = onLog ? { ...env, LOG_LEVEL: 'info' } : env;
    // Without source maps: Node would keep those of every module of the framework, 40 MB.
    const nodeArgs = [
      `--max-old-space-size=${env.HEAP_MEMORY_MB || defaultHeapMegabytes}`,
      '--max-semi-space-size=8',
    ];
    const front = children.start('storefront', join(buildDir, 'front.mjs'), {
      env: { ...heldTogether, ...frontEnv },
      nodeArgs,
      onDeath,
      onLine: onLog,
    });
    const shopUrl = `http://localhost:${env.PORT}`;
    await waitUntilServing(`http://127.0.0.1:${env.PORT}/api/health`, front);
    return {
      shopUrl,
      platformUrl,
      frontPid: pidOf(front),
      backEndPid,
      stop: () => children.stop(),
    };
  } catch (error) {
    await children.stop();
    throw error;
  }
}

/**
 * Starts the back end alone, one of `children`, and waits until it serves.
 *
 * @param {ShopEnvironment} env
 * @param {(message: string) => void} onDeath
 * @param {Children} [children]
 */
export async function startBackEnd(env, onDeath, children = new Children()) {
  await requireFreePort(env.PLATFORM_PORT, 'PLATFORM_PORT');
  // The mail stand-in listens on the next port.
  await requireFreePort(Number(env.PLATFORM_PORT) + 1, 'PLATFORM_PORT');
  // Each process tells its metrics on a port of its own.
  const metrics = env.METRICS_PORT ? { METRICS_PORT: String(Number(env.METRICS_PORT) + 1) } : {};
  const child = children.start('back end', join(buildDir, 'back-end.mjs'), {
    env: { ...heldTogether, ...env, ...metrics },
    onDeath,
  });
  const platformUrl = `http://127.0.0.1:${env.PLATFORM_PORT}`;
  try {
    await waitUntilServing(`${platformUrl}/`, child);
    return { platformUrl, backEndPid: pidOf(child), stop: () => children.stop() };
  } catch (error) {
    await children.stop();
    throw error;
  }
}
