/** @jest-environment node */
import { getArticles } from '@/lib/content/content.server';
import { env } from '@/lib/config/env';
import { sitemapPages } from '@/lib/seo/sitemap/sitemaps.server';
import { contentStock } from '@/platform/stock/content/content-stock';
import { contentReader } from '@/services/upstream/content/entries';
import { openOnServer } from '../support/databases';
import { openContentShop, type ContentShop } from './support/content-shop';

jest.mock('next/cache', () => ({ unstable_cache: (make: () => Promise<unknown>) => make }));

const { contentTypes } = contentStock();
const picture = { id: 'lilac', title: 'Lilac', description: 'A lilac', width: 1200, height: 800 };
const count = 120;
const long = 'Water it. '.repeat(7_000);

const written = (contentType: string, id: string, fields: object = {}) => ({
  id,
  contentType,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  fields: {
    title: id,
    slug: id,
    section: 'services',
    body: { nodeType: 'document', long },
    ...fields,
  },
});
const parentPage = { sys: { type: 'Link', linkType: 'Entry', id: 'page-0' } };
const many = Array.from({ length: count }, (_, index) => index);

describe('a shop with more than seven megabytes of articles and pages', () => {
  let shop: ContentShop;
  let db: Awaited<ReturnType<typeof openOnServer>>;
  beforeAll(async () => {
    db = await openOnServer();
    shop = await openContentShop(db, { stocked: true });
    await shop.content.load({
      contentTypes,
      entries: many.flatMap((index) => [
        written('article', `article-${index}`),
        written('staticPage', `page-${index}`, index > 0 ? { parentPage } : {}),
      ]),
      assets: [{ ...picture, url: '/pictures/lilac.webp', contentType: 'image/webp' }],
    });
    process.env.CONTENT_URL = shop.origin;
  });
  afterAll(async () => {
    await shop.close();
    await db.close();
  });

  it('is refused in one answer', async () => {
    await expect(
      shop.delivery().getEntries({ content_type: 'article', limit: 1000 }),
    ).rejects.toThrow(/"status": 400[^]*Maximum allowed response size: 7340032B/);
  });

  it('lists every article', async () => {
    expect(new Set((await getArticles()).map(({ slug }) => slug)).size).toBe(count);
  });

  it('tells crawlers of every article and page, at its whole address', async () => {
    const articles = await sitemapPages('articles');
    expect(new Set(articles.map(({ path }) => path)).size).toBeGreaterThanOrEqual(count);
    const pages = (await sitemapPages('pages')).map(({ path }) => path);
    expect(pages).toEqual(
      expect.arrayContaining(
        many.map((index) => `/services/${index > 0 ? 'page-0/' : ''}page-${index}`),
      ),
    );
  });

  it('is indexed whole', async () => {
    const reader = contentReader(env());
    expect(new Set((await reader.all('article')).map(({ id }) => id)).size).toBe(count);
    expect(await reader.reachedFrom('staticPage')).toHaveLength(count);
  });
});
