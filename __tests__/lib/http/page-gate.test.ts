/** @jest-environment node */
import type { IncomingMessage } from 'node:http';
import { callerOf } from '@/lib/http/client-address';
import { createPageGate } from '@/lib/http/page-gate';
import { attemptsCounted } from '@/lib/limits/attempts';

const visitor = { headers: { 'x-client-address': '192.0.2.77' } } as unknown as IncomingMessage;

async function gateAfter(...answers: { url: string; status: number; isKept: boolean }[]) {
  const gate = createPageGate(() => Promise.resolve(true));
  for (const { url, status, isKept } of answers) {
    const admission = await gate.admit(visitor, url, false);
    if (admission.answer === 'make') admission.came(status, isKept);
  }
  return gate;
}

describe('what costs nothing to speak of', () => {
  it.each([
    ['/_next/static/chunks/a.js', true],
    ['/pictures/products/100202.webp', true],
    ['/fonts/text.woff2', true],
    ['/pictures/og/products/100202.jpg', false],
    ['/api/cart', false],
    ['/p/100202', false],
    ['/', false],
  ])('%s, asked for first: %s', async (url, isKept) => {
    expect((await gateAfter()).isKept(url)).toBe(isKept);
  });

  it.each([
    ['a product', '/p/100202/any-title', 200, true, '/p/100202', true],
    ['the cart, which is the same for all', '/cart', 200, true, '/cart', true],
    ['a step of the checkout', '/checkout', 200, true, '/checkout?utm_source=mail', true],
    ['what is gone for good', '/p/100299', 410, true, '/p/100299', true],
    [
      'the search, which is made for each request',
      '/search?query=rose',
      200,
      false,
      '/search?query=rose',
      false,
    ],
    ['a refined list', '/c/flowers?price=60-90', 200, false, '/c/flowers?price=60-90', false],
    ['an order of one visitor', '/orderConfirmation/1', 200, false, '/orderConfirmation/1', false],
    ['an order by its link', '/order/0a', 200, false, '/order/0a', false],
    ['a page that is missing', '/p/100000', 404, true, '/p/100000', false],
    ['a redirect', '/c/Flowers', 308, true, '/c/Flowers', false],
  ])('%s, when somebody has seen it', async (_, url, status, isKept, later, cheap) => {
    expect((await gateAfter({ url, status, isKept })).isKept(later)).toBe(cheap);
  });
});

describe('what counts against who asks', () => {
  const asker = { headers: { 'x-client-address': '192.0.2.78' } } as unknown as IncomingMessage;
  const counted = async () => [
    (await attemptsCounted('missing-page', callerOf(asker))).address,
    (await attemptsCounted('search', callerOf(asker))).address,
  ];

  it('is no page that is there, no file and no endpoint, but a page that is missing and one that searches', async () => {
    const gate = createPageGate(() => Promise.resolve(true));
    const ask = async (url: string, status: number, isKept = true) => {
      const admission = await gate.admit(asker, url, false);
      if (admission.answer === 'make') admission.came(status, isKept);
      return counted();
    };
    expect(await ask('/api/cart', 200)).toEqual([0, 0]);
    expect(await ask('/sitemaps/products.xml', 200)).toEqual([0, 0]);
    expect(await ask('/pictures/none.webp', 404)).toEqual([0, 0]);
    expect(await ask('/favicon.ico', 404)).toEqual([0, 0]);
    expect(await ask('/feeds/products.xml', 200)).toEqual([0, 0]);
    expect(await ask('/p/100202', 200)).toEqual([0, 0]);
    expect(await ask('/p/100203', 404, false)).toEqual([0, 0]);
    expect(await ask('/p/100204', 404)).toEqual([1, 0]);
    expect(await ask('/c/Flowers', 308)).toEqual([2, 0]);
    expect(await ask('/search?query=rose', 200, false)).toEqual([2, 20]);
  });

  it.each(['/cart/none', '/checkout/none', '/reset-password/none', '/reset-password/none/more'])(
    'is %s, below a page that is the same for all, which is made and kept as missing',
    async (url) => {
      const stranger = {
        headers: { 'x-client-address': '192.0.2.79' },
      } as unknown as IncomingMessage;
      const count = async () =>
        (await attemptsCounted('missing-page', callerOf(stranger))).address ?? 0;
      const before = await count();
      const gate = createPageGate(() => Promise.resolve(true));
      const admission = await gate.admit(stranger, url, false);
      if (admission.answer === 'make') admission.came(404, true);
      expect((await count()) - before).toBe(1);
    },
  );

  it.each([
    '/cart',
    '/checkout?step=payment',
    '/reset-password',
    '/account/none',
    '/order/0a',
    '/orderConfirmation/1/none',
  ])('is not %s, which is one visitor’s', async (url) => {
    const stranger = {
      headers: { 'x-client-address': '192.0.2.80' },
    } as unknown as IncomingMessage;
    await createPageGate(() => Promise.resolve(true)).admit(stranger, url, false);
    expect((await attemptsCounted('missing-page', callerOf(stranger))).address).toBe(0);
  });

  it.each(['/p/none-1/roses.html', '/information/none.php', '/e/none.asp'])(
    'is %s too: an address of a page is none of a file, however it ends',
    async (url) => {
      const gate = createPageGate(() => Promise.resolve(null));
      const [before = 0] = await counted();
      const admission = await gate.admit(asker, url, false);
      if (admission.answer === 'make') admission.came(404, true);
      expect((await counted())[0]).toBe(before + 1);
    },
  );
});
