import type { GroupSource } from '../group-source';
import { arrangement } from '../scenes';

/** Standing and casket sprays: Flowers_Sympathy_Standing and _Casket. */
export const sympathyService: readonly GroupSource[] = [
  {
    code: '101801',
    name: 'LAKE SUPERIOR STANDING SPRAY',
    kind: 'sympathy',
    price: 174.99,
    description:
      'Blue delphinium, white roses and hydrangea, wide as the view from the Duluth hill. For someone who went up every summer.',
    categories: ['Flowers_Sympathy_Standing', 'Occasions_Sympathy'],
    facets: { Collection: 'Remembrance' },
    scene: arrangement(
      'easel',
      'sky',
      [
        ['delphinium', 'blue', 8],
        ['rose', 'white', 10],
        ['hydrangea', 'blue', 3],
      ],
      ['eucalyptus', 'fern'],
    ),
  },
  {
    code: '101802',
    name: 'RED ROSE STANDING SPRAY',
    kind: 'sympathy',
    price: 214.99,
    sizes: [],
    description:
      'Twenty red roses and eight white carnations on dark fern. Usually it comes from the one who sat across the breakfast table.',
    categories: ['Flowers_Sympathy_Standing', 'Occasions_Sympathy'],
    codes: { b2: 'Y', b4: 'T' },
    facets: { Collection: 'Remembrance' },
    scene: arrangement(
      'easel',
      'lilac',
      [
        ['rose', 'red', 20],
        ['carnation', 'white', 8],
      ],
      ['fern', 'ruscus'],
    ),
  },
  {
    code: '101803',
    name: 'WESTERN SKY STANDING SPRAY',
    webTitle: 'Western Sky Standing Spray',
    kind: 'sympathy',
    price: 168.99,
    percentOff: [10, 0, 0],
    description:
      'Orange lilies, coral roses and yellow mums for a life that did not end quietly. It can be seen from the back pew.',
    categories: ['Flowers_Sympathy_Standing', 'Occasions_Sympathy'],
    facets: { Collection: 'Remembrance' },
    scene: arrangement(
      'easel',
      'straw',
      [
        ['lily', 'orange', 7],
        ['rose', 'coral', 9],
        ['chrysanthemum', 'yellow', 6],
      ],
      ['palm'],
    ),
  },
  {
    code: '101804',
    name: "VETERAN'S STANDING SPRAY",
    kind: 'sympathy',
    price: 159.99,
    sizes: [],
    description:
      'Red and white carnations with blue delphinium, set in that order. We deliver to Fort Snelling and know which gate.',
    categories: ['Flowers_Sympathy_Standing', 'Occasions_Sympathy'],
    codes: { b3: '9' },
    facets: { Collection: 'Remembrance' },
    scene: arrangement(
      'easel',
      'blush',
      [
        ['carnation', 'red', 8],
        ['carnation', 'white', 8],
        ['delphinium', 'blue', 6],
      ],
      ['fern'],
    ),
  },
  {
    code: '101805',
    name: 'CHOIR LOFT STANDING SPRAY',
    kind: 'sympathy',
    price: 182.99,
    stock: { available: 3, safety: 0 },
    description:
      'Lavender roses, purple spires and five white lilies, built tall. Tell us the denomination and we will mind the color.',
    categories: ['Flowers_Sympathy_Standing', 'Occasions_Sympathy'],
    sizes: [],
    facets: { Collection: 'Remembrance' },
    scene: arrangement(
      'easel',
      'clay',
      [
        ['rose', 'lavender', 10],
        ['delphinium', 'purple', 7],
        ['lily', 'white', 5],
      ],
      ['eucalyptus'],
    ),
  },
  {
    code: '101811',
    name: 'WHITE LILY CASKET SPRAY',
    kind: 'sympathy',
    price: 279.99,
    sizes: [],
    description:
      'Ten white lilies and eight white roses, pollen removed so that nothing stains. The family chapel has it by nine.',
    categories: ['Flowers_Sympathy_Casket', 'Occasions_Sympathy'],
    codes: { b2: 'Y', b4: 'F' },
    facets: { Collection: 'Remembrance' },
    scene: arrangement(
      'casket',
      'mist',
      [
        ['lily', 'white', 10],
        ['rose', 'white', 8],
      ],
      ['palm', 'fern'],
    ),
  },
  {
    code: '101812',
    name: 'LATE OCTOBER CASKET SPRAY',
    kind: 'sympathy',
    price: 239.99,
    sizes: [],
    description:
      'Burgundy mums, orange roses and four sunflowers on oak-colored leaves. For farmers, hunters and anyone fond of a bonfire.',
    categories: ['Flowers_Sympathy_Casket', 'Occasions_Sympathy'],
    facets: { Collection: 'Remembrance' },
    scene: arrangement(
      'casket',
      'clay',
      [
        ['chrysanthemum', 'burgundy', 8],
        ['rose', 'orange', 9],
        ['sunflower', 'yellow', 4],
      ],
      ['ruscus', 'grass'],
    ),
  },
  {
    code: '101813',
    name: 'PINK GARDEN CASKET SPRAY',
    kind: 'sympathy',
    price: 264.99,
    sizes: [],
    percentOff: 6,
    description:
      'Blush peonies and carnations with four lavender spires, generous at the sides. We leave a space where grandchildren can add a flower.',
    categories: ['Flowers_Sympathy_Casket', 'Occasions_Sympathy'],
    facets: { Collection: 'Remembrance' },
    scene: arrangement(
      'casket',
      'blush',
      [
        ['peony', 'blush', 7],
        ['carnation', 'blush', 9],
        ['delphinium', 'lavender', 4],
      ],
      ['eucalyptus', 'fern'],
    ),
  },
  {
    code: '101814',
    name: 'NORTHWOODS CASKET SPRAY',
    kind: 'sympathy',
    price: 229.99,
    sizes: [],
    description:
      'White mums and eight red roses on a full bed of cedar and pine. It needs no water for a day and smells of the cabin.',
    categories: ['Flowers_Sympathy_Casket', 'Occasions_Sympathy'],
    codes: { b3: '9' },
    facets: { Collection: 'Remembrance' },
    scene: arrangement(
      'casket',
      'straw',
      [
        ['chrysanthemum', 'white', 9],
        ['rose', 'red', 8],
      ],
      ['needle'],
    ),
  },
  {
    code: '101815',
    name: 'PURPLE IRIS CASKET SPRAY',
    kind: 'sympathy',
    price: 244.99,
    sizes: [],
    stock: { available: 2, safety: 2 },
    description:
      'Ten purple iris with white carnations between them, in season from February to June. Out of season we call and talk it over.',
    categories: ['Flowers_Sympathy_Casket', 'Occasions_Sympathy'],
    facets: { Collection: 'Remembrance' },
    scene: arrangement(
      'casket',
      'sage',
      [
        ['iris', 'purple', 10],
        ['carnation', 'white', 10],
      ],
      ['fern', 'strap'],
    ),
  },
];
