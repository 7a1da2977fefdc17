/** @jest-environment node */
import { brotliCompressSync } from 'node:zlib';
import { buildSync } from 'esbuild';
import { POST } from '@/app/api/reports/vitals/route';
import { useMeasures } from '@/lib/core/measures';

const felt = jest.fn();
beforeEach(() => {
  felt.mockReset();
  useMeasures({ answered: jest.fn(), served: jest.fn(), called: jest.fn(), vitalReported: felt });
});
afterEach(() => useMeasures(null));

let network = 0;
const send = (
  body: unknown,
  headers: Record<string, string> = {},
  address = `203.0.${(network += 1)}.7`,
) =>
  POST(
    new Request('http://localhost:3000/api/reports/vitals', {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'x-client-address': address,
        ...headers,
      },
    }),
    { params: Promise.resolve({}) },
  );

describe('POST /api/reports/vitals', () => {
  it('counts what a browser tells, by the kind of the page', async () => {
    const { status } = await send({ first: 'p', LCP: 1200.5, CLS: 0.02, INP: 64 });
    expect(status).toBe(202);
    expect(felt.mock.calls).toEqual([
      ['LCP', 'product', 1200.5],
      ['INP', 'product', 64],
      ['CLS', 'product', 0.02],
    ]);
  });

  it.each<[string, unknown, number]>([
    ['a page the shop has not', { first: 'wp-login.php', LCP: 1 }, 202],
    ['nothing but the page', { first: '' }, 202],
    ['no page', { LCP: 1 }, 400],
    ['a whole address', { first: 'p/100202?email=ana@example.com', LCP: 1 }, 400],
    ['half a character', '{"first":"\\ud800","LCP":1}', 400],
    ['a field of its own', { first: 'p', name: 'Ana' }, 400],
    ['a time that is none', { first: 'p', LCP: -1 }, 400],
    ['a time of days', { first: 'p', LCP: 1e9 }, 400],
    ['a text for a number', { first: 'p', LCP: '12' }, 400],
    ['more than 2 KB', `{"first":"p","LCP":1${' '.repeat(2048)}}`, 413],
    ['no JSON', 'LCP=1', 400],
  ])('%s', async (_, body, status) => {
    expect((await send(body)).status).toBe(status);
    if (status !== 202) expect(felt).not.toHaveBeenCalled();
    for (const [, kind] of felt.mock.calls as [string, string][]) expect(kind).toBe('other');
  });

  it('takes none from another site', async () => {
    const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://other.example' };
    expect((await send({ first: 'p', LCP: 1 }, foreign)).status).toBe(403);
  });

  it('takes thirty of one address at once', async () => {
    const answers = [];
    for (let sent = 0; sent < 31; sent += 1)
      answers.push((await send({ first: 'p' }, {}, '198.51.100.9')).status);
    expect([answers.slice(0, 30).every((status) => status === 202), answers[30]]).toEqual([
      true,
      429,
    ]);
  });

  it('takes it also where nothing is counted', async () => {
    useMeasures(null);
    expect((await send({ first: 'p', LCP: 1 })).status).toBe(202);
  });
});

it('is sent by a script of at most 2 KB', () => {
  const { outputFiles } = buildSync({
    entryPoints: ['components/analytics/web-vitals.ts'],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  });
  expect(brotliCompressSync(outputFiles[0]!.contents).byteLength).toBeLessThanOrEqual(2048);
});
