/** @jest-environment node */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { productionVariables } from '@/__tests__/support/production-variables';
import { parseEnv } from '@/lib/config/env';
import { buildRedirectTable } from '@/lib/redirects/table';
import { createFront } from '@/server/front';

const table = buildRedirectTable([]);
const redirects = {
  current: () => Promise.resolve(table),
  refresh: () => Promise.resolve(table),
  renew: () => Promise.resolve(table),
  lastKnown: () => table,
  loadedAt: () => 0,
};
const types: Record<string, string> = {
  '/': 'text/html; charset=utf-8',
  '/data': 'text/x-component',
  '/api/health': 'application/json',
};
let server: Server;
afterEach(() => new Promise((resolve) => server.close(resolve)));

/** Which of the framework's headers an answer has, at a shop with these variables. */
const kept = async (
  variables: Record<string, string>,
  path: string,
  headers: Record<string, string> = {},
) => {
  server = createFront({
    env: parseEnv(variables),
    redirects,
    handle: (_request, response) => {
      response.setHeader('Content-Type', types[path] ?? '');
      for (const name of ['x-nextjs-cache', 'x-nextjs-prerender', 'x-nextjs-stale-time'])
        response.setHeader(name, '1');
      response.end('<!DOCTYPE html><html lang="en"><head></head><body><h1>Home</h1></body></html>');
      return Promise.resolve();
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
    headers,
  });
  await answer.text();
  return [...answer.headers.keys()].filter((name) => name.startsWith('x-nextjs-'));
};
const elsewhere = { SESSION_SECRET: 's'.repeat(32) };

describe("the framework's own headers", () => {
  it.each(['/', '/api/health'])('are not told of %s in production', async (path) => {
    expect(await kept(productionVariables, path)).toEqual([]);
  });

  it("stay on what the framework's router asks for, but for what it does not read", async () => {
    expect(await kept(productionVariables, '/data', { rsc: '1' })).toEqual([
      'x-nextjs-prerender',
      'x-nextjs-stale-time',
    ]);
  });

  it('stay where the shop is built and tested', async () => {
    expect(await kept(elsewhere, '/')).toHaveLength(3);
  });
});
