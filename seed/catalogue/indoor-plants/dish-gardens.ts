import type { GroupSource } from '../group-source';
import { plant } from '../scenes';

/** Several plants that agree, and trees in trays: IndoorPlants_DishGardens. */
export const dishGardens: readonly GroupSource[] = [
  {
    code: '102701', name: 'DESERT DISH', kind: 'houseplant', price: 38.99, sizes: [], codes: { b3: '9' },
    description: 'Three cacti with four yellow flowers among them, in sand and a stone from the Mississippi. It travels by car better than most children.',
    categories: ['IndoorPlants_DishGardens', 'IndoorPlants_Succulents', 'Occasions_Birthday', 'Occasions_Congratulations'],
    facets: { LightLevel: 'Direct sun', MatureHeight: '1 to 2 ft', StyleForm: 'Upright', ContainerVolume: '8 inch', Collection: 'Sun Porch', Material: 'Stoneware' },
    scene: plant('desert dish garden', 'clay', {
      habit: 'cactus', foliage: 'needle', leafPalette: 'blue', pot: 'ceramic-belly', bloom: { bloom: 'daisy', palette: 'yellow', count: 4 },
    }),
  },
  {
    code: '102702', name: 'PATCHWORK BASKET GARDEN', kind: 'houseplant', price: 49.99, sizes: [], codes: { b2: 'Y', b4: 'F' }, release: { fromDay: -2 },
    description: 'Ivy, a small palm and seven yellow kalanchoe heads, each in its own pot under the moss. When one has finished, lift it out and no one will know.',
    categories: ['IndoorPlants_DishGardens', 'Occasions_GetWell', 'Occasions_Sympathy', 'Occasions_OutOfTownDelivery'],
    facets: { LightLevel: 'Bright indirect', MatureHeight: '1 to 2 ft', StyleForm: 'Mounded', ContainerVolume: '10 inch', Collection: 'Front Hall', Material: 'Willow' },
    scene: plant('garden of ivy and palm', 'lilac', { habit: 'shrub-mound', foliage: 'vine', pot: 'basket', bloom: { bloom: 'daisy', palette: 'yellow', count: 7 } }),
  },
  {
    code: '102703', name: 'JUNIPER BONSAI', webTitle: 'Juniper Bonsai, for a Cold Porch', kind: 'houseplant', price: 54.99, sizes: [],
    description: 'A windswept juniper in a shallow tray, six years from seed. It needs its winter: an unheated porch or the garage window.',
    categories: ['IndoorPlants_DishGardens', 'Occasions_Congratulations', 'Occasions_Holidays_Christmas'], grown: true,
    facets: { LightLevel: 'Direct sun', MatureHeight: 'Under 1 ft', StyleForm: 'Bonsai', ContainerVolume: '8 inch', Collection: 'Glasshouse', Material: 'Stoneware' },
    scene: plant('juniper bonsai', 'sky', { habit: 'bonsai', foliage: 'needle', pot: 'ceramic-square' }),
  },
  {
    code: '102705', name: 'CONDOLENCE GARDEN', kind: 'houseplant', price: 62.99, sizes: [], codes: { b2: 'Y', b4: 'T' },
    description: 'Ferns and a peace lily with three white spathes in a dark willow basket. It can be divided among the family later, and often is.',
    categories: ['IndoorPlants_DishGardens', 'Flowers_Sympathy_ForTheHome', 'Occasions_Sympathy'],
    facets: { LightLevel: 'Low', MatureHeight: '1 to 2 ft', StyleForm: 'Arching', ContainerVolume: '10 inch', Collection: 'Remembrance', Material: 'Willow' },
    scene: plant('fern and peace lily garden', 'evergreen', { habit: 'arching', foliage: 'fern', pot: 'basket', bloom: { bloom: 'calla', palette: 'white', count: 3 } }),
  },
  {
    code: '102707', name: 'FIG BONSAI', kind: 'houseplant', price: 48.99, sizes: [], stock: { available: 2, safety: 0 },
    description: 'A tropical fig with a belly and a good head of leaves, the one bonsai that wants to be indoors. Start here, then buy the juniper.',
    categories: ['IndoorPlants_DishGardens', 'Occasions_Birthday'],
    facets: {
      LightLevel: 'Bright indirect', MatureHeight: '1 to 2 ft', StyleForm: 'Bonsai', ContainerVolume: '6 inch', Collection: 'Windowsill', Material: 'Terracotta',
    },
    scene: plant('fig bonsai', 'blush', { habit: 'bonsai', foliage: 'eucalyptus', leafPalette: 'green', pot: 'terracotta' }),
  },
  {
    code: '102708', name: 'SUCCULENT SAMPLER', kind: 'houseplant', price: 34.99, sizes: [], release: { fromDay: -220, untilDay: -100 },
    description: 'Four rosettes in wine and gray, planted when they come out of summer quarters. No two bowls match; we have stopped trying.',
    categories: ['IndoorPlants_DishGardens', 'IndoorPlants_Succulents'],
    facets: { LightLevel: 'Direct sun', MatureHeight: 'Under 1 ft', StyleForm: 'Rosette', ContainerVolume: '8 inch', Collection: 'Sun Porch', Material: 'Stoneware' },
    scene: plant('succulent sampler', 'mist', { habit: 'rosette', foliage: 'succulent', leafPalette: 'burgundy', pot: 'glazed-blue' }),
  },
];
