import type { GroupSource } from '../group-source';
import { arrangement, recolored } from '../scenes';

const hello = arrangement(
  'mason-jar',
  'mist',
  [
    ['spray-rose', 'blush', 6],
    ['daisy', 'white', 5],
    ['babys-breath', 'white', 3],
  ],
  ['eucalyptus'],
);

/** More house bouquets, each with a mood. */
export const mixedMoods: readonly GroupSource[] = [
  {
    code: '100318',
    name: 'PORCH SWING',
    kind: 'bouquet',
    price: 47.99,
    description:
      'Lavender mums and cream spray roses, slow and shaded. Good company from after dinner until the mosquitoes find you.',
    categories: ['Flowers_Bouquets_Mixed', 'Occasions_ThankYou', 'Occasions_Housewarming'],
    facets: { Collection: 'Kitchen Table' },
    scene: arrangement(
      'ceramic-square',
      'evergreen',
      [
        ['chrysanthemum', 'lavender', 7],
        ['spray-rose', 'cream', 7],
      ],
      ['vine'],
    ),
  },
  {
    code: '100319',
    name: 'HEART ON YOUR SLEEVE',
    kind: 'bouquet',
    price: 66.99,
    description:
      'Red roses, blush carnations and burgundy ranunculus, crowded close. For anyone who would rather say it than hint.',
    categories: [
      'Flowers_Bouquets_Mixed',
      'Occasions_LoveRomance',
      'Occasions_Anniversary',
      'Occasions_Holidays_Valentines',
    ],
    codes: { b2: 'Y', b4: 'F' },
    facets: { Collection: 'Classics' },
    scene: arrangement(
      'bubble-bowl',
      'clay',
      [
        ['rose', 'red', 6],
        ['carnation', 'blush', 6],
        ['ranunculus', 'burgundy', 5],
      ],
      ['ruscus'],
    ),
  },
  {
    code: '100320',
    name: 'MARMALADE',
    kind: 'bouquet',
    price: 51.99,
    description:
      'Orange ranunculus, coral roses and gold daisies with a little bitter green. Best in a kitchen that faces east.',
    codes: { b2: 'N', b4: 'E' },
    categories: ['Flowers_Bouquets_Mixed', 'Occasions_GetWell', 'Occasions_Congratulations'],
    facets: { Collection: 'Kitchen Table' },
    scene: arrangement(
      'terracotta',
      'straw',
      [
        ['ranunculus', 'orange', 7],
        ['rose', 'coral', 4],
        ['daisy', 'yellow', 5],
      ],
      ['eucalyptus'],
    ),
  },
  {
    code: '100321',
    name: 'SNOW DAY',
    kind: 'bouquet',
    price: 56.99,
    description:
      "White mums, white roses and a drift of baby's breath. School is closed and nobody has to go anywhere.",
    categories: [
      'Flowers_Bouquets_Mixed',
      'Occasions_Sympathy',
      'Occasions_NewBaby',
      'Occasions_Holidays_Christmas',
    ],
    codes: { b2: 'Y', b3: '9', b4: 'T' },
    facets: { Collection: 'Lake Country' },
    scene: arrangement(
      'ceramic-belly',
      'mist',
      [
        ['chrysanthemum', 'white', 6],
        ['rose', 'white', 6],
        ['babys-breath', 'white', 6],
      ],
      ['needle', 'eucalyptus'],
    ),
  },
  {
    code: '100322',
    name: 'CONFETTI MORNING',
    kind: 'bouquet',
    price: 48.99,
    featured: true,
    picturedSizes: true,
    description:
      'Gerbera, carnations and ranunculus in every color we could reach. The bouquet to send when there will be cake.',
    categories: [
      'Flowers_Bouquets_Mixed',
      'Occasions_Birthday',
      'Occasions_Congratulations',
      'Occasions_OutOfTownDelivery',
    ],
    codes: { b2: 'Y', b4: 'E' },
    facets: { Collection: 'Market Stall' },
    scene: arrangement(
      'glass-cylinder',
      'blush',
      [
        ['daisy', 'mixed-bright', 7],
        ['carnation', 'mixed-bright', 5],
        ['ranunculus', 'yellow', 5],
      ],
      ['ruscus'],
    ),
  },
  {
    code: '100323',
    name: 'LITTLE HELLO',
    kind: 'bouquet',
    price: 34.99,
    sizes: [],
    description:
      'A handful of small blooms in a mason jar, sized for a nightstand or a hospital tray. Choose a color for the roses.',
    colors: [
      { name: 'Blush', suffix: '' },
      {
        name: 'Lavender',
        suffix: 'LAV',
        scene: { ...recolored(hello, 'lavender'), backdrop: 'lilac' },
      },
      { name: 'Yellow', suffix: 'YEL', scene: { ...recolored(hello, 'yellow'), backdrop: 'sage' } },
    ],
    categories: [
      'Flowers_Bouquets_Mixed',
      'Occasions_NewBaby',
      'Occasions_GetWell',
      'Occasions_OutOfTownDelivery',
    ],
    codes: { b2: 'Y', b3: '9', b4: 'F' },
    facets: { Collection: 'Little Ones' },
    scene: hello,
  },
  {
    code: '100324',
    name: 'THE WHOLE FARM STAND & EVERY PEONY IN THE MARKET',
    kind: 'bouquet',
    price: 98.99,
    description:
      'Everything on the cutting bench at once: peonies, hydrangea, delphinium and mums. Bring a wide table.',
    codes: { b2: 'N', b4: 'F' },
    categories: ['Flowers_Bouquets_Mixed', 'Occasions_Congratulations', 'Occasions_Anniversary'],
    facets: { Collection: 'Market Stall' },
    scene: arrangement(
      'basket',
      'sky',
      [
        ['peony', 'blush', 5],
        ['hydrangea', 'blue', 3],
        ['delphinium', 'purple', 4],
        ['chrysanthemum', 'yellow', 5],
      ],
      ['eucalyptus', 'fern'],
    ),
  },
];
