import type { GroupSource } from '../group-source';
import { arrangement } from '../scenes';

/** Flowers carried by the handle: Flowers_Arrangements_Basket. */
export const baskets: readonly GroupSource[] = [
  {
    code: '101702',
    name: 'BEDSIDE SUNSHINE',
    kind: 'bouquet',
    price: 48.99,
    description:
      'Yellow spray roses and white carnations, almost without scent, in a basket that sits flat on a tray table. Visiting hours end; this does not.',
    categories: ['Flowers_Arrangements_Basket', 'Occasions_GetWell', 'Occasions_OutOfTownDelivery'],
    codes: { b2: 'Y', b4: 'E' },
    facets: { Collection: 'Little Ones' },
    scene: arrangement(
      'basket',
      'sage',
      [
        ['spray-rose', 'yellow', 8],
        ['carnation', 'white', 6],
      ],
      ['eucalyptus'],
    ),
  },
  {
    code: '101703',
    name: 'CABIN DOOR BASKET',
    webTitle: 'Cabin Door Winter Basket',
    kind: 'bouquet',
    price: 67.99,
    featured: true,
    description:
      'Red roses and white mums bedded in pine, with the handle left free for mittens. It can wait on a cold porch for an hour, not a night.',
    categories: [
      'Flowers_Arrangements_Basket',
      'Occasions_Holidays_Christmas',
      'Occasions_ThankYou',
    ],
    facets: { Collection: 'Lake Country' },
    scene: arrangement(
      'basket',
      'evergreen',
      [
        ['rose', 'red', 6],
        ['chrysanthemum', 'white', 6],
      ],
      ['needle', 'fern'],
    ),
  },
  {
    code: '101704',
    name: 'NURSERY BASKET',
    kind: 'bouquet',
    price: 52.99,
    percentOff: 12,
    description:
      "Pastel carnations with baby's breath, the one flower whose name does the work. Afterwards it holds washcloths.",
    categories: ['Flowers_Arrangements_Basket', 'Occasions_NewBaby'],
    codes: { b3: '9' },
    facets: { Collection: 'Little Ones' },
    scene: arrangement(
      'basket',
      'blush',
      [
        ['carnation', 'mixed-pastel', 9],
        ['babys-breath', 'white', 4],
      ],
      ['fern'],
    ),
  },
  {
    code: '101705',
    name: 'ORCHARD LADDER',
    kind: 'bouquet',
    price: 64.99,
    release: { fromDay: -23 },
    description:
      'Coral ranunculus, cream roses and green mums, heaped as if the picking had gone well. The low branches were left for the deer.',
    categories: ['Flowers_Arrangements_Basket', 'Occasions_Housewarming', 'Occasions_Birthday'],
    facets: { Collection: 'Glasshouse' },
    scene: arrangement(
      'basket',
      'clay',
      [
        ['ranunculus', 'coral', 7],
        ['rose', 'cream', 5],
        ['chrysanthemum', 'green', 4],
      ],
      ['vine'],
    ),
  },
  {
    code: '101706',
    name: 'LILAC WEEK BASKET',
    kind: 'bouquet',
    price: 71.99,
    release: { fromDay: 75 },
    grown: true,
    exclusive: true,
    description:
      'Lavender lilacs and white peonies from the two weeks in May when the whole parking lot smells of our name. Orders open a month ahead.',
    categories: ['Flowers_Arrangements_Basket', 'Occasions_Holidays_MothersDay'],
    facets: { Collection: 'Glasshouse' },
    scene: arrangement(
      'basket',
      'lilac',
      [
        ['lilac', 'lavender', 6],
        ['peony', 'white', 4],
      ],
      ['eucalyptus'],
    ),
  },
  {
    code: '101707',
    name: 'JUNE GARDEN PLOT',
    kind: 'bouquet',
    price: 69.99,
    release: { fromDay: 80 },
    description:
      'Coral peonies, blue iris and a rim of daisies, all from the same latitude. The slugs had the rest.',
    categories: [
      'Flowers_Arrangements_Basket',
      'Occasions_Anniversary',
      'Occasions_Holidays_MothersDay',
    ],
    facets: { Collection: 'Kitchen Table' },
    scene: arrangement(
      'basket',
      'sky',
      [
        ['peony', 'coral', 5],
        ['iris', 'blue', 5],
        ['daisy', 'white', 4],
      ],
      ['ruscus', 'fern'],
    ),
  },
];
