import type { GroupSource } from '../group-source';
import { arrangement } from '../scenes';

/** More tulips, by color and by mood: Flowers_Bouquets_Tulips. */
export const springTulips: readonly GroupSource[] = [
  {
    code: '101101',
    name: 'WHITE PICKET',
    webTitle: 'White Picket Tulips',
    kind: 'bouquet',
    price: 48.99,
    description:
      'Eighteen white tulips standing as straight as they ever will. By the weekend they lean on one another, and look better for it.',
    categories: [
      'Flowers_Bouquets_Tulips',
      'Occasions_Holidays_Easter',
      'Occasions_NewBaby',
      'Occasions_Sympathy',
    ],
    grown: true,
    facets: { Collection: 'Classics' },
    scene: arrangement('ceramic-square', 'sage', [['tulip', 'white', 18]], ['strap']),
  },
  {
    code: '101102',
    name: 'TWENTY RED TULIPS',
    kind: 'bouquet',
    price: 49.99,
    sizes: [],
    description:
      'Twenty tulips the red of a stop sign, for those who find roses a bit formal. They close at night, like shops used to.',
    categories: [
      'Flowers_Bouquets_Tulips',
      'Occasions_LoveRomance',
      'Occasions_Holidays_Valentines',
    ],
    codes: { b2: 'Y', b4: 'T' },
    facets: { Collection: 'Classics' },
    scene: arrangement('glass-cylinder', 'evergreen', [['tulip', 'red', 20]], ['strap']),
  },
  {
    code: '101103',
    name: 'GREEN THUMB TULIPS',
    kind: 'bouquet',
    price: 44.99,
    grown: true,
    percentOff: 15,
    sizes: [],
    description:
      'Green tulips with white ones for contrast. They keep their color for a week in cool water. For the gardener who owns every other color.',
    categories: ['Flowers_Bouquets_Tulips', 'Occasions_ThankYou', 'Occasions_Housewarming'],
    facets: { Collection: 'Glasshouse' },
    scene: arrangement(
      'bubble-bowl',
      'clay',
      [
        ['tulip', 'green', 8],
        ['tulip', 'white', 8],
      ],
      ['grass'],
    ),
  },
  {
    code: '101104',
    name: 'ORANGE CRATE',
    kind: 'bouquet',
    price: 45.99,
    release: { fromDay: -190, untilDay: -110 },
    description:
      'Orange tulips and a few yellow, packed into a basket the way fruit used to come north in winter. They even smell a little of citrus.',
    categories: ['Flowers_Bouquets_Tulips', 'Occasions_GetWell', 'Occasions_Birthday'],
    codes: { b3: '9' },
    facets: { Collection: 'Market Stall' },
    scene: arrangement(
      'basket',
      'straw',
      [
        ['tulip', 'orange', 12],
        ['tulip', 'yellow', 6],
      ],
      ['eucalyptus'],
    ),
  },
  {
    code: '101105',
    name: 'BLACKBERRY FOOL',
    kind: 'bouquet',
    price: 54.99,
    release: { fromDay: -12 },
    grown: true,
    description:
      'Near-black tulips stirred into cream ones, stoneware included. Named by a designer who skipped lunch.',
    categories: ['Flowers_Bouquets_Tulips', 'Occasions_Anniversary', 'Occasions_Birthday'],
    facets: { Collection: 'Kitchen Table' },
    scene: arrangement(
      'ceramic-belly',
      'mist',
      [
        ['tulip', 'burgundy', 9],
        ['tulip', 'cream', 7],
      ],
      ['ruscus'],
    ),
  },
  {
    code: '101106',
    name: 'SOFT LANDING',
    kind: 'bouquet',
    price: 43.99,
    codes: { b3: '9' },
    description:
      'Fourteen blush tulips in a blue pot, for the first week home with someone new. No scent, no pollen, no instructions.',
    categories: ['Flowers_Bouquets_Tulips', 'Occasions_NewBaby', 'Occasions_Holidays_MothersDay'],
    facets: { Collection: 'Little Ones' },
    scene: arrangement('glazed-blue', 'lilac', [['tulip', 'blush', 14]], ['strap', 'eucalyptus']),
  },
  {
    code: '101107',
    name: 'DUTCH KITCHEN',
    kind: 'bouquet',
    price: 57.99,
    codes: { b2: 'Y', b4: 'E' },
    description:
      'Bright tulips with blue delphinium and white daisies, arranged like a painted tile. The terracotta is from St. Croix; the idea is borrowed.',
    categories: ['Flowers_Bouquets_Tulips', 'Occasions_Housewarming', 'Occasions_Holidays_Easter'],
    facets: { Collection: 'Kitchen Table' },
    scene: arrangement(
      'terracotta',
      'sage',
      [
        ['tulip', 'mixed-bright', 9],
        ['delphinium', 'blue', 4],
        ['daisy', 'white', 5],
      ],
      ['fern'],
    ),
  },
  {
    code: '101108',
    name: 'TEN TULIPS, NO FUSS',
    kind: 'bouquet',
    price: 19.99,
    sizes: [],
    stock: 'unlimited',
    description:
      'Ten yellow tulips in kraft paper and that is the whole arrangement. Trim an inch and use whatever is clean.',
    categories: ['Flowers_Bouquets_Tulips', 'Occasions_GetWell', 'Occasions_ThankYou'],
    limits: { breaks: [{ quantity: 3, price: 16.99 }] },
    grown: true,
    facets: { Collection: 'Market Stall' },
    scene: arrangement('wrapped-paper', 'clay', [['tulip', 'yellow', 10]], []),
  },
  {
    code: '101109',
    name: 'LAST SNOWBANK',
    kind: 'bouquet',
    price: 51.99,
    release: { fromDay: 70 },
    description:
      "White tulips, blue iris and a dirty drift of baby's breath, in honor of the pile at the end of the parking lot. It is gone by May, usually.",
    categories: [
      'Flowers_Bouquets_Tulips',
      'Occasions_Congratulations',
      'Occasions_Holidays_Easter',
    ],
    facets: { Collection: 'Lake Country' },
    scene: arrangement(
      'glass-cylinder',
      'sky',
      [
        ['tulip', 'white', 7],
        ['iris', 'blue', 6],
        ['babys-breath', 'white', 3],
      ],
      ['grass'],
    ),
  },
  {
    code: '101110',
    name: 'EASTER PARADE TULIPS',
    kind: 'bouquet',
    price: 52.99,
    release: { fromDay: -250, untilDay: -170 },
    description:
      'Eighteen pastel tulips in a handled basket with room left for eggs. We make it for three weeks and then put the ribbon away.',
    categories: [
      'Flowers_Bouquets_Tulips',
      'Flowers_Arrangements_Basket',
      'Occasions_Holidays_Easter',
    ],
    facets: { Collection: 'Little Ones' },
    scene: arrangement('basket', 'lilac', [['tulip', 'mixed-pastel', 18]], ['grass', 'fern']),
  },
];
