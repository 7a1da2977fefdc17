import type { GroupSource } from '../group-source';
import { arrangement } from '../scenes';

/** Sunflowers and gerbera daisies: Flowers_Bouquets_SunflowersGerbera. */
export const sunflowersGerbera: readonly GroupSource[] = [
  {
    code: '100221',
    name: 'KITCHEN SUNFLOWERS',
    kind: 'bouquet',
    price: 46.99,
    percentOff: [20, 10, 0],
    description:
      'Sunflowers and white daisies rolled in brown paper with a blue ribbon. Made to be put in whatever pitcher is nearest.',
    categories: [
      'Flowers_Bouquets_SunflowersGerbera',
      'Occasions_GetWell',
      'Occasions_Birthday',
      'Occasions_OutOfTownDelivery',
    ],
    codes: { b2: 'Y', b4: 'T' },
    articles: ['keep-a-bouquet-for-ten-days'],
    facets: { Collection: 'Kitchen Table' },
    scene: arrangement(
      'wrapped-paper',
      'sky',
      [
        ['sunflower', 'yellow', 7],
        ['daisy', 'white', 9],
      ],
      ['ruscus'],
    ),
  },
  {
    code: '100222',
    name: 'COUNTY FAIR',
    kind: 'bouquet',
    price: 49.99,
    description:
      'Sunflowers, red carnations and gold mums, loud as a midway at dusk. Blue ribbon optional, but deserved.',
    categories: [
      'Flowers_Bouquets_SunflowersGerbera',
      'Occasions_Birthday',
      'Occasions_Congratulations',
    ],
    facets: { Collection: 'Lake Country' },
    scene: arrangement(
      'mason-jar',
      'straw',
      [
        ['sunflower', 'yellow', 5],
        ['carnation', 'red', 6],
        ['chrysanthemum', 'orange', 5],
      ],
      ['fern'],
    ),
  },
  {
    code: '100223',
    name: 'GERBERA PARADE',
    kind: 'bouquet',
    price: 42.99,
    description:
      'Twenty gerbera daisies in every color the grower had. Each one stands up straight in its own little straw.',
    categories: [
      'Flowers_Bouquets_SunflowersGerbera',
      'Occasions_Birthday',
      'Occasions_GetWell',
      'Occasions_OutOfTownDelivery',
    ],
    codes: { b2: 'Y', b3: '9', b4: 'E' },
    sizes: [],
    facets: { Collection: 'Market Stall' },
    scene: arrangement('glass-cylinder', 'lilac', [['daisy', 'mixed-bright', 20]], ['grass']),
  },
  {
    code: '100224',
    name: 'LEMONADE STAND',
    kind: 'bouquet',
    price: 38.99,
    description:
      'Yellow gerbera and white daisies, cold and sweet. Twenty-five cents would be fair, but the flowers cost more.',
    categories: [
      'Flowers_Bouquets_SunflowersGerbera',
      'Occasions_ThankYou',
      'Occasions_Housewarming',
    ],
    facets: { Collection: 'Kitchen Table' },
    scene: arrangement(
      'bubble-bowl',
      'sage',
      [
        ['daisy', 'yellow', 9],
        ['daisy', 'white', 8],
      ],
      ['eucalyptus'],
    ),
  },
  {
    code: '100225',
    name: 'TALL AS JULY',
    kind: 'bouquet',
    price: 64.99,
    description:
      'Sunflowers with blue delphinium spires behind them, the tallest thing on any table. Cut from the rows behind Glasshouse No. 2.',
    categories: ['Flowers_Bouquets_SunflowersGerbera', 'Occasions_Congratulations'],
    grown: true,
    facets: { Collection: 'Glasshouse' },
    scene: arrangement(
      'glazed-blue',
      'straw',
      [
        ['sunflower', 'yellow', 6],
        ['delphinium', 'blue', 8],
      ],
      ['grass'],
    ),
  },
];
