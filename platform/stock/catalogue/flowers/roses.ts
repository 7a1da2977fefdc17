import type { GroupSource } from '../group-source';
import { arrangement, recolored } from '../scenes';

const dozen = arrangement(
  'glass-cylinder',
  'blush',
  [['rose', 'red', 12]],
  ['eucalyptus', 'ruscus'],
);

/** Rose bouquets: Flowers_Bouquets_Roses. */
export const roses: readonly GroupSource[] = [
  {
    code: '100101',
    name: 'A DOZEN LONG-STEM ROSES',
    kind: 'bouquet',
    price: 69.99,
    sizes: [],
    featured: true,
    description:
      'Twelve roses with heads as big as a teacup, cut long and set in clear glass. Choose the color; we strip every thorn.',
    colors: [
      { name: 'Red', suffix: '' },
      { name: 'Blush', suffix: 'BLU', scene: { ...recolored(dozen, 'blush'), backdrop: 'sage' } },
      { name: 'Yellow', suffix: 'YEL', scene: { ...recolored(dozen, 'yellow'), backdrop: 'sky' } },
      { name: 'White', suffix: 'WHT', scene: { ...recolored(dozen, 'white'), backdrop: 'lilac' } },
    ],
    categories: [
      'Flowers_Bouquets_Roses',
      'Occasions_Anniversary',
      'Occasions_LoveRomance',
      'Occasions_Holidays_Valentines',
    ],
    codes: { b2: 'Y', b4: 'F' },
    articles: ['keep-a-bouquet-for-ten-days'],
    facets: { Collection: 'Classics' },
    scene: dozen,
  },
  {
    code: '100102',
    name: 'EIGHTEEN RED ROSES',
    kind: 'bouquet',
    price: 89.99,
    sizes: [],
    description:
      'Half again as many roses as anyone expects, with silver eucalyptus at the collar. Delivered in bud so they open on the table.',
    categories: [
      'Flowers_Bouquets_Roses',
      'Occasions_Anniversary',
      'Occasions_LoveRomance',
      'Occasions_Holidays_Valentines',
    ],
    codes: { b2: 'Y', b4: 'T' },
    articles: ['keep-a-bouquet-for-ten-days'],
    facets: { Collection: 'Classics' },
    scene: arrangement('glass-cylinder', 'mist', [['rose', 'red', 18]], ['eucalyptus']),
  },
  {
    code: '100103',
    name: 'ROSES AT DUSK',
    kind: 'bouquet',
    price: 74.99,
    description:
      'Burgundy and coral roses, the colors of a late August sky over the prairie. A few stems of eucalyptus cool them down.',
    categories: ['Flowers_Bouquets_Roses', 'Occasions_LoveRomance', 'Occasions_ThankYou'],
    articles: ['keep-a-bouquet-for-ten-days'],
    facets: { Collection: 'Lake Country' },
    scene: arrangement(
      'ceramic-belly',
      'clay',
      [
        ['rose', 'burgundy', 7],
        ['spray-rose', 'coral', 8],
      ],
      ['eucalyptus'],
    ),
  },
  {
    code: '100104',
    name: 'BUTTERCREAM ROSES',
    kind: 'bouquet',
    price: 64.99,
    percentOff: 15,
    description:
      'Cream roses and small yellow sprays, soft as frosting on a birthday cake. They keep their color to the last petal.',
    categories: ['Flowers_Bouquets_Roses', 'Occasions_Birthday', 'Occasions_ThankYou'],
    facets: { Collection: 'Kitchen Table' },
    scene: arrangement(
      'ceramic-square',
      'straw',
      [
        ['rose', 'cream', 9],
        ['spray-rose', 'yellow', 7],
        ['babys-breath', 'white', 3],
      ],
      ['ruscus'],
    ),
  },
  {
    code: '100105',
    name: 'ROSE HILL',
    webTitle: 'Rose Hill, in Blush & White',
    kind: 'bouquet',
    price: 79.99,
    description:
      'Blush garden roses with white ranunculus and a loose edge of fern. Named for the slope behind our first glasshouse.',
    categories: [
      'Flowers_Bouquets_Roses',
      'Occasions_Anniversary',
      'Occasions_Holidays_MothersDay',
    ],
    exclusive: true,
    facets: { Collection: 'Glasshouse' },
    scene: arrangement(
      'ceramic-belly',
      'lilac',
      [
        ['rose', 'blush', 8],
        ['ranunculus', 'white', 6],
      ],
      ['fern', 'eucalyptus'],
    ),
  },
  {
    code: '100106',
    name: "GRANDMOTHER'S SPRAY ROSES",
    kind: 'bouquet',
    price: 44.99,
    description:
      'Small many-headed roses gathered in a mason jar, the way they stood on every farmhouse sill. Sweetest the second day.',
    categories: ['Flowers_Bouquets_Roses', 'Occasions_Holidays_MothersDay', 'Occasions_GetWell'],
    codes: { b2: 'Y', b3: '9', b4: 'A' },
    facets: { Collection: 'Kitchen Table' },
    scene: arrangement(
      'mason-jar',
      'sky',
      [
        ['spray-rose', 'mixed-pastel', 11],
        ['daisy', 'white', 5],
      ],
      ['fern'],
    ),
  },
  {
    code: '100107',
    name: 'TWO DOZEN RED ROSES',
    kind: 'bouquet',
    price: 119.99,
    sizes: [],
    description:
      'Twenty-four red roses, hand-tied and heavy. There is no quieter way to say something this loud.',
    categories: [
      'Flowers_Bouquets_Roses',
      'Occasions_LoveRomance',
      'Occasions_Holidays_Valentines',
    ],
    stock: { available: 3 },
    facets: { Collection: 'Classics' },
    scene: arrangement('wrapped-paper', 'evergreen', [['rose', 'red', 24]], ['ruscus']),
  },
  {
    code: '100108',
    name: 'ONE RED ROSE',
    kind: 'bouquet',
    price: 9.99,
    sizes: [],
    description:
      'A single long rose in brown paper, with its leaves left on. Three of them cost less than you think.',
    categories: ['Flowers_Bouquets_Roses', 'Occasions_LoveRomance'],
    limits: { breaks: [{ quantity: 3, price: 8.33 }] },
    facets: { Collection: 'Classics' },
    scene: arrangement('wrapped-paper', 'sage', [['rose', 'red', 1]], ['fern']),
  },
];
