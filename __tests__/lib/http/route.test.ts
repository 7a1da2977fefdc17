/** @jest-environment node */
import { z } from 'zod';
import { problem } from '@/lib/core/errors/error-codes';
import { err, ok } from '@/lib/core/result';
import { route } from '@/lib/http/route';
import { UpstreamError } from '@/lib/upstream/upstream-error';
import { logLines } from '@/__tests__/support/log-lines';
import type * as LogLines from '@/__tests__/support/log-lines';

jest.mock(
  'pino',
  () => jest.requireActual<typeof LogLines>('@/__tests__/support/log-lines').inMemory,
);

const own = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
const schema = z.object({
  quantity: z.number().int().min(1, 'quantity-too-low').max(100),
  note: z.object({}).loose().optional(),
});
const handler = route({ name: 'test/{id}', body: schema }, ({ body, params }) =>
  Promise.resolve(ok({ ...body, ...params })),
);

const send = (
  body: BodyInit,
  headers: Record<string, string> = own,
  params: Record<string, string> = { id: 'A1' },
  method = 'POST',
) =>
  handler(new Request('http://localhost:3000/api/test/A1', { method, headers, body }), {
    params: Promise.resolve(params),
  });

const codeOf = async (response: Response) =>
  ((await response.json()) as { error: { code: string; field?: string } }).error;

