import type { GroupSource } from '../group-source';
import { hardgood, plant } from '../scenes';

/** Things to eat, and bulbs: OutdoorPlants_VegetablesHerbs and OutdoorPlants_Bulbs. */
export const ediblesAndBulbs: readonly GroupSource[] = [
  {
    code: '300501',
    name: 'POCKET HERB POT',
    kind: 'houseplant',
    price: 13.99,
    sizes: [],
    description:
      'Basil, thyme and parsley in one four-inch terracotta pot for the kitchen sill. Snip from the top and it thickens.',
    categories: [
      'OutdoorPlants_VegetablesHerbs',
      'IndoorPlants_DishGardens',
      'HomeGifts_GiftBaskets',
      'Occasions_Housewarming',
    ],
    codes: { b3: '9' },
    facets: { LightLevel: 'Full sun', MatureHeight: 'Under 1 ft', ContainerVolume: '4 inch' },
    scene: plant('pot of basil, thyme and parsley', 'straw', {
      habit: 'shrub-mound',
      species: 'herb-pot',
      foliage: 'ruscus',
      pot: 'terracotta',
    }),
  },
  {
    code: '300503',
    name: 'SHORT-SEASON TOMATO',
    kind: 'tender-plant',
    price: 5.49,
    limits: { breaks: [{ quantity: 3, price: 4.66 }] },
    description:
      'A slicer bred to ripen in sixty-two days, which is about all the summer we get. Plant it deep, after May 20.',
    categories: ['OutdoorPlants_VegetablesHerbs'],
    grown: true,
    articles: ['hardening-off-day-by-day', 'frost-dates-in-the-twin-cities'],
    facets: { LightLevel: 'Full sun', MatureHeight: '2 to 4 ft', ContainerVolume: '4 inch' },
    scene: plant('tomato plant', 'sage', {
      habit: 'upright',
      species: 'tomato',
      foliage: 'fern',
      pot: 'nursery-pot',
      bloom: { bloom: 'fruit', palette: 'red', count: 6 },
    }),
  },
  {
    code: '300511',
    name: 'AMARYLLIS TO FORCE',
    kind: 'gift',
    price: 26.99,
    description:
      'A bulb the size of a softball, a pot and a disk of soil. Eight weeks from watering to flowers, in the darkest part of the year.',
    colors: [
      { name: 'Red', suffix: '' },
      { name: 'White', suffix: 'WHT' },
      { name: 'Blush', suffix: 'BLU' },
    ],
    categories: [
      'OutdoorPlants_Bulbs',
      'IndoorPlants_Blooming',
      'Flowers_BloomingGifts',
      'Occasions_Holidays_Christmas',
      'HomeGifts_GiftBaskets',
    ],
    codes: { b2: 'Y', b3: '9' },
    facets: { LightLevel: 'Bright indirect', BloomTiming: 'Winter', MatureHeight: '1 to 2 ft' },
    scene: plant('amaryllis', 'evergreen', {
      habit: 'upright',
      species: 'amaryllis',
      foliage: 'strap',
      pot: 'ceramic-square',
      bloom: { bloom: 'amaryllis', palette: 'red', count: 4 },
    }),
  },
  {
    code: '300512',
    name: 'PAPERWHITES IN A BOWL',
    kind: 'gift',
    price: 19.99,
    description:
      'Five bulbs, pebbles and a bowl; add water and stand it somewhere cool. A spoon of gin in the water keeps them short, truly.',
    categories: [
      'OutdoorPlants_Bulbs',
      'IndoorPlants_Blooming',
      'IndoorPlants_DishGardens',
      'Flowers_BloomingGifts',
      'Occasions_Holidays_Christmas',
    ],
    facets: { LightLevel: 'Bright indirect', BloomTiming: 'Winter', MatureHeight: '1 to 2 ft' },
    scene: plant('clump of paperwhites', 'mist', {
      habit: 'upright',
      species: 'paperwhites',
      foliage: 'strap',
      pot: 'dish',
      bloom: { bloom: 'paperwhite', palette: 'white', count: 5 },
    }),
  },
  {
    code: '300513',
    name: 'SPRING TULIP BULBS',
    kind: 'hardgood',
    price: 12.99,
    percentOff: 40,
    description:
      'Ten mid-season tulips for planting until the ground freezes. Six inches down, with a handful of grit against the squirrels.',
    categories: ['OutdoorPlants_Bulbs', 'GardenSupplies_Seeds'],
    codes: { b2: 'Y' },
    articles: ['planting-bulbs-before-the-freeze'],
    facets: { BloomTiming: 'Spring', HardinessZone: 'Zone 3', LightLevel: 'Full sun' },
    scene: hardgood('seed-packet', 'packet of ten tulip bulbs', 'coral', 'sky'),
  },
  {
    code: '300514',
    name: 'SQUILL FOR THE LAWN',
    kind: 'hardgood',
    price: 9.99,
    limits: { breaks: [{ quantity: 3, price: 8.33 }] },
    description:
      'Twenty-five small blue bulbs that turn the grass into sky in April. They multiply and ask for nothing.',
    categories: ['OutdoorPlants_Bulbs', 'GardenSupplies_Seeds'],
    codes: { b2: 'Y', b3: '9' },
    articles: ['planting-bulbs-before-the-freeze'],
    facets: { BloomTiming: 'Spring', HardinessZone: 'Zone 2', LightLevel: 'Part sun' },
    scene: hardgood('seed-packet', 'packet of twenty-five squill bulbs', 'blue', 'sage'),
  },
];
