/** @jest-environment node */
import { pageMetadata, pageTitle } from '@/lib/seo/page-meta';
import { plainSummary } from '@/lib/seo/description';

const origin = 'https://shop.example';

describe('pageTitle', () => {
  it.each([
    ['Flowers', 'Flowers | Lilac & Loam'],
    [null, 'Welcome to Lilac & Loam, Florist & Garden Centers'],
  ])('of %p is %p', (name, expected) => {
    expect(pageTitle(name)).toBe(expected);
  });
});

describe('pageMetadata', () => {
  it('says where the page lives and shows the fixed picture where it has none', () => {
    expect(
      pageMetadata({ name: 'Roses', path: '/c/flowers/bouquets?c=roses', origin }),
    ).toMatchObject({
      alternates: { canonical: `${origin}/c/flowers/bouquets?c=roses` },
      openGraph: {
        type: 'website',
        url: `${origin}/c/flowers/bouquets?c=roses`,
        images: [{ url: `${origin}/pictures/og/lilac-and-loam.jpg`, width: 1200, height: 630 }],
      },
    });
  });

  it('forces pictures of the content service to https', () => {
    const { openGraph } = pageMetadata({
      name: 'A',
      path: '/a',
      origin,
      image: { url: '//images.ctfassets.net/x/y.jpg', alt: '' },
    });
    expect(openGraph?.images).toEqual([
      {
        url: 'https://images.ctfassets.net/x/y.jpg?w=1200&h=630&fit=fill&fm=jpg&q=80',
        alt: 'Lilac & Loam',
        width: 1200,
        height: 630,
      },
    ]);
  });

  it('keeps what must not be indexed out', () => {
    expect(pageMetadata({ name: 'Search', path: '/search', origin, noindex: true }).robots).toEqual(
      { index: false, follow: true },
    );
  });
});

describe('plainSummary', () => {
  it.each([
    ['  Two\n lines ', 'Two lines'],
    ['', ''],
  ])('%p becomes %p', (text, expected) => {
    expect(plainSummary(text)).toBe(expected);
  });

  it('ends at a word within 155 characters', () => {
    const summary = plainSummary('peonies, '.repeat(40));
    expect(summary.length).toBeLessThanOrEqual(155);
    expect(summary).toMatch(/peonies…$/);
  });
});
