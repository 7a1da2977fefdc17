import type { GroupSource } from '../group-source';
import { arrangement } from '../scenes';

/** Lily bouquets: Flowers_Bouquets_Lilies. Lilies are poisonous to cats, and the descriptions say so where it matters. */
export const lilies: readonly GroupSource[] = [
  {
    code: '100211',
    name: 'PORCH LIGHT LILIES',
    kind: 'bouquet',
    price: 59.99,
    description:
      'White lilies that glow after supper, with green mums at their feet. Pollen is taken out by hand; keep lilies away from cats.',
    categories: ['Flowers_Bouquets_Lilies', 'Occasions_Sympathy', 'Occasions_ThankYou'],
    codes: { b2: 'Y', b4: 'E' },
    facets: { Collection: 'Kitchen Table' },
    scene: arrangement(
      'glass-cylinder',
      'evergreen',
      [
        ['lily', 'white', 7],
        ['chrysanthemum', 'green', 6],
      ],
      ['ruscus'],
    ),
  },
  {
    code: '100212',
    name: 'TIGER IN THE GARDEN',
    kind: 'bouquet',
    price: 54.99,
    description:
      'Freckled orange lilies let loose among yellow daisies and grasses. Not a quiet bouquet, and not sorry.',
    categories: ['Flowers_Bouquets_Lilies', 'Occasions_Birthday', 'Occasions_Congratulations'],
    facets: { Collection: 'Lake Country' },
    scene: arrangement(
      'terracotta',
      'sage',
      [
        ['lily', 'orange', 6],
        ['daisy', 'yellow', 7],
      ],
      ['grass', 'fern'],
    ),
  },
  {
    code: '100213',
    name: 'NORTH SHORE',
    kind: 'bouquet',
    price: 72.99,
    description:
      'Blue delphinium standing behind white lilies, like the big lake on a clear day. Tall enough for a hallway table.',
    categories: ['Flowers_Bouquets_Lilies', 'Occasions_Housewarming', 'Occasions_Congratulations'],
    codes: { b2: 'Y', b4: 'F' },
    facets: { Collection: 'Lake Country' },
    scene: arrangement(
      'glazed-blue',
      'mist',
      [
        ['lily', 'white', 6],
        ['delphinium', 'blue', 7],
      ],
      ['eucalyptus'],
    ),
  },
  {
    code: '100214',
    name: 'PINK LILY SUPPER',
    kind: 'bouquet',
    price: 57.99,
    percentOff: [20, 20, 0],
    description:
      'Blush lilies and cream carnations that scent a whole dining room. One stem will still be opening on Friday.',
    categories: [
      'Flowers_Bouquets_Lilies',
      'Occasions_Anniversary',
      'Occasions_Holidays_MothersDay',
    ],
    facets: { Collection: 'Kitchen Table' },
    scene: arrangement(
      'ceramic-belly',
      'blush',
      [
        ['lily', 'blush', 6],
        ['carnation', 'cream', 7],
      ],
      ['fern'],
    ),
  },
  {
    code: '100215',
    name: 'CHAPEL CALLAS',
    kind: 'bouquet',
    price: 68.99,
    stock: { available: 2, safety: 2 },
    description:
      'Nine white callas and nothing else, tied low with twine. Back when the next crates come in from the coast.',
    categories: ['Flowers_Bouquets_Lilies', 'Occasions_Sympathy'],
    sizes: [],
    facets: { Collection: 'Classics' },
    scene: arrangement('twine-tied', 'clay', [['calla', 'white', 9]]),
  },
];
