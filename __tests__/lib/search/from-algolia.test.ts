/** @jest-environment node */
import { contentHitFromAlgolia, summaryFromHit } from '@/lib/search/from-algolia';
import type { ContentRecord, ProductRecord } from '@/lib/search/record';

const now = new Date('2026-05-05T15:00:00Z');
const hit = (more: Partial<ProductRecord> = {}) =>
  ({
    ID: '100310',
    ProductCode: '100310',
    title: 'Sunday Best',
    Description: '',
    PriceMin: 64.99,
    PriceMax: 104.99,
    RetailMin: null,
    RetailMax: null,
    PercentOff: 0,
    SizeCount: 3,
    ColorCount: 1,
    StockBand: 'in',
    ReleaseDate1: 0,
    IsFeatured: false,
    IsLilacGrown: true,
    IsLilacExclusive: false,
    IsWorkShopEvent: false,
    Image: '/pictures/products/100310.webp',
    ImageAlt: 'Nineteen stems',
    ...more,
  }) as ProductRecord;

describe('summaryFromHit', () => {
  it('turns dollars into cents and names the canonical path', () => {
    expect(summaryFromHit(hit(), now)).toMatchObject({
      path: '/p/100310/sunday-best',
      price: { from: 6499, to: 10499 },
      sizeCount: 3,
      colorCount: 0,
    });
  });

  it('shows the retail price only of what is reduced', () => {
    expect(summaryFromHit(hit(), now).price).not.toHaveProperty('retailFrom');
    expect(
      summaryFromHit(
        hit({
          PriceMin: 29.99,
          PriceMax: 29.99,
          RetailMin: 39.99,
          RetailMax: 39.99,
          PercentOff: 25,
        }),
        now,
      ).price,
    ).toEqual({
      from: 2999,
      to: 2999,
      retailFrom: 3999,
      retailTo: 3999,
      percentOff: 25,
      upTo: false,
    });
  });

  it('says up to where the same price is a different share of the retail price', () => {
    expect(
      summaryFromHit(
        hit({ PriceMin: 50, PriceMax: 50, RetailMin: 60, RetailMax: 75, PercentOff: 33 }),
        now,
      ).price,
    ).toMatchObject({ percentOff: 33, upTo: true });
  });

  it.each([
    ['never released', 0, false],
    ['last week', now.getTime() / 1000 - 7 * 86_400, true],
    ['four weeks ago', now.getTime() / 1000 - 28 * 86_400, false],
    ['tomorrow', now.getTime() / 1000 + 86_400, false],
  ])('%s: new is %s', (_name, ReleaseDate1, isNew) => {
    expect(summaryFromHit(hit({ ReleaseDate1 }), now).flags.isNew).toBe(isNew);
  });

  it('sends gift cards to the page where they are bought', () => {
    expect(summaryFromHit(hit({ ProductCode: 'EGIFTCARD' }), now).path).toBe('/c/gift-cards');
  });
});

describe('contentHitFromAlgolia', () => {
  const page = {
    contentType: 'staticPage',
    section: 'services',
    slug: 'weddings',
  } as ContentRecord;

  it.each<[string, Partial<ContentRecord>, string]>([
    ['its own address', { path: '/services/of-its-own' }, '/services/of-its-own'],
    ['its section, in a record of before', {}, '/services/weddings'],
    [
      'the resource hub, in an article’s record of before',
      { contentType: 'article' },
      '/information/resource-hub/weddings',
    ],
  ])('leads to %s', (_, more, path) => {
    expect(contentHitFromAlgolia({ ...page, ...more }).path).toBe(path);
  });
});
