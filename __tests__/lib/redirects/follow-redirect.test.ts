/** @jest-environment node */
import { createFollowRedirect } from '@/lib/redirects/follow-redirect';
import type { RedirectLoader } from '@/lib/redirects/loader';
import { buildRedirectTable } from '@/lib/redirects/table';

const table = buildRedirectTable([
  { slug: '/moved', destination: '/p/100101', status: 301 },
  { slug: '/outside', destination: 'https://www.lilacandloam.example/blog', status: 301 },
  { slug: '/gone', destination: null, status: 410 },
]);
/** What pages of the shop answer themselves. */
const pages: Record<string, { status: number; location: string | null }> = {
  '/p/100101': { status: 200, location: null },
  '/c/notes': { status: 308, location: '/moved' },
  '/c/notes?c=roses&sort=price': { status: 308, location: '/moved' },
  '/c/for-now': { status: 307, location: '/c/notes' },
  '/c/away': { status: 308, location: '/outside' },
  '/c/round': { status: 308, location: '/c/and-round' },
  '/c/and-round': { status: 308, location: '/c/round' },
  '/c/ended': { status: 308, location: '/gone' },
};
const asked: string[] = [];
const follow = createFollowRedirect({
  redirects: { lastKnown: () => table } as RedirectLoader,
  exists: (url) => Promise.resolve(url.startsWith('/p/') ? url in pages : null),
  page: (url) => {
    asked.push(url);
    const page = pages[url];
    return page ? Promise.resolve(page) : Promise.reject(new Error('no answer in time'));
  },
});
const lead = (location: string) => follow('/start', { location, temporary: false });

describe('a redirect that leads on', () => {
  beforeEach(() => asked.splice(0));

  it.each<[string, string, { location: string; temporary: boolean } | null]>([
    ['ends at a page', '/p/100101', { location: '/p/100101', temporary: false }],
    ['follows the table', '/moved', { location: '/p/100101', temporary: false }],
    [
      'follows a page, with what was asked for beside it',
      '/c/notes?c=roses&sort=price',
      { location: '/p/100101?sort=price', temporary: false },
    ],
    [
      'is for now where one of its hops is',
      '/c/for-now',
      { location: '/p/100101', temporary: true },
    ],
    [
      'ends where it leaves the shop',
      '/c/away',
      { location: 'https://www.lilacandloam.example/blog', temporary: false },
    ],
    ['ends at what is gone', '/c/ended', { location: '/gone', temporary: false }],
    ['ends where there is no page', '/p/100999', { location: '/p/100999', temporary: false }],
    [
      'ends at a page that does not answer in time',
      '/c/slow',
      { location: '/c/slow', temporary: false },
    ],
    ['leads nowhere in a circle of pages', '/c/round', null],
    ['leads nowhere where it comes back to its start', '/start', null],
  ])('%s', async (_, location, end) => {
    expect(await lead(location)).toEqual(end);
  });

  it('asks no page outside the shop, none in the table and none that is not there', async () => {
    for (const location of [
      'https://www.lilacandloam.example/',
      '//host.example/',
      '/moved',
      '/gone',
      '/p/100999',
    ])
      await lead(location);
    expect(asked).toEqual(['/p/100101']);
  });
});
