/** @jest-environment node */
import { getEventsLanding, getHome, getMenus, getStaticPage } from '@/lib/content/content.server';
import { contentStock } from '@/platform/stock/content/content-stock';
import { openOnServer } from '../support/databases';
import { link, openContentShop, type ContentShop } from './support/content-shop';

jest.mock('next/cache', () => ({ unstable_cache: (make: () => Promise<unknown>) => make }));

const entry = (contentType: string, id: string, fields: object) => ({
  id,
  contentType,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  fields: { title: id, ...fields },
});
const gone = link('Entry', 'gone');
const noPicture = link('Asset', 'gone');

describe('what links to entries that are published no more', () => {
  let shop: ContentShop;
  let db: Awaited<ReturnType<typeof openOnServer>>;
  beforeAll(async () => {
    db = await openOnServer();
    shop = await openContentShop(db, { stocked: true });
    await shop.content.load({
      contentTypes: contentStock().contentTypes,
      entries: [
        entry('homeContent', 'home', {
          hero: gone,
          occasions: gone,
          featured: gone,
          promos: [gone, link('Entry', 'promo')],
          articles: [gone, link('Entry', 'pruning')],
          holidays: [gone],
          seasons: [gone, link('Entry', 'season')],
        }),
        entry('homeSeason', 'season', {
          from: '03-01',
          to: '05-31',
          featured: gone,
          articles: [gone],
        }),
        entry('simpleContentBlock', 'promo', { image: noPicture }),
        entry('article', 'pruning', { slug: 'pruning', image: noPicture }),
        entry('staticPage', 'weddings', {
          slug: 'weddings',
          section: 'services',
          parentPage: gone,
          promos: [gone, link('Entry', 'promo')],
          image: noPicture,
        }),
        entry('eventsLanding', 'landing', { navLinks: [gone], image: noPicture }),
        entry('menuLinkGroup', 'care', {
          Title: 'Care Guides',
          Type: 'article',
          Links: [gone, link('Entry', 'pruning')],
        }),
      ],
      assets: [],
    });
    process.env.CONTENT_URL = shop.origin;
  });
  afterAll(async () => {
    await shop.close();
    await db.close();
  });

  it('is the home page without them', async () => {
    const home = await getHome();
    expect(home).toMatchObject({
      hero: null,
      occasions: { items: [] },
      featured: { productCodes: [] },
      promos: [{ title: 'promo', picture: null }],
      articles: [{ title: 'pruning', picture: null }],
      holidays: [],
    });
    expect(home?.seasons).toHaveLength(1);
  });

  it('are pages and menus without them', async () => {
    expect(await getStaticPage('services', ['weddings'])).toMatchObject({
      parents: [],
      promos: [{ title: 'promo' }],
      picture: null,
    });
    expect(await getEventsLanding()).toMatchObject({ links: [], picture: null });
    expect((await getMenus()).careGuides.links).toEqual([
      expect.objectContaining({ label: 'pruning' }),
    ]);
  });
});
