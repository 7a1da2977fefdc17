import type { GroupSource } from '../group-source';
import { plant } from '../scenes';
import { treeSizes } from '../size-ladders';

const planting = ['planting-a-tree-that-lives'] as const;
const placed = ['Tree-PlacementCharge'] as const;

/** Small trees and evergreens: OutdoorPlants_Trees_Ornamental and _Evergreen. */
export const smallTreesAndEvergreens: readonly GroupSource[] = [
  {
    code: '103411', name: 'SERVICEBERRY, MULTI-STEM', kind: 'tree', price: 129.99, sizes: treeSizes, articles: planting, specs: placed, handlingCents: 800,
    description: 'White in April, blueberries in June if you beat the robins, orange in October. It does as well under oaks as in the open.',
    categories: ['OutdoorPlants_Trees_Ornamental', 'OutdoorPlants_Perennials_NativePollinator'],
    facets: { LightLevel: 'Part sun', BloomTiming: 'Spring', HardinessZone: 'Zone 3', MatureHeight: '12 to 20 ft', MatureWidth: '12 to 20 ft', StyleForm: 'Multi-stem' },
    scene: plant('serviceberry', 'mist', {
      habit: 'tree', foliage: 'palm', pot: 'nursery-pot', form: 'standard', bloom: { bloom: 'daisy', palette: 'white', count: 14 },
    }),
  },
  {
    code: '103412', name: 'JAPANESE TREE LILAC', kind: 'tree', price: 144.99, sizes: treeSizes, articles: ['planting-a-tree-that-lives', 'when-to-prune-lilacs'],
    specs: placed,
    description: 'Cream plumes in mid June on a tree with cherry bark, tough enough for a city boulevard. The scent is closer to privet than to lilac.',
    categories: ['OutdoorPlants_Trees_Ornamental'], handlingCents: 800,
    facets: {
      LightLevel: 'Full sun', BloomTiming: 'Early summer', HardinessZone: 'Zone 3', MatureHeight: '20 to 40 ft', MatureWidth: '12 to 20 ft', StyleForm: 'Upright',
    },
    scene: plant('Japanese tree lilac', 'lilac', {
      habit: 'tree', foliage: 'ruscus', pot: 'none', form: 'standard', bloom: { bloom: 'hydrangea', palette: 'cream', count: 8 },
    }),
  },
  {
    code: '103413', name: 'PAGODA DOGWOOD', kind: 'tree', price: 119.99, sizes: treeSizes, articles: planting, specs: placed, handlingCents: 500,
    description: 'Branches in flat tiers, like shelves, for the shady corner of the house. A woodland native; it wants leaf litter rather than lawn.',
    categories: ['OutdoorPlants_Trees_Ornamental'], percentOff: 10,
    facets: { LightLevel: 'Part shade', BloomTiming: 'Spring', HardinessZone: 'Zone 3', MatureHeight: '12 to 20 ft', MatureWidth: '12 to 20 ft', StyleForm: 'Layered' },
    scene: plant('pagoda dogwood', 'clay', {
      habit: 'tree', foliage: 'eucalyptus', pot: 'nursery-pot', form: 'standard', bloom: { bloom: 'babys-breath', palette: 'cream', count: 12 },
    }),
  },
  {
    code: '103414', name: 'PINK WEEPING CRAB', kind: 'tree', price: 154.99, sizes: treeSizes, articles: planting, specs: placed, handlingCents: 800,
    release: { fromDay: -5 },
    description: 'A pink fountain in May over red leaves, grafted at five feet so that the mower passes. Scab-resistant, which the old ones were not.',
    categories: ['OutdoorPlants_Trees_Ornamental'], exclusive: true,
    facets: { LightLevel: 'Full sun', BloomTiming: 'Spring', HardinessZone: 'Zone 4', MatureHeight: '8 to 12 ft', MatureWidth: '8 to 12 ft', StyleForm: 'Weeping' },
    scene: plant('weeping crabapple', 'evergreen', {
      habit: 'tree', foliage: 'vine', pot: 'nursery-pot', form: 'weeping', bloom: { bloom: 'spray-rose', palette: 'blush', count: 18 },
    }),
  },
  {
    code: '103415', name: 'HARDY APPLE FOR TWO SEASONS', kind: 'tree', price: 124.99, sizes: treeSizes.slice(0, 1), articles: planting, specs: placed,
    stock: { available: 9, safety: 2 },
    description: 'Crisp off the branch in late September, better still in January from a cold basement. Any crabapple within two blocks will pollinate it.',
    categories: ['OutdoorPlants_Trees_Ornamental', 'OutdoorPlants_VegetablesHerbs'], handlingCents: 500,
    facets: { LightLevel: 'Full sun', BloomTiming: 'Spring', HardinessZone: 'Zone 3', MatureHeight: '12 to 20 ft', MatureWidth: '12 to 20 ft', StyleForm: 'Spreading' },
    scene: plant('apple tree', 'straw', { habit: 'tree', foliage: 'palm', pot: 'none', form: 'standard', bloom: { bloom: 'rose', palette: 'red', count: 9 } }),
  },
  {
    code: '103421', name: 'EASTERN WHITE PINE', kind: 'tree', price: 134.99, sizes: treeSizes, articles: planting, specs: placed, handlingCents: 1000,
    description: 'Soft blue-green needles by fives, and a hundred feet if three generations leave it alone. Keep it away from salted roads.',
    categories: ['OutdoorPlants_Trees_Evergreen'],
    facets: { LightLevel: 'Full sun', BloomTiming: 'Foliage', HardinessZone: 'Zone 3', MatureHeight: 'Over 40 ft', MatureWidth: 'Over 20 ft', StyleForm: 'Pyramidal' },
    scene: plant('white pine', 'straw', { habit: 'tree', foliage: 'needle', leafPalette: 'blue', pot: 'none', form: 'conifer' }),
  },
  {
    code: '103422', name: 'UPRIGHT ARBORVITAE', kind: 'tree', price: 89.99, sizes: treeSizes, articles: planting, specs: placed, handlingCents: 500,
    limits: { breaks: [{ quantity: 5, price: 79.99 }] },
    description: 'The hedge that hides the neighbor, three feet apart, twelve feet in ten years. Deer read it as a menu; wrap it the first three winters.',
    categories: ['OutdoorPlants_Trees_Evergreen'],
    facets: {
      LightLevel: 'Full sun', BloomTiming: 'Foliage', HardinessZone: 'Zone 3', MatureHeight: '12 to 20 ft', MatureWidth: '2 to 4 ft', StyleForm: 'Columnar',
      Collection: 'Winter Interest',
    },
    scene: plant('arborvitae', 'blush', { habit: 'tree', foliage: 'fern', pot: 'nursery-pot', form: 'conifer' }),
  },
  {
    code: '103423', name: 'CONCOLOR FIR', kind: 'tree', price: 149.99, sizes: treeSizes, articles: planting, specs: placed, handlingCents: 1000, percentOff: 20,
    description: 'Silver needles that smell of tangerine when you rub them. Good drainage is not negotiable, everything else is.',
    categories: ['OutdoorPlants_Trees_Evergreen'],
    facets: {
      LightLevel: 'Full sun', BloomTiming: 'Foliage', HardinessZone: 'Zone 4', MatureHeight: 'Over 40 ft', MatureWidth: '12 to 20 ft', StyleForm: 'Pyramidal',
      Collection: 'Winter Interest',
    },
    scene: plant('concolor fir', 'clay', { habit: 'tree', foliage: 'needle', leafPalette: 'white', pot: 'nursery-pot', form: 'conifer' }),
  },
];
