/** @jest-environment node */
import type { IncomingMessage } from 'node:http';
import { createPageGate } from '@/lib/http/page-gate';

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
