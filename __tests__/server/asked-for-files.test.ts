/** @jest-environment node */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isFromFront } from '@/lib/http/inner-fetch';
import { openFront } from './open-front';

const logo = `<svg>${'<path d="M0 0"/>'.repeat(200)}</svg>`;
const savedAt = 'Sun, 29 Nov 2026 08:00:00 GMT';
const before = 'Sat, 28 Nov 2026 08:00:00 GMT';
let isReadable = true;

/** Stands for the framework with a file, for which it knows no ETag: so no `If-Match` holds. */
function serveFile({ headers }: IncomingMessage, response: ServerResponse): void {
  const since = headers['if-unmodified-since'];
  const isRefused = headers['if-match'] !== undefined || since === before;
  response.setHeader('Accept-Ranges', 'bytes');
  response.setHeader('Last-Modified', savedAt);
  response.setHeader('Content-Type', isRefused || !isReadable ? 'text/html' : 'image/svg+xml');
  if (isRefused || !isReadable) response.writeHead(500).end('<!DOCTYPE html><html></html>');
  else if (headers.range) response.writeHead(206).end(logo.slice(0, 4));
  else response.end(logo);
}

describe('a file of the framework', () => {
  let front: Awaited<ReturnType<typeof openFront>>;
  beforeAll(async () => {
    front = await openFront((request, response) => {
      if (!isFromFront(request)) serveFile(request, response);
      else response.writeHead(200, { 'content-type': 'application/json' }).end('{"exists":true}');
      return Promise.resolve();
    });
  });
  afterAll(() => front.close());
  beforeEach(() => {
    isReadable = true;
  });

  const ask = async (headers: Record<string, string> = {}) => {
    const answer = await fetch(`http://127.0.0.1:${front.port}/pictures/logo.svg`, {
      headers: { 'accept-encoding': 'identity', ...headers },
    });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };

  it.each([
    ['identity', 200],
    ['gzip', 412],
  ])(
    'is sent to who has a strong tag of it, and compressed it has none (%s)',
    async (encoding, status) => {
      const first = await ask({ 'accept-encoding': encoding });
      const tag = first.headers.get('etag') ?? '';
      expect(tag).toMatch(encoding === 'gzip' ? /^W\/".+"$/ : /^".+"$/);
      const again = { 'if-match': tag, 'if-unmodified-since': before };
      expect((await ask(again)).status).toBe(status);
    },
  );

  it('is sent whole or not at all to who wants a part of one version', async () => {
    const tag = (await ask()).headers.get('etag') ?? '';
    expect(await ask({ range: 'bytes=0-3' })).toMatchObject({ status: 206, text: '<svg' });
    expect(await ask({ range: 'bytes=0-3', 'if-match': tag })).toMatchObject({
      status: 200,
      text: logo,
    });
    const another = await ask({ range: 'bytes=0-3', 'if-match': '"another"' });
    expect([another.status, another.text]).toEqual([412, '412\n']);
  });

  it('is refused as changed only where that was asked, and else is a failure', async () => {
    expect((await ask({ 'if-unmodified-since': before })).status).toBe(412);
    isReadable = false;
    expect((await ask()).status).toBe(503);
    expect((await ask({ range: 'bytes=0-3' })).status).toBe(503);
    expect((await ask({ 'if-none-match': '"another"' })).status).toBe(503);
    expect((await ask({ 'if-match': '"another"', range: 'bytes=0-3' })).status).toBe(503);
  });
});
