import type { GroupSource } from '../group-source';
import { arrangement } from '../scenes';

/** More for the day itself: Flowers_Wedding. */
export const weddingDay: readonly GroupSource[] = [
  {
    code: '101901',
    name: 'MEADOW BRIDE',
    webTitle: "Meadow Bride's Bouquet",
    kind: 'wedding',
    price: 134.99,
    pickupOnly: true,
    release: { fromDay: -160, untilDay: -40 },
    description:
      'Daisies, blue spires and yellow ranunculus, tied loosely and never quite round. Made for bare feet and a rented barn.',
    categories: ['Flowers_Wedding_Bouquets'],
    limits: { max: 2 },
    facets: { Collection: 'City Hall' },
    scene: arrangement(
      'hand-tied',
      'sky',
      [
        ['daisy', 'white', 8],
        ['delphinium', 'blue', 5],
        ['ranunculus', 'yellow', 6],
      ],
      ['grass'],
    ),
  },
  {
    code: '101902',
    name: 'WINTER BRIDE',
    kind: 'wedding',
    price: 149.99,
    pickupOnly: true,
    stock: { available: 2, safety: 0 },
    description:
      "Ten white roses with baby's breath and pine, heavy enough to keep your hands from shaking. It does not mind snow on the veil.",
    categories: ['Flowers_Wedding_Bouquets'],
    limits: { max: 2 },
    facets: { Collection: 'City Hall' },
    scene: arrangement(
      'hand-tied',
      'evergreen',
      [
        ['rose', 'white', 10],
        ['babys-breath', 'white', 5],
      ],
      ['needle'],
    ),
  },
  {
    code: '101903',
    name: "BRIDESMAID'S ARMFUL",
    kind: 'wedding',
    price: 69.99,
    pickupOnly: true,
    description:
      'Burgundy ranunculus and blush roses, hand-tied a size smaller than the bride’s. Order two spare: one is always left in a car.',
    categories: ['Flowers_Wedding_Bouquets'],
    limits: { breaks: [{ quantity: 4, price: 64.99 }] },
    facets: { Collection: 'City Hall' },
    scene: arrangement(
      'hand-tied',
      'clay',
      [
        ['ranunculus', 'burgundy', 8],
        ['rose', 'blush', 5],
      ],
      ['eucalyptus'],
    ),
  },
  {
    code: '101904',
    name: 'FLOWER GIRL BASKET',
    kind: 'wedding',
    price: 38.99,
    codes: { b3: '9' },
    description:
      "Blush carnations and baby's breath in a basket for a small fist. The petals to be thrown come in a bag of their own.",
    categories: ['Flowers_Wedding_Bouquets', 'Flowers_Arrangements_Basket'],
    facets: { Collection: 'City Hall' },
    scene: arrangement(
      'handled-basket',
      'lilac',
      [
        ['carnation', 'blush', 9],
        ['babys-breath', 'white', 5],
      ],
      [],
    ),
  },
  {
    code: '101905',
    name: 'SWEETHEART TABLE',
    kind: 'wedding',
    price: 112.99,
    description:
      'White roses and hydrangea in a low box between two plates. It hides nothing from the photographer.',
    categories: ['Flowers_Wedding_Bouquets', 'Flowers_Arrangements_Centerpieces'],
    facets: { Collection: 'City Hall' },
    scene: arrangement(
      'ceramic-square',
      'blush',
      [
        ['rose', 'white', 8],
        ['hydrangea', 'white', 3],
      ],
      ['ruscus'],
    ),
  },
  {
    code: '101911',
    name: 'CALLA BOUTONNIERE',
    kind: 'wedding',
    price: 17.99,
    description:
      'One small calla and a strap of green, as narrow as a good tie. It survives hugging better than a rose.',
    categories: ['Flowers_Wedding_Boutonnieres'],
    codes: { b3: '9' },
    facets: { Collection: 'City Hall' },
    scene: arrangement('lapel', 'straw', [['calla', 'white', 1]], ['strap']),
  },
  {
    code: '101912',
    name: 'PAIR OF ORCHIDS CORSAGE',
    kind: 'wedding',
    price: 34.99,
    description:
      "Two lavender orchids on a magnet, so that nobody's mother has to be pinned. Keep it in its box in the refrigerator, away from the pears.",
    categories: ['Flowers_Wedding_Boutonnieres', 'Occasions_Holidays_MothersDay'],
    facets: { Collection: 'City Hall' },
    scene: arrangement('dress', 'evergreen', [['orchid', 'lavender', 2]], ['fern']),
  },
  {
    code: '101914',
    name: 'WRIST CORSAGE',
    webTitle: 'Spray Rose Wrist Corsage',
    kind: 'wedding',
    price: 32.99,
    pickupOnly: true,
    description:
      "Three blush spray roses and two wisps of baby's breath on an elastic band. Proms, grandmothers, godmothers.",
    categories: ['Flowers_Wedding_Boutonnieres'],
    facets: { Collection: 'City Hall' },
    scene: arrangement(
      'wristband',
      'mist',
      [
        ['spray-rose', 'blush', 3],
        ['babys-breath', 'white', 2],
      ],
      ['ruscus'],
    ),
  },
  {
    code: '101915',
    name: "USHER'S CARNATION",
    kind: 'wedding',
    price: 7.99,
    codes: { b3: '9' },
    description:
      'One red carnation with its fern, the oldest boutonniere we sell. It looks the same in the pictures from 1931.',
    categories: ['Flowers_Wedding_Boutonnieres'],
    limits: { breaks: [{ quantity: 12, price: 6.49 }] },
    facets: { Collection: 'City Hall' },
    scene: arrangement('lapel', 'sky', [['carnation', 'red', 1]], ['fern']),
  },
];
