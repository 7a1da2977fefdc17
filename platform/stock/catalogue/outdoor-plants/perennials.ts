import type { GroupSource } from '../group-source';
import { plant } from '../scenes';
import { perennialSizes } from '../size-ladders';

/** Plants that come back in Zone 4: OutdoorPlants_Perennials. */
export const perennials: readonly GroupSource[] = [
  {
    code: '300201',
    name: 'PURPLE CONEFLOWER',
    kind: 'nursery',
    price: 12.99,
    sizes: perennialSizes,
    description:
      'A prairie native that feeds bees in July and goldfinches in October. Leave the seed heads standing until spring.',
    categories: ['OutdoorPlants_Perennials_NativePollinator', 'OutdoorPlants_Perennials_Sun'],
    grown: true,
    articles: ['a-pollinator-patch-in-a-weekend'],
    facets: {
      LightLevel: 'Full sun',
      BloomTiming: 'Mid summer',
      HardinessZone: 'Zone 3',
      MatureHeight: '2 to 4 ft',
      MatureWidth: '1 to 2 ft',
    },
    scene: plant('purple coneflower', 'straw', {
      habit: 'upright',
      species: 'coneflower',
      foliage: 'ruscus',
      pot: 'nursery-pot',
      bloom: { bloom: 'coneflower', palette: 'lavender', count: 7 },
    }),
  },
  {
    code: '300202',
    name: 'LITTLE BLUESTEM',
    kind: 'nursery',
    price: 11.99,
    sizes: perennialSizes,
    description:
      'The grass that turns a Minnesota hillside copper in September. Deep roots, no watering after the first summer.',
    categories: ['OutdoorPlants_Perennials_NativePollinator', 'OutdoorPlants_Perennials_Sun'],
    articles: ['a-pollinator-patch-in-a-weekend'],
    facets: {
      LightLevel: 'Full sun',
      BloomTiming: 'Fall',
      HardinessZone: 'Zone 3',
      MatureHeight: '2 to 4 ft',
      MatureWidth: '1 to 2 ft',
    },
    scene: plant('little bluestem grass', 'sky', {
      habit: 'upright',
      foliage: 'grass',
      leafPalette: 'blue',
      pot: 'nursery-pot',
    }),
  },
  {
    code: '300203',
    name: 'BEE BALM',
    kind: 'nursery',
    price: 12.99,
    sizes: perennialSizes,
    release: { fromDay: -24 },
    description:
      'Shaggy red flowers and minty leaves, rarely without a hummingbird. Divide it every third spring to keep mildew away.',
    categories: ['OutdoorPlants_Perennials_NativePollinator', 'OutdoorPlants_Perennials_Sun'],
    articles: ['a-pollinator-patch-in-a-weekend'],
    facets: {
      LightLevel: 'Full sun',
      BloomTiming: 'Mid summer',
      HardinessZone: 'Zone 4',
      MatureHeight: '2 to 4 ft',
      MatureWidth: '2 to 4 ft',
    },
    scene: plant('bee balm', 'sage', {
      habit: 'upright',
      species: 'bee-balm',
      foliage: 'ruscus',
      pot: 'nursery-pot',
      bloom: { bloom: 'bee-balm', palette: 'red', count: 6 },
    }),
  },
  {
    code: '300204',
    name: 'BLUE MAMMOTH HOSTA',
    kind: 'nursery',
    price: 17.99,
    sizes: perennialSizes,
    limits: { breaks: [{ quantity: 3, price: 14.99 }] },
    description:
      'Leaves as wide as a dinner plate for the place where grass gave up. Deer like it too; plan accordingly.',
    categories: ['OutdoorPlants_Perennials_Shade'],
    facets: {
      LightLevel: 'Shade',
      BloomTiming: 'Mid summer',
      HardinessZone: 'Zone 3',
      MatureHeight: '2 to 4 ft',
      MatureWidth: '4 to 6 ft',
    },
    scene: plant('blue hosta', 'evergreen', {
      habit: 'rosette',
      species: 'hosta',
      foliage: 'palm',
      leafPalette: 'blue',
      pot: 'nursery-pot',
    }),
  },
  {
    code: '300205',
    name: 'OSTRICH FERN',
    kind: 'nursery',
    price: 14.99,
    sizes: [],
    description:
      'The tall native fern whose fiddleheads are eaten in May. It spreads where the ground stays damp.',
    categories: ['OutdoorPlants_Perennials_Shade', 'OutdoorPlants_Perennials_NativePollinator'],
    facets: {
      LightLevel: 'Shade',
      BloomTiming: 'Foliage',
      HardinessZone: 'Zone 3',
      MatureHeight: '2 to 4 ft',
      MatureWidth: '2 to 4 ft',
      ContainerVolume: '1 gallon',
    },
    scene: plant('ostrich fern', 'mist', { habit: 'arching', foliage: 'fern', pot: 'nursery-pot' }),
  },
];
