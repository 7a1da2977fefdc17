import type { GroupSource } from '../group-source';
import { hardgood } from '../scenes';

/** Things to eat and to unwrap: HomeGifts_Gourmet and _GiftBaskets. */
export const gourmet: readonly GroupSource[] = [
  {
    code: '500301',
    name: 'SIXTEEN DARK CHOCOLATES',
    kind: 'gift',
    price: 32.99,
    stock: 'unlimited',
    description:
      'Sea salt, sour cherry, caramel and one with a whole hazelnut, in a box tied with cotton. Made four miles from our Edina shop.',
    categories: [
      'HomeGifts_Gourmet',
      'Occasions_LoveRomance',
      'Occasions_ThankYou',
      'Occasions_OutOfTownDelivery',
      'Occasions_Holidays_Valentines',
    ],
    codes: { b2: 'Y' },
    brand: 'Nokomis Chocolate',
    facets: { Material: 'Chocolate' },
    scene: hardgood('chocolate-box', 'box of sixteen dark chocolates', 'burgundy', 'clay'),
  },
  {
    code: '500302',
    name: 'WILD RICE SOUP KIT',
    kind: 'gift',
    price: 18.99,
    description:
      'Hand-harvested wild rice, dried mushrooms and the recipe card, for four hungry people. You bring the cream.',
    categories: ['HomeGifts_Gourmet', 'Occasions_GetWell', 'Occasions_OutOfTownDelivery'],
    codes: { b2: 'Y', b3: '9' },
    brand: 'North Loop Pantry',
    facets: { Material: 'Food' },
    scene: hardgood(
      'soup-kit',
      'bag of wild rice with dried mushrooms and a recipe card',
      'orange',
      'sage',
    ),
  },
  {
    code: '500303',
    name: 'MAPLE & HONEY PAIR',
    kind: 'gift',
    price: 24.99,
    description:
      'Amber syrup from Anoka County and honey from the hives on our roof. Two jars, one box, no spoon required.',
    categories: [
      'HomeGifts_Gourmet',
      'HomeGifts_GiftBaskets',
      'Occasions_ThankYou',
      'Occasions_Housewarming',
    ],
    codes: { b2: 'Y' },
    grown: true,
    brand: 'North Loop Pantry',
    facets: { Material: 'Food' },
    scene: hardgood(
      'syrup-and-honey',
      'bottle of maple syrup and jar of honey in one box',
      'yellow',
      'evergreen',
    ),
  },
  {
    code: '500304',
    name: 'SNOWED-IN COCOA',
    kind: 'gift',
    price: 16.99,
    percentOff: 18,
    stock: { available: 2 },
    description:
      'Drinking chocolate and a bag of marshmallows cut by hand. Serves six, or two with a long movie.',
    categories: ['HomeGifts_Gourmet', 'Occasions_Holidays_Christmas'],
    codes: { b2: 'Y' },
    brand: 'Nokomis Chocolate',
    facets: { Material: 'Chocolate' },
    scene: hardgood('chocolate-box', 'box of drinking chocolate', 'red', 'mist'),
  },
  {
    code: '500401',
    name: "GARDENER'S GIFT BASKET",
    kind: 'gift',
    price: 74.99,
    featured: true,
    description:
      'Gloves, twine, a hand fork, two packets of seed and hand salve in a trug that outlives them all. Ready to give.',
    categories: [
      'HomeGifts_GiftBaskets',
      'Occasions_Birthday',
      'Occasions_ThankYou',
      'Occasions_Holidays_MothersDay',
    ],
    codes: { b2: 'Y' },
    exclusive: true,
    brand: 'Lilac & Loam',
    facets: { Material: 'Willow' },
    scene: hardgood('basket', "gardener's gift basket", 'green', 'lilac'),
  },
  {
    code: '500402',
    name: 'NEW NEIGHBOR BASKET',
    kind: 'gift',
    price: 59.99,
    description:
      'Coffee, cookies, a candle and a map of the parks, in a basket that goes on to hold the mail. Leave it on the step.',
    categories: ['HomeGifts_GiftBaskets', 'Occasions_Housewarming', 'Occasions_OutOfTownDelivery'],
    codes: { b2: 'Y', b3: '9' },
    brand: 'Lilac & Loam',
    facets: { Material: 'Willow' },
    scene: hardgood('basket', 'new neighbor gift basket', 'blue', 'straw'),
  },
  {
    code: '500403',
    name: 'THE LONG NIGHT BASKET',
    kind: 'gift',
    price: 84.99,
    stock: { available: 1, safety: 1 },
    description:
      'Soup, tea, chocolate, a taper and a deck of cards for whoever is sitting up with someone. Back as soon as the tea is.',
    categories: ['HomeGifts_GiftBaskets', 'Occasions_Sympathy'],
    brand: 'Lilac & Loam',
    facets: { Material: 'Willow' },
    scene: hardgood('basket', 'basket of soup, tea and chocolate', 'purple', 'evergreen'),
  },
];
