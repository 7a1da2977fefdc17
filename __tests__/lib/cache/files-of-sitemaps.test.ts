/** @jest-environment node */
import { revalidate } from '@/lib/cache/revalidate.server';
import { answering, sitemapPages } from '@/lib/seo/sitemap/sitemaps.server';
import { getFile, getJsonFile } from '@/lib/upstream/files/client';
import { parseRedirectRows } from '@/lib/redirects/row';
import { buildRedirectTable } from '@/lib/redirects/table';

interface Kept {
  value: unknown;
  tags: readonly string[];
}

const kept = new Map<string, Kept>();

jest.mock('next/cache', () => ({
  unstable_cache:
    (make: () => Promise<unknown>, keys: string[], { tags = [] }: { tags?: string[] }) =>
    async () => {
      const key = keys.join();
      const copy = kept.get(key) ?? { value: await make(), tags };
      kept.set(key, copy);
      return copy.value;
    },
  revalidateTag: (tag: string) => {
    for (const [key, { tags }] of kept) if (tags.includes(tag)) kept.delete(key);
  },
}));
jest.mock('@/lib/redirects/table', () => {
  const actual =
    jest.requireActual<typeof import('@/lib/redirects/table')>('@/lib/redirects/table');
  return { ...actual, buildRedirectTable: jest.fn(actual.buildRedirectTable) };
});
jest.mock('@/lib/upstream/files/client', () => ({ getFile: jest.fn(), getJsonFile: jest.fn() }));
jest.mock('@/lib/content/page-exists.server', () => ({
  pageExists: (path: string) => Promise.resolve(path !== '/services/ended'),
}));
jest.mock('@/lib/upstream/content/client', () => ({
  getAllEntries: () => Promise.resolve([]),
}));

const listing = (path: string) =>
  `<urlset><url><loc>https://shop.example${path}</loc></url></urlset>`;
const paths = (pages: readonly { path: string }[]) => pages.map(({ path }) => path);

describe('what crawlers are told', () => {
  it('leaves out what a redirect has moved as soon as the table is written', async () => {
    const pages = [{ path: '/c/flowers' }, { path: '/c/plants' }];
    jest.mocked(getJsonFile).mockResolvedValue([]);
    expect(paths(await answering(pages))).toEqual(['/c/flowers', '/c/plants']);
    jest
      .mocked(getJsonFile)
      .mockResolvedValue(parseRedirectRows([{ slug: '/c/flowers', destination: '/c/plants' }]));
    await revalidate({ tags: [], files: ['redirects.json'] });
    expect(paths(await answering(pages))).toEqual(['/c/plants']);
  });

  it('builds the table of redirects once for all lists, until the file is written', async () => {
    jest.mocked(getJsonFile).mockResolvedValue([]);
    await revalidate({ tags: [], files: ['redirects.json'] });
    jest.mocked(buildRedirectTable).mockClear();
    await answering([{ path: '/c/flowers' }]);
    await answering([{ path: '/c/plants' }]);
    expect(buildRedirectTable).toHaveBeenCalledTimes(1);
    await revalidate({ tags: [], files: ['redirects.json'] });
    await answering([{ path: '/c/flowers' }]);
    expect(buildRedirectTable).toHaveBeenCalledTimes(2);
  });

  it('names a page that the retailer lists as soon as the list is written', async () => {
    jest.mocked(getFile).mockResolvedValue(listing('/services/one'));
    expect(paths(await sitemapPages('pages'))).toContain('/services/one');
    jest.mocked(getFile).mockResolvedValue(listing('/services/two'));
    await revalidate({ tags: [], files: ['sitemap.xml'] });
    expect(paths(await sitemapPages('pages'))).toContain('/services/two');
  });

  it('never names a page that the retailer lists and that is not there', async () => {
    jest.mocked(getFile).mockResolvedValue(listing('/services/one') + listing('/services/ended'));
    await revalidate({ tags: [], files: ['sitemap.xml'] });
    const named = paths(await sitemapPages('pages'));
    expect(named).toContain('/services/one');
    expect(named).not.toContain('/services/ended');
  });

  it('never names a page that names another one as its own', async () => {
    jest.mocked(getFile).mockResolvedValue(listing('/services/one') + listing('/services/two'));
    jest.mocked(getJsonFile).mockImplementation((file, parse) =>
      Promise.resolve(
        file === 'buyerxp.json'
          ? {
              '/services/one': { CanonicalUrl: '/services/two' },
              '/services/two': { CanonicalUrl: '/services/two' },
            }
          : parse([]),
      ),
    );
    await revalidate({ tags: [], files: ['sitemap.xml', 'redirects.json', 'buyerxp.json'] });
    const named = paths(await sitemapPages('pages'));
    expect(named).toContain('/services/two');
    expect(named).not.toContain('/services/one');
  });
});
