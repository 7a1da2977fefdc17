import type { GroupSource } from '../group-source';
import { plant } from '../scenes';
import { annualSizes } from '../size-ladders';

/** Six hours of sun and more: OutdoorPlants_Annuals_Sun. */
export const annualsForSun: readonly GroupSource[] = [
  {
    code: '103001', name: 'PETUNIA, UPRIGHT', webTitle: 'Old-Fashioned Petunia', kind: 'tender-plant', price: 5.49, sizes: annualSizes, grown: true,
    description: 'The upright kind that smells of cloves after supper. Shear it by half in mid July and it starts over.',
    colors: [{ name: 'Plum', suffix: '', facet: 'Purple' }, { name: 'White', suffix: 'WHT' }, { name: 'Rose', suffix: 'ROS', facet: 'Coral' }],
    categories: ['OutdoorPlants_Annuals_Sun'], articles: ['hardening-off-day-by-day'], limits: { breaks: [{ quantity: 4, price: 4.99 }] },
    facets: { LightLevel: 'Full sun', BloomTiming: 'All season', MatureHeight: '1 to 2 ft', MatureWidth: '1 to 2 ft', StyleForm: 'Mounded', Collection: 'Window Box' },
    scene: plant('petunia', 'mist', { habit: 'shrub-mound', foliage: 'ruscus', pot: 'nursery-pot', bloom: { bloom: 'lily', palette: 'purple', count: 9 } }),
  },
  {
    code: '103002', name: 'TALL CUTTING ZINNIAS', kind: 'tender-plant', price: 4.99, sizes: annualSizes, stock: 'unlimited',
    description: 'Thirty inches of stem under a dahlia-sized flower. Cut above a pair of leaves and two more come up.',
    categories: ['OutdoorPlants_Annuals_Sun'], grown: true, articles: ['hardening-off-day-by-day', 'keep-a-bouquet-for-ten-days'],
    facets: {
      LightLevel: 'Full sun', BloomTiming: 'Late summer', MatureHeight: '2 to 4 ft', MatureWidth: 'Under 1 ft', StyleForm: 'Upright', Collection: 'Cutting Garden',
    },
    scene: plant('cutting zinnia', 'sky', {
      habit: 'upright', foliage: 'ruscus', pot: 'nursery-pot', bloom: { bloom: 'chrysanthemum', palette: 'mixed-bright', count: 6 },
    }),
  },
  {
    code: '103003', name: 'SNAPDRAGON LADDER', kind: 'tender-plant', price: 4.99, sizes: annualSizes,
    description: 'It shrugs off a May frost, sulks through July and is at its best on the first of October. Children should be shown the hinge.',
    colors: [{ name: 'Butter', suffix: '', facet: 'Yellow' }, { name: 'Salmon', suffix: 'SAL', facet: 'Coral' }, { name: 'Wine', suffix: 'WIN', facet: 'Burgundy' }],
    categories: ['OutdoorPlants_Annuals_Sun'], articles: ['frost-dates-in-the-twin-cities'],
    facets: {
      LightLevel: 'Full sun', BloomTiming: 'Early summer', MatureHeight: '2 to 4 ft', MatureWidth: 'Under 1 ft', StyleForm: 'Upright', Collection: 'Cutting Garden',
    },
    scene: plant('snapdragon', 'lilac', { habit: 'upright', foliage: 'grass', pot: 'nursery-pot', bloom: { bloom: 'delphinium', palette: 'yellow', count: 5 } }),
  },
  {
    code: '103004', name: 'SWEET ALYSSUM EDGING', kind: 'tender-plant', price: 2.29, limits: { min: 6, breaks: [{ quantity: 18, price: 1.99 }] }, stock: 'unlimited',
    description: 'Honey-scented foam for the front of anything, sold in plugs by the six. Tiny wasps that eat aphids come for the nectar.',
    categories: ['OutdoorPlants_Annuals_Sun'], grown: true, articles: ['hardening-off-day-by-day'],
    facets: {
      LightLevel: 'Part sun', BloomTiming: 'All season', MatureHeight: 'Under 1 ft', MatureWidth: 'Under 1 ft', StyleForm: 'Spreading',
      ContainerVolume: 'Cell pack',
    },
    scene: plant('sweet alyssum', 'evergreen', {
      habit: 'groundcover', foliage: 'ruscus', pot: 'nursery-pot', bloom: { bloom: 'babys-breath', palette: 'white', count: 12 },
    }),
  },
  {
    code: '103005', name: 'GIANT SUNFLOWER STARTS', kind: 'tender-plant', price: 6.49, release: { fromDay: -9 },
    description: 'Started in paper pots so the taproot never notices the move. Ten feet by State Fair; stake it on the windward side.',
    categories: ['OutdoorPlants_Annuals_Sun'], limits: { breaks: [{ quantity: 3, price: 5.66 }] },
    facets: {
      LightLevel: 'Full sun', BloomTiming: 'Late summer', MatureHeight: '8 to 12 ft', MatureWidth: '1 to 2 ft', StyleForm: 'Upright', ContainerVolume: '4 inch',
      Collection: 'Cutting Garden',
    },
    scene: plant('young sunflower', 'straw', { habit: 'upright', foliage: 'palm', pot: 'terracotta', bloom: { bloom: 'sunflower', palette: 'yellow', count: 3 } }),
  },
  {
    code: '103006', name: 'PURPLE FOUNTAIN GRASS', kind: 'tender-plant', price: 14.99, percentOff: 20,
    description: 'Burgundy blades and foxtail plumes for the middle of a pot. It is a perennial somewhere, but not here.',
    categories: ['OutdoorPlants_Annuals_Sun'],
    sizes: [{ name: '#1 pot', suffix: '', factor: 1, volume: '1 gallon' }, { name: '10 in pot', suffix: 'P10', factor: 1.8, volume: '10 inch' }],
    facets: { LightLevel: 'Full sun', BloomTiming: 'Foliage', MatureHeight: '2 to 4 ft', MatureWidth: '1 to 2 ft', StyleForm: 'Arching' },
    scene: plant('purple fountain grass', 'clay', { habit: 'arching', foliage: 'grass', leafPalette: 'burgundy', pot: 'ceramic-square' }),
  },
  {
    code: '103007', name: 'FALL GARDEN MUM', kind: 'tender-plant', price: 12.99, grown: true, featured: true,
    colors: [
      { name: 'Plum', suffix: '', facet: 'Burgundy' }, { name: 'Rust', suffix: 'RST', facet: 'Orange' }, { name: 'Gold', suffix: 'GLD', facet: 'Yellow' },
      { name: 'Ivory', suffix: 'IVR', facet: 'Cream' },
    ],
    description: 'Pinched four times between June and August so that it is a ball of buds by Labor Day. Buy it tight and it colors until a hard freeze.',
    categories: ['OutdoorPlants_Annuals_Sun', 'Occasions_Holidays_Thanksgiving'],
    sizes: [{ name: '8 in pot', suffix: '', factor: 1, volume: '8 inch' }, { name: '12 in pot', suffix: 'P12', factor: 2, volume: '12 inch' }],
    facets: { LightLevel: 'Full sun', BloomTiming: 'Fall', MatureHeight: '1 to 2 ft', MatureWidth: '1 to 2 ft', StyleForm: 'Mounded', Collection: 'Front Steps' },
    scene: plant('garden mum', 'sage', { habit: 'shrub-mound', foliage: 'fern', pot: 'basket', bloom: { bloom: 'chrysanthemum', palette: 'burgundy', count: 15 } }),
  },
  {
    code: '103008', name: "GREAT-AUNT SIGRID'S HELIOTROPE", kind: 'tender-plant', price: 8.49, stock: { available: 3, safety: 1 }, exclusive: true,
    description: 'Cherry-pie scent in deep violet, carried from window to window in one family since 1928. Put it where you drink your coffee.',
    categories: ['OutdoorPlants_Annuals_Sun', 'Occasions_Holidays_MothersDay'], grown: true,
    facets: {
      LightLevel: 'Full sun', BloomTiming: 'All season', MatureHeight: '1 to 2 ft', MatureWidth: '1 to 2 ft', StyleForm: 'Mounded', ContainerVolume: '4 inch',
      Collection: 'Window Box',
    },
    scene: plant('heliotrope', 'blush', { habit: 'shrub-mound', foliage: 'ruscus', pot: 'glazed-blue', bloom: { bloom: 'hydrangea', palette: 'purple', count: 4 } }),
  },
];
