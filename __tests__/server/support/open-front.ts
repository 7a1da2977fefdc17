import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseEnv } from '@/lib/config/env';
import { buildRedirectTable } from '@/lib/redirects/table';
import { createFront } from '@/server/front';
import type { Patience } from '@/server/open-server';

const table = buildRedirectTable([]);
const redirects = { current: () => Promise.resolve(table), refresh: () => Promise.resolve(table), renew: () => Promise.resolve(table), lastKnown: () => table, loadedAt: () => 0 };

/** The shop's front on a free port, around a handler of the test. */
export async function openFront(handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>, patience?: Patience): Promise<{ port: number; close(): Promise<void> }> {
  const server = createFront({ env: parseEnv({ SESSION_SECRET: 's'.repeat(32) }), redirects, handle, patience });
  await new Promise<void>((resolve) => { server.listen(0, '127.0.0.1', resolve); });
  const { port } = server.address() as AddressInfo;
  return { port, close: () => new Promise((resolve) => { server.close(() => resolve()); server.closeAllConnections(); }) };
}