describe('route()', () => {
  it('hands on the checked body and parameters, privately', async () => {
    const response = await send('{"quantity":2}');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ quantity: 2, id: 'A1' });
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('x-request-id')).toMatch(/^[A-Za-z0-9-]{8,64}$/);
  });

  it('keeps a well-formed request ID and replaces any other', async () => {
    expect(
      (await send('{"quantity":2}', { ...own, 'x-request-id': 'abcdef-12345' })).headers.get(
        'x-request-id',
      ),
    ).toBe('abcdef-12345');
    expect(
      (await send('{"quantity":2}', { ...own, 'x-request-id': 'a b' })).headers.get('x-request-id'),
    ).not.toBe('a b');
  });

  it.each<[string, Record<string, string>]>([
    ['another site', { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' }],
    ['a sibling host', { 'content-type': 'application/json', 'sec-fetch-site': 'same-site' }],
    ['the address bar', { 'content-type': 'application/json', 'sec-fetch-site': 'none' }],
    ['nobody in particular', { 'content-type': 'application/json' }],
    ['an opaque origin', { 'content-type': 'application/json', origin: 'null' }],
    ['a foreign origin', { 'content-type': 'application/json', origin: 'https://evil.example' }],
    [
      'a foreign origin with a matching host',
      { 'content-type': 'application/json', origin: 'https://evil.example', host: 'evil.example' },
    ],
    ['a forged fetch site with a foreign origin', { ...own, origin: 'https://evil.example' }],
    [
      'another site in the name of this one',
      { ...own, 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' },
    ],
    ...['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example'].map(
      (host): [string, Record<string, string>] => [
        `an unencrypted origin that is its own host, ${host}`,
        { 'content-type': 'application/json', origin: `http://${host}`, host },
      ],
    ),
  ])('refuses a write from %s', async (_, headers) => {
    const response = await send('{"quantity":2}', headers);
    expect([response.status, (await codeOf(response)).code]).toEqual([403, 'forbidden-origin']);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('refuses %s of another site', async (method) => {
    const foreign = { ...own, 'sec-fetch-site': 'cross-site' };
    expect((await send('{"quantity":2}', foreign, { id: 'A1' }, method)).status).toBe(403);
    expect((await send('{"quantity":2}', own, { id: 'A1' }, method)).status).toBe(200);
  });

  it.each([
    [
      'the configured origin',
      { 'content-type': 'application/json', origin: 'http://localhost:3000' },
    ],
    [
      'its own host on loopback',
      {
        'content-type': 'application/json',
        origin: 'http://127.0.0.1:3200',
        host: '127.0.0.1:3200',
      },
    ],
  ])('accepts a write from %s', async (_, headers) => {
    expect((await send('{"quantity":2}', headers)).status).toBe(200);
  });

  it.each<[string, BodyInit, number]>([
    ['no JSON', '{', 400],
    ['nothing', '', 400],
    ['a missing field', '{}', 400],
    ['an unknown key', '{"quantity":1,"price":1}', 400],
    ['a prototype key', '{"quantity":1,"__proto__":{"x":1}}', 400],
    ['a prototype key within', '{"quantity":1,"note":{"a":[{"__proto__":{"x":1}}]}}', 400],
    ['a constructor key', '{"quantity":1,"note":{"constructor":1}}', 400],
    ['a key named prototype', '{"quantity":1,"note":{"prototype":1}}', 400],
    ['text for a number', '{"quantity":"1e9"}', 400],
    ['a fraction', '{"quantity":1.5}', 400],
    ['a NUL character', '{"quantity":1,"note":{"a":"\\u0000"}}', 400],
    ['half a character', '{"quantity":1,"note":{"a":"\\ud83d"}}', 400],
    ['half a character in a key', '{"quantity":1,"note":{"\\ude00":1}}', 400],
    ['a NUL character in a key', '{"quantity":1,"note":{"a\\u0000":1}}', 400],
    ['17 levels', `{"quantity":1,"note":${'{"a":'.repeat(16)}1${'}'.repeat(16)}}`, 400],
    ['64 KB and more', `{"quantity":1,"note":{"a":"${'x'.repeat(70_000)}"}}`, 413],
    ['60,000 brackets', '['.repeat(60_000), 400],
    [
      'bytes that are no UTF-8',
      Buffer.from('{"quantity":1,"note":{"a":"caf\u00e9"}}', 'latin1'),
      400,
    ],
  ])('refuses a body with %s', async (_, body, status) => {
    expect((await send(body)).status).toBe(status);
  });

  it('refuses another content type', async () => {
    expect((await send('{"quantity":1}', { ...own, 'content-type': 'text/plain' })).status).toBe(
      415,
    );
  });

  it('answers 404 for a path parameter that is no ID', async () => {
    expect((await send('{"quantity":1}', own, { id: '../x' })).status).toBe(404);
  });

  it('uses the code a schema names, with the field', async () => {
    const response = await send('{"quantity":0}');
    expect(response.status).toBe(422);
    expect(await codeOf(response)).toMatchObject({ code: 'quantity-too-low', field: 'quantity' });
  });

  it.each([
    [
      'unavailable',
      new UpstreamError('orders', 'unavailable', { status: 500 }),
      503,
      'upstream-unavailable',
    ],
    ['timeout', new UpstreamError('orders', 'timeout'), 503, 'upstream-unavailable'],
    ['401', new UpstreamError('orders', 'refused', { status: 401 }), 401, 'session-expired'],
    ['404', new UpstreamError('orders', 'refused', { status: 404 }), 404, 'not-found'],
    ['400', new UpstreamError('orders', 'refused', { status: 400 }), 400, 'bad-request'],
    [
      '403 for the shop’s own key',
      new UpstreamError('maps', 'refused', { status: 403 }),
      503,
      'upstream-unavailable',
    ],
    [
      '401 for the shop’s own key',
      new UpstreamError('content', 'refused', { status: 401 }),
      503,
      'upstream-unavailable',
    ],
  ])('answers an upstream that failed with %s', async (_, error, status, code) => {
    const failing = route({ name: 'failing' }, () => Promise.reject(error));
    const response = await failing(new Request('http://localhost:3000/api/x'), {
      params: Promise.resolve({}),
    });
    expect([response.status, (await codeOf(response)).code]).toEqual([status, code]);
  });

  it('sets the cookies the session owes, also with a refusal', async () => {
    const session = {
      open: () => Promise.resolve('s'),
      owedCookies: () => Promise.resolve(['lilac_session=x', 'lilac_device=y']),
    };
    const refused = route({ name: 'refused', session }, () =>
      Promise.resolve(err(problem('out-of-stock', { ids: ['A'] }))),
    );
    const response = await refused(new Request('http://localhost:3000/api/x'), {
      params: Promise.resolve({}),
    });
    expect(response.status).toBe(409);
    expect(response.headers.getSetCookie()).toEqual(['lilac_session=x', 'lilac_device=y']);
    expect(await codeOf(response)).toMatchObject({
      code: 'out-of-stock',
      ids: ['A'],
      text: 'Error submitting order. Item(s) on order are out of stock',
    });
  });

  it.each([
    ['that are owed', Promise.resolve(['lilac_session=renewed']), ['lilac_session=renewed']],
    ['that cannot be written', () => Promise.reject(new Error('too long')), []],
  ])('answers 500 with the cookies %s where a handler crashes', async (_, cookies, set) => {
    const session = {
      open: () => Promise.resolve('s'),
      owedCookies: () => (typeof cookies === 'function' ? cookies() : cookies),
    };
    const crashing = route({ name: 'crashing', session }, () =>
      Promise.reject(new TypeError('of no kind anybody expects')),
    );
    const response = await crashing(new Request('http://localhost:3000/api/x'), {
      params: Promise.resolve({}),
    });
    expect([response.status, (await codeOf(response)).code]).toEqual([500, 'cannot-process']);
    expect(response.headers.getSetCookie()).toEqual(set);
  });

  it('answers with a file privately, whatever its maker says of it', async () => {
    const file = route({ name: 'file' }, () =>
      Promise.resolve(ok(new Response('BEGIN', { headers: { 'cache-control': 'public' } }))),
    );
    const response = await file(new Request('http://localhost:3000/api/x'), {
      params: Promise.resolve({}),
    });
    expect(await response.text()).toBe('BEGIN');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  it('says in the log where a handler crashed, and nothing that a shopper typed', async () => {
    const crashing = route({ name: 'crashing' }, () =>
      Promise.reject(new TypeError('no city of ana@example.com,\n12 Main St')),
    );
    await crashing(new Request('http://localhost:3000/api/x'), { params: Promise.resolve({}) });
    const lines = logLines.filter((line) => line.includes('handler failed'));
    expect(lines.at(-1)).toMatch(/"detail":"TypeError \| at /);
    expect(logLines.join()).not.toMatch(/ana@|Main St/);
  });
});
