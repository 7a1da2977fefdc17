/** @jest-environment node */
import type { Document } from '@contentful/rich-text-types';
import {
  homeFromEntry,
  listingFromEntry,
  menuGroupFromEntry,
  pageFromEntry,
} from '@/lib/content/from-contentful';
import { homeOn } from '@/lib/content/home';
import { holidayNames } from '@/lib/delivery/holidays';
import type { ArticleFields, Entry, HomeFields, MenuGroupFields } from '@/lib/content/entries';
import { shopMenus } from '@/lib/content/menus';
import { allArticles } from '@/platform/stock/content/all-articles';
import { allPages, bodyOf, pagePath } from '@/platform/stock/content/pages/all-pages';
import { richText } from '@/platform/stock/content/rich-text';
import { records, stock } from '@/__tests__/platform/stock/fixture';

const entries = new Map(stock.content.entries.map((entry) => [entry.id, entry]));
const assets = new Map(stock.content.assets.map((asset) => [asset.id, asset]));

/** An entry with its links resolved, as the official client hands it over. */
function resolved<T>(id: string): Entry<T> {
  const entry = entries.get(id);
  if (!entry) throw new Error(`no entry ${id}`);
  return { sys: { id, createdAt: entry.createdAt }, fields: follow(entry.fields) as T };
}

function follow(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(follow);
  if (typeof value !== 'object' || value === null) return value;
  const link = (value as { sys?: { type?: string; linkType?: string; id: string } }).sys;
  if (link?.type === 'Link' && link.linkType === 'Entry') return resolved(link.id);
  if (link?.type === 'Link') {
    const asset = assets.get(link.id);
    if (!asset) throw new Error(`no asset ${link.id}`);
    return {
      sys: { id: link.id },
      fields: { title: asset.title, description: asset.description, file: { url: asset.url } },
    };
  }
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, follow(inner)]));
}

/** Path of a page and the title of the one above it, as the shop reads them. */
function resolvedPage(slug: string): [string, string | undefined] {
  const page = pageFromEntry(resolved<ArticleFields>(`page-${slug}`), 'staticPage');
  return [page.path, page.parents.at(-1)?.label];
}

const ofType = (type: string) =>
  stock.content.entries.filter(({ contentType }) => contentType === type);

