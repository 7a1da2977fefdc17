/** @jest-environment node */
import { addOns, addOnShelves } from '@/lib/catalogue/product/add-ons';
import type { ProductSummary } from '@/lib/catalogue/product/product';
import { group, variant } from '@/__tests__/components/catalogue/make-group';

const one = (title: string, more: Partial<ProductSummary> = {}): ProductSummary => ({
  ...group([variant(title)]).summary,
  title,
  sizeCount: 0,
  colorCount: 0,
  stock: 'in',
  ...more,
});
const stocked = {
  HomeGifts_Decor: [one('Dried Wreath'), one('Bud Vase')],
  HomeGifts_Gourmet: [one('Snowed-In Cocoa'), one('Sixteen Dark Chocolates')],
  HomeGifts_Cards: [
    one('With Sympathy Card'),
    one('Welcome, Little One Card'),
    one('Peony Birthday Card'),
  ],
  HomeGifts_Candles: [one('First Snow Candle'), one('Greenhouse Candle')],
};
const offered = (category: string, today: string, change: Partial<typeof stocked> = {}) =>
  addOns(category, today, new Map(Object.entries({ ...stocked, ...change }))).map(
    ({ title }) => title,
  );

describe('what may be added to a product', () => {
  it.each<[string, string, string, Partial<typeof stocked>, string[]]>([
    [
      'a vase, chocolates and a card, without what is for winter',
      'Flowers_Bouquets_Roses',
      '2026-05-05',
      {},
      ['Bud Vase', 'Sixteen Dark Chocolates', 'Peony Birthday Card'],
    ],
    [
      'what is for winter in winter',
      'IndoorPlants',
      '2026-11-23',
      {},
      ['Bud Vase', 'Snowed-In Cocoa', 'Peony Birthday Card'],
    ],
    [
      'the card of its occasion, and nothing sweet, for a funeral',
      'Flowers_Sympathy',
      '2026-05-05',
      {},
      ['Bud Vase', 'With Sympathy Card', 'Greenhouse Candle'],
    ],
    [
      'the card of a birth',
      'Occasions_NewBaby',
      '2026-05-05',
      {},
      ['Bud Vase', 'Sixteen Dark Chocolates', 'Welcome, Little One Card'],
    ],
    [
      'a candle for a vase that is out of stock',
      'Flowers',
      '2026-05-05',
      { HomeGifts_Decor: [one('Bud Vase', { stock: 'out' })] },
      ['Sixteen Dark Chocolates', 'Peony Birthday Card', 'Greenhouse Candle'],
    ],
    [
      'nothing that is not sold yet or asks for a choice',
      'Flowers',
      '2026-05-05',
      {
        HomeGifts_Decor: [one('Vase', { notSold: 'From May 9' }), one('Vase', { colorCount: 2 })],
        HomeGifts_Gourmet: [one('Chocolates', { sizeCount: 2 })],
        HomeGifts_Candles: [],
      },
      ['Peony Birthday Card'],
    ],
    ['nothing beside soil', 'GardenSupplies_Soils', '2026-05-05', {}, []],
    ['nothing beside what a wedding wears', 'Flowers_Wedding_Bridal', '2026-05-05', {}, []],
  ])('%s', (_name, category, today, change, expected) => {
    expect(offered(category, today, change)).toEqual(expected);
    if (expected.length === 0) expect(addOnShelves(category)).toEqual([]);
    else expect(addOnShelves(category)).toEqual(Object.keys(stocked));
  });

  it.each([
    ['2026-10-31', 'Sixteen Dark Chocolates'],
    ['2026-11-01', 'Snowed-In Cocoa'],
    ['2026-12-31', 'Snowed-In Cocoa'],
    ['2027-01-01', 'Sixteen Dark Chocolates'],
  ])(
    'on %s the first sweet thing is %s: a season has its first and its last day',
    (today, sweet) => {
      expect(offered('Flowers', today)[1]).toBe(sweet);
    },
  );
});
