import type { GroupSource } from '../group-source';
import { plant } from '../scenes';
import { largeTreeSizes, treeSizes } from '../size-ladders';

const planting = ['planting-a-tree-that-lives'] as const;
const placed = ['Tree-PlacementCharge'] as const;

/** For whoever lives here next: OutdoorPlants_Trees_Shade. */
export const shadeTrees: readonly GroupSource[] = [
  {
    code: '103401', name: 'BUR OAK', kind: 'tree', price: 159.99, sizes: largeTreeSizes, articles: planting, specs: placed, handlingCents: 1500, featured: true,
    description: 'The oak that stood here before the streets did, grown from acorns picked up in Roseville. Never prune it from April to July; oak wilt is listening.',
    categories: ['OutdoorPlants_Trees_Shade'], grown: true,
    facets: { LightLevel: 'Full sun', BloomTiming: 'Foliage', HardinessZone: 'Zone 3', MatureHeight: 'Over 40 ft', MatureWidth: 'Over 20 ft', StyleForm: 'Spreading' },
    scene: plant('bur oak', 'sky', { habit: 'tree', foliage: 'monstera', pot: 'none', form: 'standard' }),
  },
  {
    code: '103402', name: 'COMMON HACKBERRY', kind: 'tree', price: 139.99, sizes: largeTreeSizes, articles: planting, specs: placed, handlingCents: 1500,
    description: 'An elm-shaped boulevard tree with corky bark, unbothered by salt, wind and wires. Forty kinds of bird eat from it in winter.',
    categories: ['OutdoorPlants_Trees_Shade'],
    facets: { LightLevel: 'Full sun', BloomTiming: 'Foliage', HardinessZone: 'Zone 3', MatureHeight: 'Over 40 ft', MatureWidth: 'Over 20 ft', StyleForm: 'Vase-shaped' },
    scene: plant('hackberry', 'sage', { habit: 'tree', foliage: 'ruscus', pot: 'nursery-pot', form: 'standard' }),
  },
  {
    code: '103403', name: 'CLUMP RIVER BIRCH', kind: 'tree', price: 169.99, sizes: largeTreeSizes, articles: planting, specs: placed,
    handlingCents: 1500, percentOff: [15, 0],
    description: 'Three trunks of cinnamon bark that peels in sheets. It resists the borer that kills the white ones, and it drinks like a birch.',
    categories: ['OutdoorPlants_Trees_Shade', 'OutdoorPlants_Trees_Ornamental'],
    facets: {
      LightLevel: 'Full sun', BloomTiming: 'Spring', HardinessZone: 'Zone 4', MatureHeight: 'Over 40 ft', MatureWidth: 'Over 20 ft', StyleForm: 'Multi-stem',
      Collection: 'Winter Interest',
    },
    scene: plant('river birch', 'clay', { habit: 'tree', foliage: 'vine', pot: 'nursery-pot', form: 'weeping' }),
  },
  {
    code: '103404', name: 'LITTLELEAF LINDEN', kind: 'tree', price: 149.99, sizes: largeTreeSizes, articles: planting, specs: placed, handlingCents: 1000,
    description: 'Heart-shaped leaves, a shape children draw, and two weeks in late June when the whole tree hums. Park your car elsewhere during those.',
    categories: ['OutdoorPlants_Trees_Shade'],
    facets: {
      LightLevel: 'Full sun', BloomTiming: 'Early summer', HardinessZone: 'Zone 3', MatureHeight: 'Over 40 ft', MatureWidth: 'Over 20 ft', StyleForm: 'Pyramidal',
    },
    scene: plant('littleleaf linden', 'straw', {
      habit: 'tree', foliage: 'ruscus', pot: 'none', form: 'standard', bloom: { bloom: 'babys-breath', palette: 'yellow', count: 9 },
    }),
  },
  {
    code: '103405', name: 'SWAMP WHITE OAK', kind: 'tree', price: 164.99, sizes: largeTreeSizes, articles: planting, specs: placed, handlingCents: 1500,
    description: 'Silver under the leaf, bronze in October, and faster than anyone expects of an oak. It stands a wet spring in clay.',
    categories: ['OutdoorPlants_Trees_Shade'], stock: { available: 2 },
    facets: { LightLevel: 'Full sun', BloomTiming: 'Foliage', HardinessZone: 'Zone 4', MatureHeight: 'Over 40 ft', MatureWidth: 'Over 20 ft', StyleForm: 'Spreading' },
    scene: plant('swamp white oak', 'lilac', { habit: 'tree', foliage: 'eucalyptus', leafPalette: 'yellow', pot: 'nursery-pot', form: 'standard' }),
  },
  {
    code: '103406', name: 'KENTUCKY COFFEETREE, PODLESS', kind: 'tree', price: 179.99, sizes: treeSizes.slice(1), articles: planting,
    specs: ['LargeTree-PlacementCharge'],
    description: 'A male tree, so no pods on the lawn, with leaves a yard long that let the light through. Bare and sculptural from October to late May.',
    categories: ['OutdoorPlants_Trees_Shade'], handlingCents: 2000, release: { fromDay: 130 },
    facets: { LightLevel: 'Full sun', BloomTiming: 'Foliage', HardinessZone: 'Zone 4', MatureHeight: 'Over 40 ft', MatureWidth: 'Over 20 ft', StyleForm: 'Upright' },
    scene: plant('Kentucky coffeetree', 'blush', { habit: 'tree', foliage: 'fern', pot: 'nursery-pot', form: 'standard' }),
  },
];
