/** @jest-environment node */
import type { Answer } from '@/lib/answers/answer';
import { finishRedirect, isRedirect } from '@/lib/answers/finish-redirect';
import type { FollowRedirect } from '@/lib/redirects/follow-redirect';

const straight: FollowRedirect = (_asked, first) => Promise.resolve(first);
const said = 's-maxage=3600, stale-while-revalidate=31532400';
const told = ({ status, headers }: Answer) => [
  status,
  headers.location,
  headers['cache-control'],
  headers['x-robots-tag'],
];
const kept = 'public, max-age=0, s-maxage=3600';

describe('finishRedirect', () => {
  it.each<[string, string, number, string | string[], FollowRedirect, unknown[]]>([
    [
      'of a page for good, the place given twice',
      '/c/funeral?utm=1&_rsc=x',
      308,
      ['/c/sympathy', '/c/sympathy'],
      straight,
      [308, '/c/sympathy?utm=1', kept, undefined],
    ],
    [
      'of middleware, its query kept already',
      '/ROSES?utm=1',
      301,
      '/c/roses?utm=1',
      straight,
      [301, '/c/roses?utm=1', kept, undefined],
    ],
    [
      'of a page for now',
      '/c/flowers?page=99&utm=1',
      307,
      ['/c/flowers?page=2', '/c/flowers?page=2'],
      straight,
      [302, '/c/flowers?page=2&utm=1', 'private, no-store', 'noindex'],
    ],
    [
      'that leads on',
      '/category/Funeral',
      301,
      '/c/funeral',
      () => Promise.resolve({ location: '/c/sympathy', temporary: false }),
      [301, '/c/sympathy', kept, undefined],
    ],
    [
      'that leads on for now',
      '/Flowers',
      301,
      '/c/flowers?page=9',
      () => Promise.resolve({ location: '/c/flowers', temporary: true }),
      [302, '/c/flowers', 'private, no-store', 'noindex'],
    ],
    [
      'in a circle',
      '/c/a',
      308,
      '/c/b',
      () => Promise.resolve(null),
      [404, undefined, undefined, undefined],
    ],
  ])('%s', async (_, url, status, location, follow, expected) => {
    const headers = { location: location as string, 'cache-control': said };
    const answer = await finishRedirect({ status, headers }, url, follow);
    expect(told(answer)).toEqual(expected);
  });

  it('has no body, and takes off what was said of one', async () => {
    const made = { status: 308, headers: { location: '/c/roses', etag: '"a"', link: '</a.css>' } };
    const { headers, text } = await finishRedirect(made, '/c/rose', straight);
    const off = ['content-type', 'content-length', 'etag', 'link'];
    expect([text, off.map((name) => name in headers && headers[name])]).toEqual([
      null,
      [undefined, undefined, undefined, undefined],
    ]);
  });

  it('of a page that sets a cookie is kept by nobody', async () => {
    const headers = { location: '/c/roses', 'cache-control': said, 'set-cookie': ['a=b'] };
    const answer = await finishRedirect({ status: 308, headers }, '/c/rose', straight);
    expect(told(answer)).toEqual([308, '/c/roses', 'private, no-store', undefined]);
  });

  it('is known by status and place', () => {
    const statuses = [301, 302, 303, 307, 308, 200, 304, 410];
    expect(statuses.map((status) => isRedirect(status, '/x'))).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(isRedirect(308, undefined)).toBe(false);
  });
});
