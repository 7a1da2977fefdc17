import { createServer } from 'node:net';

/**
 * Throws an Error in plain words when something listens on a port already.
 *
 * @param {string | number} port
 * @param {string} variable that sets it
 */
export async function requireFreePort(port, variable) {
  for (const host of ['127.0.0.1', undefined]) {
    if (!(await isFree(Number(port), host)))
      throw new Error(
        `Port ${port} is taken by another program. Stop it, or set ${variable} to a free port.`,
      );
  }
}

/**
 * @param {number} port
 * @param {string} [host]
 */
function isFree(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}
