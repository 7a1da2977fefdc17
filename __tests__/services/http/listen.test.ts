/** @jest-environment node */
import { once } from 'node:events';
import { request, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { closeServer, listen } from '@/services/http/listen';

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

describe('a request to the services', () => {
  let server: Server;
  beforeAll(async () => {
    const root = new Hono();
    root.post('/indexer/webhooks/payments', async (c) => c.text(await c.req.text()));
    const patience = { headersMs: 200, requestMs: 400, everyMs: 50 };
    server = await listen(root.fetch, { host: '127.0.0.1', port: 0, variable: 'PORT', patience });
  });
  afterAll(() => closeServer(server));

  it.each([
    ['head', 'POST /indexer/webhooks/payments HTTP/1.1\r\nHost: localhost\r\n'],
    [
      'body',
      'POST /indexer/webhooks/payments HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nbt_',
    ],
  ])('whose %s does not arrive ends with 408', async (_, text) => {
    const { port } = server.address() as AddressInfo;
    const socket = connect({ port, host: '127.0.0.1' }, () => socket.write(text));
    const [answer] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    expect(answer.toString().split(' ')[1]).toBe('408');
  });
});
