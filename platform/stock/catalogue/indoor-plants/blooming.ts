import type { GroupSource } from '../group-source';
import { plant } from '../scenes';
import { giftPlantSizes } from '../size-ladders';

const mothOrchid = (
  palette: 'magenta' | 'white' | 'yellow',
  backdrop: 'evergreen' | 'clay' | 'lilac',
) =>
  plant('moth orchid', backdrop, {
    habit: 'upright',
    foliage: 'strap',
    pot: 'ceramic-belly',
    bloom: { bloom: 'orchid', palette, count: 9 },
  });

const azalea = (palette: 'blush' | 'red', backdrop: 'lilac' | 'sage') =>
  plant('azalea', backdrop, {
    habit: 'shrub-mound',
    foliage: 'ruscus',
    pot: 'ceramic-belly',
    bloom: { bloom: 'carnation', palette, count: 14 },
  });

/** Plants in flower, also sold among the flowers: IndoorPlants_Blooming. */
export const bloomingPlants: readonly GroupSource[] = [
  {
    code: '200201',
    name: 'MOTH ORCHID',
    kind: 'houseplant',
    price: 44.99,
    sizes: [],
    description:
      'A double spike of moth orchids that flowers for three months and, with a cool fall, again next year. Choose magenta, white or yellow.',
    colors: [
      { name: 'Magenta', suffix: '', facet: 'Purple' },
      { name: 'White', suffix: 'WHT', scene: mothOrchid('white', 'clay') },
      { name: 'Yellow', suffix: 'YEL', scene: mothOrchid('yellow', 'lilac') },
    ],
    categories: [
      'IndoorPlants_Blooming_Orchids',
      'Flowers_BloomingGifts',
      'Occasions_ThankYou',
      'Occasions_Holidays_MothersDay',
    ],
    codes: { b2: 'Y', b4: 'F' },
    featured: true,
    articles: ['getting-an-orchid-to-bloom-again'],
    facets: {
      LightLevel: 'Bright indirect',
      BloomTiming: 'Winter',
      MatureHeight: '1 to 2 ft',
      ContainerVolume: '5 inch',
    },
    scene: mothOrchid('magenta', 'evergreen'),
  },
  {
    code: '200202',
    name: 'MINI ORCHID',
    kind: 'houseplant',
    price: 24.99,
    sizes: [],
    description:
      'A windowsill orchid in a two-and-a-half-inch pot, one short spike and plenty of manners. It travels well in a mailbox.',
    categories: [
      'IndoorPlants_Blooming_Orchids',
      'Flowers_BloomingGifts',
      'Occasions_OutOfTownDelivery',
    ],
    codes: { b2: 'Y', b3: '9' },
    articles: ['getting-an-orchid-to-bloom-again'],
    facets: {
      LightLevel: 'Bright indirect',
      BloomTiming: 'Winter',
      MatureHeight: 'Under 1 ft',
      ContainerVolume: '4 inch',
    },
    scene: plant('mini orchid', 'blush', {
      habit: 'upright',
      foliage: 'strap',
      pot: 'ceramic-square',
      bloom: { bloom: 'orchid', palette: 'blush', count: 4 },
    }),
  },
  {
    code: '200203',
    name: 'LADY SLIPPER ORCHID',
    kind: 'houseplant',
    price: 52.99,
    sizes: [],
    stock: { available: 2 },
    description:
      'A cousin of our state flower that will live indoors, green-striped and waxy. The wild one stays in the wild.',
    categories: ['IndoorPlants_Blooming_Orchids', 'Flowers_BloomingGifts'],
    release: { fromDay: -14 },
    facets: {
      LightLevel: 'Medium',
      BloomTiming: 'Spring',
      MatureHeight: 'Under 1 ft',
      ContainerVolume: '5 inch',
    },
    scene: plant('lady slipper orchid', 'straw', {
      habit: 'rosette',
      species: 'slipper-orchid',
      foliage: 'strap',
      pot: 'terracotta',
      bloom: { bloom: 'slipper-orchid', palette: 'green', count: 3 },
    }),
  },
  {
    code: '200211',
    name: 'AZALEA IN BLOOM',
    kind: 'houseplant',
    price: 29.99,
    sizes: giftPlantSizes.slice(0, 2),
    description:
      'A round head of ruffled flowers, forced cool so the buds keep coming. Stand it in a saucer and never let it dry.',
    colors: [
      { name: 'Blush', suffix: '' },
      { name: 'Red', suffix: 'RED', scene: azalea('red', 'sage') },
    ],
    categories: ['IndoorPlants_Blooming_Azalea', 'Flowers_BloomingGifts', 'Occasions_GetWell'],
    grown: true,
    facets: {
      LightLevel: 'Bright indirect',
      BloomTiming: 'Winter',
      MatureHeight: '1 to 2 ft',
      StyleForm: 'Mounded',
    },
    scene: azalea('blush', 'lilac'),
  },
  {
    code: '200212',
    name: 'WHITE AZALEA BASKET',
    kind: 'houseplant',
    price: 39.99,
    sizes: [],
    description:
      'One white azalea in a lined willow basket, ready for a hallway or a service. After frost it can spend the summer under a maple.',
    categories: ['IndoorPlants_Blooming_Azalea', 'Flowers_BloomingGifts', 'Occasions_Sympathy'],
    facets: {
      LightLevel: 'Bright indirect',
      BloomTiming: 'Winter',
      MatureHeight: '1 to 2 ft',
      StyleForm: 'Mounded',
      ContainerVolume: '6 inch',
    },
    scene: plant('white azalea', 'mist', {
      habit: 'shrub-mound',
      foliage: 'ruscus',
      pot: 'basket',
      bloom: { bloom: 'carnation', palette: 'white', count: 12 },
    }),
  },
  {
    code: '200213',
    name: 'POTTED HYDRANGEA',
    kind: 'houseplant',
    price: 36.99,
    sizes: [],
    description:
      "Three blue mopheads in a glazed pot, for a month of color on a cool table. It is a florist's plant, not hardy in our gardens.",
    categories: [
      'IndoorPlants_Blooming',
      'Flowers_BloomingGifts',
      'Occasions_Holidays_Easter',
      'Occasions_Holidays_MothersDay',
    ],
    articles: ['why-hydrangeas-change-color'],
    percentOff: 12,
    facets: {
      LightLevel: 'Bright indirect',
      BloomTiming: 'Spring',
      MatureHeight: '1 to 2 ft',
      StyleForm: 'Mounded',
      ContainerVolume: '6 inch',
    },
    scene: plant('blue hydrangea', 'straw', {
      habit: 'shrub-mound',
      foliage: 'ruscus',
      pot: 'glazed-blue',
      bloom: { bloom: 'hydrangea', palette: 'blue', count: 3 },
    }),
  },
];
