/** @jest-environment node */
import { createHash } from 'node:crypto';
import { inlineScripts } from '@/lib/security/inline-scripts';
import { addresses } from './support/catalogue';
import { request } from './support/request';

const routes = async () => {
  const { category, product } = await addresses();
  return [
    '/',
    category,
    product,
    '/cart',
    '/checkout',
    '/search?query=rose',
    '/no-such-page',
    '/api/health',
    '/c/flowers?color=Red',
  ];
};

describe('headers', () => {
  it('are complete on every kind of answer', async () => {
    for (const path of await routes()) {
      const { headers } = await request(path);
      expect({ path, ...headers }).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()') as string,
        'x-request-id': expect.stringMatching(/^[A-Za-z0-9-]{8,64}$/) as string,
      });
      expect(headers['x-powered-by']).toBeUndefined();
    }
  });

  it('give every document a policy of exactly its own inline scripts, all of them of a known form', async () => {
    for (const path of (await routes()).filter((candidate) => !candidate.startsWith('/api/'))) {
      const { headers, body } = await request(path);
      const scripts =
        /script-src ([^;]+)/.exec(String(headers['content-security-policy']))?.[1] ?? '';
      expect([path, scripts.includes('unsafe-')]).toEqual([path, false]);
      const inline = [
        ...body.matchAll(/<script(?![^>]*\ssrc=)(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g),
      ].map(([, text = '']) => text);
      expect([path, inlineScripts(body)]).toEqual([path, { own: inline, foreign: [] }]);
      for (const text of inline)
        expect(scripts).toContain(createHash('sha256').update(text).digest('base64'));
      expect(scripts.match(/'sha256-/g)?.length ?? 0).toBe(new Set(inline).size);
    }
  });

  it('stop on checkout what could become a script, and report it elsewhere', async () => {
    const policies = async (path: string) =>
      (({ headers }) =>
        [headers['content-security-policy'], headers['content-security-policy-report-only']].map(
          String,
        ))(await request(path));
    const required = /require-trusted-types-for 'script'/;
    const [enforced = '', none = ''] = await policies('/checkout');
    expect([required.test(enforced), none]).toEqual([true, 'undefined']);
    const [loose = '', reported = ''] = await policies('/cart');
    expect([
      required.test(loose),
      required.test(reported),
      /report-uri \/api\/reports\/policy/.test(loose),
    ]).toEqual([false, true, true]);
  });

  it.each([
    '/orderConfirmation/299999/none',
    '/reset-password',
    `/order/${'0'.repeat(32)}`,
    `/api/follow/${'0'.repeat(32)}`,
  ])('%s sends no address to other sites', async (path) => {
    expect((await request(path)).headers['referrer-policy']).toBe('no-referrer');
  });

  it('opens payment hosts on the checkout alone', async () => {
    const policyOf = async (path: string) =>
      String((await request(path)).headers['content-security-policy']);
    expect(await policyOf('/checkout')).toMatch(/frame-src http/);
    expect(await policyOf('/cart')).toMatch(/frame-src 'none'/);
  });

  it('compresses documents and scripts', async () => {
    const document = await request('/', { headers: { 'accept-encoding': 'gzip, br' } });
    expect([
      document.headers['content-encoding'],
      document.headers.vary?.includes('Accept-Encoding'),
    ]).toEqual(['br', true]);
    const script = /src="(\/_next\/static\/[^"]+\.js)"/.exec((await request('/')).body)?.[1] ?? '';
    const { headers } = await request(script, { headers: { 'accept-encoding': 'br' } });
    expect([headers['content-encoding'], headers['cache-control']]).toEqual([
      'br',
      'public, max-age=31536000, immutable',
    ]);
  });
});
