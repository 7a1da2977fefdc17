/** @jest-environment node */
import { acceptedEncoding } from '@/lib/http/encodings';
import { browserCacheControl } from '@/lib/http/cache-control';
import { refusalOf } from '@/lib/http/guards';

describe('refusalOf', () => {
  it.each<[string, string, Record<string, string>, number | null]>([
    ['GET', '/', {}, null],
    ['HEAD', '/p/1', {}, null],
    ['GET', '/c/a%20b?x=%2', {}, null],
    ['PATCH', '/api/cart/lines/1', {}, null],
    ['GET', '/api/inner/page?at=/', {}, 404],
    ['GET', '/api/%69nner/page', {}, 404],
    ['GET', '/api//INNER/page', {}, 404],
    ['GET', '/api/innermost', {}, null],
    ['GET', '/_next/static/chunks/0a-b.js.map', {}, 404],
    ['GET', '/_next//static/chunks/0a-b.js%2EMAP?x', {}, 404],
    ['GET', '/_next/static/chunks/0a-b.map.js', {}, null],
    ['GET', '/c/site.map', {}, null],
    ['TRACE', '/', {}, 405],
    ['POST', '/', {}, 405],
    ['DELETE', '/p/1', {}, 405],
    ['OPTIONS', '/api/cart', {}, 405],
    ['CONNECT', '/api/cart', {}, 405],
    ['GET', '/c/%E0%A4%A', {}, 404],
    ['GET', '/c/fl%F6wers', {}, 404],
    ['GET', '/c/%', {}, 404],
    ['GET', '/api/%', {}, 400],
    ['GET', '/c/%0d%', {}, 400],
    ['GET', '/c/%5c%', {}, 400],
    ['GET', '/../%', {}, 400],
    ['GET', '/c/%c0%ae%c0%ae/', {}, 400],
    ['GET', '/c/..%C0%AF', {}, 400],
    ['GET', '/c/%c1%9cwindows', {}, 400],
    ['GET', '/c/%e0%80%af', {}, 400],
    ['GET', '/c/%f0%80%80%af', {}, 400],
    ['GET', '/c/voil%c0', {}, 404],
    ['GET', '/c/%e0%a4%85', {}, null],
    ['GET', '/c/%00', {}, 400],
    ['GET', '/p/1?x=%00', {}, 400],
    ['GET', '/c/a\\b', {}, 400],
    ['GET', '/c/%5Cb', {}, 400],
    ['GET', '/c/%0d%0a', {}, 400],
    ['GET', '/c/%7F', {}, 400],
    ['GET', '/c/%1f', {}, 400],
    ['GET', 'http://evil.example/', {}, 400],
    ['GET', '*', {}, 400],
    ['GET', '/cart/../checkout', {}, 400],
    ['GET', '/cart/%2E%2e/checkout', {}, 400],
    ['GET', '/./checkout', {}, 400],
    ['GET', '/cart/..', {}, 400],
    ['GET', '/cart/.%2e?a', {}, 400],
    ['GET', '/.well-known/security.txt', {}, null],
    ['GET', '/search?query=../x', {}, null],
    ['GET', '/pictures/..%2fx', {}, null],
    ['GET', '/p/1...2', {}, null],
    ['GET', '/c/flowers?__proto__=1', {}, 400],
    ['GET', '/c/flowers?page=2&%5f_proto%5F_', {}, 400],
    ['GET', '/api/cart?a=1#&__proto__=1', {}, 400],
    ['GET', '/search?query=__proto__', {}, null],
    ['GET', '/c/flowers?__proto__x=1&constructor=1', {}, null],
    ['GET', `/${'a'.repeat(8192)}`, {}, 414],
    ['POST', '/api/cart', { 'content-length': '50000000' }, 413],
    ['POST', '/api/cart', { 'content-length': '1000' }, null],
  ])('%s %s', (method, url, headers, status) => {
    expect(refusalOf({ method, url, headers, rawHeaders: [] })?.status ?? null).toBe(status);
  });

  it('refuses a host that is given twice', () => {
    const twice = ['Host', 'lilac.example', 'Accept', 'host', 'hOST', 'evil.example'];
    expect(
      [twice.slice(0, 4), twice].map(
        (rawHeaders) =>
          refusalOf({ method: 'GET', url: '/', headers: {}, rawHeaders })?.status ?? null,
      ),
    ).toEqual([null, 400]);
  });
});

describe('browserCacheControl', () => {
  it.each<[string, number, boolean, string]>([
    [
      's-maxage=3600, stale-while-revalidate=31532400',
      200,
      false,
      'public, max-age=0, s-maxage=3600',
    ],
    ['s-maxage=3600', 404, false, 'public, max-age=0, s-maxage=60'],
    ['public, max-age=86400', 404, false, 'public, max-age=0, s-maxage=60'],
    ['s-maxage=10', 410, false, 'public, max-age=0, s-maxage=10'],
    ['s-maxage=3600', 200, true, 'private, no-store'],
    ['private, no-cache, no-store', 200, false, 'private, no-cache, no-store'],
    ['', 200, false, 'private, no-store'],
  ])('%s, %i, cookie %s', (given, status, setsCookie, expected) => {
    expect(browserCacheControl(given, status, setsCookie)).toBe(expected);
  });
});

describe('acceptedEncoding', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', null],
    ['', null],
    [undefined, null],
  ])('%s', (header, expected) => {
    expect(acceptedEncoding(header)).toBe(expected);
  });
});
