/** @jest-environment node */
import { pageMetadata, contentMeta } from '@/lib/seo/page-meta';
import {
  defaultMeta,
  pageSettingsOf,
  pageSettingsSchema,
  withSettings,
} from '@/lib/seo/page-settings';
import type { ContentPage } from '@/lib/content/article';

const origin = 'https://shop.example';
const rule = pageMetadata({
  name: 'Roses',
  description: 'Cut this morning in our own houses, delivered the same day.',
  path: '/c/flowers',
  origin,
});

describe('meta of a page: settings, then content, then the rule', () => {
  it.each<[string, Parameters<typeof withSettings>[1], object]>([
    ['nothing set', {}, rule],
    [
      'title',
      { MetaTitle: 'Roses for May' },
      {
        title: 'Roses for May',
        description: rule.description,
        openGraph: expect.objectContaining({
          title: 'Roses for May',
          description: rule.description,
        }) as unknown,
      },
    ],
    [
      'description',
      { MetaDescription: 'Set.' },
      {
        title: rule.title,
        description: 'Set.',
        openGraph: expect.objectContaining({ description: 'Set.' }) as unknown,
      },
    ],
    [
      'type and site',
      { MetaType: 'article', MetaSiteName: 'Roses' },
      { openGraph: expect.objectContaining({ type: 'article', siteName: 'Roses' }) as unknown },
    ],
    [
      'address',
      { CanonicalUrl: '/c/roses' },
      {
        alternates: { canonical: `${origin}/c/roses` },
        openGraph: expect.objectContaining({ url: `${origin}/c/roses` }) as unknown,
      },
    ],
    [
      'picture',
      { MetaImage: '//images.ctfassets.net/a/b.jpg' },
      {
        openGraph: expect.objectContaining({
          images: [
            expect.objectContaining({
              url: 'https://images.ctfassets.net/a/b.jpg?w=1200&h=630&fit=fill&fm=jpg&q=80',
            }),
          ],
        }) as unknown,
      },
    ],
  ])('%s', (_, settings, expected) => {
    expect(withSettings(rule, settings, origin)).toMatchObject(expected);
  });

  const page = {
    title: 'Water roses',
    summary: 'Deeply and seldom, in the morning, at the root.',
    path: '/information/resource-hub/water-roses',
    picture: null,
    meta: { title: null, description: null, picture: null },
  } as ContentPage;
  it('follows the page where the editors set nothing', () => {
    expect(contentMeta(page, 'article', origin)).toMatchObject({
      title: 'Water roses | Lilac & Loam',
      description:
        'Deeply and seldom, in the morning, at the root. A care guide by the growers of Lilac & Loam, Minneapolis–Saint Paul.',
      openGraph: { type: 'article' },
    });
  });
  it.each(['', ' '])('follows the page where the editors emptied their title (%j)', (title) => {
    expect(
      contentMeta({ ...page, meta: { ...page.meta, title } }, 'article', origin),
    ).toMatchObject({
      title: 'Water roses | Lilac & Loam',
      openGraph: { title: 'Water roses | Lilac & Loam' },
    });
  });
  it('takes the editors’ own meta before it', () => {
    const meta = {
      title: 'How to water roses',
      description: 'Once a week.',
      picture: { url: '//images.ctfassets.net/a/b.jpg', alt: 'Roses' },
    };
    expect(contentMeta({ ...page, meta }, 'article', origin)).toMatchObject({
      title: 'How to water roses',
      description: 'Once a week.',
      openGraph: { images: [{ alt: 'Roses' }] },
    });
  });

  it('falls back to the default meta when the settings cannot be had, at the page’s own address', () => {
    expect(defaultMeta(rule, origin)).toMatchObject({
      title: 'Welcome to Lilac & Loam, Florist & Garden Centers',
      alternates: { canonical: `${origin}/c/flowers` },
      openGraph: {
        type: 'website',
        url: `${origin}/c/flowers`,
        images: [{ url: `${origin}/pictures/og/lilac-and-loam.jpg` }],
      },
    });
  });
});

describe('page settings', () => {
  it.each<[string, unknown]>([
    ['an address of another site', { CanonicalUrl: 'https://evil.example/' }],
    ['one without its protocol', { CanonicalUrl: '//evil.example' }],
    ['a script', { MetaImage: 'javascript:alert(1)' }],
    ['a picture of another host without its protocol', { MetaImage: '//evil.example/a.jpg' }],
    ['a picture with a space', { MetaImage: '/pictures/a b.jpg' }],
    ['a title of nothing', { MetaTitle: '  ' }],
    ['an unknown field', { MetaKeywords: 'roses' }],
    ['another type', { MetaType: 'product' }],
    ['no object', 'Roses'],
  ])('refuse %s, and only that page', (_, value) => {
    expect(pageSettingsSchema.safeParse(value).success).toBe(false);
    expect(pageSettingsOf({ '/a': value, '/b': { MetaTitle: 'B' } })).toEqual({
      '/b': { MetaTitle: 'B' },
    });
  });

  it.each([
    '/pictures/home/hero.webp',
    'https://pictures.example/a.jpg',
    '//images.eu.ctfassets.net/a/b.jpg',
    '//downloads.ctfassets.net/a/b.jpg',
  ])('take the picture %s', (MetaImage) => {
    expect(pageSettingsOf({ '/a': { MetaImage } })).toEqual({ '/a': { MetaImage } });
  });
});
