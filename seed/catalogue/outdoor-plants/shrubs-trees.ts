import type { GroupSource } from '../group-source';
import { plant } from '../scenes';
import { nurserySizes, treeSizes } from '../size-ladders';

/** Woody plants: OutdoorPlants_Shrubs and OutdoorPlants_Trees. */
export const shrubsAndTrees: readonly GroupSource[] = [
  {
    code: '300301', name: 'GLASSHOUSE PURPLE LILAC', kind: 'nursery', price: 34.99, sizes: nurserySizes, featured: true, grown: true, exclusive: true,
    description: 'Our own seedling, deep purple in bud and lavender when open, hardy through every winter since 1954. Prune it within two weeks of bloom.',
    categories: ['OutdoorPlants_Shrubs_Lilacs'], articles: ['when-to-prune-lilacs'],
    facets: { LightLevel: 'Full sun', BloomTiming: 'Spring', HardinessZone: 'Zone 3', MatureHeight: '8 to 12 ft', MatureWidth: '6 to 8 ft' },
    scene: plant('purple lilac', 'mist', { habit: 'shrub-mound', foliage: 'ruscus', pot: 'terracotta', bloom: { bloom: 'delphinium', palette: 'lavender', count: 11 } }),
  },
  {
    code: '300302', name: 'WHITE DOORYARD LILAC', kind: 'nursery', price: 36.99, sizes: nurserySizes,
    description: 'White trusses with the scent of every farmstead that is now only a lilac hedge. Sun all day, and patience for three years.',
    categories: ['OutdoorPlants_Shrubs_Lilacs'], articles: ['when-to-prune-lilacs'],
    facets: { LightLevel: 'Full sun', BloomTiming: 'Spring', HardinessZone: 'Zone 3', MatureHeight: '8 to 12 ft', MatureWidth: '6 to 8 ft' },
    scene: plant('white lilac', 'lilac', { habit: 'shrub-mound', foliage: 'ruscus', pot: 'nursery-pot', bloom: { bloom: 'delphinium', palette: 'white', count: 9 } }),
  },
  {
    code: '300303', name: 'SMOOTH HYDRANGEA', kind: 'nursery', price: 39.99, sizes: nurserySizes,
    description: 'White snowballs on new wood, so a hard winter costs you nothing. Cut it to the knee each March.',
    categories: ['OutdoorPlants_Shrubs_Hydrangeas'], articles: ['why-hydrangeas-change-color'],
    facets: { LightLevel: 'Part sun', BloomTiming: 'Mid summer', HardinessZone: 'Zone 3', MatureHeight: '4 to 8 ft', MatureWidth: '4 to 6 ft' },
    scene: plant('smooth hydrangea', 'sage', { habit: 'shrub-mound', foliage: 'ruscus', pot: 'nursery-pot', bloom: { bloom: 'hydrangea', palette: 'white', count: 5 } }),
  },
  {
    code: '300304', name: 'PINK PANICLE HYDRANGEA', kind: 'nursery', price: 44.99, sizes: nurserySizes, percentOff: [0, 20, 20],
    description: 'Cones that open lime in July and blush by Labor Day. The most forgiving hydrangea for a Minnesota front walk.',
    categories: ['OutdoorPlants_Shrubs_Hydrangeas'], articles: ['why-hydrangeas-change-color'],
    facets: { LightLevel: 'Full sun', BloomTiming: 'Late summer', HardinessZone: 'Zone 3', MatureHeight: '4 to 8 ft', MatureWidth: '4 to 6 ft' },
    scene: plant('panicle hydrangea', 'straw', { habit: 'shrub-mound', foliage: 'ruscus', pot: 'nursery-pot', bloom: { bloom: 'hydrangea', palette: 'blush', count: 6 } }),
  },
  {
    code: '300305', name: 'HARDY SHRUB ROSE', kind: 'nursery', price: 32.99, sizes: nurserySizes.slice(1),
    description: 'On its own roots and hardy to Zone 3, blooming in flushes from June. No hilling, no tipping, no ceremony.',
    colors: [{ name: 'Red', suffix: '' }, { name: 'Pink', suffix: 'PNK', facet: 'Blush' }],
    categories: ['OutdoorPlants_Shrubs_Roses', 'OutdoorPlants_Roses'], articles: ['roses-that-survive-january'],
    facets: { LightLevel: 'Full sun', BloomTiming: 'All season', HardinessZone: 'Zone 3', MatureHeight: '4 to 8 ft', MatureWidth: '4 to 6 ft' },
    scene: plant('hardy shrub rose', 'clay', { habit: 'shrub-mound', foliage: 'ruscus', pot: 'nursery-pot', bloom: { bloom: 'rose', palette: 'red', count: 8 } }),
  },
  {
    code: '300306', name: 'CLIMBING ROSE ON A STAKE', kind: 'nursery', price: 38.99, sizes: [], release: { fromDay: -300, untilDay: -40 },
    description: 'A blush climber for an arbor on the south side. Lay the canes down and cover them each November.',
    categories: ['OutdoorPlants_Shrubs_Roses'], articles: ['roses-that-survive-january'],
    facets: { LightLevel: 'Full sun', BloomTiming: 'Mid summer', HardinessZone: 'Zone 4', MatureHeight: '8 to 12 ft', MatureWidth: '2 to 4 ft', ContainerVolume: '2 gallon' },
    scene: plant('climbing rose', 'sky', { habit: 'upright', foliage: 'vine', pot: 'nursery-pot', bloom: { bloom: 'rose', palette: 'blush', count: 7 } }),
  },
  {
    code: '300401', name: 'NORTHERN RED MAPLE', kind: 'tree', price: 149.99, sizes: treeSizes,
    description: 'A shade tree from Minnesota seed that turns scarlet the first week of October. Delivered and placed while it sleeps or just after.',
    categories: ['OutdoorPlants_Trees_Shade'], articles: ['planting-a-tree-that-lives'], specs: ['Tree-PlacementCharge'],
    facets: { LightLevel: 'Full sun', BloomTiming: 'Spring', HardinessZone: 'Zone 3', MatureHeight: 'Over 40 ft', MatureWidth: 'Over 20 ft' },
    scene: plant('red maple', 'straw', { habit: 'tree', foliage: 'ruscus', leafPalette: 'red', pot: 'nursery-pot', form: 'standard' }),
  },
  {
    code: '300402', name: 'PRAIRIE SNOW CRABAPPLE', kind: 'tree', price: 129.99, sizes: treeSizes, featured: true,
    description: 'White in May, small gold fruit the waxwings finish by Christmas. Fits under a power line and over a bench.',
    categories: ['OutdoorPlants_Trees_Ornamental'], articles: ['planting-a-tree-that-lives'], specs: ['Tree-PlacementCharge'],
    facets: { LightLevel: 'Full sun', BloomTiming: 'Spring', HardinessZone: 'Zone 4', MatureHeight: '12 to 20 ft', MatureWidth: '12 to 20 ft' },
    scene: plant('flowering crabapple', 'sky', { habit: 'tree', foliage: 'ruscus', pot: 'nursery-pot', form: 'standard', bloom: { bloom: 'spray-rose', palette: 'white', count: 16 } }),
  },
  {
    code: '300403', name: 'WEEPING LARCH', kind: 'tree', price: 189.99, sizes: [], stock: { available: 4, safety: 2 },
    description: 'Soft needles that go gold and fall, on branches that spill like water. Staked at five feet, no two alike.',
    categories: ['OutdoorPlants_Trees_Ornamental', 'OutdoorPlants_Trees_Evergreen'], specs: ['LargeTree-PlacementCharge'],
    facets: { LightLevel: 'Full sun', BloomTiming: 'Foliage', HardinessZone: 'Zone 2', MatureHeight: '8 to 12 ft', MatureWidth: '6 to 8 ft', ContainerVolume: '10 gallon' },
    scene: plant('weeping larch', 'sage', { habit: 'tree', foliage: 'needle', pot: 'nursery-pot', form: 'weeping' }),
  },
  {
    code: '300404', name: 'BLACK HILLS SPRUCE', kind: 'tree', price: 119.99, sizes: treeSizes,
    description: 'Dense, slow and windproof, the right spruce for a city lot. Water it until the ground freezes.',
    categories: ['OutdoorPlants_Trees_Evergreen'], articles: ['planting-a-tree-that-lives'], specs: ['Tree-PlacementCharge'],
    facets: { LightLevel: 'Full sun', BloomTiming: 'Foliage', HardinessZone: 'Zone 2', MatureHeight: 'Over 40 ft', MatureWidth: '12 to 20 ft' },
    scene: plant('Black Hills spruce', 'mist', { habit: 'tree', foliage: 'needle', pot: 'nursery-pot', form: 'conifer' }),
  },
];
