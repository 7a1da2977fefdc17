/** @jest-environment node */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openFront } from '@/__tests__/server/open-front';
import { ok } from '@/lib/core/result';
import { withRequestContext } from '@/lib/core/request-context';
import { isFromFront } from '@/lib/http/inner-fetch';
import { route } from '@/lib/http/route';

const received: (string | undefined)[] = [];
const engine = createServer((request, response) => {
  received.push(request.headers['x-forwarded-for']?.toString());
  request.resume();
  response
    .writeHead(200, { 'content-type': 'application/json' })
    .end(JSON.stringify({ results: [] }));
});

beforeAll(async () => {
  await new Promise<void>((resolve) => engine.listen(0, '127.0.0.1', resolve));
  process.env.SEARCH_HOST = `127.0.0.1:${(engine.address() as AddressInfo).port}`;
  process.env.SEARCH_PROTOCOL = 'http';
});

beforeEach(() => {
  received.length = 0;
});

afterAll(async () => {
  engine.closeAllConnections();
  await new Promise((resolve) => engine.close(resolve));
});

async function searchForRoses(): Promise<void> {
  const { search } = await import('@/lib/upstream/search/client');
  await search([{ indexName: 'products', query: 'rose' }]);
}

describe('whom a search is for', () => {
  it.each<[string, string, string | undefined]>([
    ['a visitor', '203.0.113.7', '203.0.113.7'],
    ['another visitor', '198.51.100.20', '198.51.100.20'],
    ['a visitor by IPv6', '2001:db8::7', '2001:db8::7'],
    ['a visitor whose address is not known', 'unknown', undefined],
  ])('%s', async (_name, clientAddress, told) => {
    const request = { requestId: 'search-address-test', clientAddress, isForClient: true };
    await withRequestContext(request, searchForRoses);
    expect(received).toEqual([told]);
  });

  it('nobody, outside a request', async () => {
    await searchForRoses();
    expect(received).toEqual([undefined]);
  });
});

describe('behind the front', () => {
  const handler = route({ name: 'search/test' }, async () => {
    await searchForRoses();
    return ok({});
  });

  /** Stands for the framework: a handler below `/api/search`, and pages that search while they are made. */
  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/';
    if (path.startsWith('/api/search')) {
      const headers = { 'x-client-address': String(request.headers['x-client-address']) };
      const asked = new Request(`http://shop.test${path}`, { headers });
      const answer = await handler(asked, { params: Promise.resolve({}) });
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      response.end(await answer.text());
      return;
    }
    await searchForRoses();
    const isLookedUp = isFromFront(request);
    response.writeHead(200, { 'content-type': isLookedUp ? 'application/json' : 'text/html' });
    response.end(isLookedUp ? '{"exists":true}' : '<!DOCTYPE html><html><body>Roses</body></html>');
  }

  let front: Awaited<ReturnType<typeof openFront>>;
  beforeAll(async () => {
    front = await openFront(handle, undefined, { TRUST_PROXY: '1' });
  });
  afterAll(() => front.close());

  it.each<[string, string, string | undefined, number]>([
    [
      'a page is for everybody, and so is the look whether there is one',
      '/c/flowers',
      undefined,
      2,
    ],
    ['a handler is for the visitor who asks', '/api/search/test', '203.0.113.7', 1],
  ])('%s', async (_name, path, told, searches) => {
    const answer = await fetch(`http://127.0.0.1:${front.port}${path}`, {
      headers: { 'x-forwarded-for': '203.0.113.7' },
    });
    expect(answer.status).toBe(200);
    expect(received).toEqual(Array<string | undefined>(searches).fill(told));
  });
});
