import type { GroupSource } from '../group-source';
import { plant } from '../scenes';

/** Color from Memorial Day to frost: OutdoorPlants_Annuals. */
export const annuals: readonly GroupSource[] = [
  {
    code: '300101',
    name: 'PORCH HANGING BASKET',
    kind: 'tender-plant',
    price: 39.99,
    featured: true,
    description:
      'Trailing petunias in a twelve-inch basket, already full the day you hang it. Feed it weekly and it reaches the railing by July.',
    colors: [
      { name: 'Purple', suffix: '' },
      { name: 'Coral', suffix: 'COR' },
      { name: 'White', suffix: 'WHT' },
      { name: 'Mixed', suffix: 'MIX', facet: 'Mixed Bright' },
    ],
    categories: ['OutdoorPlants_Annuals_Baskets', 'Occasions_Holidays_MothersDay'],
    grown: true,
    articles: ['hardening-off-day-by-day'],
    facets: {
      LightLevel: 'Full sun',
      BloomTiming: 'All season',
      MatureWidth: '1 to 2 ft',
      StyleForm: 'Trailing',
      ContainerVolume: '12 inch',
    },
    scene: plant('hanging basket', 'lilac', {
      habit: 'trailing-basket',
      foliage: 'vine',
      pot: 'basket',
      bloom: { bloom: 'petunia', palette: 'purple', count: 18 },
    }),
  },
  {
    code: '300102',
    name: 'FUCHSIA SHADE BASKET',
    kind: 'tender-plant',
    price: 42.99,
    description:
      'Nodding two-tone bells for the north porch, loved by hummingbirds. Keep it moist and out of the afternoon.',
    categories: ['OutdoorPlants_Annuals_Baskets', 'OutdoorPlants_Annuals_Shade'],
    grown: true,
    facets: {
      LightLevel: 'Shade',
      BloomTiming: 'All season',
      MatureWidth: '1 to 2 ft',
      StyleForm: 'Trailing',
      ContainerVolume: '12 inch',
    },
    scene: plant('fuchsia basket', 'sage', {
      habit: 'trailing-basket',
      foliage: 'ruscus',
      pot: 'basket',
      bloom: { bloom: 'fuchsia', palette: 'red', count: 14 },
    }),
  },
  {
    code: '300103',
    name: 'MARIGOLD PLUGS',
    kind: 'tender-plant',
    price: 2.49,
    limits: { min: 6 },
    stock: 'unlimited',
    description:
      'Young marigolds in cell packs, sold by the six and up. Plant them after the lilacs bloom and they will see you to Halloween.',
    categories: ['OutdoorPlants_Annuals_Sun', 'OutdoorPlants_VegetablesHerbs'],
    grown: true,
    articles: ['hardening-off-day-by-day', 'frost-dates-in-the-twin-cities'],
    facets: {
      LightLevel: 'Full sun',
      BloomTiming: 'All season',
      MatureHeight: 'Under 1 ft',
      ContainerVolume: 'Cell pack',
    },
    scene: plant('set of young marigolds', 'straw', {
      habit: 'shrub-mound',
      species: 'marigold-plugs',
      foliage: 'fern',
      pot: 'cell-pack',
      bloom: { bloom: 'chrysanthemum', palette: 'orange', count: 8 },
    }),
  },
  {
    code: '300104',
    name: "GERANIUM, GRANDPA'S RED",
    kind: 'tender-plant',
    price: 7.99,
    limits: { breaks: [{ quantity: 3, price: 6.66 }] },
    description:
      'The red one for window boxes and cemetery urns, rooted from stock plants we have kept since 1961. Three for twenty dollars.',
    categories: ['OutdoorPlants_Annuals_Sun'],
    grown: true,
    exclusive: true,
    facets: {
      LightLevel: 'Full sun',
      BloomTiming: 'All season',
      MatureHeight: '1 to 2 ft',
      ContainerVolume: '4 inch',
    },
    scene: plant('red geranium', 'sky', {
      habit: 'shrub-mound',
      species: 'geranium',
      foliage: 'ruscus',
      pot: 'terracotta',
      bloom: { bloom: 'geranium', palette: 'red', count: 3 },
    }),
  },
  {
    code: '300106',
    name: 'PANSY BOWL',
    kind: 'tender-plant',
    price: 24.99,
    release: { season: ['04-01', '10-31'] },
    description:
      'A bowl of yellow and purple pansies that take an April frost. The first color we sell every year.',
    categories: ['OutdoorPlants_Annuals_Sun', 'Occasions_Holidays_Easter'],
    grown: true,
    facets: {
      LightLevel: 'Part sun',
      BloomTiming: 'Spring',
      MatureHeight: 'Under 1 ft',
      ContainerVolume: '10 inch',
    },
    scene: plant('bowl of yellow and purple pansies', 'clay', {
      habit: 'groundcover',
      species: 'pansy-bowl',
      foliage: 'ruscus',
      pot: 'dish',
      bloom: { bloom: 'pansy', palette: 'mixed-bright', count: 19 },
    }),
  },
];
