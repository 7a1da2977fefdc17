import type { GroupSource } from '../group-source';
import { arrangement } from '../scenes';

/** More sunflowers, gerbera and daisies: Flowers_Bouquets_SunflowersGerbera. */
export const bigFaces: readonly GroupSource[] = [
  {
    code: '101401',
    name: 'ONE TALL SUNFLOWER',
    kind: 'bouquet',
    price: 8.99,
    sizes: [],
    stock: 'unlimited',
    description:
      'One sunflower, a yard long, wrapped in brown paper. Children carry it like a flag and should be allowed to.',
    categories: ['Flowers_Bouquets_SunflowersGerbera', 'Occasions_ThankYou', 'Occasions_Birthday'],
    limits: { breaks: [{ quantity: 3, price: 7.66 }] },
    grown: true,
    facets: { Collection: 'Market Stall' },
    scene: arrangement('wrapped-paper', 'straw', [['sunflower', 'yellow', 1]], ['grass']),
  },
  {
    code: '101402',
    name: 'PIE CONTEST',
    kind: 'bouquet',
    price: 56.99,
    release: { fromDay: -80, untilDay: -20 },
    description:
      'Four sunflowers over burgundy mums in a willow basket. Second place last year went to the same basket without the ribbon.',
    categories: [
      'Flowers_Bouquets_SunflowersGerbera',
      'Flowers_Arrangements_Basket',
      'Occasions_Holidays_Thanksgiving',
      'Occasions_Congratulations',
    ],
    facets: { Collection: 'Lake Country' },
    scene: arrangement(
      'basket',
      'clay',
      [
        ['sunflower', 'yellow', 4],
        ['chrysanthemum', 'burgundy', 6],
      ],
      ['fern'],
    ),
  },
  {
    code: '101404',
    name: 'CHECKERED TABLECLOTH',
    kind: 'bouquet',
    price: 44.99,
    percentOff: 20,
    description:
      'Red gerbera and white daisies, turn and turn about. It wants a plate of ribs beside it.',
    categories: [
      'Flowers_Bouquets_SunflowersGerbera',
      'Occasions_Birthday',
      'Occasions_Holidays_Valentines',
    ],
    facets: { Collection: 'Kitchen Table' },
    scene: arrangement(
      'glass-cylinder',
      'sky',
      [
        ['daisy', 'red', 9],
        ['daisy', 'white', 6],
      ],
      ['eucalyptus'],
    ),
  },
  {
    code: '101405',
    name: 'TEN SUNFLOWERS',
    kind: 'bouquet',
    price: 59.99,
    sizes: [],
    description:
      'Ten sunflowers in a round vase. They drink a pint a day, so top up the water every morning. No discussion needed.',
    categories: [
      'Flowers_Bouquets_SunflowersGerbera',
      'Occasions_Congratulations',
      'Occasions_GetWell',
    ],
    codes: { b2: 'Y', b4: 'F' },
    facets: { Collection: 'Classics' },
    scene: arrangement(
      'ceramic-belly',
      'blush',
      [['sunflower', 'yellow', 10]],
      ['ruscus', 'eucalyptus'],
    ),
  },
  {
    code: '101406',
    name: 'PINK LEMONADE',
    kind: 'bouquet',
    price: 38.99,
    codes: { b3: '9' },
    description:
      'Blush gerbera and small yellow daisies in a jar. The lemonade stand across the street has raised its prices too.',
    categories: [
      'Flowers_Bouquets_SunflowersGerbera',
      'Occasions_NewBaby',
      'Occasions_Birthday',
      'Occasions_Holidays_MothersDay',
    ],
    facets: { Collection: 'Little Ones' },
    scene: arrangement(
      'mason-jar',
      'lilac',
      [
        ['daisy', 'blush', 8],
        ['daisy', 'yellow', 6],
      ],
      ['grass'],
    ),
  },
  {
    code: '101407',
    name: 'HAY WAGON',
    kind: 'bouquet',
    price: 53.99,
    release: { fromDay: -95, untilDay: -12 },
    description:
      'Small sunflowers, orange ranunculus and cream carnations heaped in clay. We build it while the corn mazes are open.',
    categories: ['Flowers_Bouquets_SunflowersGerbera', 'Occasions_Holidays_Thanksgiving'],
    facets: { Collection: 'Lake Country' },
    scene: arrangement(
      'terracotta',
      'mist',
      [
        ['sunflower', 'yellow', 5],
        ['ranunculus', 'orange', 6],
        ['carnation', 'cream', 5],
      ],
      ['grass'],
    ),
  },
  {
    code: '101408',
    name: 'BLUE JEANS & SUNFLOWERS',
    kind: 'bouquet',
    price: 51.99,
    featured: true,
    description:
      'Five sunflowers with iris the blue of new denim. The most casual thing we make that still counts as dressing up.',
    categories: [
      'Flowers_Bouquets_SunflowersGerbera',
      'Occasions_ThankYou',
      'Occasions_Housewarming',
      'Occasions_OutOfTownDelivery',
    ],
    codes: { b2: 'Y', b4: 'E' },
    facets: { Collection: 'Kitchen Table' },
    scene: arrangement(
      'ceramic-square',
      'straw',
      [
        ['sunflower', 'yellow', 5],
        ['iris', 'blue', 6],
      ],
      ['fern'],
    ),
  },
  {
    code: '101409',
    name: 'DAISY LEDGER',
    kind: 'bouquet',
    price: 33.99,
    sizes: [],
    stock: { available: 3, safety: 0 },
    description:
      'Sixteen white daisies against the dark, for anyone still settling whether he loves her. The count is even; start with "loves me not."',
    categories: ['Flowers_Bouquets_SunflowersGerbera', 'Occasions_LoveRomance'],
    facets: { Collection: 'Market Stall' },
    scene: arrangement('glass-cylinder', 'evergreen', [['daisy', 'white', 16]], ['fern']),
  },
];
