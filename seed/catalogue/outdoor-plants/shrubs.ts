import type { GroupSource } from '../group-source';
import { plant } from '../scenes';
import { nurserySizes } from '../size-ladders';

/** Shrubs beside the lilacs: OutdoorPlants_Shrubs. */
export const shrubs: readonly GroupSource[] = [
  {
    code: '103201', name: 'DWARF KOREAN LILAC', kind: 'nursery', price: 36.99, sizes: nurserySizes, grown: true,
    description: 'A round lilac that stays under five feet and blooms a week after the old ones are done. No mildew, no suckers, no ladder.',
    categories: ['OutdoorPlants_Shrubs_Lilacs'], articles: ['when-to-prune-lilacs'],
    facets: { LightLevel: 'Full sun', BloomTiming: 'Early summer', HardinessZone: 'Zone 3', MatureHeight: '4 to 8 ft', MatureWidth: '4 to 6 ft', StyleForm: 'Mounded' },
    scene: plant('dwarf Korean lilac', 'straw', {
      habit: 'shrub-mound', foliage: 'eucalyptus', pot: 'nursery-pot', bloom: { bloom: 'delphinium', palette: 'blush', count: 15 },
    }),
  },
  {
    code: '103202', name: 'LATE PINK PRESTON LILAC', kind: 'nursery', price: 39.99, sizes: nurserySizes.slice(1), stock: { available: 3, safety: 1 },
    description: 'Bred in Ottawa for places colder than this, and open when the common lilacs have browned. Plant one of each and have three weeks.',
    categories: ['OutdoorPlants_Shrubs_Lilacs'], articles: ['when-to-prune-lilacs'],
    facets: {
      LightLevel: 'Full sun', BloomTiming: 'Early summer', HardinessZone: 'Zone 2', MatureHeight: '8 to 12 ft', MatureWidth: '8 to 12 ft', StyleForm: 'Vase-shaped',
    },
    scene: plant('pink Preston lilac', 'evergreen', {
      habit: 'shrub-mound', foliage: 'palm', pot: 'nursery-pot', bloom: { bloom: 'delphinium', palette: 'coral', count: 7 },
    }),
  },
  {
    code: '103203', name: 'WHITE PANICLE HYDRANGEA', kind: 'nursery', price: 46.99, sizes: nurserySizes, featured: true,
    description: 'Twelve-inch cones on stems stiff enough to hold them in rain. It blooms on new wood, so prune it in March with a clear conscience.',
    categories: ['OutdoorPlants_Shrubs_Hydrangeas'], articles: ['why-hydrangeas-change-color'],
    facets: {
      LightLevel: 'Part sun', BloomTiming: 'Late summer', HardinessZone: 'Zone 3', MatureHeight: '4 to 8 ft', MatureWidth: '4 to 6 ft', StyleForm: 'Upright',
      Collection: 'Moonlight',
    },
    scene: plant('white panicle hydrangea', 'lilac', {
      habit: 'upright', foliage: 'ruscus', pot: 'nursery-pot', bloom: { bloom: 'hydrangea', palette: 'cream', count: 7 },
    }),
  },
  {
    code: '103204', name: 'BLUE MOUNTAIN HYDRANGEA, ZONE 5', kind: 'nursery', price: 42.99, sizes: nurserySizes.slice(0, 2), percentOff: 30,
    description: 'Lace caps that go blue in our acid peat and pink beside a foundation. Old wood carries the buds: mulch it to the knees, or call it an annual.',
    categories: ['OutdoorPlants_Shrubs_Hydrangeas'], articles: ['why-hydrangeas-change-color', 'what-zone-4-means-now'],
    facets: { LightLevel: 'Part shade', BloomTiming: 'Mid summer', HardinessZone: 'Zone 5', MatureHeight: '2 to 4 ft', MatureWidth: '2 to 4 ft', StyleForm: 'Mounded' },
    scene: plant('blue mountain hydrangea', 'sky', {
      habit: 'shrub-mound', foliage: 'palm', pot: 'ceramic-square', bloom: { bloom: 'hydrangea', palette: 'blue', count: 4 },
    }),
  },
  {
    code: '103205', name: 'RED TWIG DOGWOOD', kind: 'nursery', price: 34.99, sizes: nurserySizes,
    description: 'A native thicket with white berries in fall and scarlet stems all winter. Take a third of the old canes out each spring; only young wood is red.',
    categories: ['OutdoorPlants_Shrubs', 'OutdoorPlants_Perennials_NativePollinator'],
    facets: {
      LightLevel: 'Part sun', BloomTiming: 'Early summer', HardinessZone: 'Zone 2', MatureHeight: '4 to 8 ft', MatureWidth: '6 to 8 ft', StyleForm: 'Vase-shaped',
      Collection: 'Winter Interest',
    },
    scene: plant('red twig dogwood', 'mist', { habit: 'upright', foliage: 'vine', leafPalette: 'red', pot: 'nursery-pot' }),
  },
  {
    code: '103206', name: 'COPPER NINEBARK', kind: 'nursery', price: 36.99, sizes: nurserySizes, limits: { breaks: [{ quantity: 3, price: 31.99 }] },
    description: 'Leaves the color of an old penny and bark that peels for January. It takes clay, drought and a snowplow.',
    categories: ['OutdoorPlants_Shrubs'],
    facets: {
      LightLevel: 'Full sun', BloomTiming: 'Early summer', HardinessZone: 'Zone 3', MatureHeight: '4 to 8 ft', MatureWidth: '4 to 6 ft', StyleForm: 'Arching',
      Collection: 'Winter Interest',
    },
    scene: plant('copper ninebark', 'sage', {
      habit: 'shrub-mound', foliage: 'ruscus', leafPalette: 'orange', pot: 'nursery-pot', bloom: { bloom: 'spray-rose', palette: 'cream', count: 6 },
    }),
  },
  {
    code: '103207', name: 'NORTHERN AZALEA', kind: 'nursery', price: 44.99, sizes: nurserySizes.slice(0, 2),
    colors: [{ name: 'Apricot', suffix: '', facet: 'Orange' }, { name: 'Orchid', suffix: 'ORC', facet: 'Lavender' }],
    description: 'A deciduous azalea whose buds take thirty-five below and open on bare stems in May. Peat in the hole, pine needles over it, never lime.',
    categories: ['OutdoorPlants_Shrubs'],
    facets: { LightLevel: 'Part sun', BloomTiming: 'Spring', HardinessZone: 'Zone 4', MatureHeight: '4 to 8 ft', MatureWidth: '4 to 6 ft', StyleForm: 'Upright' },
    scene: plant('northern azalea', 'straw', { habit: 'upright', foliage: 'ruscus', pot: 'nursery-pot', bloom: { bloom: 'lily', palette: 'coral', count: 9 } }),
  },
  {
    code: '103208', name: 'SHRUBBY CINQUEFOIL', kind: 'nursery', price: 29.99, sizes: nurserySizes,
    description: 'Yellow buttons from June until snow, on the south side of a gas station if need be. Hardy to Hudson Bay.',
    categories: ['OutdoorPlants_Shrubs'],
    facets: { LightLevel: 'Full sun', BloomTiming: 'All season', HardinessZone: 'Zone 2', MatureHeight: '2 to 4 ft', MatureWidth: '2 to 4 ft', StyleForm: 'Mounded' },
    scene: plant('shrubby cinquefoil', 'blush', {
      habit: 'shrub-mound', foliage: 'fern', pot: 'nursery-pot', bloom: { bloom: 'daisy', palette: 'yellow', count: 13 },
    }),
  },
  {
    code: '103209', name: 'ARROWWOOD VIBURNUM', kind: 'nursery', price: 37.99, sizes: nurserySizes, release: { fromDay: -22 },
    description: 'Flat white flowers, then blue berries that waxwings clear in one afternoon. Two different seedlings set more fruit than one.',
    categories: ['OutdoorPlants_Shrubs', 'OutdoorPlants_Perennials_NativePollinator'],
    facets: { LightLevel: 'Part sun', BloomTiming: 'Early summer', HardinessZone: 'Zone 3', MatureHeight: '8 to 12 ft', MatureWidth: '6 to 8 ft', StyleForm: 'Upright' },
    scene: plant('arrowwood viburnum', 'clay', {
      habit: 'shrub-mound', foliage: 'palm', pot: 'nursery-pot', bloom: { bloom: 'babys-breath', palette: 'white', count: 10 },
    }),
  },
  {
    code: '103210', name: 'MUGO PINE, TRULY DWARF', kind: 'nursery', price: 49.99, sizes: nurserySizes.slice(1), percentOff: [0, 15],
    description: 'Grafted from one that was knee-high at forty years, since a seedling mugo is a tree in disguise. Snap the candles in June to keep it tighter still.',
    categories: ['OutdoorPlants_Shrubs', 'OutdoorPlants_Trees_Evergreen'],
    facets: {
      LightLevel: 'Full sun', BloomTiming: 'Foliage', HardinessZone: 'Zone 2', MatureHeight: '2 to 4 ft', MatureWidth: '2 to 4 ft', StyleForm: 'Mounded',
      Collection: 'Winter Interest',
    },
    scene: plant('dwarf mugo pine', 'evergreen', { habit: 'shrub-mound', foliage: 'needle', pot: 'nursery-pot' }),
  },
];
