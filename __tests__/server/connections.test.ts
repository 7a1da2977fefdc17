/** @jest-environment node */
import { connect } from 'node:net';
import { performance } from 'node:perf_hooks';
import { openFront } from './open-front';

/** Sends a text and waits for the other side to end the connection: the status it answered and how long it took. */
function sendText(port: number, text: string): Promise<{ status: number; ms: number }> {
  return new Promise((resolve) => {
    const started = performance.now();
    let status = 0;
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () =>
      socket.write(text),
    );
    socket.once('data', (data) => {
      status = Number(data.toString().split(' ')[1]);
    });
    socket.on('error', () => undefined);
    socket.once('end', () => {
      resolve({ status, ms: performance.now() - started });
      socket.destroy();
    });
  });
}

/** Reads every body to its end. */
const readAll: Parameters<typeof openFront>[0] = async (request, response) => {
  for await (const part of request) void part;
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
};

it('300 upgrades are all refused, long before a request that does not arrive is given up', async () => {
  const front = await openFront(readAll, { headersMs: 60_000, requestMs: 60_000, everyMs: 5000 });
  const upgrade =
    'GET /_next/webpack-hmr HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: x\r\n\r\n';
  const answers = await Promise.all(
    Array.from({ length: 300 }, () => sendText(front.port, upgrade)),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]));
  expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(20_000);
  await front.close();
});

describe('a request of more headers than Node counts', () => {
  let front: Awaited<ReturnType<typeof openFront>>;
  const clients: string[] = [];
  beforeAll(async () => {
    front = await openFront(
      (request, response) => {
        clients.push(String(request.headers['x-client-address']));
        return readAll(request, response);
      },
      undefined,
      { TRUST_PROXY: '1' },
    );
  });
  afterAll(() => front.close());

  const ask = (last: string) =>
    sendText(
      front.port,
      `GET /api/cart HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\nX-Forwarded-For: 192.0.2.1\r\n${'a: b\r\n'.repeat(2000)}${last}\r\n\r\n`,
    );

  it('comes from where the proxy says behind them', async () => {
    expect((await ask('X-Forwarded-For: 198.51.100.7')).status).toBe(200);
    expect(clients).toEqual(['198.51.100.7']);
  });

  it('is refused for a second host behind them', async () => {
    expect((await ask('Host: other.test')).status).toBe(400);
  });
});

describe('connections', () => {
  let front: Awaited<ReturnType<typeof openFront>>;
  beforeAll(async () => {
    front = await openFront(readAll, { headersMs: 200, requestMs: 400, everyMs: 50 });
  });
  afterAll(() => front.close());

  it.each([
    ['headers', 'GET / HTTP/1.1\r\nHost: localhost\r\n'],
    [
      'a body of a known length',
      'POST /api/cart HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{',
    ],
    [
      'a chunked body',
      'POST /api/cart HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n',
    ],
  ])('%s that do not arrive end with 408', async (_, text) => {
    expect((await sendText(front.port, text)).status).toBe(408);
  });

  it.each([
    ['two hosts', 'GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n'],
    ['a step up', 'GET /cart/../checkout HTTP/1.1\r\nHost: localhost\r\n\r\n'],
  ])('%s: 400 and the end of the connection', async (_, text) => {
    expect((await sendText(front.port, text)).status).toBe(400);
  });
});
