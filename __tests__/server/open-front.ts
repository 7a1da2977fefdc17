import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseEnv } from '@/lib/config/env';
import type { Probes } from '@/lib/core/process/probes';
import { buildRedirectTable } from '@/lib/redirects/table';
import { createFront } from '@/server/front';
import type { ReleaseFiles } from '@/lib/answers/release-files';
import type { Patience } from '@/lib/core/process/server-life';
import type { TakeUpgrade } from '@/server/open-server';
import { freePort } from '../support/free-port';

const table = buildRedirectTable([]);
const redirects = {
  current: () => Promise.resolve(table),
  refresh: () => Promise.resolve(table),
  renew: () => Promise.resolve(table),
  lastKnown: () => table,
  loadedAt: () => 0,
};

/** The shop's front on a free port, around a handler of the test. */
export async function openFront(
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
  patience?: Patience,
  more: Record<string, string> = {},
  takeUpgrade?: TakeUpgrade,
  probes?: Probes,
  files?: ReleaseFiles,
): Promise<{ port: number; close(): Promise<void> }> {
  // The front asks itself for pages, so it has to know its port before it listens.
  const port = await freePort();
  const server = createFront({
    env: parseEnv({ PORT: String(port), SESSION_SECRET: 's'.repeat(32), ...more }),
    redirects,
    handle,
    patience,
    takeUpgrade,
    probes,
    files,
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
