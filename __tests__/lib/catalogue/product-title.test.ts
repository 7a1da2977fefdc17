/** @jest-environment node */
import { productTitle } from '@/lib/catalogue/product/product-title';

describe('productTitle', () => {
  it.each([
    ['CORAL RANUNCULUS', 'Coral Ranunculus'],
    ['A DOZEN LONG-STEM ROSES', 'A Dozen Long-Stem Roses'],
    ['ROSES IN A MASON JAR', 'Roses in a Mason Jar'],
    ["MOTHER'S DAY BOUQUET", "Mother's Day Bouquet"],
    ['TWICE-BLOOMING LILAC, #5', 'Twice-Blooming Lilac, #5'],
    ['  SALT   &  PEPPER ', 'Salt & Pepper'],
    ['THE', 'The'],
    ['VASES TO LEAN ON', 'Vases to Lean On'],
    ["ÉTOILE D'OR", "Étoile D'or"],
    ['', ''],
  ])('%p becomes %p', (name, expected) => {
    expect(productTitle(name)).toBe(expected);
  });

  it.each([
    ['Lilac & Loam Gift Card', 'Lilac & Loam Gift Card'],
    ['  ', 'Gift Card'],
    [null, 'Gift Card'],
  ])('a web-facing title of %p gives %p', (web, expected) => {
    expect(productTitle('GIFT CARD', { WebFacingProductTitle: web })).toBe(expected);
  });

  it.each([
    [{ EventName: 'Living Wreath', IsWorkShopEvent: true }, 'Living Wreath'],
    [
      { WebFacingProductTitle: 'Wreaths', EventName: 'Living Wreath', IsWorkShopEvent: true },
      'Wreaths',
    ],
    [{ EventName: ' ', IsWorkShopEvent: true }, 'Wrkshp'],
    [{ EventName: 'Living Wreath' }, 'Wrkshp'],
  ])('%p gives %p', (xp, expected) => {
    expect(productTitle('WRKSHP', xp)).toBe(expected);
  });
});