describe('the content', () => {
  it('resolves every link between entries and to assets', () => {
    expect(() => stock.content.entries.forEach(({ id }) => resolved(id))).not.toThrow();
  });

  it('uses only declared types and fields', () => {
    const types = new Map(
      stock.content.contentTypes.map(({ id, fields }) => [
        id,
        new Set(fields.map((field) => field.id)),
      ]),
    );
    for (const { contentType, fields } of stock.content.entries) {
      expect(Object.keys(fields).filter((field) => !types.get(contentType)?.has(field))).toEqual(
        [],
      );
    }
  });

  it.each([
    ['2026-05-09', '2026-05-09'],
    ['2026-07-04T03:30:00.000Z', '2026-07-03T22:30:00-05:00'],
    ['2026-12-04T10:00', '2026-12-04T10:00:00-06:00'],
  ])('says of %s when an article was written with the true offset: %s', (date, said) => {
    const sys = { id: 'roses', createdAt: date, updatedAt: date };
    const pageOf = (fields: ArticleFields) => pageFromEntry({ sys, fields }, 'article');
    expect(pageOf({ title: 'Roses', date })).toMatchObject({ published: said, updated: said });
    expect(pageOf({ title: 'Roses' }).published).toBe(said);
    expect(listingFromEntry({ sys, fields: {} }, 'article').updated).toBe(said);
  });

  it('fills the home page as the shop reads it', () => {
    const home = homeFromEntry(resolved<HomeFields>('home').fields);
    expect(home.hero?.picture?.url).toBe('/pictures/home/hero-wide.webp');
    expect(home.hero?.narrowPicture?.url).toBe('/pictures/home/hero-phone.webp');
    expect(home.occasions.items).toHaveLength(8);
    expect(home.promos.every(({ picture }) => picture)).toBe(true);
    expect(home.articles).toHaveLength(4);
    const codes = new Set(records.map(({ ProductCode }) => ProductCode));
    const seasons = ['2026-11-23', '2027-01-20', '2027-05-03', '2027-10-01'].map((day) =>
      homeOn(home, day),
    );
    expect(seasons.map(({ promos }) => promos[0]?.title)).toEqual([
      'Christmas trees, cut this week',
      'Orchids for the dark months',
      'Our own lilacs, by the pot',
      'Bulbs to plant before the freeze',
    ]);
    for (const { featured, promos, articles } of seasons) {
      expect(featured.productCodes.filter((code) => !codes.has(code))).toEqual([]);
      expect([featured.productCodes.length > 7, articles.length]).toEqual([true, 4]);
      expect(promos.every(({ picture }) => picture)).toBe(true);
    }
    const looks = [
      '2026-11-23',
      '2026-11-29',
      '2027-01-20',
      '2027-05-03',
      '2027-07-04',
      '2027-10-01',
    ];
    expect(looks.map((day) => homeOn(home, day).hero?.picture?.url)).toEqual(
      ['-thanksgiving', '-christmas', '-winter', '', '-summer', '-autumn'].map(
        (look) => `/pictures/home/hero-wide${look}.webp`,
      ),
    );
    expect(homeOn(home, '2027-07-04').featured).toEqual(home.featured);
    expect(home.holidays.map(({ holiday }) => holidayNames.includes(holiday))).toEqual(
      Array(5).fill(true),
    );
  });

  it('fills every menu of the shell, the library first in References & Tools', () => {
    const menus = shopMenus(
      ofType('menuLinkGroup').map(({ id }) =>
        menuGroupFromEntry(resolved<MenuGroupFields>(id).fields),
      ),
    );
    expect(Object.values(menus).map(({ links }) => links.length > 3)).toEqual(Array(6).fill(true));
    expect(menus.references.links[0]?.path).toBe(
      '/information/resource-hub/plant-tree-and-shrub-library',
    );
  });

  it('has articles of real length, dated and illustrated', () => {
    for (const { slug, body, written, revised } of allArticles) {
      expect(body.split(/\s+/).length).toBeGreaterThan(180);
      expect(written <= revised).toBe(true);
      expect(
        pageFromEntry(resolved<ArticleFields>(`article-${slug}`), 'article').picture?.alt,
      ).toBeTruthy();
    }
  });

  it.each([
    ...['weddings', 'landscape-design', 'delivery', 'about', 'careers', 'garden-calendar'],
    ...['pot-and-stem-sizes', 'hardiness-zones', 'sympathy-flowers'],
  ])('shows a picture on the page %s', (slug) => {
    const { picture } = pageFromEntry(resolved<ArticleFields>(`page-${slug}`), 'staticPage');
    expect(picture?.url).toMatch(/^\/pictures\/(?:pages|home|articles|categories)\//);
    expect(picture?.alt.length).toBeGreaterThan(15);
  });

  it('holds a hero for wide and for narrow windows in every season and for two holidays', () => {
    const looks = ['', '-summer', '-autumn', '-thanksgiving', '-winter', '-christmas'];
    for (const look of looks)
      for (const form of ['wide', 'phone'])
        expect(assets.get(`picture-home-hero-${form}${look}`)?.url).toBe(
          `/pictures/home/hero-${form}${look}.webp`,
        );
  });

  it('loses no word of an article between its author and its document', () => {
    const letters = (text: string) => text.replace(/\]\([^)]*\)/g, ']').replace(/[^\p{L}]/gu, '');
    for (const { body } of allArticles) {
      const written = JSON.stringify(richText(body)).matchAll(/"value":"((?:[^"\\]|\\.)*)"/g);
      expect(letters([...written].map(([, value]) => value).join(''))).toBe(letters(body));
    }
  });

  it('has sixty pages or more, the deeper ones below a page of their section that links to them', () => {
    expect(allPages.length).toBeGreaterThanOrEqual(60);
    expect(new Set(allPages.map(({ slug }) => slug)).size).toBe(allPages.length);
    for (const page of allPages.filter(({ under }) => under)) {
      const parent = allPages.find(
        ({ slug, section }) => slug === page.under && section === page.section,
      );
      const promoted = parent?.promos?.some(({ linkUrl }) => linkUrl === pagePath(page));
      expect([
        page.slug,
        promoted || (parent && bodyOf(parent).includes(`](${pagePath(page)})`)),
      ]).toEqual([page.slug, true]);
      expect(resolvedPage(page.slug)).toEqual([pagePath(page), parent?.title]);
    }
  });

  it('repeats no title among articles and pages', () => {
    const titles = [...ofType('article'), ...ofType('staticPage')].map(({ fields }) =>
      String(fields.title),
    );
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

  it('names only articles that exist', () => {
    const named = [
      ...stock.commerce.products,
      ...stock.commerce.categories.map(({ category }) => category),
    ].flatMap(({ xp }) => (xp as { Articles?: string[] }).Articles ?? []);
    expect(named.filter((slug) => !entries.has(`article-${slug}`))).toEqual([]);
  });
});

describe('richText', () => {
  it.each([
    ['## Heading', ['heading-2']],
    ['- one\n- two', ['unordered-list']],
    ['1. one\n2. two', ['ordered-list']],
    [
      '## Heading\nText\n- one\n- two\nMore',
      ['heading-2', 'paragraph', 'unordered-list', 'paragraph'],
    ],
    ['One line\nand its second\n\nAnother', ['paragraph', 'paragraph']],
  ])('reads %j', (text, kinds) => {
    expect(richText(text).content.map(({ nodeType }) => nodeType)).toEqual(kinds);
  });

  it('keeps strong words and links as nodes', () => {
    const document: Document = richText('Call **now** or [write](/customer-service/contact-us).');
    const [paragraph] = document.content;
    expect(
      paragraph?.content.map((node) =>
        node.nodeType === 'text' ? [node.value, node.marks.length] : node.data.uri,
      ),
    ).toEqual([['Call ', 0], ['now', 1], [' or ', 0], '/customer-service/contact-us', ['.', 0]]);
  });
});
