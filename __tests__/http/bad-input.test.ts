/** @jest-environment node */
import { connect } from 'node:net';
import { request, write } from './support/request';

const writes: [string, string][] = [
  ['POST', '/api/session'],
  ['POST', '/api/cart/lines'],
  ['PATCH', '/api/cart/lines/L1'],
  ['DELETE', '/api/cart/lines/L1'],
  ['PUT', '/api/cart/fulfillment'],
  ['POST', '/api/checkout/submit'],
];
const withBody = writes.filter(([method, path]) => method !== 'DELETE' && path !== '/api/session');

describe('bad input', () => {
  it.each<[string, string, number]>([
    ['GET', '/c/%E0%A4%A', 404],
    ['GET', '/p/%', 404],
    ['GET', '/api/%', 400],
    ['GET', '/c/%00', 400],
    ['GET', '/search?query=%00', 400],
    ['GET', '/c/flowers?__proto__=1', 400],
    ['GET', `/${'a'.repeat(9000)}`, 414],
    ['TRACE', '/', 405],
    ['POST', '/', 405],
    ['PUT', '/p/100310', 405],
    ['DELETE', '/cart', 405],
    ['OPTIONS', '/', 405],
    ['PURGE', '/', 405],
  ])('%s %s', async (method, path, status) => {
    expect((await request(path, { method })).status).toBe(status);
  });

  it.each([
    ['PUT', '/api/cart', 'GET, HEAD'],
    ['GET', '/api/cart/lines', 'POST'],
    ['POST', '/api/cart/lines/L1', 'DELETE, PATCH'],
    ['HEAD', '/api/checkout/submit', 'DELETE, POST'],
  ])('%s %s is refused with the methods there are: %s', async (method, path, methods) => {
    const { status, headers } = await request(path, { method });
    expect([status, headers.allow?.split(', ').sort().join(', ')]).toEqual([405, methods]);
    expect(headers['cache-control']).toBe('private, no-store');
  });

  it.each<[string, Record<string, string>, number]>([
    ['the first bytes', { range: 'bytes=0-3' }, 206],
    ['a range it does not have', { range: 'bytes=99999999-' }, 416],
    ['no range', { range: 'bytes=a-b' }, 416],
    ['another file', { 'if-match': '"none"' }, 412],
    ['a file of before', { 'if-unmodified-since': 'Sat, 01 Jan 2000 00:00:00 GMT' }, 412],
  ])('asks a file for %s', async (_, headers, expected) => {
    const { status, headers: said } = await request('/pictures/logo.svg', { headers });
    expect(status).toBe(expected);
    expect(said['content-range'] !== undefined).toBe('range' in headers);
  });

  it('sends a file by its own tag, and no part of another', async () => {
    const first = await request('/pictures/logo.svg');
    const ifMatch = (tag: string) =>
      request('/pictures/logo.svg', { headers: { 'if-match': tag, range: 'bytes=0-3' } });
    expect(first.headers.etag).toMatch(/^"/);
    const again = await ifMatch(first.headers.etag ?? '');
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect((await ifMatch('"none"')).status).toBe(412);
  });

  it.each(['/', '/api/cart/lines'])('refuses 50 MB to %s before reading them', async (path) => {
    const answer = await firstLine(
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 52428800\r\n\r\n{`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d/);
  });

  it('refuses a chunked body of more than 64 KB', async () => {
    const { status } = await request('/api/cart/lines', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'transfer-encoding': 'chunked',
      },
      body: `{"a":"${'x'.repeat(100_000)}"}`,
    });
    expect(status).toBe(413);
  });

  it.each(writes)(
    '%s %s: refused from another site, without a word on whom it came for',
    async (method, path) => {
      for (const headers of [
        {},
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
        { origin: 'null' },
        { origin: 'https://evil.example' },
      ] as Record<string, string>[]) {
        const { status, body } = await request(path, {
          method,
          headers: { 'content-type': 'application/json', ...headers },
          body: method === 'DELETE' ? undefined : '{}',
        });
        expect([status, (JSON.parse(body) as { error: { code: string } }).error.code]).toEqual([
          403,
          'forbidden-origin',
        ]);
      }
    },
  );

  it.each(withBody)('%s %s: what is no body of it is a 4xx with a code', async (method, path) => {
    for (const body of [
      null,
      [],
      'text',
      7,
      {},
      { unknown: 1 },
      { price: 1, Total: 0 },
      { productID: { $gt: '' } },
      { productID: '../x', quantity: 1e999 },
    ]) {
      const answer = await write(path, body, { method });
      expect([path, JSON.stringify(body), answer.status >= 400 && answer.status < 500]).toEqual([
        path,
        JSON.stringify(body),
        true,
      ]);
      expect(JSON.parse(answer.body)).toMatchObject({
        error: {
          code: expect.any(String) as string,
          text: expect.any(String) as string,
          requestId: answer.headers['x-request-id'],
        },
      });
      expect(answer.headers['cache-control']).toBe('private, no-store');
    }
  });

  it('forged and broken session cookies are no session', async () => {
    for (const cookie of [
      'lilac_session=',
      'lilac_session=x',
      'lilac_session=Fe26.2**a*b*c*d*e*f*g',
      `lilac_session=${'a'.repeat(4000)}`,
    ]) {
      const { status } = await request('/api/cart', { headers: { cookie } });
      expect([cookie.slice(0, 30), status]).toEqual([cookie.slice(0, 30), 200]);
    }
  });
});

function firstLine(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(process.env.SHOP_URL ?? 'http://localhost:3000');
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(text));
    socket.once('data', (data) => {
      resolve(data.toString().split('\r\n')[0] ?? '');
      socket.destroy();
    });
    socket.once('error', reject);
    socket.setTimeout(10_000, () => {
      reject(new Error('no answer'));
      socket.destroy();
    });
  });
}
