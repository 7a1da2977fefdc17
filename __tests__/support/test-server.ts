/** The server that this run started, for its end. Set-up and tear-down are loaded apart: the object hangs on the process. */
const key = Symbol.for('lilac.test-server');
const shared = globalThis as unknown as Record<symbol, { stop?: () => Promise<void> } | undefined>;

export const testServer = (shared[key] ??= {});
