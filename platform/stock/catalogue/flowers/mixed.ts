import type { GroupSource } from '../group-source';
import { arrangement } from '../scenes';

/** The house bouquets: Flowers_Bouquets_Mixed. */
export const mixed: readonly GroupSource[] = [
  {
    code: '100310',
    name: 'SUNDAY BEST',
    kind: 'bouquet',
    price: 64.99,
    featured: true,
    picturedSizes: true,
    description:
      'Blush peonies, cream ranunculus and meadow daisies, gathered loosely into a stoneware jar to keep. Our most-sent bouquet since 1998.',
    categories: [
      'Flowers_Bouquets_Mixed',
      'Occasions_Birthday',
      'Occasions_ThankYou',
      'Occasions_Holidays_MothersDay',
    ],
    codes: { b2: 'Y', b4: 'F' },
    exclusive: true,
    articles: ['keep-a-bouquet-for-ten-days'],
    facets: { Collection: 'Glasshouse' },
    scene: arrangement(
      'ceramic-belly',
      'sage',
      [
        ['peony', 'blush', 5],
        ['ranunculus', 'cream', 6],
        ['daisy', 'white', 8],
      ],
      ['eucalyptus', 'ruscus'],
    ),
  },
  {
    code: '100311',
    name: 'PLUM ORCHARD',
    kind: 'bouquet',
    price: 74.99,
    sizes: [],
    stock: { available: 3 },
    description:
      'Burgundy dahlia-shaped mums, apricot roses and lavender spikes in a copper-brown jar. Long-lasting and lightly scented, at their fullest on the third day. The colors are those of a plum pie.',
    categories: ['Flowers_Bouquets_Mixed', 'Occasions_ThankYou', 'Occasions_Holidays_Thanksgiving'],
    facets: { Collection: 'Lake Country' },
    scene: arrangement(
      'terracotta',
      'blush',
      [
        ['chrysanthemum', 'burgundy', 7],
        ['rose', 'coral', 5],
        ['delphinium', 'lavender', 4],
      ],
      ['eucalyptus'],
    ),
  },
  {
    code: '100312',
    name: 'PRAIRIE MORNING',
    kind: 'bouquet',
    price: 49.99,
    description:
      'White daisies, pink carnations and purple spires in a loose meadow bunch. Simple, fresh and on time, like a roadside in June.',
    categories: [
      'Flowers_Bouquets_Mixed',
      'Occasions_ThankYou',
      'Occasions_GetWell',
      'Occasions_OutOfTownDelivery',
    ],
    codes: { b2: 'Y', b3: '9', b4: 'F' },
    facets: { Collection: 'Lake Country' },
    scene: arrangement(
      'glass-cylinder',
      'mist',
      [
        ['daisy', 'white', 8],
        ['carnation', 'blush', 5],
        ['delphinium', 'purple', 4],
      ],
      ['grass'],
    ),
  },
  {
    code: '100313',
    name: 'CORAL RANUNCULUS',
    kind: 'bouquet',
    price: 54.99,
    picturedSizes: true,
    description:
      'Sixteen ranunculus with a hundred petals apiece, in coral, orange and cream. Grown under our own glass from October corms.',
    categories: [
      'Flowers_Bouquets_Mixed',
      'Occasions_Birthday',
      'Occasions_Congratulations',
      'Occasions_Holidays_MothersDay',
    ],
    grown: true,
    facets: { Collection: 'Glasshouse' },
    scene: arrangement(
      'ceramic-square',
      'sage',
      [
        ['ranunculus', 'coral', 7],
        ['ranunculus', 'orange', 5],
        ['ranunculus', 'cream', 4],
      ],
      ['eucalyptus'],
    ),
  },
  {
    code: '100314',
    name: 'FIRST LILACS',
    kind: 'bouquet',
    price: 59.99,
    release: { fromDay: -9 },
    grown: true,
    exclusive: true,
    description:
      'Forced lilacs in lavender, purple and white, weeks before the hedges know it is spring. The whole room will notice.',
    categories: [
      'Flowers_Bouquets_Mixed',
      'Occasions_Housewarming',
      'Occasions_Holidays_MothersDay',
    ],
    facets: { Collection: 'Glasshouse' },
    scene: arrangement(
      'glazed-blue',
      'sage',
      [
        ['lilac', 'lavender', 6],
        ['lilac', 'purple', 4],
        ['lilac', 'white', 3],
      ],
      ['eucalyptus', 'fern'],
    ),
  },
  {
    code: '100315',
    name: 'BLUE HYDRANGEA',
    kind: 'bouquet',
    price: 44.99,
    description:
      'Blue hydrangea heads as round as the bowl that holds them, with three white roses for company. Mist them daily and they drink.',
    categories: ['Flowers_Bouquets_Mixed', 'Occasions_NewBaby', 'Occasions_Sympathy'],
    articles: ['why-hydrangeas-change-color'],
    facets: { Collection: 'Kitchen Table' },
    scene: arrangement(
      'bubble-bowl',
      'straw',
      [
        ['hydrangea', 'blue', 5],
        ['rose', 'white', 3],
      ],
      ['eucalyptus'],
    ),
  },
  {
    code: '100316',
    name: 'WEST RIVER WALK',
    kind: 'bouquet',
    price: 62.99,
    description:
      'Purple iris, white carnations and blue delphinium, cool as shade in July. For people who walk to think.',
    categories: ['Flowers_Bouquets_Mixed', 'Occasions_Congratulations', 'Occasions_Housewarming'],
    codes: { b2: 'Y', b3: '1', b4: 'A' },
    facets: { Collection: 'Lake Country' },
    scene: arrangement(
      'ceramic-belly',
      'sky',
      [
        ['iris', 'blue', 7],
        ['carnation', 'white', 6],
        ['delphinium', 'blue', 3],
      ],
      ['ruscus'],
    ),
  },
  {
    code: '100317',
    name: 'GARDEN GATE',
    kind: 'bouquet',
    price: 58.99,
    percentOff: [30, 0, 0],
    description:
      "Peonies, spray roses and baby's breath spilling out of a handled basket. It arrives looking as if you picked it yourself.",
    categories: ['Flowers_Bouquets_Mixed', 'Occasions_Anniversary', 'Occasions_NewBaby'],
    facets: { Collection: 'Glasshouse' },
    scene: arrangement(
      'basket',
      'lilac',
      [
        ['peony', 'lavender', 4],
        ['spray-rose', 'mixed-pastel', 7],
        ['babys-breath', 'white', 5],
      ],
      ['fern'],
    ),
  },
];
