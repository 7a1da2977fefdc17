/** @jest-environment node */
import type { CategoryWithText } from '@/lib/catalogue/category/category';
import { categoryMeta } from '@/lib/seo/category-meta';
import {
  fullDescription,
  longestDescription,
  shortestDescription,
  wordsOfList,
} from '@/lib/seo/description';
import { pageMetadata } from '@/lib/seo/page-meta';
import { productMeta } from '@/lib/seo/product-meta';
import { group, variant } from '@/__tests__/components/catalogue/make-group';

const long = 'Twelve long-stem roses in tissue, cut this morning in our own house.';

describe('fullDescription', () => {
  it.each<[string, string | null, (string | null)[], string]>([
    ['leaves a text that says enough', long, ['From $49.99.'], long],
    [
      'adds facts until it is enough',
      'Blush peonies',
      ['From $49.99.', 'Delivered by our own vans.', 'Never said.'],
      'Blush peonies. From $49.99. Delivered by our own vans.',
    ],
    ['adds nothing that is not known', 'Blush peonies.', [null, long], `Blush peonies. ${long}`],
    ['begins with the facts where there is no text', null, [long], long],
    [
      'cuts what is too long at a word',
      'peonies, '.repeat(30),
      [],
      expect.stringMatching(/peonies…$/) as unknown as string,
    ],
  ])('%s', (_name, text, facts, said) => {
    expect(fullDescription(text, facts)).toEqual(said);
  });
});

it.each([
  [['Roses'], 'Roses'],
  [['Roses', 'Lilies'], 'Roses and Lilies'],
  [['A', 'B', 'C', 'D', 'E'], 'A, B, C, D and more'],
  [[], ''],
])('%j as words', (names, words) => {
  expect(wordsOfList(names)).toBe(words);
});

describe('every page says 50 to 160 characters', () => {
  const origin = 'https://shop.example';
  const roses = {
    id: 'Flowers_Roses',
    name: 'Roses',
    children: [{ name: 'Red' }, { name: 'White' }],
    picture: null,
    redirect: null,
    path: '',
    description: 'By the dozen.',
  } as unknown as CategoryWithText;

  const everyWay: typeof variant = (id, more) =>
    variant(id, { deliveryMethods: ['LocalDelivery', 'InStorePickUp'], ...more });

  it.each<[string, string | null | undefined, string]>([
    [
      'a product',
      productMeta(group([everyWay('1')], { description: 'Blush peonies.' }), origin).description,
      'Blush peonies. $64.99. Delivered in the Twin Cities by our own vans, or ready for pickup in our stores.',
    ],
    [
      'a product in sizes',
      productMeta(
        group([everyWay('1', { size: 'S' }), variant('2', { size: 'L' })], {
          description: 'Peonies.',
          summary: { ...group([variant('1')]).summary, price: { from: 4999, to: 8999 } },
        }),
        origin,
      ).description,
      'Peonies. In 2 sizes, from $49.99. Delivered in the Twin Cities by our own vans, or ready for pickup in our stores.',
    ],
    ...(
      [
        [['LocalDelivery'], 'Delivered in the Twin Cities by our own vans.'],
        [['CurbsidePickUp'], 'Ready for pickup in our stores.'],
        [
          ['UPS'],
          'Lilac & Loam, Florist & Garden Centers, Minneapolis–Saint Paul. Grown, arranged and delivered by us.',
        ],
      ] as [string[], string][]
    ).map(([deliveryMethods, fact]): [string, string | null | undefined, string] => [
      `a product that goes by ${deliveryMethods.join()}`,
      productMeta(
        group([variant('1', { deliveryMethods })], { description: 'A spruce, five feet.' }),
        origin,
      ).description,
      `A spruce, five feet. $64.99. ${fact}`,
    ]),
    [
      'a category',
      categoryMeta({ category: roses, trail: [roses], tree: [roses], origin }).description,
      'By the dozen. Red and White. Roses from our own greenhouses and workrooms, delivered in the Twin Cities by our vans.',
    ],
    [
      'a page with one word',
      pageMetadata({ name: 'A', description: 'Word', path: '/a', origin }).description,
      'Word. Lilac & Loam, Florist & Garden Centers, Minneapolis–Saint Paul. Grown, arranged and delivered by us.',
    ],
    [
      'a page without a word',
      pageMetadata({ name: 'A', path: '/a', origin }).description,
      'Lilac & Loam, Florist & Garden Centers, Minneapolis–Saint Paul. Grown, arranged and delivered by us.',
    ],
  ])('%s', (_name, said, words) => {
    expect(said).toBe(words);
    expect(words.length).toBeGreaterThanOrEqual(shortestDescription);
    expect(words.length).toBeLessThanOrEqual(longestDescription);
  });
});
