import type { GroupSource } from '../group-source';
import { arrangement, recolored } from '../scenes';

const half = arrangement('mason-jar', 'straw', [['rose', 'red', 6]], ['ruscus', 'fern']);

/** Roses beyond the red dozen: Flowers_Bouquets_Roses. */
export const gardenRoses: readonly GroupSource[] = [
  {
    code: '101001',
    name: 'APRICOT JAM ROSES',
    kind: 'bouquet',
    price: 62.99,
    description:
      'Orange roses with cream sprays between them, set low in clay. They arrive tight and are the color of toast by Thursday.',
    categories: ['Flowers_Bouquets_Roses', 'Occasions_ThankYou', 'Occasions_Birthday'],
    facets: { Collection: 'Kitchen Table' },
    scene: arrangement(
      'terracotta',
      'straw',
      [
        ['rose', 'orange', 10],
        ['spray-rose', 'cream', 5],
      ],
      ['ruscus'],
    ),
  },
  {
    code: '101002',
    name: 'LAVENDER HOUR',
    webTitle: 'Lavender Hour Roses',
    kind: 'bouquet',
    price: 71.99,
    percentOff: [0, 12, 12],
    description:
      'Lavender roses that smell faintly of cloves, with three white spires at the back. Choose this one for somebody who has enough red.',
    categories: [
      'Flowers_Bouquets_Roses',
      'Occasions_LoveRomance',
      'Occasions_Anniversary',
      'Occasions_Holidays_MothersDay',
    ],
    codes: { b2: 'Y', b4: 'F' },
    facets: { Collection: 'Glasshouse' },
    scene: arrangement(
      'bubble-bowl',
      'mist',
      [
        ['rose', 'lavender', 11],
        ['delphinium', 'white', 3],
      ],
      ['eucalyptus'],
    ),
  },
  {
    code: '101003',
    name: 'HALF A DOZEN & A JAR',
    kind: 'bouquet',
    price: 36.99,
    sizes: [],
    description:
      'Six roses and the canning jar they came in. Half the price of twelve and, in a small kitchen, exactly as much.',
    colors: [
      { name: 'Red', suffix: '' },
      { name: 'Coral', suffix: 'COR', scene: { ...recolored(half, 'coral'), backdrop: 'mist' } },
      {
        name: 'Cream',
        suffix: 'CRM',
        scene: { ...recolored(half, 'cream'), backdrop: 'evergreen' },
      },
    ],
    categories: [
      'Flowers_Bouquets_Roses',
      'Occasions_LoveRomance',
      'Occasions_ThankYou',
      'Occasions_OutOfTownDelivery',
    ],
    codes: { b2: 'Y', b3: '9', b4: 'E' },
    facets: { Collection: 'Market Stall' },
    scene: half,
  },
  {
    code: '101005',
    name: 'BURGUNDY VELVET',
    kind: 'bouquet',
    price: 82.99,
    sizes: [],
    description:
      'Fourteen roses so dark they look black at the edges, against a blue glaze. Put a lamp near them.',
    categories: [
      'Flowers_Bouquets_Roses',
      'Occasions_Anniversary',
      'Occasions_Holidays_Valentines',
    ],
    stock: { available: 4, safety: 2 },
    facets: { Collection: 'Classics' },
    scene: arrangement('glazed-blue', 'clay', [['rose', 'burgundy', 14]], ['eucalyptus', 'vine']),
  },
  {
    code: '101006',
    name: 'SUGAR & SALT',
    webTitle: 'Sugar & Salt, White and Blush Roses',
    kind: 'bouquet',
    price: 68.99,
    description:
      'White roses and blush roses in nearly equal number, and nobody has ever agreed which is which. Plain enough for a baby, good enough for a bishop.',
    categories: [
      'Flowers_Bouquets_Roses',
      'Occasions_NewBaby',
      'Occasions_Sympathy',
      'Occasions_Anniversary',
    ],
    codes: { b3: '9' },
    facets: { Collection: 'Classics' },
    scene: arrangement(
      'ceramic-square',
      'blush',
      [
        ['rose', 'white', 8],
        ['rose', 'blush', 7],
      ],
      ['eucalyptus'],
    ),
  },
  {
    code: '101007',
    name: 'LAKE HARRIET ROSE WALK',
    kind: 'bouquet',
    price: 77.99,
    featured: true,
    description:
      'Fifteen roses in as many colors as the city garden keeps labeled, gathered in willow. No thorns, no geese, no parking.',
    categories: ['Flowers_Bouquets_Roses', 'Occasions_Birthday', 'Occasions_Holidays_MothersDay'],
    facets: { Collection: 'Lake Country' },
    scene: arrangement('basket', 'sky', [['rose', 'mixed-bright', 15]], ['fern', 'ruscus']),
  },
  {
    code: '101008',
    name: 'GOLDEN ANNIVERSARY ROSES',
    kind: 'bouquet',
    price: 129.99,
    sizes: [],
    description:
      'Eighteen yellow roses and ten of cream for the couple who remember what gas cost. We will letter the card by hand if you ask.',
    categories: ['Flowers_Bouquets_Roses', 'Occasions_Anniversary'],
    exclusive: true,
    facets: { Collection: 'Classics' },
    scene: arrangement(
      'ceramic-belly',
      'straw',
      [
        ['rose', 'yellow', 18],
        ['rose', 'cream', 10],
      ],
      ['ruscus', 'eucalyptus'],
    ),
  },
  {
    code: '101009',
    name: 'FIRST FROST ROSES',
    kind: 'bouquet',
    price: 66.99,
    release: { fromDay: 24 },
    description:
      "White roses in a haze of baby's breath, cut the week the windshields need scraping. Cold suits them better than it suits us.",
    categories: ['Flowers_Bouquets_Roses', 'Occasions_Holidays_Christmas', 'Occasions_Sympathy'],
    facets: { Collection: 'Lake Country' },
    scene: arrangement(
      'glass-cylinder',
      'evergreen',
      [
        ['rose', 'white', 10],
        ['babys-breath', 'white', 4],
      ],
      ['eucalyptus'],
    ),
  },
  {
    code: '101010',
    name: 'SPRAY ROSE HANDFUL',
    kind: 'bouquet',
    price: 22.99,
    sizes: [],
    stock: 'unlimited',
    percentOff: 8,
    description:
      'Nine stems of coral spray roses in paper, forty blooms if you count the buds. We sell it by the register because nobody can pass it.',
    categories: ['Flowers_Bouquets_Roses', 'Occasions_GetWell', 'Occasions_ThankYou'],
    articles: ['keep-a-bouquet-for-ten-days'],
    facets: { Collection: 'Market Stall' },
    scene: arrangement('wrapped-paper', 'lilac', [['spray-rose', 'coral', 9]], ['eucalyptus']),
  },
];
