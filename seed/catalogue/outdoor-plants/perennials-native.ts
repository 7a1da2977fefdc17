import type { GroupSource } from '../group-source';
import { plant } from '../scenes';
import { perennialSizes } from '../size-ladders';

const patch = ['a-pollinator-patch-in-a-weekend'] as const;

/** Minnesota natives grown from local seed: OutdoorPlants_Perennials_NativePollinator. */
export const nativePerennials: readonly GroupSource[] = [
  {
    code: '103141', name: 'BUTTERFLY WEED', kind: 'nursery', price: 12.99, sizes: perennialSizes, grown: true, articles: patch,
    description: 'The orange milkweed of sandy prairies, which sends a root to the center of the earth and will not be moved. Late to wake; do not dig it up looking.',
    categories: ['OutdoorPlants_Perennials_NativePollinator', 'OutdoorPlants_Perennials_Sun'],
    facets: {
      LightLevel: 'Full sun', BloomTiming: 'Mid summer', HardinessZone: 'Zone 3', MatureHeight: '1 to 2 ft', MatureWidth: '1 to 2 ft', StyleForm: 'Mounded',
      Collection: 'Monarch Station',
    },
    scene: plant('butterfly weed', 'sky', {
      habit: 'shrub-mound', foliage: 'grass', pot: 'nursery-pot', bloom: { bloom: 'babys-breath', palette: 'orange', count: 9 },
    }),
  },
  {
    code: '103142', name: 'SWAMP MILKWEED', kind: 'nursery', price: 12.99, sizes: perennialSizes, articles: patch,
    description: 'Vanilla-scented pink heads, and the leaf monarchs pick first. The caterpillars will strip it, which is what you bought it for.',
    categories: ['OutdoorPlants_Perennials_NativePollinator'],
    facets: {
      LightLevel: 'Full sun', BloomTiming: 'Mid summer', HardinessZone: 'Zone 3', MatureHeight: '2 to 4 ft', MatureWidth: '1 to 2 ft', StyleForm: 'Upright',
      Collection: 'Monarch Station',
    },
    scene: plant('swamp milkweed', 'mist', {
      habit: 'upright', foliage: 'ruscus', pot: 'nursery-pot', bloom: { bloom: 'babys-breath', palette: 'coral', count: 5 },
    }),
  },
  {
    code: '103143', name: 'MEADOW BLAZING STAR', kind: 'nursery', price: 14.99, sizes: perennialSizes, articles: patch, stock: { available: 3 },
    description: 'When it opens in late August, every monarch within a mile is on it by noon. Goldfinches take the seed in October.',
    categories: ['OutdoorPlants_Perennials_NativePollinator', 'OutdoorPlants_Perennials_Sun'], grown: true,
    facets: {
      LightLevel: 'Full sun', BloomTiming: 'Late summer', HardinessZone: 'Zone 3', MatureHeight: '2 to 4 ft', MatureWidth: 'Under 1 ft', StyleForm: 'Upright',
      Collection: 'Monarch Station',
    },
    scene: plant('meadow blazing star', 'straw', {
      habit: 'upright', foliage: 'grass', pot: 'nursery-pot', bloom: { bloom: 'delphinium', palette: 'purple', count: 5 },
    }),
  },
  {
    code: '103144', name: 'BLACK-EYED SUSAN', kind: 'nursery', price: 10.99, sizes: perennialSizes, stock: 'unlimited', articles: patch,
    description: 'Gold in the first summer, sown by itself in the second, and somewhere else in the third. Nobody has ever killed one on purpose.',
    categories: ['OutdoorPlants_Perennials_NativePollinator', 'OutdoorPlants_Perennials_Sun'], grown: true, limits: { breaks: [{ quantity: 3, price: 8.99 }] },
    facets: {
      LightLevel: 'Full sun', BloomTiming: 'Late summer', HardinessZone: 'Zone 3', MatureHeight: '2 to 4 ft', MatureWidth: '1 to 2 ft', StyleForm: 'Upright',
      Collection: 'Cutting Garden',
    },
    scene: plant('black-eyed Susan', 'lilac', { habit: 'upright', foliage: 'palm', pot: 'nursery-pot', bloom: { bloom: 'sunflower', palette: 'orange', count: 6 } }),
  },
  {
    code: '103145', name: 'WILD COLUMBINE', kind: 'nursery', price: 11.99, sizes: perennialSizes, articles: patch,
    description: 'Red and yellow lanterns timed for the first hummingbirds in May. It seeds into gravel, walls and any crack on the north side.',
    categories: ['OutdoorPlants_Perennials_NativePollinator', 'OutdoorPlants_Perennials_Shade'],
    facets: { LightLevel: 'Part shade', BloomTiming: 'Spring', HardinessZone: 'Zone 3', MatureHeight: '1 to 2 ft', MatureWidth: 'Under 1 ft', StyleForm: 'Upright' },
    scene: plant('wild columbine', 'sage', { habit: 'arching', foliage: 'fern', pot: 'terracotta', bloom: { bloom: 'tulip', palette: 'coral', count: 6 } }),
  },
  {
    code: '103146', name: 'NEW ENGLAND ASTER', kind: 'nursery', price: 12.99, sizes: perennialSizes, articles: patch, percentOff: 25,
    description: 'Purple in the last warm week of September, when bumblebee queens need it most. Cut it back by half in June and it needs no stake.',
    categories: ['OutdoorPlants_Perennials_NativePollinator', 'OutdoorPlants_Perennials_Sun'],
    facets: {
      LightLevel: 'Full sun', BloomTiming: 'Fall', HardinessZone: 'Zone 3', MatureHeight: '2 to 4 ft', MatureWidth: '2 to 4 ft', StyleForm: 'Vase-shaped',
      Collection: 'Monarch Station',
    },
    scene: plant('New England aster', 'clay', {
      habit: 'shrub-mound', foliage: 'ruscus', pot: 'nursery-pot', bloom: { bloom: 'daisy', palette: 'purple', count: 16 },
    }),
  },
  {
    code: '103147', name: 'PRAIRIE DROPSEED', kind: 'nursery', price: 12.99, sizes: perennialSizes, articles: patch,
    description: 'A fine green fountain that smells of buttered popcorn in August and goes apricot in October. Slow for two years, permanent after.',
    categories: ['OutdoorPlants_Perennials_NativePollinator', 'OutdoorPlants_Perennials_Sun'],
    facets: { LightLevel: 'Full sun', BloomTiming: 'Late summer', HardinessZone: 'Zone 3', MatureHeight: '2 to 4 ft', MatureWidth: '2 to 4 ft', StyleForm: 'Arching' },
    scene: plant('prairie dropseed grass', 'evergreen', { habit: 'arching', foliage: 'grass', pot: 'nursery-pot' }),
  },
  {
    code: '103148', name: 'PRAIRIE STARTER, 32 NATIVE PLUGS & A GARDEN PLAN', kind: 'nursery', price: 89.99,
    description: 'Eight kinds, four of each, and a plan drawn for a square of eight feet by eight. Water it for one summer and weed it for two.',
    categories: ['OutdoorPlants_Perennials_NativePollinator'], grown: true, exclusive: true, articles: patch, limits: { max: 4 }, codes: { b2: 'Y' },
    facets: {
      LightLevel: 'Full sun', BloomTiming: 'All season', HardinessZone: 'Zone 3', MatureHeight: '2 to 4 ft', MatureWidth: '6 to 8 ft', ContainerVolume: 'Cell pack',
      Collection: 'Monarch Station',
    },
    scene: plant('tray of prairie plugs', 'blush', {
      habit: 'groundcover', foliage: 'grass', pot: 'basket', bloom: { bloom: 'daisy', palette: 'mixed-pastel', count: 9 },
    }),
  },
];
