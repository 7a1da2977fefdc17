/** @jest-environment node */
import { colorPictures, filteredColors, type ColoredVariant } from '@/lib/search/color-pictures';
import { listAnswerOf } from '@/lib/search/list/product-list.server';
import { listRequests, toSearchQuery } from '@/lib/search/list/list-requests';
import { noChoice } from '@/lib/catalogue/category/list-address';
import type { ProductRecord } from '@/lib/search/record';
import { expandGroup } from '@/platform/stock/catalogue/expand-group';
import { roses } from '@/platform/stock/catalogue/flowers/roses';

const variant = (
  ID: string,
  color: string | null,
  more: Partial<ColoredVariant> = {},
): ColoredVariant => ({
  ID,
  names: [color, null],
  size: null,
  buyable: true,
  picture: { url: `/pictures/${ID}.webp`, alt: ID },
  ...more,
});

describe('colorPictures', () => {
  const main = variant('1', 'Red');
  it.each<[string, ColoredVariant[], [names: string[], variant: string | undefined][]]>([
    ['none of one variant', [main], []],
    ['none of one color in two sizes', [main, variant('1-L', 'Red', { size: 'L' })], []],
    ['none where nothing has a color', [variant('1', null), variant('1-L', '')], []],
    [
      'the main color first, without a variant of its own',
      [variant('1-BLU', 'Blush'), main],
      [
        [['Red'], undefined],
        [['Blush'], '1-BLU'],
      ],
    ],
    [
      'a color by the variant of the main size',
      [main, variant('1-L-BLU', 'Blush', { size: 'L' }), variant('1-BLU', 'Blush')],
      [
        [['Red'], undefined],
        [['Blush'], '1-BLU'],
      ],
    ],
    [
      'a color by another size where the main one is sold out',
      [
        main,
        variant('1-BLU', 'Blush', { buyable: false }),
        variant('1-L-BLU', 'Blush', { size: 'L' }),
      ],
      [
        [['Red'], undefined],
        [['Blush'], '1-L-BLU'],
      ],
    ],
    ['no color that is sold out', [main, variant('1-BLU', 'Blush', { buyable: false })], []],
    [
      'the maker’s name beside the color',
      [main, variant('1-WIN', 'Wine', { names: ['Wine', 'Burgundy'] })],
      [
        [['Red'], undefined],
        [['Wine', 'Burgundy'], '1-WIN'],
      ],
    ],
  ])('has %s', (_, variants, wanted) => {
    const found = colorPictures(variants, variants.find(({ ID }) => ID === '1') ?? main);
    expect(found.map(({ Names, VariantID }) => [Names, VariantID])).toEqual(wanted);
  });
});

it.each<[string[][], string[]]>([
  [[], []],
  [[['Size:Deluxe'], ['HardscapeColor:Red']], []],
  [
    [['Size:Deluxe'], ['Color:Red', 'Color:Mixed Bright']],
    ['red', 'mixed bright'],
  ],
  [[['ColorVariant:Oxblood']], ['oxblood']],
])('the colors of the filters %j are %j', (filters, colors) => {
  expect(filteredColors(filters)).toEqual(colors);
});

describe('a card of a list filtered by color', () => {
  const dozen = roses.find(({ code }) => code === '100101');
  const records = dozen ? expandGroup(dozen, 0, '2026-11-20').records : [];
  const cardOf = (record: ProductRecord | undefined, filters: Record<string, string[]>) => {
    const [request] = listRequests({ ...noChoice, filters }, 1);
    const { attributesToRetrieve } = toSearchQuery({}, request, 0);
    const hit = Object.fromEntries(
      Object.entries(record ?? {}).filter(([name]) => attributesToRetrieve.includes(name)),
    );
    const [item] = listAnswerOf(request, { hits: [hit] } as never).hits;
    return [item?.picture.url, item?.path];
  };
  const path = '/p/100101/a-dozen-long-stem-roses';
  const first = ['/pictures/products/100101.webp', path];
  const yellow = ['/pictures/products/100101-YEL.webp', `${path}?v=100101-YEL`];
  const blush = ['/pictures/products/100101-BLU.webp', `${path}?v=100101-BLU`];

  it.each<[string, Record<string, string[]>, (string | undefined)[]]>([
    ['nothing', {}, first],
    ['its first color', { color: ['Red'] }, first],
    ['another of its colors', { color: ['Yellow'] }, yellow],
    ['two of its other colors', { color: ['Blush', 'Yellow'] }, blush],
    ['its first color and another', { color: ['Red', 'Yellow'] }, first],
    ['a color it does not have', { color: ['Purple'] }, first],
    ['a color among other filters', { color: ['Yellow'], size: ['Standard'] }, yellow],
  ])('filtered by %s', (_, filters, wanted) => {
    expect(cardOf(records[0], filters)).toEqual(wanted);
  });

  it('is the first color’s own where the engine found another variant', () => {
    const other = records.find(({ ID }) => ID === '100101-YEL');
    expect(cardOf(other, { color: ['Red'] })).toEqual(first);
  });
});
