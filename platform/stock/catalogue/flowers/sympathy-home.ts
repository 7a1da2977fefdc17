import type { GroupSource } from '../group-source';
import { arrangement } from '../scenes';

/** For the house afterwards: Flowers_Sympathy_ForTheHome. */
export const sympathyHome: readonly GroupSource[] = [
  {
    code: '101851',
    name: 'A LIGHT IN THE WINDOW',
    kind: 'sympathy',
    price: 82.99,
    codes: { b2: 'Y', b4: 'T' },
    release: { fromDay: -25 },
    description:
      'White callas and green mums in a square jar, no larger than a reading lamp. It suits the chair nobody is using.',
    categories: ['Flowers_Sympathy_ForTheHome', 'Occasions_Sympathy'],
    facets: { Collection: 'Remembrance' },
    scene: arrangement(
      'ceramic-square',
      'sky',
      [
        ['calla', 'white', 6],
        ['chrysanthemum', 'green', 6],
      ],
      ['ruscus'],
    ),
  },
  {
    code: '101852',
    name: 'THE LONG AFTERNOON',
    kind: 'sympathy',
    price: 94.99,
    description:
      'Cream roses and lavender ranunculus, arranged to fade slowly and evenly. Send it in the third week, when the phone has gone still.',
    categories: ['Flowers_Sympathy_ForTheHome', 'Occasions_Sympathy'],
    facets: { Collection: 'Remembrance' },
    scene: arrangement(
      'ceramic-belly',
      'sage',
      [
        ['rose', 'cream', 8],
        ['ranunculus', 'lavender', 6],
      ],
      ['eucalyptus', 'fern'],
    ),
  },
  {
    code: '101853',
    name: 'HIS WORKBENCH',
    webTitle: 'His Workbench, in Terracotta',
    kind: 'sympathy',
    price: 78.99,
    codes: { b3: '9' },
    description:
      'Orange mums, small sunflowers and grass in a plain clay pot, for men who would have asked what the fuss was. The pot goes out to the garage after.',
    categories: ['Flowers_Sympathy_ForTheHome', 'Occasions_Sympathy'],
    facets: { Collection: 'Remembrance' },
    scene: arrangement(
      'terracotta',
      'clay',
      [
        ['chrysanthemum', 'orange', 7],
        ['sunflower', 'yellow', 3],
      ],
      ['grass', 'ruscus'],
    ),
  },
  {
    code: '101854',
    name: 'THE PORCH STEPS',
    kind: 'sympathy',
    price: 59.99,
    sizes: [],
    description:
      'White daisies and a little blue delphinium in a jar, left with a knock and no visit. Some days that is the kinder thing.',
    categories: [
      'Flowers_Sympathy_ForTheHome',
      'Occasions_Sympathy',
      'Occasions_OutOfTownDelivery',
    ],
    codes: { b2: 'Y', b3: '9', b4: 'E' },
    facets: { Collection: 'Remembrance' },
    scene: arrangement(
      'mason-jar',
      'mist',
      [
        ['daisy', 'white', 8],
        ['delphinium', 'blue', 4],
      ],
      ['fern', 'grass'],
    ),
  },
  {
    code: '101855',
    name: 'STILL WATER',
    kind: 'sympathy',
    price: 88.99,
    sizes: [],
    stock: { available: 2, safety: 2 },
    description:
      'Five white orchids leaning over a bowl of water. They last into the second month, which is when people stop asking.',
    categories: ['Flowers_Sympathy_ForTheHome', 'Occasions_Sympathy'],
    exclusive: true,
    facets: { Collection: 'Remembrance' },
    scene: arrangement('bubble-bowl', 'evergreen', [['orchid', 'white', 5]], ['palm']),
  },
  {
    code: '101856',
    name: 'KIND REGARDS',
    kind: 'sympathy',
    price: 54.99,
    percentOff: 10,
    description:
      'White carnations and lavender spray roses in clear glass, correct on any occasion of grief. An office can send it without a meeting.',
    categories: ['Flowers_Sympathy_ForTheHome', 'Occasions_Sympathy'],
    facets: { Collection: 'Remembrance' },
    scene: arrangement(
      'glass-cylinder',
      'clay',
      [
        ['carnation', 'white', 9],
        ['spray-rose', 'lavender', 6],
      ],
      ['fern'],
    ),
  },
  {
    code: '101857',
    name: 'EVENSONG BASKET',
    kind: 'sympathy',
    price: 97.99,
    release: { fromDay: -3 },
    description:
      'Cream lilies and purple iris in willow, to be set down at a bedside or an altar rail. The lilies open toward evening.',
    categories: [
      'Flowers_Sympathy_ForTheHome',
      'Flowers_Arrangements_Basket',
      'Occasions_Sympathy',
    ],
    facets: { Collection: 'Remembrance' },
    scene: arrangement(
      'basket',
      'lilac',
      [
        ['lily', 'cream', 6],
        ['iris', 'purple', 6],
      ],
      ['palm'],
    ),
  },
];
