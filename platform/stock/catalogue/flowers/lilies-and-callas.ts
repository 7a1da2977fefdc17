import type { GroupSource } from '../group-source';
import { arrangement } from '../scenes';

/** More lilies, and the callas that are not lilies at all: Flowers_Bouquets_Lilies. */
export const liliesAndCallas: readonly GroupSource[] = [
  {
    code: '101201',
    name: 'AUGUST METEORS',
    webTitle: 'August Meteors, Dark Lilies & White Roses',
    kind: 'bouquet',
    price: 69.99,
    description:
      'Wine-dark lilies bursting over white roses, best seen lying down. Their scent is strongest after ten at night.',
    categories: ['Flowers_Bouquets_Lilies', 'Occasions_Anniversary', 'Occasions_LoveRomance'],
    codes: { b2: 'Y', b4: 'F' },
    facets: { Collection: 'Lake Country' },
    scene: arrangement(
      'glass-cylinder',
      'lilac',
      [
        ['lily', 'burgundy', 5],
        ['rose', 'white', 6],
      ],
      ['ruscus'],
    ),
  },
  {
    code: '101202',
    name: 'YELLOW SLICKER',
    kind: 'bouquet',
    price: 55.99,
    description:
      'Yellow lilies buttoned up over blue iris. It was designed on a wet Tuesday and has not been improved since.',
    categories: ['Flowers_Bouquets_Lilies', 'Occasions_GetWell', 'Occasions_Congratulations'],
    codes: { b3: '9' },
    facets: { Collection: 'Kitchen Table' },
    scene: arrangement(
      'ceramic-square',
      'sky',
      [
        ['lily', 'yellow', 6],
        ['iris', 'blue', 5],
      ],
      ['grass'],
    ),
  },
  {
    code: '101203',
    name: 'MANGO CALLAS',
    kind: 'bouquet',
    price: 64.99,
    sizes: [],
    percentOff: 18,
    description:
      'Ten callas the color of a ripe mango, bent gently by hand so they follow the jar. They want two inches of water and no more.',
    categories: [
      'Flowers_Bouquets_Lilies',
      'Flowers_Arrangements_Vase',
      'Occasions_Congratulations',
      'Occasions_ThankYou',
    ],
    facets: { Collection: 'Glasshouse' },
    scene: arrangement('ceramic-belly', 'straw', [['calla', 'orange', 10]], ['strap']),
  },
  {
    code: '101204',
    name: 'MIDNIGHT CALLAS',
    kind: 'bouquet',
    price: 66.99,
    stock: { available: 2, safety: 0 },
    sizes: [],
    description:
      'Eight burgundy callas coiled in a bowl with green mums underneath. The nearest we come to a little black dress.',
    categories: ['Flowers_Bouquets_Lilies', 'Occasions_LoveRomance', 'Occasions_Anniversary'],
    facets: { Collection: 'Classics' },
    scene: arrangement(
      'bubble-bowl',
      'mist',
      [
        ['calla', 'burgundy', 8],
        ['chrysanthemum', 'green', 5],
      ],
      ['vine'],
    ),
  },
  {
    code: '101205',
    name: 'SIX LILIES IN PAPER',
    kind: 'bouquet',
    price: 32.99,
    sizes: [],
    stock: 'unlimited',
    description:
      'Six blush lilies, mostly buds, rolled in paper for the ride home. Four will be open in two days; keep all six away from the cat.',
    categories: ['Flowers_Bouquets_Lilies', 'Occasions_ThankYou', 'Occasions_Holidays_MothersDay'],
    facets: { Collection: 'Market Stall' },
    scene: arrangement('wrapped-paper', 'sage', [['lily', 'blush', 6]], ['eucalyptus']),
  },
  {
    code: '101206',
    name: 'PORTAGE',
    webTitle: 'Portage, a Lily Basket',
    kind: 'bouquet',
    price: 84.99,
    exclusive: true,
    description:
      'White lilies, lavender spires and two blue hydrangeas, carried in by the handle. Lighter than a canoe and it stays where you set it.',
    categories: [
      'Flowers_Bouquets_Lilies',
      'Flowers_Arrangements_Basket',
      'Occasions_Sympathy',
      'Occasions_Housewarming',
    ],
    facets: { Collection: 'Lake Country' },
    scene: arrangement(
      'basket',
      'evergreen',
      [
        ['lily', 'white', 5],
        ['delphinium', 'lavender', 4],
        ['hydrangea', 'blue', 2],
      ],
      ['fern'],
    ),
  },
  {
    code: '101207',
    name: 'SCREEN DOOR',
    kind: 'bouquet',
    price: 49.99,
    release: { fromDay: -18 },
    description:
      'Coral lilies and cream ranunculus in a jar, informal as a door that slaps shut. Best where there is a breeze.',
    categories: ['Flowers_Bouquets_Lilies', 'Occasions_Housewarming', 'Occasions_Birthday'],
    facets: { Collection: 'Kitchen Table' },
    scene: arrangement(
      'mason-jar',
      'blush',
      [
        ['lily', 'coral', 5],
        ['ranunculus', 'cream', 6],
      ],
      ['fern'],
    ),
  },
  {
    code: '101209',
    name: 'CATHEDRAL HILL',
    kind: 'bouquet',
    price: 74.99,
    percentOff: [25, 25, 0],
    description:
      'White lilies over purple iris in a deep blue glaze, like windows with the sun behind them. Two blocks of it would be too much.',
    categories: [
      'Flowers_Bouquets_Lilies',
      'Occasions_Holidays_Easter',
      'Occasions_Congratulations',
    ],
    codes: { b2: 'Y', b4: 'T' },
    facets: { Collection: 'Classics' },
    scene: arrangement(
      'glazed-blue',
      'straw',
      [
        ['lily', 'white', 6],
        ['iris', 'purple', 7],
      ],
      ['ruscus', 'strap'],
    ),
  },
];
