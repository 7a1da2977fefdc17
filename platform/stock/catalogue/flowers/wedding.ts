import type { GroupSource } from '../group-source';
import { arrangement } from '../scenes';

/** Flowers for small weddings, collected on the day: Flowers_Wedding. */
export const wedding: readonly GroupSource[] = [
  {
    code: '100601',
    name: "BRIDE'S GARDEN BOUQUET",
    kind: 'wedding',
    price: 159.99,
    sizes: [],
    pickupOnly: true,
    description:
      'Peonies, garden roses and ranunculus, hand-tied in silk with the stems left long. Pick it up in water, an hour before you need it.',
    categories: ['Flowers_Wedding_Bouquets'],
    limits: { max: 2 },
    facets: { Collection: 'City Hall' },
    scene: arrangement(
      'hand-tied',
      'blush',
      [
        ['peony', 'white', 6],
        ['rose', 'blush', 8],
        ['ranunculus', 'cream', 7],
      ],
      ['eucalyptus'],
    ),
  },
  {
    code: '100602',
    name: 'CITY HALL BOUQUET',
    kind: 'wedding',
    price: 94.99,
    sizes: [],
    pickupOnly: true,
    description:
      'Twelve white callas, tied once and ready for the steps. Small enough to hold in one hand while you sign with the other.',
    categories: ['Flowers_Wedding_Bouquets'],
    limits: { max: 2 },
    facets: { Collection: 'City Hall' },
    scene: arrangement('hand-tied', 'mist', [['calla', 'white', 12]], ['palm']),
  },
  {
    code: '100603',
    name: "MAID'S POSY",
    kind: 'wedding',
    price: 54.99,
    sizes: [],
    pickupOnly: true,
    description:
      "Spray roses and baby's breath in a round posy, made to match the bride. Choose the color of the party.",
    colors: [
      { name: 'Blush', suffix: '' },
      { name: 'Lavender', suffix: 'LAV' },
      { name: 'White', suffix: 'WHT' },
    ],
    categories: ['Flowers_Wedding_Bouquets'],
    facets: { Collection: 'City Hall' },
    scene: arrangement(
      'hand-tied',
      'sage',
      [
        ['spray-rose', 'blush', 9],
        ['babys-breath', 'white', 5],
      ],
      ['ruscus'],
    ),
  },
  {
    code: '100604',
    name: 'ROSE BOUTONNIERE',
    kind: 'wedding',
    price: 15.99,
    sizes: [],
    description:
      'One small rose, one leaf, one pin, wired so it stays up through the dancing. Sold in sixes and dozens.',
    categories: ['Flowers_Wedding_Boutonnieres'],
    limits: {
      min: 6,
      restricted: true,
      breaks: [
        { quantity: 6, price: 15.99 },
        { quantity: 12, price: 13.99 },
      ],
    },
    facets: { Collection: 'City Hall' },
    scene: arrangement('lapel', 'clay', [['rose', 'white', 1]], ['ruscus']),
  },
  {
    code: '100605',
    name: 'TABLE JARS',
    kind: 'wedding',
    price: 18.99,
    sizes: [],
    description:
      'A mason jar of daisies and spray roses for each table, at least six at a time. The jars are yours afterwards.',
    codes: { b2: 'N', b3: '9', b4: 'F' },
    categories: ['Flowers_Wedding_Bouquets', 'Flowers_Arrangements_Centerpieces'],
    limits: { min: 6 },
    stock: 'unlimited',
    facets: { Collection: 'City Hall' },
    scene: arrangement(
      'mason-jar',
      'straw',
      [
        ['daisy', 'white', 6],
        ['spray-rose', 'coral', 5],
      ],
      ['fern'],
    ),
  },
  {
    code: '100606',
    name: 'GARDEN PARTY BOUTONNIERE',
    kind: 'wedding',
    price: 14.99,
    sizes: [],
    description:
      'A ranunculus bud with a scrap of eucalyptus, wired and pinned. Order one for each jacket and one for the dog.',
    codes: { b2: 'N', b3: '9', b4: 'T' },
    categories: ['Flowers_Wedding_Boutonnieres'],
    stock: 'unlimited',
    facets: { Collection: 'City Hall' },
    scene: arrangement('lapel', 'lilac', [['ranunculus', 'coral', 1]], ['eucalyptus']),
  },
];
