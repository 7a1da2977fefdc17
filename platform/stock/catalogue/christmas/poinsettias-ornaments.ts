import type { GroupSource } from '../group-source';
import { hardgood, plant } from '../scenes';
import { giftPlantSizes } from '../size-ladders';

const winter = { season: ['10-01', '12-31'] } as const;
const after = ['poinsettias-past-new-year'] as const;
const threeColors = [
  { name: 'Red', suffix: '' },
  { name: 'White', suffix: 'WHT' },
  { name: 'Pink', suffix: 'PNK', facet: 'Blush' },
] as const;

/** More winter flowers and things for the tree: Christmas_Poinsettias and _Ornaments. */
export const poinsettiasAndOrnaments: readonly GroupSource[] = [
  {
    code: '106301',
    name: 'MARBLED POINSETTIA',
    kind: 'tender-plant',
    price: 19.99,
    sizes: giftPlantSizes,
    grown: true,
    release: winter,
    articles: after,
    description:
      'Cream at the edge, rose at the heart, and each bract drawn by a different hand. Our growers dislike it because everyone asks for more.',
    colors: [
      { name: 'Rose Marble', suffix: '', facet: 'Blush' },
      { name: 'Peach Marble', suffix: 'PCH', facet: 'Coral' },
    ],
    categories: ['Christmas_Poinsettias', 'IndoorPlants_Blooming', 'Occasions_Holidays_Christmas'],
    facets: {
      LightLevel: 'Bright indirect',
      BloomTiming: 'Winter',
      MatureHeight: '1 to 2 ft',
      StyleForm: 'Mounded',
    },
    scene: plant('marbled poinsettia', 'sky', {
      habit: 'shrub-mound',
      species: 'table-poinsettia',
      foliage: 'ruscus',
      pot: 'basket',
      bloom: { bloom: 'marbled-poinsettia', palette: 'blush', count: 3 },
    }),
  },
  {
    code: '106302',
    name: 'POINSETTIA TREE',
    kind: 'tender-plant',
    price: 64.99,
    grown: true,
    release: winter,
    articles: after,
    stock: { available: 3, safety: 2 },
    description:
      'Two years on one stem, a red head the size of an umbrella, and no way to hurry it. For a lobby, a chancel or one corner.',
    colors: threeColors.slice(0, 2),
    categories: ['Christmas_Poinsettias', 'Occasions_Holidays_Christmas'],
    limits: { max: 6 },
    facets: {
      LightLevel: 'Bright indirect',
      BloomTiming: 'Winter',
      MatureHeight: '2 to 4 ft',
      StyleForm: 'Standard',
      ContainerVolume: '10 inch',
    },
    scene: plant('poinsettia tree', 'straw', {
      habit: 'tree',
      foliage: 'ruscus',
      pot: 'ceramic-square',
      form: 'standard',
      bloom: { bloom: 'lily', palette: 'red', count: 9 },
    }),
  },
  {
    code: '106303',
    name: 'TABLE POINSETTIA',
    kind: 'tender-plant',
    price: 8.99,
    colors: threeColors,
    grown: true,
    release: winter,
    articles: after,
    sizes: [
      { name: '4 in pot', suffix: '', factor: 1, volume: '4 inch' },
      { name: 'Tray of six', suffix: 'TR6', factor: 5.2 },
      { name: 'Tray of fifteen', suffix: 'T15', factor: 11.5 },
    ],
    description:
      'A whole poinsettia you can see over, for a place at each plate. Offices take them by the tray, and bring the trays back, please.',
    categories: ['Christmas_Poinsettias', 'Occasions_Holidays_Christmas', 'Occasions_ThankYou'],
    limits: { breaks: [{ quantity: 6, price: 7.99 }] },
    facets: {
      LightLevel: 'Bright indirect',
      BloomTiming: 'Winter',
      MatureHeight: 'Under 1 ft',
      StyleForm: 'Mounded',
    },
    scene: plant('small poinsettia', 'clay', {
      habit: 'shrub-mound',
      species: 'table-poinsettia',
      foliage: 'palm',
      pot: 'terracotta',
      bloom: { bloom: 'poinsettia', palette: 'red', count: 3 },
    }),
  },
  {
    code: '106304',
    name: 'FROSTY FERN',
    kind: 'houseplant',
    price: 15.99,
    release: winter,
    description:
      'Not a fern and not frosted, but a spikemoss with white tips that looks like the yard outside. Keep it moist; heat vents end it.',
    categories: [
      'Christmas_Poinsettias',
      'IndoorPlants_Foliage_LowLight',
      'Occasions_Holidays_Christmas',
      'Occasions_GetWell',
    ],
    facets: {
      LightLevel: 'Medium',
      BloomTiming: 'Foliage',
      MatureHeight: 'Under 1 ft',
      StyleForm: 'Mounded',
      ContainerVolume: '6 inch',
    },
    scene: plant('frosty fern', 'lilac', {
      habit: 'shrub-mound',
      foliage: 'fern',
      leafPalette: 'white',
      pot: 'glazed-blue',
    }),
  },
  {
    code: '106401',
    name: 'DATED LILAC ORNAMENT',
    kind: 'gift',
    price: 19.99,
    codes: { b2: 'Y', b3: '9' },
    exclusive: true,
    release: { fromDay: -25 },
    description:
      'Our own flower, painted inside clear glass through the neck, with the year where you can find it. Some families here have forty.',
    categories: ['Christmas_Ornaments', 'Occasions_ThankYou'],
    facets: { Material: 'Glass', Collection: 'Keepsakes' },
    scene: hardgood('ornament', 'painted lilac ornament', 'lavender', 'mist'),
  },
  {
    code: '106402',
    name: 'COPPER BIRCH LEAF',
    kind: 'gift',
    price: 16.99,
    codes: { b2: 'Y' },
    percentOff: 20,
    release: winter,
    colors: [
      { name: 'Copper', suffix: '', facet: 'Orange' },
      { name: 'Silver', suffix: 'SLV', facet: 'Gray' },
      { name: 'Gold', suffix: 'GLD', facet: 'Yellow' },
    ],
    description:
      'A real birch leaf, copper-plated and hung from its own stem. The edge is the one the caterpillar left.',
    categories: ['Christmas_Ornaments', 'HomeGifts_Decor'],
    brand: 'Osseo Forge',
    facets: { Material: 'Copper', Collection: 'Keepsakes' },
    scene: hardgood('birch-leaf', 'birch leaf in copper', 'orange', 'evergreen'),
  },
  {
    code: '106403',
    name: 'FELT CARDINAL PAIR',
    kind: 'gift',
    price: 22.99,
    codes: { b2: 'Y' },
    release: winter,
    limits: { breaks: [{ quantity: 2, price: 19.99 }] },
    description:
      'A pair of cardinals, needle-felted from Minnesota wool by two sisters. He is red, she is the better drawn.',
    categories: ['Christmas_Ornaments', 'Occasions_LoveRomance'],
    facets: { Material: 'Wool', Collection: 'Keepsakes' },
    scene: hardgood('ornament', 'felt cardinal ornaments', 'burgundy', 'sky'),
  },
  {
    code: '106404',
    name: 'STRAW STARS, BOX OF TEN',
    kind: 'gift',
    price: 18.99,
    codes: { b2: 'Y' },
    release: winter,
    description:
      'Tied in the Swedish way from oat straw soaked overnight, five patterns, two of each. They weigh nothing and outlast the box.',
    categories: ['Christmas_Ornaments'],
    stock: { available: 20, safety: 2 },
    facets: { Material: 'Straw', Collection: 'Keepsakes' },
    scene: hardgood('chocolate-box', 'box of ten straw stars', 'yellow', 'straw'),
  },
];
