/** @jest-environment node */
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { finishRedirect, isRedirect } from '@/server/finish-redirect';
import type { FollowRedirect } from '@/lib/redirects/follow-redirect';

const straight: FollowRedirect = (_asked, first) => Promise.resolve(first);
const redirect = (status: number, location: string | string[]) => {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  response.statusCode = status;
  response.setHeader('Location', location);
  response.setHeader('Cache-Control', 's-maxage=3600, stale-while-revalidate=31532400');
  return response;
};
const said = (response: ServerResponse) => [
  response.statusCode,
  response.getHeader('location'),
  response.getHeader('cache-control'),
  response.getHeader('x-robots-tag'),
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
      [404, undefined, 's-maxage=3600, stale-while-revalidate=31532400', undefined],
    ],
  ])('%s', async (_, url, status, location, follow, expected) => {
    const response = redirect(status, location);
    await finishRedirect(response, url, follow);
    expect(said(response)).toEqual(expected);
  });

  it('knows a redirect by status and place', () => {
    expect(
      [301, 302, 303, 307, 308, 200, 304, 410].map((status) => isRedirect(redirect(status, '/x'))),
    ).toEqual([true, true, true, true, true, false, false, false]);
    expect(isRedirect(new ServerResponse(new IncomingMessage(new Socket())))).toBe(false);
  });
});
