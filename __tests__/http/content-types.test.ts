/** @jest-environment node */
import { createClient } from 'contentful';
import { localPlatform } from '@/lib/config/local-platform';
import type { HomeFields } from '@/lib/content/entries';
import { homeFromEntry } from '@/lib/content/from-contentful';
import { homeOn } from '@/lib/content/home';
import { chicagoDate } from '@/lib/core/time/chicago-time';
import { contentTypes } from '@/provision/contentful/content-types';
import { platformUrl, request } from './support/request';

const { space, accessToken } = localPlatform.content;
const content = createClient({
  space,
  accessToken,
  host: new URL(platformUrl).host,
  basePath: '/content',
  insecure: true,
});

interface ShownEntry {
  path: string;
  /** Words of the entry that must stand on the page. */
  words: string[];
  /** Seen in a preview alone, where home can be asked for any day. */
  preview?: boolean;
}
type Fields = Record<string, unknown>;
type Linked = { fields: Fields } | undefined;

const text = (fields: Fields | undefined, ...names: string[]) =>
  names.map((name) => String(fields?.[name] ?? ''));
const linked = (value: unknown) => (value as Linked)?.fields;
const linkedAll = (value: unknown) =>
  (Array.isArray(value) ? (value as Linked[]) : []).flatMap((entry): Fields[] =>
    entry ? [entry.fields] : [],
  );
/** The words of a rich text's headings. */
const headings = (body: unknown): string[] =>
  (body as { content: { nodeType: string; content: { value?: string }[] }[] }).content
    .filter(({ nodeType }) => nodeType === 'heading-2')
    .map(({ content: parts }) => parts.map(({ value = '' }) => value).join(''));

async function only(type: string): Promise<Fields> {
  const [entry] = (await content.getEntries({ content_type: type, limit: 1, include: 3 })).items;
  if (!entry) throw new Error(`There is no ${type}.`);
  return entry.fields;
}

const homeToday = async () =>
  homeOn(homeFromEntry((await only('homeContent')) as HomeFields), chicagoDate(new Date()));

/** What a season says itself; what it leaves out is as in the others, and some change the hero's picture alone. */
const seasonParts = ({ lead, featured, articles }: Fields): unknown[] =>
  [lead, featured, ...((articles as unknown[] | undefined) ?? [])].filter(
    (part) => part !== undefined,
  );

/** Where each content type can be seen, with words of its own entries that must stand there. */
const rendered: Record<string, () => Promise<ShownEntry[]>> = {
  homeContent: async () => {
    const { promos, articles } = await homeToday();
    return [{ path: '/', words: [...promos, ...articles].map(({ title }) => title) }];
  },
  giftHoliday: () =>
    Promise.resolve([
      { path: '/?as-of=2026-11-23T22:30', words: ['Thanksgiving is Thursday.'], preview: true },
      { path: '/?as-of=2027-05-03', words: ['Mother’s Day is Sunday.'], preview: true },
    ]),
  homeSeason: async () =>
    linkedAll((await only('homeContent')).seasons).map((season) => ({
      path: `/?as-of=2027-${String(season.from)}`,
      words: seasonParts(season).flatMap((each) => text(linked(each), 'title')),
      preview: true,
    })),
  simpleContentBlock: async () => [
    {
      path: '/',
      words: [(await homeToday()).hero?.linkText ?? 'a hero'],
    },
  ],
  complexContentBlock: async () => {
    const { occasions } = await only('homeContent');
    const { featured } = await homeToday();
    return [
      {
        path: '/',
        words: [
          ...text(linked(occasions), 'title'),
          ...linkedAll(linked(occasions)?.blocks).flatMap((fields) => text(fields, 'title')),
          featured.title,
        ],
      },
    ];
  },
  globalFooter: async () => {
    const words = text(await only('globalFooter'), 'summary');
    return ['/', '/c/flowers', '/cart', '/information/resource-hub'].map((path) => ({
      path,
      words,
    }));
  },
  staticPage: async () =>
    (
      await content.getEntries({
        content_type: 'staticPage',
        'fields.section': 'information',
        limit: 4,
      })
    ).items.map(({ fields }) => ({
      path: String(fields.link),
      words: text(fields, 'title', 'summary'),
    })),
  article: async () =>
    (await content.getEntries({ content_type: 'article', limit: 20 })).items
      .filter(({ fields }) => fields.link)
      .slice(0, 4)
      .map(({ fields }) => ({
        path: String(fields.link),
        words: text(fields, 'title', 'summary', 'author'),
      })),
  menuLinkGroup: async () =>
    (await content.getEntries({ content_type: 'menuLinkGroup', include: 2, limit: 20 })).items.map(
      ({ fields }) => ({
        path: '/api/menus',
        words: linkedAll(fields.Links).flatMap((link) => text(link, 'title')),
      }),
    ),
  navLink: async () => [
    {
      path: '/workshops-and-events',
      words: linkedAll((await only('eventsLanding')).navLinks).flatMap((link) =>
        text(link, 'title', 'link'),
      ),
    },
  ],
  eventsLanding: async () => [
    { path: '/workshops-and-events', words: text(await only('eventsLanding'), 'title', 'summary') },
  ],
  purplePerks: async () => {
    const programme = await only('purplePerks');
    return [
      {
        path: '/customer-service/purple-perks-loyalty-program',
        words: [...text(programme, 'title', 'summary'), ...headings(programme.body)],
      },
    ];
  },
  searchTerm: async () => [
    {
      path: '/search?query=qqqzzz&type=product',
      words: (
        await content.getEntries({
          content_type: 'searchTerm',
          'fields.popular[gte]': 1,
          order: ['fields.popular'],
          limit: 6,
        })
      ).items.flatMap(({ fields }) => text(fields, 'title')),
    },
  ],
  WorkWithLilac: async () => {
    const words = text(await only('WorkWithLilac'), 'title', 'subTitle', 'linkText', 'linkUrl');
    return ['/corporate/about', '/corporate/sustainability'].map((path) => ({ path, words }));
  },
};

async function previewCookie(): Promise<string> {
  const { headers } = await request(`/api/preview?secret=${localPlatform.content.previewSecret}`);
  return (headers['set-cookie'] ?? []).map((line) => line.split(';')[0] ?? '').join('; ');
}

const plain = (html: string) =>
  html
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('<!-- -->', '');

it('the table names every content type of the shop', () => {
  expect(Object.keys(rendered).sort()).toEqual(contentTypes.map(({ id }) => id).sort());
});

it.each(contentTypes.map(({ id }) => id))('%s is rendered', async (id) => {
  const shown = (await rendered[id]?.()) ?? [];
  expect(shown.flatMap(({ words }) => words).filter(Boolean).length).toBeGreaterThan(0);
  for (const { path, words, preview = false } of shown) {
    const { status, body } = await request(
      path,
      preview ? { headers: { cookie: await previewCookie() } } : {},
    );
    const html = plain(body);
    expect([path, status, words.filter((word) => !html.includes(word))]).toEqual([path, 200, []]);
  }
});
