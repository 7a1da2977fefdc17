import type { GroupSource } from '../group-source';
import { arrangement } from '../scenes';

/** Flowers for a service and for the home after it: Flowers_Sympathy. */
export const sympathy: readonly GroupSource[] = [
  {
    code: '100501',
    name: 'WHITE STANDING SPRAY',
    kind: 'sympathy',
    price: 189.99,
    sizes: [],
    description:
      'White lilies, roses and mums on a wooden easel, five feet tall in place. We call the funeral home for the hour of the visitation.',
    categories: ['Flowers_Sympathy_Standing', 'Occasions_Sympathy'],
    codes: { b2: 'Y', b4: 'F' },
    facets: { Collection: 'Remembrance' },
    scene: arrangement(
      'easel',
      'mist',
      [
        ['lily', 'white', 8],
        ['rose', 'white', 10],
        ['chrysanthemum', 'white', 8],
      ],
      ['palm', 'fern'],
    ),
  },
  {
    code: '100502',
    name: 'GARDEN STANDING SPRAY',
    kind: 'sympathy',
    price: 164.99,
    description:
      'Blush, lavender and cream, arranged as if cut from a border in June. For someone who always had dirt under their nails.',
    categories: ['Flowers_Sympathy_Standing', 'Occasions_Sympathy'],
    facets: { Collection: 'Remembrance' },
    scene: arrangement(
      'easel',
      'sage',
      [
        ['peony', 'blush', 7],
        ['delphinium', 'lavender', 8],
        ['rose', 'cream', 9],
      ],
      ['eucalyptus', 'fern'],
    ),
  },
  {
    code: '100503',
    name: 'NORTHERN PINE TRIBUTE',
    kind: 'sympathy',
    price: 149.99,
    sizes: [],
    description:
      'Red carnations and white mums held in white pine and cedar, the way the woods up north smell after rain. Carried well outdoors.',
    categories: ['Flowers_Sympathy_Standing', 'Occasions_Sympathy'],
    facets: { Collection: 'Remembrance' },
    scene: arrangement(
      'easel',
      'clay',
      [
        ['carnation', 'red', 10],
        ['chrysanthemum', 'white', 9],
      ],
      ['needle'],
    ),
  },
  {
    code: '100511',
    name: 'ALL ROSES CASKET SPRAY',
    kind: 'sympathy',
    price: 289.99,
    sizes: [],
    pickupOnly: false,
    description:
      'Thirty red roses on a bed of fern and ruscus, made the morning of the service. The roses need two days to open.',
    categories: ['Flowers_Sympathy_Casket', 'Occasions_Sympathy'],
    facets: { Collection: 'Remembrance' },
    scene: arrangement('casket', 'evergreen', [['rose', 'red', 30]], ['fern', 'ruscus']),
  },
  {
    code: '100512',
    name: 'MEADOW CASKET SPRAY',
    kind: 'sympathy',
    price: 249.99,
    sizes: [],
    description:
      'Blue delphinium, white daisies and yellow mums laid long and low. A field more than a formality.',
    categories: ['Flowers_Sympathy_Casket', 'Occasions_Sympathy'],
    facets: { Collection: 'Remembrance' },
    scene: arrangement(
      'casket',
      'sky',
      [
        ['delphinium', 'blue', 9],
        ['daisy', 'white', 10],
        ['chrysanthemum', 'yellow', 7],
      ],
      ['grass', 'fern'],
    ),
  },
  {
    code: '100521',
    name: 'PEACE TO THIS HOUSE',
    kind: 'sympathy',
    price: 89.99,
    description:
      'White roses and callas in a plain white jar, sized for a side table. Sent to the home, after the casseroles have stopped.',
    categories: ['Flowers_Sympathy_ForTheHome', 'Occasions_Sympathy'],
    codes: { b2: 'Y', b3: '9', b4: 'T' },
    facets: { Collection: 'Remembrance' },
    scene: arrangement(
      'ceramic-belly',
      'lilac',
      [
        ['rose', 'white', 7],
        ['calla', 'cream', 5],
      ],
      ['eucalyptus'],
    ),
  },
  {
    code: '100522',
    name: 'REMEMBERED GARDEN',
    kind: 'sympathy',
    price: 99.99,
    percentOff: 10,
    description:
      'Hydrangea, lavender mums and spray roses in a basket with a handle. No words needed, though there is room on the card.',
    categories: ['Flowers_Sympathy_ForTheHome', 'Occasions_Sympathy'],
    facets: { Collection: 'Remembrance' },
    scene: arrangement(
      'basket',
      'blush',
      [
        ['hydrangea', 'lavender', 4],
        ['chrysanthemum', 'lavender', 6],
        ['spray-rose', 'cream', 7],
      ],
      ['fern'],
    ),
  },
];
