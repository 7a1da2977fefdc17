import { join } from 'node:path';
import { Children, waitUntilServing } from './children.mjs';
import { buildDir } from './paths.mjs';
import { requireFreePort } from './ports.mjs';

/**
 * Starts the back end, waits for it, then the storefront, and waits for that. `onDeath` is told when one of them ends by itself; with `onLog`
 * the storefront logs its requests too, and each line goes there.
 * Throws an Error in plain words when a port is taken or a process cannot start.
 */
export async function startShop(env, onDeath, onLog) {
  await requireFreePort(env.PORT, 'PORT');
  const children = new Children();
  try {
    const { platformUrl, backEndPid } = await startBackEnd(env, onDeath, children);
    const frontEnv = onLog ? { ...env, LOG_LEVEL: 'info' } : env;
    const front = children.start('storefront', join(buildDir, 'front.mjs'), { env: frontEnv, onDeath, onLine: onLog });
    const shopUrl = `http://localhost:${env.PORT}`;
    await waitUntilServing(`http://127.0.0.1:${env.PORT}/api/health`, front);
    return { shopUrl, platformUrl, frontPid: front.pid, backEndPid, stop: () => children.stop() };
  } catch (error) {
    await children.stop();
    throw error;
  }
}

/** Starts the back end alone, one of `children`, and waits until it serves. */
export async function startBackEnd(env, onDeath, children = new Children()) {
  await requireFreePort(env.PLATFORM_PORT, 'PLATFORM_PORT');
  // The mail stand-in listens on the next port.
  await requireFreePort(Number(env.PLATFORM_PORT) + 1, 'PLATFORM_PORT');
  const child = children.start('back end', join(buildDir, 'back-end.mjs'), { env, onDeath });
  const platformUrl = `http://127.0.0.1:${env.PLATFORM_PORT}`;
  try {
    await waitUntilServing(`${platformUrl}/`, child);
    return { platformUrl, backEndPid: child.pid, stop: () => children.stop() };
  } catch (error) {
    await children.stop();
    throw error;
  }
}
