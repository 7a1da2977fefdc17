/** @jest-environment node */
import { once } from 'node:events';
import { request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { closeServer, listen } from '@/services/http-server';

describe('the server of the services', () => {
  let server: Server;
  beforeAll(async () => {
    const root = new Hono();
    root.get('/indexer/webhooks/*', (c) => c.text('open to vendors'));
    root.get('/app-api/*', (c) => c.text('for storefronts alone'));
    server = await listen(root.fetch, { host: '127.0.0.1', port: 0, variable: 'PORT' });
  });
  afterAll(() => closeServer(server));

  /** The status for a path as it is written, which `fetch` would resolve first. */
  const statusOf = async (path: string) => {
    const { port } = server.address() as AddressInfo;
    const sent = request({ host: '127.0.0.1', port, path }).end();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    response.resume();
    return response.statusCode;
  };

  it.each([
    '/indexer/webhooks/../../app-api/x',
    '/indexer/webhooks/%2e%2e/%2E%2E/app-api/x',
    '/indexer/webhooks/.%2e/../app-api/x',
    'http://shop.example/indexer/webhooks/../../app-api/x',
  ])('refuses %s, which a proxy that opens the webhooks alone may let through', async (path) => {
    expect(await statusOf(path)).toBe(400);
  });

  it.each(['/indexer/webhooks/payments', '/app-api/x', '/app-api/x?path=/../y', '/app-api/a..b'])(
    'takes %s',
    async (path) => {
      expect(await statusOf(path)).toBe(200);
    },
  );
});
