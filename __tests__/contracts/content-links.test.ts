/** @jest-environment node */
import type { Document } from '@contentful/rich-text-types';
import { getArticle, getHome, getMenus } from '@/lib/content/content.server';
import { entryAddress, entryTitle } from '@/lib/content/entry-address';
import { getLoyaltyProgramme } from '@/lib/content/singletons.server';
import { contentStock } from '@/platform/stock/content/content-stock';
import { openOnServer } from '../support/databases';
import { link, openContentShop, type ContentShop } from './support/content-shop';

// What is kept is JSON, as the framework keeps it.
jest.mock('next/cache', () => ({
  unstable_cache: (make: () => Promise<unknown>) => async () =>
    JSON.parse(JSON.stringify(await make())) as unknown,
}));

const { contentTypes } = contentStock();
const picture = { id: 'lilac', title: 'Lilac', description: 'A lilac', width: 1200, height: 800 };
const entry = (contentType: string, id: string, fields: object) => ({
  id,
  contentType,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  fields: { title: id, ...fields },
});
const textTo = (...ids: string[]) => ({
  nodeType: 'document',
  data: {},
  content: [
    {
      nodeType: 'paragraph',
      data: {},
      content: ids.map((id) => ({
        nodeType: 'entry-hyperlink',
        data: { target: link('Entry', id) },
        content: [{ nodeType: 'text', value: id, marks: [], data: {} }],
      })),
    },
  ],
});
const targetsOf = (body: Document | null | undefined) => {
  const [paragraph] = body?.content ?? [];
  return (paragraph?.content ?? []).map(({ data }) => (data as { target?: unknown }).target);
};

describe('entries that lead to one another', () => {
  let shop: ContentShop;
  let db: Awaited<ReturnType<typeof openOnServer>>;
  beforeAll(async () => {
    db = await openOnServer();
    shop = await openContentShop(db, { stocked: true });
    await shop.content.load({
      contentTypes,
      entries: [
        entry('article', 'roses', {
          slug: 'roses',
          body: textTo('tulips', 'below', 'withdrawn'),
          promos: [link('Entry', 'vases')],
        }),
        entry('article', 'tulips', { slug: 'tulips', body: textTo('roses') }),
        entry('simpleContentBlock', 'vases', { image: link('Asset', 'lilac') }),
        entry('staticPage', 'top', { slug: 'top', section: 'services' }),
        entry('staticPage', 'below', {
          slug: 'below',
          section: 'services',
          parentPage: link('Entry', 'top'),
        }),
        entry('staticPage', 'deepest', {
          slug: 'deepest',
          section: 'services',
          parentPage: link('Entry', 'below'),
        }),
        entry('menuLinkGroup', 'services', {
          Title: 'Services',
          Type: 'staticPage',
          Links: [link('Entry', 'deepest')],
        }),
        entry('homeContent', 'home', {
          featured: link('Entry', 'withdrawn'),
          articles: [link('Entry', 'withdrawn'), link('Entry', 'roses')],
          seasons: [link('Entry', 'spring')],
        }),
        entry('homeSeason', 'spring', {
          from: '03-01',
          to: '05-31',
          featured: link('Entry', 'withdrawn'),
        }),
        entry('purplePerks', 'perks', { body: textTo('roses') }),
      ],
      assets: [{ ...picture, url: '/pictures/lilac.webp', contentType: 'image/webp' }],
    });
    process.env.CONTENT_URL = shop.origin;
  });
  afterAll(async () => {
    await shop.close();
    await db.close();
  });

  it('are read where two texts lead to each other, each with its address and title', async () => {
    const [roses, tulips] = [await getArticle('roses'), await getArticle('tulips')];
    const [toTulips, , toNowhere] = targetsOf(roses?.body);
    expect([entryAddress(toTulips), entryTitle(toTulips)]).toEqual([
      '/information/resource-hub/tulips',
      'tulips',
    ]);
    expect(entryAddress(toNowhere)).toBeNull();
    expect(targetsOf(tulips?.body).map(entryTitle)).toEqual(['roses']);
    expect(targetsOf((await getLoyaltyProgramme())?.body).map(entryTitle)).toEqual(['roses']);
  });

  it('keep no texts of the entries they lead to', async () => {
    const [target] = targetsOf((await getArticle('roses'))?.body) as { fields: object }[];
    expect(target?.fields).not.toHaveProperty('body');
  });

  it('leave the home page standing where one was withdrawn', async () => {
    const home = await getHome();
    expect(home?.articles.map(({ slug }) => slug)).toEqual(['roses']);
    expect(home?.featured.productCodes).toEqual([]);
    expect(home?.seasons[0]?.featured).toBeNull();
  });

  it('show the pictures of what an article points to', async () => {
    expect((await getArticle('roses'))?.promos).toMatchObject([
      { title: 'vases', picture: { url: '/pictures/lilac.webp' } },
    ]);
  });

  it('have their whole address in a menu and in a text, however deep they lie', async () => {
    const [, toBelow] = targetsOf((await getArticle('roses'))?.body);
    expect(entryAddress(toBelow)).toBe('/services/top/below');
    expect((await getMenus()).services.links).toEqual([
      { label: 'deepest', path: '/services/top/below/deepest' },
    ]);
  });
});
