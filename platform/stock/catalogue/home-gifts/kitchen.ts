import type { GroupSource } from '../group-source';
import { hardgood } from '../scenes';

const glazes = [
  { name: 'Oatmeal', suffix: '', facet: 'Cream' },
  { name: 'Lake', suffix: 'LAK', facet: 'Blue' },
  { name: 'Celadon', suffix: 'CEL', facet: 'Green' },
] as const;

/** For the kitchen: HomeGifts_Kitchen. */
export const kitchen: readonly GroupSource[] = [
  {
    code: '105101',
    name: 'BREAD & BERRY BOWL',
    kind: 'gift',
    price: 38.99,
    colors: glazes,
    featured: true,
    sizes: [
      { name: '8 in', suffix: '', factor: 1 },
      { name: '11 in', suffix: 'B11', factor: 1.6 },
    ],
    description:
      'A stoneware bowl that goes from the oven to the dishwasher. It rises a loaf in March and rinses a pint of raspberries in July.',
    categories: ['HomeGifts_Kitchen', 'Occasions_Housewarming'],
    brand: 'St. Croix Pottery',
    codes: { b2: 'Y' },
    facets: { Material: 'Stoneware', Collection: 'Kitchen Table' },
    scene: hardgood('pot-bowl', 'stoneware kitchen bowl', 'cream', 'clay'),
  },
  {
    code: '105102',
    name: 'UTENSIL CROCK',
    kind: 'gift',
    price: 32.99,
    colors: glazes,
    percentOff: 15,
    description:
      'Tall, straight, and too heavy to go over when you pull out the whisk. Holds twelve spoons, or a bunch of tall flowers once.',
    categories: ['HomeGifts_Kitchen'],
    brand: 'St. Croix Pottery',
    codes: { b2: 'Y' },
    facets: { Material: 'Stoneware', Collection: 'Kitchen Table' },
    scene: hardgood('pot-tall', 'stoneware utensil crock', 'lavender', 'sage'),
  },
  {
    code: '105103',
    name: "THE BAKER'S BASKET",
    kind: 'gift',
    price: 64.99,
    exclusive: true,
    stock: { available: 4, safety: 1 },
    description:
      'Stone-ground flour, a linen towel and a jar of starter that has a name and a feeding schedule. Whoever gets it will be busy on Sundays.',
    categories: ['HomeGifts_Kitchen', 'HomeGifts_GiftBaskets', 'Occasions_ThankYou'],
    brand: 'North Loop Pantry',
    facets: { Material: 'Willow', Collection: 'Kitchen Table' },
    scene: hardgood('basket', "baker's gift basket", 'cream', 'mist'),
  },
  {
    code: '105104',
    name: 'A YEAR OF SMALL SUPPERS',
    kind: 'gift',
    price: 27.99,
    codes: { b2: 'Y', b3: '9' },
    description:
      'Fifty-two recipes in the order a northern garden gives things up, from chives to frozen kale. Nothing takes longer than the news.',
    categories: ['HomeGifts_Kitchen', 'Occasions_Birthday', 'Occasions_Housewarming'],
    brand: 'Birch & Bramble Paper',
    facets: { Material: 'Paper', Collection: 'Kitchen Table' },
    scene: hardgood('book', 'garden cookbook', 'orange', 'evergreen'),
  },
  {
    code: '105105',
    name: 'ENAMEL CAMP MUG',
    kind: 'gift',
    price: 14.99,
    limits: { breaks: [{ quantity: 4, price: 12.99 }] },
    codes: { b2: 'Y', b3: '9' },
    colors: [
      { name: 'Birch', suffix: '', facet: 'White' },
      { name: 'Barn', suffix: 'BRN', facet: 'Red' },
      { name: 'Spruce', suffix: 'SPR', facet: 'Green' },
      { name: 'Dusk', suffix: 'DSK', facet: 'Purple' },
    ],
    description:
      'A white enamel mug for coffee on a dock or paint water at home. A chip rusts into a small map and does no harm.',
    categories: ['HomeGifts_Kitchen', 'Occasions_ThankYou'],
    brand: 'Osseo Forge',
    facets: { Material: 'Steel', Collection: 'Lake Country' },
    scene: hardgood('mug', 'enamel camp mug', 'white', 'sky'),
  },
  {
    code: '105106',
    name: 'TEA FOR A SNOW DAY',
    kind: 'gift',
    price: 21.99,
    codes: { b2: 'Y' },
    release: { fromDay: -21 },
    description:
      'Twenty sachets of our own mint, chamomile and rose hip, dried over the boiler in the second glasshouse. It does not claim to cure anything.',
    categories: [
      'HomeGifts_Kitchen',
      'HomeGifts_Gourmet',
      'Occasions_GetWell',
      'Occasions_OutOfTownDelivery',
    ],
    grown: true,
    brand: 'North Loop Pantry',
    facets: { Material: 'Food', Collection: 'Kitchen Table' },
    scene: hardgood('chocolate-box', 'box of herb tea', 'green', 'straw'),
  },
];
