import type { GroupSource } from '../group-source';
import { arrangement } from '../scenes';

/** Low flowers for tables: Flowers_Arrangements_Centerpieces. */
export const centerpieces: readonly GroupSource[] = [
  {
    code: '101501',
    name: 'WHITE LINEN',
    kind: 'bouquet',
    price: 76.99,
    description:
      'White hydrangea and cream roses in a low bowl, ironed and starched. Suits a christening or a Tuesday with candles.',
    categories: ['Flowers_Arrangements_Centerpieces', 'Occasions_NewBaby', 'Occasions_Anniversary'],
    codes: { b3: '9' },
    facets: { Collection: 'Classics' },
    scene: arrangement(
      'bubble-bowl',
      'mist',
      [
        ['hydrangea', 'white', 3],
        ['rose', 'cream', 6],
      ],
      ['ruscus'],
    ),
  },
  {
    code: '101502',
    name: 'CRANBERRY BOG',
    kind: 'bouquet',
    price: 64.99,
    release: { fromDay: -13 },
    description:
      'Red carnations and burgundy ranunculus packed tight as fruit, with pine at the shoreline. One state over they grow the real thing.',
    categories: [
      'Flowers_Arrangements_Centerpieces',
      'Occasions_Holidays_Christmas',
      'Occasions_Holidays_Thanksgiving',
    ],
    codes: { b2: 'Y', b4: 'F' },
    facets: { Collection: 'Lake Country' },
    scene: arrangement(
      'glazed-blue',
      'mist',
      [
        ['carnation', 'red', 8],
        ['ranunculus', 'burgundy', 6],
      ],
      ['needle'],
    ),
  },
  {
    code: '101503',
    name: 'PUMPKIN PATCH TABLE',
    kind: 'bouquet',
    price: 56.99,
    release: { season: ['09-15', '11-28'] },
    percentOff: 15,
    description:
      'Orange mums and yellow daisies in a willow basket, kept low. Gourds are extra and mostly ornamental, like some relatives.',
    categories: ['Flowers_Arrangements_Centerpieces', 'Occasions_Holidays_Thanksgiving'],
    facets: { Collection: 'Kitchen Table' },
    scene: arrangement(
      'basket',
      'straw',
      [
        ['chrysanthemum', 'orange', 8],
        ['daisy', 'yellow', 5],
      ],
      ['grass', 'vine'],
    ),
  },
  {
    code: '101504',
    name: 'BRUNCH TABLE',
    kind: 'bouquet',
    price: 58.99,
    release: { fromDay: 50 },
    description:
      'Pastel tulips kept short among ranunculus, so the syrup can be passed. The tulips will stretch; trim them on Wednesday.',
    categories: [
      'Flowers_Arrangements_Centerpieces',
      'Occasions_Holidays_Easter',
      'Occasions_Holidays_MothersDay',
    ],
    facets: { Collection: 'Kitchen Table' },
    scene: arrangement(
      'ceramic-square',
      'sky',
      [
        ['tulip', 'mixed-pastel', 8],
        ['ranunculus', 'coral', 6],
      ],
      ['eucalyptus'],
    ),
  },
  {
    code: '101505',
    name: 'BLOW OUT THE CANDLES',
    webTitle: 'Blow Out the Candles, a Birthday Jar',
    kind: 'bouquet',
    price: 44.99,
    codes: { b3: '9' },
    description:
      'Bright ranunculus and yellow daisies in a wide jar, made to share a table with cake. Frosting wipes off the glass.',
    categories: ['Flowers_Arrangements_Centerpieces', 'Occasions_Birthday'],
    facets: { Collection: 'Little Ones' },
    scene: arrangement(
      'mason-jar',
      'blush',
      [
        ['ranunculus', 'mixed-bright', 9],
        ['daisy', 'yellow', 5],
      ],
      ['fern'],
    ),
  },
  {
    code: '101506',
    name: 'SILVER & PINE',
    webTitle: 'Silver & Pine Holiday Bowl',
    kind: 'bouquet',
    price: 68.99,
    release: { fromDay: -16 },
    description:
      'White roses and white carnations over cut pine and silver eucalyptus. Set it where the draft from the door reaches it and it lasts till New Year.',
    categories: [
      'Flowers_Arrangements_Centerpieces',
      'Occasions_Holidays_Christmas',
      'Occasions_ThankYou',
    ],
    facets: { Collection: 'Classics' },
    scene: arrangement(
      'bubble-bowl',
      'evergreen',
      [
        ['rose', 'white', 6],
        ['carnation', 'white', 6],
      ],
      ['needle', 'eucalyptus'],
    ),
  },
  {
    code: '101507',
    name: 'SANDBAR',
    kind: 'bouquet',
    price: 72.99,
    stock: { available: 3, safety: 3 },
    description:
      'Blue hydrangea and cream ranunculus with a little grass at the edge, in a stoneware vase, for any small table. The blue is the St. Croix in August.',
    categories: ['Flowers_Arrangements_Centerpieces', 'Occasions_Housewarming'],
    sizes: [],
    facets: { Collection: 'Lake Country' },
    scene: arrangement(
      'ceramic-belly',
      'straw',
      [
        ['hydrangea', 'blue', 3],
        ['ranunculus', 'cream', 7],
      ],
      ['grass'],
    ),
  },
  {
    code: '101508',
    name: 'AFTER THE OPERA',
    kind: 'bouquet',
    price: 86.99,
    featured: true,
    description:
      'Purple callas leaning over white roses in a square black-brown box. For the late table, when everybody has opinions.',
    categories: [
      'Flowers_Arrangements_Centerpieces',
      'Occasions_Anniversary',
      'Occasions_Congratulations',
    ],
    exclusive: true,
    facets: { Collection: 'Glasshouse' },
    scene: arrangement(
      'ceramic-square',
      'clay',
      [
        ['calla', 'purple', 7],
        ['rose', 'white', 5],
      ],
      ['ruscus', 'palm'],
    ),
  },
];
