import type { GroupSource } from '../group-source';
import { hardgood } from '../scenes';

const tapers = [
  'Beeswax:Yellow',
  'Ivory:Cream',
  'Snow:White',
  'Blush:Blush',
  'Coral:Coral',
  'Brick:Red',
  'Mulberry:Burgundy',
  'Lilac:Lavender',
  'Plum:Purple',
  'Lake:Blue',
  'Moss:Green',
  'Pumpkin:Orange',
].map((pair, index) => {
  const [name = '', facet = ''] = pair.split(':');
  return { name, facet, suffix: index === 0 ? '' : name.slice(0, 3).toUpperCase() };
});

/** Things for the house: HomeGifts_Candles, _Decor and _Kitchen. */
export const gifts: readonly GroupSource[] = [
  {
    code: '500101',
    name: 'HAND-DIPPED TAPERS',
    kind: 'gift',
    price: 12.99,
    sizes: [],
    colors: tapers,
    description:
      'A pair of ten-inch tapers, dipped thirty times, in twelve colors. They burn eight hours and do not drip in a still room.',
    categories: ['HomeGifts_Candles', 'Occasions_Housewarming'],
    codes: { b2: 'Y', b3: '9' },
    limits: { breaks: [{ quantity: 3, price: 10.99 }] },
    brand: 'Chandler & Daughters',
    facets: { Material: 'Beeswax' },
    scene: hardgood('candle', 'pair of beeswax tapers', 'yellow', 'clay'),
  },
  {
    code: '500102',
    name: 'GREENHOUSE CANDLE',
    kind: 'gift',
    price: 28.99,
    featured: true,
    description:
      'A candle in a clay cup that smells of tomato leaf, wet brick and a little geranium. It burns for forty hours. Our second glasshouse at seven in the morning.',
    categories: [
      'HomeGifts_Candles',
      'Occasions_ThankYou',
      'Occasions_Birthday',
      'Occasions_OutOfTownDelivery',
    ],
    codes: { b2: 'Y' },
    exclusive: true,
    brand: 'Chandler & Daughters',
    facets: { Material: 'Soy wax' },
    scene: hardgood('candle', 'candle in a clay cup', 'green', 'sage'),
  },
  {
    code: '500103',
    name: 'LILAC WEEK CANDLE',
    kind: 'gift',
    price: 28.99,
    release: { fromDay: -18 },
    description:
      'A lilac candle poured with our own pressed blossoms. It smells of the nine days in May when the whole city smells of one thing.',
    categories: ['HomeGifts_Candles', 'Occasions_Holidays_MothersDay', 'Occasions_ThankYou'],
    codes: { b2: 'Y' },
    exclusive: true,
    brand: 'Chandler & Daughters',
    facets: { Material: 'Soy wax' },
    scene: hardgood('candle', 'lilac candle', 'lavender', 'lilac'),
  },
  {
    code: '500104',
    name: 'CABIN SMOKE CANDLE',
    kind: 'gift',
    price: 26.99,
    percentOff: 30,
    description:
      'A candle scented with birch smoke, wool and black coffee. For people who cannot get up north this weekend.',
    categories: ['HomeGifts_Candles'],
    codes: { b2: 'Y' },
    brand: 'Chandler & Daughters',
    facets: { Material: 'Soy wax' },
    scene: hardgood('candle', 'birch smoke candle', 'burgundy', 'evergreen'),
  },
  {
    code: '500201',
    name: 'DRIED LAVENDER & EUCALYPTUS WREATH',
    webTitle: 'Dried Lavender & Eucalyptus Wreath',
    kind: 'gift',
    price: 54.99,
    description:
      'An eighteen-inch wreath that dries where it hangs and keeps for a year. Out of direct sun it keeps its color too.',
    categories: ['HomeGifts_Decor', 'Occasions_Housewarming'],
    codes: { b2: 'Y' },
    grown: true,
    facets: { Material: 'Dried botanicals' },
    scene: hardgood('wreath', 'dried lavender and eucalyptus wreath', 'lavender', 'straw'),
  },
  {
    code: '500202',
    name: "POTTER'S MUG",
    kind: 'gift',
    price: 24.99,
    description:
      'Twelve ounces, a thumb rest, and a foot ring that does not scratch the table. Thrown in Stillwater, no two quite level.',
    colors: [
      { name: 'Oatmeal', suffix: '', facet: 'Cream' },
      { name: 'Lake', suffix: 'LAK', facet: 'Blue' },
      { name: 'Lilac', suffix: 'LIL', facet: 'Lavender' },
    ],
    categories: ['HomeGifts_Decor', 'HomeGifts_Gourmet', 'Occasions_ThankYou', 'Occasions_GetWell'],
    codes: { b2: 'Y', b3: '9' },
    brand: 'St. Croix Pottery',
    facets: { Material: 'Stoneware' },
    scene: hardgood('mug', 'stoneware mug', 'cream', 'blush'),
  },
  {
    code: '500203',
    name: 'BIRTHDAY BALLOON',
    kind: 'gift',
    price: 5.99,
    sizes: [],
    stock: 'unlimited',
    description:
      'One round balloon on a ribbon, filled the hour we leave. Travels with flowers; it gets lonely by itself.',
    colors: [
      { name: 'Red', suffix: '' },
      { name: 'Yellow', suffix: 'YEL' },
      { name: 'Blue', suffix: 'BLU' },
      { name: 'Lavender', suffix: 'LAV' },
    ],
    categories: [
      'HomeGifts_Decor',
      'Occasions_Birthday',
      'Occasions_Congratulations',
      'Occasions_NewBaby',
    ],
    facets: { Material: 'Latex' },
    limits: { breaks: [{ quantity: 3, price: 5 }] },
    scene: hardgood('balloon', 'round birthday balloon', 'red', 'sky'),
  },
];
