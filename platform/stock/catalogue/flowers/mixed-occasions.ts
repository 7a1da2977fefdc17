import type { GroupSource } from '../group-source';
import { arrangement } from '../scenes';

/** House bouquets for days that need one: Flowers_Bouquets_Mixed. */
export const mixedOccasions: readonly GroupSource[] = [
  {
    code: '101301',
    name: 'MONDAY IMPROVEMENT PLAN',
    kind: 'bouquet',
    price: 39.99,
    sizes: [],
    description:
      'Yellow daisies, coral carnations and a few purple iris in a jar. It will not answer your email but it helps to look at.',
    categories: [
      'Flowers_Bouquets_Mixed',
      'Occasions_ThankYou',
      'Occasions_Congratulations',
      'Occasions_OutOfTownDelivery',
    ],
    codes: { b2: 'Y', b3: '9', b4: 'F' },
    facets: { Collection: 'Market Stall' },
    scene: arrangement(
      'mason-jar',
      'straw',
      [
        ['daisy', 'yellow', 6],
        ['carnation', 'coral', 5],
        ['iris', 'purple', 4],
      ],
      ['ruscus'],
    ),
  },
  {
    code: '101302',
    name: 'STONE ARCH',
    kind: 'bouquet',
    price: 73.99,
    exclusive: true,
    description:
      'White hydrangea, blush roses and lavender spires in stone-colored ceramic. After the bridge, at the hour people get engaged on it.',
    categories: ['Flowers_Bouquets_Mixed', 'Occasions_Anniversary', 'Occasions_LoveRomance'],
    articles: ['why-hydrangeas-change-color'],
    facets: { Collection: 'Lake Country' },
    scene: arrangement(
      'ceramic-square',
      'mist',
      [
        ['hydrangea', 'white', 2],
        ['rose', 'blush', 6],
        ['delphinium', 'lavender', 5],
      ],
      ['eucalyptus'],
    ),
  },
  {
    code: '101304',
    name: 'HONEY & SMOKE',
    kind: 'bouquet',
    price: 61.99,
    percentOff: [0, 10, 15],
    description:
      'Yellow ranunculus and burgundy mums under a cloud of eucalyptus. It was going to be an autumn bouquet until people asked for it in April.',
    categories: ['Flowers_Bouquets_Mixed', 'Occasions_Holidays_Thanksgiving', 'Occasions_ThankYou'],
    facets: { Collection: 'Glasshouse' },
    scene: arrangement(
      'ceramic-belly',
      'sage',
      [
        ['ranunculus', 'yellow', 8],
        ['chrysanthemum', 'burgundy', 6],
      ],
      ['eucalyptus', 'vine'],
    ),
  },
  {
    code: '101305',
    name: 'TWO LAKES OVER',
    kind: 'bouquet',
    price: 58.99,
    codes: { b2: 'Y', b4: 'T' },
    description:
      'Blue iris, blue hydrangea and white daisies, which is roughly the view. There is a loon in it if you know where to look.',
    categories: ['Flowers_Bouquets_Mixed', 'Occasions_GetWell', 'Occasions_Sympathy'],
    facets: { Collection: 'Lake Country' },
    scene: arrangement(
      'glass-cylinder',
      'straw',
      [
        ['iris', 'blue', 6],
        ['hydrangea', 'blue', 2],
        ['daisy', 'white', 6],
      ],
      ['grass', 'fern'],
    ),
  },
  {
    code: '101307',
    name: 'GREEN ROOM',
    kind: 'bouquet',
    price: 67.99,
    codes: { b3: '9' },
    description:
      'Green mums, green hydrangea and four white callas. Sent backstage, to boardrooms, and to people who say they dislike flowers.',
    categories: ['Flowers_Bouquets_Mixed', 'Occasions_Congratulations', 'Occasions_Housewarming'],
    facets: { Collection: 'Glasshouse' },
    scene: arrangement(
      'ceramic-square',
      'blush',
      [
        ['chrysanthemum', 'green', 7],
        ['hydrangea', 'green', 3],
        ['calla', 'white', 4],
      ],
      ['palm'],
    ),
  },
  {
    code: '101308',
    name: 'BOOK CLUB',
    kind: 'bouquet',
    price: 54.99,
    release: { fromDay: 14 },
    description:
      'Lavender spray roses, cream carnations and three purple spires. Nobody finished the novel either.',
    categories: ['Flowers_Bouquets_Mixed', 'Occasions_ThankYou', 'Occasions_Birthday'],
    facets: { Collection: 'Kitchen Table' },
    scene: arrangement(
      'glazed-blue',
      'lilac',
      [
        ['spray-rose', 'lavender', 6],
        ['carnation', 'cream', 6],
        ['delphinium', 'purple', 3],
      ],
      ['ruscus'],
    ),
  },
  {
    code: '101309',
    name: 'PEONY WEEK',
    kind: 'bouquet',
    price: 89.99,
    release: { fromDay: 60 },
    grown: true,
    description:
      'Ten peonies from our own field, blush and white, cut at the marshmallow stage. There are about nine days of them, then a year of waiting.',
    categories: ['Flowers_Bouquets_Mixed', 'Occasions_Anniversary', 'Occasions_LoveRomance'],
    facets: { Collection: 'Glasshouse' },
    scene: arrangement(
      'glass-cylinder',
      'sage',
      [
        ['peony', 'blush', 6],
        ['peony', 'white', 4],
      ],
      ['ruscus'],
    ),
  },
  {
    code: '101310',
    name: 'SATURDAY BUNCH',
    kind: 'bouquet',
    price: 27.99,
    sizes: [],
    stock: 'unlimited',
    description:
      'Whatever was brightest on the bench at seven, rolled in paper: daisies, carnations and a spire or three. No two Saturdays agree.',
    categories: ['Flowers_Bouquets_Mixed', 'Occasions_ThankYou', 'Occasions_GetWell'],
    facets: { Collection: 'Market Stall' },
    scene: arrangement(
      'wrapped-paper',
      'mist',
      [
        ['daisy', 'mixed-bright', 7],
        ['carnation', 'blush', 5],
        ['delphinium', 'lavender', 3],
      ],
      ['fern'],
    ),
  },
  {
    code: '101311',
    name: 'NORTH WIND',
    kind: 'bouquet',
    price: 63.99,
    release: { fromDay: -6 },
    description:
      'White delphinium swept to one side over white ranunculus. Tall, lightly scented and at home on a hall table, where the wind cannot reach it.',
    categories: ['Flowers_Bouquets_Mixed', 'Occasions_Holidays_Christmas', 'Occasions_Sympathy'],
    facets: { Collection: 'Lake Country' },
    scene: arrangement(
      'ceramic-belly',
      'evergreen',
      [
        ['delphinium', 'white', 6],
        ['ranunculus', 'white', 7],
      ],
      ['eucalyptus', 'grass'],
    ),
  },
  {
    code: '101312',
    name: 'GOOD REPORT CARD',
    kind: 'bouquet',
    price: 37.99,
    sizes: [],
    codes: { b3: '9' },
    description:
      'Orange gerbera and yellow carnations, bright from every side and good for more than a week. For diplomas, driver’s licenses and all good news.',
    categories: ['Flowers_Bouquets_Mixed', 'Occasions_Congratulations', 'Occasions_GetWell'],
    facets: { Collection: 'Little Ones' },
    scene: arrangement(
      'glass-cylinder',
      'clay',
      [
        ['daisy', 'orange', 7],
        ['carnation', 'yellow', 6],
      ],
      ['ruscus'],
    ),
  },
  {
    code: '101313',
    name: 'TWENTY-FIVE WINTERS',
    webTitle: 'Twenty-Five Winters, a Silver Anniversary',
    kind: 'bouquet',
    price: 78.99,
    stock: { available: 2, safety: 2 },
    description:
      'White roses, lavender ranunculus and silver leaves for a marriage that has outlived several snowblowers. The ribbon is gray silk.',
    categories: ['Flowers_Bouquets_Mixed', 'Occasions_Anniversary'],
    facets: { Collection: 'Classics' },
    scene: arrangement(
      'glass-cylinder',
      'lilac',
      [
        ['rose', 'white', 6],
        ['ranunculus', 'lavender', 6],
        ['babys-breath', 'white', 4],
      ],
      ['eucalyptus'],
    ),
  },
  {
    code: '101314',
    name: 'STATE FAIR BLUE',
    kind: 'bouquet',
    price: 55.99,
    release: { fromDay: -110, untilDay: -60 },
    description:
      'Blue delphinium, red carnations and white mums in a jar, twelve days only. The corn dog is your own affair.',
    categories: ['Flowers_Bouquets_Mixed', 'Occasions_Congratulations'],
    facets: { Collection: 'Lake Country' },
    scene: arrangement(
      'mason-jar',
      'clay',
      [
        ['delphinium', 'blue', 5],
        ['carnation', 'red', 5],
        ['chrysanthemum', 'white', 4],
      ],
      ['grass'],
    ),
  },
];
