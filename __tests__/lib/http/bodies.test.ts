/** @jest-environment node */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { ok } from '@/lib/core/result';
import { route } from '@/lib/http/route';
import { webhook } from '@/lib/http/webhook';
import { endlessBody, sendEndless } from '@/__tests__/support/endless-body';
import { openFront } from '@/__tests__/server/open-front';

const megabyte = 1024 * 1024;
const own = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
const asJson = route({ name: 'test', body: z.object({ a: z.string() }) }, () =>
  Promise.resolve(ok({})),
);
const asWebhook = webhook(
  { name: 'test', body: z.object({}), secrets: () => ['a secret of the services', undefined] },
  () => Promise.resolve({}),
);
const through = async (
  run: (request: Request) => Promise<Response>,
  request: IncomingMessage,
  response: ServerResponse,
) => {
  const answer = await run(
    new Request('http://localhost/', {
      method: 'POST',
      headers: own,
      body: Readable.toWeb(request) as ReadableStream,
      duplex: 'half',
    } as RequestInit),
  );
  response.writeHead(answer.status, { 'content-type': 'application/json' });
  response.end(await answer.text());
};

/** The kinds of reader there are behind the front. */
const readers: Record<
  string,
  (request: IncomingMessage, response: ServerResponse) => Promise<void>
> = {
  '/api/believes': async (request, response) => {
    let size = 0;
    for await (const part of request) size += (part as Buffer).length;
    response.end(String(size));
  },
  '/api/never-reads': (_, response) =>
    Promise.resolve(void response.writeHead(200, { 'content-type': 'application/json' }).end('{}')),
  '/api/json': (request, response) =>
    through((asked) => asJson(asked, { params: Promise.resolve({}) }), request, response),
  '/api/webhook': (request, response) => through(asWebhook, request, response),
  '/': (_, response) =>
    Promise.resolve(
      void response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<!DOCTYPE html><html></html>'),
    ),
};

describe('a body of 400 MB that does not say its length', () => {
  let front: Awaited<ReturnType<typeof openFront>>;
  beforeAll(async () => {
    front = await openFront((request, response) =>
      (readers[request.url ?? ''] ?? readers['/'])!(request, response),
    );
  });
  afterAll(() => front.close());

  it.each([
    ['POST', '/api/believes', 413],
    ['POST', '/api/json', 413],
    ['POST', '/api/webhook', 413],
    ['POST', '/api/never-reads', 200],
    ['DELETE', '/api/never-reads', 200],
    ['GET', '/api/never-reads', 200],
    ['GET', '/', 200],
    ['POST', '/', 405],
  ])(
    '%s %s: %i, and the connection ends before much of it was taken',
    async (method, path, status) => {
      const before = process.memoryUsage().rss;
      const refused = await sendEndless(front.port, path, { method });
      expect(refused.status).toBe(status);
      // What the two ends of a socket hold, not what anybody read.
      expect(refused.taken).toBeLessThan(24 * megabyte);
      expect(process.memoryUsage().rss - before).toBeLessThan(64 * megabyte);
    },
  );

  it('one that ends within the limit is read as before', async () => {
    const answer = await fetch(`http://127.0.0.1:${front.port}/api/believes`, {
      method: 'POST',
      body: new Blob([new Uint8Array(megabyte)]).stream(),
      duplex: 'half',
    } as RequestInit);
    expect([await answer.text(), answer.headers.get('connection')]).toEqual([
      String(megabyte),
      'close',
    ]);
  });
});

describe('how much a handler itself takes', () => {
  it.each([
    [
      'a JSON handler',
      64 * 1024,
      (request: Request) => asJson(request, { params: Promise.resolve({}) }),
    ],
    ['a webhook', 256 * 1024, asWebhook],
  ])('%s', async (_, limit, run) => {
    const { body, read } = endlessBody();
    const answer = await run(
      new Request('http://localhost:3000/', {
        method: 'POST',
        headers: own,
        body,
        duplex: 'half',
      } as RequestInit),
    );
    expect(answer.status).toBe(413);
    expect(read()).toBeLessThanOrEqual(limit + 3 * 64 * 1024);
  });
});
