/** @jest-environment node */
import { percentOff, priceRange } from '@/lib/catalogue/product/price-range';

describe('percentOff', () => {
  it.each([
    [2999, 3999, 25],
    [7500, 10000, 25],
    [6666, 9999, 33],
    [100, 199, 50],
    [5000, 5000, 0],
    [5000, 4000, 0],
    [5000, null, 0],
    [0, 0, 0],
  ])('price %i against retail %p is %i percent off', (price, retailPrice, expected) => {
    expect(percentOff({ price, retailPrice })).toBe(expected);
  });
});

describe('priceRange', () => {
  it('is one price when all variants cost the same', () => {
    expect(
      priceRange([
        { price: 4999, retailPrice: null },
        { price: 4999, retailPrice: null },
      ]),
    ).toEqual({ from: 4999, to: 4999 });
  });

  it('spans the variants', () => {
    expect(
      priceRange([
        { price: 10499, retailPrice: null },
        { price: 6499, retailPrice: null },
      ]),
    ).toEqual({ from: 6499, to: 10499 });
  });

  it('states one percent plainly for a single reduced price', () => {
    expect(priceRange([{ price: 2999, retailPrice: 3999 }])).toEqual({
      from: 2999,
      to: 2999,
      retailFrom: 3999,
      retailTo: 3999,
      percentOff: 25,
      upTo: false,
    });
  });

  it.each([
    [
      'a range',
      [
        { price: 4000, retailPrice: 5000 },
        { price: 8000, retailPrice: 10000 },
      ],
      20,
    ],
    [
      'variants reduced unevenly',
      [
        { price: 5000, retailPrice: 10000 },
        { price: 5000, retailPrice: 6000 },
      ],
      50,
    ],
    [
      'only one variant reduced',
      [
        { price: 5000, retailPrice: null },
        { price: 5000, retailPrice: 10000 },
      ],
      50,
    ],
  ])('says up to the highest percent for %s', (_name, variants, percent) => {
    expect(priceRange(variants)).toMatchObject({ percentOff: percent, upTo: true });
  });

  it('never shows a retail price below the price', () => {
    expect(
      priceRange([
        { price: 9000, retailPrice: 5000 },
        { price: 5000, retailPrice: 10000 },
      ]),
    ).toMatchObject({ retailFrom: 9000, retailTo: 10000 });
  });
});
