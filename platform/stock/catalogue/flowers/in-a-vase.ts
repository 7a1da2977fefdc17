import type { GroupSource } from '../group-source';
import { arrangement } from '../scenes';

/** Flowers arranged in a vase that stays: Flowers_Arrangements_Vase. */
export const inAVase: readonly GroupSource[] = [
  {
    code: '101601',
    name: 'IRIS IN THE HALL',
    kind: 'bouquet',
    price: 47.99,
    sizes: [],
    grown: true,
    release: { fromDay: -200, untilDay: -120 },
    description:
      'A dozen purple iris, cut in pencil-bud so that you are there when they open. Each one is finished in four days, and worth it.',
    categories: [
      'Flowers_Arrangements_Vase',
      'Occasions_Congratulations',
      'Occasions_Holidays_Easter',
    ],
    facets: { Collection: 'Glasshouse' },
    scene: arrangement('glass-cylinder', 'straw', [['iris', 'purple', 12]], ['strap']),
  },
  {
    code: '101603',
    name: 'WHITE ORCHID STEMS',
    kind: 'bouquet',
    price: 83.99,
    sizes: [],
    percentOff: 10,
    description:
      'Six cut orchids, white as paper, curving out of a blue glaze. No dirt, no instructions, three weeks.',
    categories: ['Flowers_Arrangements_Vase', 'Occasions_LoveRomance', 'Occasions_Sympathy'],
    facets: { Collection: 'Glasshouse' },
    scene: arrangement('glazed-blue', 'clay', [['orchid', 'white', 6]], ['palm', 'strap']),
  },
  {
    code: '101604',
    name: 'CHERRY COLA CARNATIONS',
    kind: 'bouquet',
    price: 38.99,
    sizes: [],
    description:
      'Ten burgundy carnations and eight red ones, frilled like a cabaret. They will be in good order after the thank-you note arrives.',
    categories: [
      'Flowers_Arrangements_Vase',
      'Occasions_ThankYou',
      'Occasions_Holidays_Valentines',
      'Occasions_OutOfTownDelivery',
    ],
    codes: { b2: 'Y', b3: '9', b4: 'A' },
    facets: { Collection: 'Market Stall' },
    scene: arrangement(
      'glass-cylinder',
      'blush',
      [
        ['carnation', 'burgundy', 10],
        ['carnation', 'red', 8],
      ],
      ['fern'],
    ),
  },
  {
    code: '101606',
    name: 'TWO HYDRANGEAS',
    kind: 'bouquet',
    price: 26.99,
    sizes: [],
    stock: 'unlimited',
    articles: ['why-hydrangeas-change-color'],
    description:
      'Two lavender mopheads in a canning jar. If they wilt, lay them in the sink under water for an hour and say nothing about it.',
    categories: ['Flowers_Arrangements_Vase', 'Occasions_GetWell', 'Occasions_NewBaby'],
    facets: { Collection: 'Market Stall' },
    scene: arrangement('mason-jar', 'sage', [['hydrangea', 'lavender', 2]], ['eucalyptus']),
  },
  {
    code: '101607',
    name: 'CORNER OFFICE',
    webTitle: 'Corner Office Callas',
    kind: 'bouquet',
    price: 69.99,
    description:
      'Seven yellow callas and two kinds of palm, upright and to the point. It is on a desk somewhere downtown most weeks.',
    categories: ['Flowers_Arrangements_Vase', 'Occasions_Congratulations', 'Occasions_ThankYou'],
    codes: { b2: 'Y', b4: 'E' },
    facets: { Collection: 'Classics' },
    scene: arrangement('ceramic-belly', 'sky', [['calla', 'yellow', 7]], ['palm', 'monstera']),
  },
  {
    code: '101608',
    name: 'BREATHING ROOM',
    kind: 'bouquet',
    price: 29.99,
    sizes: [],
    description:
      "Nine branches of baby's breath on their own, like weather in a jar. It dries where it stands and you may keep it till spring.",
    categories: ['Flowers_Arrangements_Vase', 'Occasions_NewBaby', 'Occasions_Housewarming'],
    codes: { b3: '9' },
    facets: { Collection: 'Little Ones' },
    scene: arrangement('glass-cylinder', 'lilac', [['babys-breath-branch', 'white', 9]], []),
  },
  {
    code: '101609',
    name: 'STUDY IN OCHER',
    kind: 'bouquet',
    price: 52.99,
    percentOff: [30, 20, 0],
    description:
      'Cream and orange chrysanthemums against blue, the way a painter with two tubes left would have it. They hold for two weeks.',
    categories: [
      'Flowers_Arrangements_Vase',
      'Occasions_Holidays_Thanksgiving',
      'Occasions_GetWell',
    ],
    facets: { Collection: 'Kitchen Table' },
    scene: arrangement(
      'glazed-blue',
      'sage',
      [
        ['chrysanthemum', 'cream', 7],
        ['chrysanthemum', 'orange', 4],
      ],
      ['fern'],
    ),
  },
];
