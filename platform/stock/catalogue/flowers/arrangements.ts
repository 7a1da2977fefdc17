import type { GroupSource } from '../group-source';
import { arrangement } from '../scenes';

/** Arrangements for rooms and tables: Flowers_Arrangements. */
export const arrangements: readonly GroupSource[] = [
  {
    code: '100401',
    name: 'QUIET GARDEN',
    kind: 'bouquet',
    price: 84.99,
    featured: true,
    picturedSizes: true,
    description:
      'White callas rising out of palm in a slate-colored box. Calm enough for a waiting room and good enough for the front hall.',
    categories: ['Flowers_Arrangements_Vase', 'Occasions_Sympathy', 'Occasions_Housewarming'],
    codes: { b2: 'Y', b4: 'T' },
    exclusive: true,
    facets: { Collection: 'Glasshouse' },
    scene: arrangement('ceramic-square', 'lilac', [['calla', 'white', 9]], ['palm', 'fern']),
  },
  {
    code: '100402',
    name: 'ORCHID WINDOW',
    kind: 'bouquet',
    price: 79.99,
    sizes: [],
    release: { fromDay: -20 },
    description:
      'Cut moth orchids arching out of clear glass, with nothing to distract from them. They last three weeks in cool water.',
    categories: ['Flowers_Arrangements_Vase', 'Occasions_Congratulations', 'Occasions_LoveRomance'],
    facets: { Collection: 'Glasshouse' },
    scene: arrangement('glass-cylinder', 'evergreen', [['orchid', 'lavender', 5]], ['palm']),
  },
  {
    code: '100403',
    name: 'HYDRANGEA HALL',
    kind: 'bouquet',
    price: 92.99,
    description:
      'Green and white hydrangea in a tall ceramic, wide as an open door. It fills an entry for a week and a half.',
    categories: ['Flowers_Arrangements_Vase', 'Occasions_Housewarming', 'Occasions_Anniversary'],
    articles: ['why-hydrangeas-change-color'],
    facets: { Collection: 'Classics' },
    scene: arrangement(
      'ceramic-belly',
      'clay',
      [
        ['hydrangea', 'white', 5],
        ['hydrangea', 'green', 3],
      ],
      ['ruscus'],
    ),
  },
  {
    code: '100404',
    name: 'CARNATION COMEBACK',
    kind: 'bouquet',
    price: 41.99,
    percentOff: 10,
    description:
      'Twenty pastel carnations with eucalyptus in a round glass bowl. They outlast everything else we cut, often by a week. Three dozen shades of pink would have been showing off.',
    categories: ['Flowers_Arrangements_Vase', 'Occasions_ThankYou', 'Occasions_OutOfTownDelivery'],
    sizes: [],
    codes: { b2: 'Y', b3: '9', b4: 'A' },
    facets: { Collection: 'Market Stall' },
    scene: arrangement('bubble-bowl', 'mist', [['carnation', 'mixed-pastel', 20]], ['eucalyptus']),
  },
  {
    code: '100411',
    name: 'LONG TABLE',
    kind: 'bouquet',
    price: 69.99,
    description:
      'A low run of burgundy mums, coral roses and trailing green that lets people see each other. Made for eight, or for one with leftovers.',
    categories: [
      'Flowers_Arrangements_Centerpieces',
      'Occasions_Holidays_Thanksgiving',
      'Occasions_Housewarming',
    ],
    facets: { Collection: 'Kitchen Table' },
    scene: arrangement(
      'basket',
      'clay',
      [
        ['chrysanthemum', 'burgundy', 7],
        ['rose', 'coral', 6],
        ['spray-rose', 'cream', 4],
      ],
      ['vine', 'eucalyptus'],
    ),
  },
  {
    code: '100412',
    name: 'HARVEST SUPPER',
    kind: 'bouquet',
    price: 59.99,
    description:
      'Small sunflowers, orange mums and wheat-colored daisies set low in terracotta. Nothing on it is taller than the gravy boat.',
    codes: { b2: 'N', b4: 'T' },
    categories: [
      'Flowers_Arrangements_Centerpieces',
      'Occasions_Holidays_Thanksgiving',
      'Occasions_ThankYou',
    ],
    facets: { Collection: 'Lake Country' },
    scene: arrangement(
      'terracotta',
      'sage',
      [
        ['sunflower', 'yellow', 5],
        ['chrysanthemum', 'orange', 7],
        ['daisy', 'cream', 5],
      ],
      ['grass'],
    ),
  },
  {
    code: '100413',
    name: 'CANDLELIGHT CENTERPIECE',
    kind: 'bouquet',
    price: 74.99,
    picturedSizes: true,
    description:
      'Red roses and white mums set in fresh cedar, ready for the candles you already own. It smells like the first night of snow.',
    categories: [
      'Flowers_Arrangements_Centerpieces',
      'Occasions_Holidays_Christmas',
      'Occasions_Anniversary',
    ],
    codes: { b2: 'Y', b4: 'F' },
    facets: { Collection: 'Classics' },
    scene: arrangement(
      'ceramic-square',
      'evergreen',
      [
        ['rose', 'red', 8],
        ['chrysanthemum', 'white', 6],
      ],
      ['needle', 'fern'],
    ),
  },
  {
    code: '100421',
    name: 'MARKET BASKET',
    kind: 'bouquet',
    price: 54.99,
    description:
      'Tulips, daisies and carnations in a willow basket with a liner, so it never leaks. Carry it by the handle and take the credit.',
    categories: ['Flowers_Arrangements_Basket', 'Occasions_GetWell', 'Occasions_Birthday'],
    facets: { Collection: 'Market Stall' },
    scene: arrangement(
      'basket',
      'sky',
      [
        ['tulip', 'mixed-bright', 7],
        ['daisy', 'white', 6],
        ['carnation', 'coral', 5],
      ],
      ['fern'],
    ),
  },
  {
    code: '100422',
    name: 'EASTER MORNING BASKET',
    kind: 'bouquet',
    price: 62.99,
    description:
      'White lilies and pastel tulips with a little grass for the rabbit. Please keep the lilies out of reach of cats.',
    categories: ['Flowers_Arrangements_Basket', 'Occasions_Holidays_Easter'],
    release: { fromDay: -260, untilDay: -180 },
    facets: { Collection: 'Little Ones' },
    scene: arrangement(
      'basket',
      'straw',
      [
        ['lily', 'white', 5],
        ['tulip', 'mixed-pastel', 9],
      ],
      ['grass'],
    ),
  },
  {
    code: '100423',
    name: 'PICNIC AT HIDDEN FALLS',
    kind: 'bouquet',
    price: 57.99,
    description:
      'Yellow ranunculus, blue iris and white daisies in a lidded-picnic sort of basket. Ants not included.',
    categories: [
      'Flowers_Arrangements_Basket',
      'Occasions_ThankYou',
      'Occasions_Holidays_MothersDay',
    ],
    facets: { Collection: 'Lake Country' },
    scene: arrangement(
      'basket',
      'sage',
      [
        ['ranunculus', 'yellow', 7],
        ['iris', 'blue', 5],
        ['daisy', 'white', 6],
      ],
      ['fern', 'grass'],
    ),
  },
];
