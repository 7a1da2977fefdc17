import type { GroupSource } from '../group-source';
import { plant } from '../scenes';
import { nurserySizes, perennialSizes } from '../size-ladders';

/** Up a wall or along the ground: OutdoorPlants_VinesGroundcovers. */
export const vinesAndGroundcovers: readonly GroupSource[] = [
  {
    code: '103501', name: 'MAILBOX CLEMATIS', kind: 'nursery', price: 27.99, sizes: nurserySizes.slice(0, 2), featured: true,
    colors: [{ name: 'Purple', suffix: '' }, { name: 'White', suffix: 'WHT' }, { name: 'Ruby', suffix: 'RBY', facet: 'Burgundy' }],
    description: 'The one on every mailbox, six inches across in late June. Feet in shade, head in sun, and plant it two inches deeper than it stood.',
    categories: ['OutdoorPlants_VinesGroundcovers', 'Occasions_Holidays_MothersDay'],
    facets: { LightLevel: 'Full sun', BloomTiming: 'Mid summer', HardinessZone: 'Zone 4', MatureHeight: '8 to 12 ft', MatureWidth: '2 to 4 ft', StyleForm: 'Climbing' },
    scene: plant('purple clematis', 'straw', { habit: 'upright', foliage: 'vine', pot: 'nursery-pot', bloom: { bloom: 'lily', palette: 'purple', count: 8 } }),
  },
  {
    code: '103502', name: "VIRGIN'S BOWER", kind: 'nursery', price: 29.99, sizes: nurserySizes.slice(0, 2),
    description: 'Our native white clematis, a snowdrift over the fence in late August and silver fluff after. Cut it to a foot each April; it climbs back by July.',
    categories: ['OutdoorPlants_VinesGroundcovers', 'OutdoorPlants_Perennials_NativePollinator'],
    facets: {
      LightLevel: 'Part sun', BloomTiming: 'Late summer', HardinessZone: 'Zone 3', MatureHeight: '12 to 20 ft', MatureWidth: '4 to 6 ft', StyleForm: 'Climbing',
      Collection: 'Moonlight',
    },
    scene: plant("virgin's bower", 'sky', {
      habit: 'trailing-basket', foliage: 'vine', pot: 'nursery-pot', bloom: { bloom: 'daisy', palette: 'white', count: 20 },
    }),
  },
  {
    code: '103503', name: 'ENGELMANN IVY', kind: 'nursery', price: 24.99, sizes: nurserySizes.slice(0, 2),
    description: 'The Virginia creeper that actually holds to brick. Scarlet for one week in October, and a hotel for wrens the rest of the year.',
    categories: ['OutdoorPlants_VinesGroundcovers', 'OutdoorPlants_Perennials_NativePollinator'],
    facets: { LightLevel: 'Part shade', BloomTiming: 'Foliage', HardinessZone: 'Zone 3', MatureHeight: '20 to 40 ft', MatureWidth: '6 to 8 ft', StyleForm: 'Climbing' },
    scene: plant('Engelmann ivy', 'mist', { habit: 'trailing-basket', foliage: 'vine', leafPalette: 'red', pot: 'nursery-pot' }),
  },
  {
    code: '103504', name: 'CORAL HONEYSUCKLE', kind: 'nursery', price: 28.99, sizes: nurserySizes.slice(0, 2), stock: { available: 3, safety: 0 },
    description: 'Orange trumpets from June to frost, and hummingbirds on schedule. The well-behaved native one, which stays on its arch.',
    categories: ['OutdoorPlants_VinesGroundcovers'],
    facets: {
      LightLevel: 'Full sun', BloomTiming: 'All season', HardinessZone: 'Zone 4', MatureHeight: '8 to 12 ft', MatureWidth: '4 to 6 ft', StyleForm: 'Climbing',
      Collection: 'Monarch Station',
    },
    scene: plant('coral honeysuckle', 'evergreen', { habit: 'upright', foliage: 'vine', pot: 'nursery-pot', bloom: { bloom: 'calla', palette: 'coral', count: 9 } }),
  },
  {
    code: '103505', name: 'HARDY KIWI, A PAIR', kind: 'nursery', price: 49.99, limits: { max: 4 },
    description: 'One male and one female on the same trellis, labeled, since otherwise there is no fruit. Give them four years and a strong post.',
    categories: ['OutdoorPlants_VinesGroundcovers', 'OutdoorPlants_VegetablesHerbs'],
    facets: {
      LightLevel: 'Full sun', BloomTiming: 'Early summer', HardinessZone: 'Zone 3', MatureHeight: '12 to 20 ft', MatureWidth: '6 to 8 ft', StyleForm: 'Climbing',
      ContainerVolume: '1 gallon',
    },
    scene: plant('pair of hardy kiwi vines', 'clay', { habit: 'upright', foliage: 'monstera', leafPalette: 'mixed-pastel', pot: 'nursery-pot' }),
  },
  {
    code: '103511', name: 'CREEPING THYME', kind: 'nursery', price: 9.99, sizes: perennialSizes.slice(0, 1), limits: { breaks: [{ quantity: 6, price: 7.99 }] },
    grown: true,
    description: 'Pink carpet in June between stepping stones, scented underfoot. It wants grit and sun, and drowns in mulch.',
    categories: ['OutdoorPlants_VinesGroundcovers', 'OutdoorPlants_VegetablesHerbs'],
    facets: {
      LightLevel: 'Full sun', BloomTiming: 'Early summer', HardinessZone: 'Zone 4', MatureHeight: 'Under 1 ft', MatureWidth: '1 to 2 ft', StyleForm: 'Spreading',
    },
    scene: plant('creeping thyme', 'blush', {
      habit: 'groundcover', foliage: 'succulent', pot: 'nursery-pot', bloom: { bloom: 'babys-breath', palette: 'lavender', count: 11 },
    }),
  },
  {
    code: '103512', name: 'MOSS PHLOX', kind: 'nursery', price: 10.99, sizes: perennialSizes, limits: { breaks: [{ quantity: 6, price: 8.99 }] },
    colors: [{ name: 'Pink', suffix: '', facet: 'Coral' }, { name: 'Blue', suffix: 'BLU' }, { name: 'White', suffix: 'WHT' }],
    description: 'Two weeks in May when a wall turns solid color and people slow down. A flat green mat for the other fifty.',
    categories: ['OutdoorPlants_VinesGroundcovers', 'OutdoorPlants_Perennials_Sun'],
    facets: { LightLevel: 'Full sun', BloomTiming: 'Spring', HardinessZone: 'Zone 3', MatureHeight: 'Under 1 ft', MatureWidth: '1 to 2 ft', StyleForm: 'Spreading' },
    scene: plant('moss phlox', 'sage', { habit: 'groundcover', foliage: 'needle', pot: 'nursery-pot', bloom: { bloom: 'daisy', palette: 'coral', count: 18 } }),
  },
  {
    code: '103513', name: 'WILD GINGER', kind: 'nursery', price: 13.99, sizes: perennialSizes,
    description: 'Heart-shaped leaves that close over a woodland floor, with a brown flower only ants and gardeners find. Hardy, native, and slow.',
    categories: ['OutdoorPlants_VinesGroundcovers', 'OutdoorPlants_Perennials_Shade', 'OutdoorPlants_Perennials_NativePollinator'],
    facets: { LightLevel: 'Shade', BloomTiming: 'Spring', HardinessZone: 'Zone 3', MatureHeight: 'Under 1 ft', MatureWidth: '1 to 2 ft', StyleForm: 'Spreading' },
    scene: plant('wild ginger', 'lilac', { habit: 'groundcover', foliage: 'monstera', pot: 'nursery-pot' }),
  },
];
