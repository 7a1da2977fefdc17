import type { GroupSource } from '../group-source';
import { arrangement, recolored } from '../scenes';

const bunch = arrangement('mason-jar', 'sky', [['tulip', 'mixed-bright', 15]], ['strap']);

/** Tulip bouquets: Flowers_Bouquets_Tulips. */
export const tulips: readonly GroupSource[] = [
  {
    code: '100201',
    name: 'TULIP MARKET BUNCH',
    kind: 'bouquet',
    price: 29.99,
    sizes: [],
    percentOff: 25,
    description:
      'Fifteen tulips, cut on the day they go out and wrapped the way we carry them to market. They go on growing in the vase, so give them room.',
    colors: [
      { name: 'Mixed', suffix: '', facet: 'Mixed Bright' },
      { name: 'Red', suffix: 'RED', scene: { ...recolored(bunch, 'red'), backdrop: 'mist' } },
      {
        name: 'Yellow',
        suffix: 'YEL',
        scene: { ...recolored(bunch, 'yellow'), backdrop: 'lilac' },
      },
      { name: 'Purple', suffix: 'PUR', scene: { ...recolored(bunch, 'purple'), backdrop: 'sage' } },
    ],
    categories: ['Flowers_Bouquets_Tulips', 'Occasions_NewBaby', 'Occasions_Holidays_Easter'],
    grown: true,
    articles: ['keep-a-bouquet-for-ten-days'],
    facets: { Collection: 'Market Stall' },
    scene: bunch,
  },
  {
    code: '100202',
    name: 'FIRST WARM DAY',
    kind: 'bouquet',
    price: 46.99,
    description:
      'Yellow tulips and blue iris for the afternoon when everyone in Minneapolis eats lunch outside. Bright, quick and a little giddy.',
    categories: [
      'Flowers_Bouquets_Tulips',
      'Occasions_Birthday',
      'Occasions_GetWell',
      'Occasions_Holidays_Easter',
    ],
    grown: true,
    facets: { Collection: 'Lake Country' },
    scene: arrangement(
      'glass-cylinder',
      'mist',
      [
        ['tulip', 'yellow', 10],
        ['iris', 'blue', 6],
      ],
      ['strap'],
    ),
  },
  {
    code: '100203',
    name: 'SIXTY DEGREES',
    kind: 'bouquet',
    price: 52.99,
    description:
      'Coral tulips that open wide in a warm room, with cream ranunculus between them. Sixty degrees feels like summer after our winters.',
    categories: ['Flowers_Bouquets_Tulips', 'Occasions_ThankYou', 'Occasions_Congratulations'],
    facets: { Collection: 'Lake Country' },
    scene: arrangement(
      'ceramic-belly',
      'straw',
      [
        ['tulip', 'coral', 10],
        ['ranunculus', 'cream', 6],
      ],
      ['eucalyptus'],
    ),
  },
  {
    code: '100204',
    name: 'PAJAMA TULIPS',
    kind: 'bouquet',
    price: 39.99,
    description:
      'Tulips in nursery pastels, wrapped in paper with a cotton bow. For slow mornings and very new people.',
    categories: ['Flowers_Bouquets_Tulips', 'Occasions_NewBaby', 'Occasions_GetWell'],
    codes: { b2: 'N', b3: '9', b4: 'E' },
    facets: { Collection: 'Little Ones' },
    scene: arrangement(
      'wrapped-paper',
      'blush',
      [
        ['tulip', 'mixed-pastel', 14],
        ['babys-breath', 'white', 4],
      ],
      [],
    ),
  },
  {
    code: '100205',
    name: 'RAINY DAY TULIPS',
    kind: 'bouquet',
    price: 42.99,
    release: { fromDay: 45 },
    description:
      'Lavender and purple tulips the color of a spring storm over the river. In our coolers when the first forced bulbs come up.',
    categories: ['Flowers_Bouquets_Tulips', 'Occasions_ThankYou'],
    grown: true,
    facets: { Collection: 'Glasshouse' },
    scene: arrangement(
      'glass-cylinder',
      'lilac',
      [
        ['tulip', 'purple', 9],
        ['tulip', 'lavender', 7],
      ],
      ['strap'],
    ),
  },
];
