import type { GroupSource } from '../group-source';
import { hardgood, plant } from '../scenes';

const fallPlanting = ['planting-bulbs-before-the-freeze'] as const;
const packs = [
  { name: 'Pack of 10', suffix: '', factor: 1 },
  { name: 'Bag of 50', suffix: 'B50', factor: 4 },
] as const;

/** Bulbs, corms and tubers: OutdoorPlants_Bulbs. */
export const bulbs: readonly GroupSource[] = [
  {
    code: '300515',
    name: 'HARDY GARLIC BULBS',
    kind: 'hardgood',
    price: 11.99,
    description:
      'Three heads of hardneck garlic, enough for twenty plants. In by Halloween, out by the Fourth of July weekend and a bit.',
    categories: ['OutdoorPlants_Bulbs', 'OutdoorPlants_VegetablesHerbs', 'GardenSupplies_Seeds'],
    codes: { b2: 'Y' },
    facets: { HardinessZone: 'Zone 3', LightLevel: 'Full sun' },
    scene: hardgood('garlic-heads', 'three heads of hardneck garlic', 'cream', 'clay'),
  },
  {
    code: '103701',
    name: 'FARMHOUSE DAFFODILS',
    kind: 'hardgood',
    price: 13.99,
    sizes: packs,
    codes: { b2: 'Y' },
    articles: fallPlanting,
    description:
      'Yellow trumpets no deer, vole or rabbit will touch. Let the leaves lie down yellow by themselves; they are next year.',
    categories: ['OutdoorPlants_Bulbs', 'GardenSupplies_Seeds'],
    percentOff: [25, 25],
    facets: {
      BloomTiming: 'Spring',
      HardinessZone: 'Zone 3',
      LightLevel: 'Full sun',
      MatureHeight: '1 to 2 ft',
    },
    scene: hardgood('seed-packet', 'packet of daffodil bulbs', 'yellow', 'mist'),
  },
  {
    code: '103702',
    name: 'LAWN CROCUS',
    kind: 'hardgood',
    price: 7.99,
    sizes: packs,
    codes: { b2: 'Y', b3: '9' },
    articles: fallPlanting,
    colors: [
      { name: 'Purple', suffix: '' },
      { name: 'Yellow', suffix: 'YEL' },
    ],
    description:
      'Crocus for the lawn, up through the grass while snow is still in the shade. Put off the first mowing until their leaves are gone.',
    categories: ['OutdoorPlants_Bulbs', 'GardenSupplies_Seeds'],
    facets: {
      BloomTiming: 'Spring',
      HardinessZone: 'Zone 3',
      LightLevel: 'Full sun',
      MatureHeight: 'Under 1 ft',
    },
    scene: hardgood('seed-packet', 'packet of crocus bulbs', 'purple', 'clay'),
  },
  {
    code: '103703',
    name: 'GIANT ALLIUM',
    kind: 'hardgood',
    price: 16.99,
    codes: { b2: 'Y' },
    articles: fallPlanting,
    limits: { breaks: [{ quantity: 3, price: 14.99 }] },
    description:
      'Three bulbs the size of a fist for purple globes at eye level in June. Hide their ankles behind something; the leaves go early.',
    categories: ['OutdoorPlants_Bulbs'],
    facets: {
      BloomTiming: 'Early summer',
      HardinessZone: 'Zone 4',
      LightLevel: 'Full sun',
      MatureHeight: '2 to 4 ft',
      Collection: 'Cutting Garden',
    },
    scene: plant('giant allium', 'straw', {
      habit: 'upright',
      foliage: 'strap',
      pot: 'none',
      bloom: { bloom: 'hydrangea', palette: 'purple', count: 3 },
    }),
  },
  {
    code: '103704',
    name: 'HYACINTH IN A GLASS',
    kind: 'gift',
    price: 15.99,
    codes: { b2: 'Y' },
    colors: [
      { name: 'Blue', suffix: '' },
      { name: 'White', suffix: 'WHT' },
      { name: 'Pink', suffix: 'PNK', facet: 'Blush' },
    ],
    description:
      'A chilled bulb over water in a forcing glass, its roots already down. Cool and dark for a week, then a window, and the room smells of April in February.',
    categories: [
      'OutdoorPlants_Bulbs',
      'IndoorPlants_Blooming',
      'Occasions_GetWell',
      'Occasions_Holidays_Easter',
    ],
    facets: { BloomTiming: 'Winter', LightLevel: 'Bright indirect', MatureHeight: 'Under 1 ft' },
    scene: plant('hyacinth', 'blush', {
      habit: 'upright',
      species: 'hyacinth',
      foliage: 'strap',
      pot: 'forcing-glass',
      bloom: { bloom: 'hyacinth', palette: 'blue', count: 1 },
    }),
  },
  {
    code: '103705',
    name: 'SNOWDROPS, IN THE GREEN',
    kind: 'nursery',
    price: 9.99,
    release: { fromDay: 150 },
    description:
      'Lifted just after bloom, the only way that they take reliably. A dozen becomes a hundred if you forget about them.',
    categories: ['OutdoorPlants_Bulbs', 'OutdoorPlants_Perennials_Shade'],
    articles: fallPlanting,
    facets: {
      BloomTiming: 'Spring',
      HardinessZone: 'Zone 3',
      LightLevel: 'Part shade',
      MatureHeight: 'Under 1 ft',
    },
    scene: plant('clump of snowdrops', 'evergreen', {
      habit: 'rosette',
      species: 'snowdrops',
      foliage: 'ruscus',
      pot: 'terracotta',
      bloom: { bloom: 'snowdrop', palette: 'white', count: 9 },
    }),
  },
  {
    code: '103706',
    name: 'DINNERPLATE DAHLIA TUBER',
    kind: 'hardgood',
    price: 9.99,
    codes: { b2: 'Y' },
    stock: { available: 40, safety: 5 },
    colors: [
      { name: 'Burgundy', suffix: '' },
      { name: 'Blush', suffix: 'BLU' },
      { name: 'Coral', suffix: 'COR' },
      { name: 'White', suffix: 'WHT' },
    ],
    description:
      'Ten inches across by Labor Day, on a stake you drive in first. Dig it after the first black frost and it winters in a box of shavings.',
    categories: ['OutdoorPlants_Bulbs', 'OutdoorPlants_Annuals_Sun'],
    limits: { breaks: [{ quantity: 3, price: 8.66 }] },
    facets: {
      BloomTiming: 'Late summer',
      HardinessZone: 'Zone 8',
      LightLevel: 'Full sun',
      MatureHeight: '2 to 4 ft',
      Collection: 'Cutting Garden',
    },
    scene: hardgood(
      'dahlia-tuber',
      'dahlia tuber with a card of its burgundy flower',
      'burgundy',
      'sage',
    ),
  },
  {
    code: '103707',
    name: 'TALL TRUMPET LILIES',
    kind: 'hardgood',
    price: 14.99,
    codes: { b2: 'Y' },
    articles: fallPlanting,
    colors: [
      { name: 'Cream', suffix: '' },
      { name: 'Pink', suffix: 'PNK', facet: 'Blush' },
      { name: 'Gold', suffix: 'GLD', facet: 'Yellow' },
    ],
    description:
      'Three bulbs, five feet, and a scent that carries to the alley on a still July night. Plant them deep, and watch for the red beetle.',
    categories: ['OutdoorPlants_Bulbs'],
    facets: {
      BloomTiming: 'Mid summer',
      HardinessZone: 'Zone 4',
      LightLevel: 'Full sun',
      MatureHeight: '4 to 8 ft',
      Collection: 'Moonlight',
    },
    scene: plant('trumpet lily', 'lilac', {
      habit: 'upright',
      species: 'trumpet-lilies',
      foliage: 'grass',
      pot: 'none',
      bloom: { bloom: 'trumpet-lily', palette: 'cream', count: 5 },
    }),
  },
];
