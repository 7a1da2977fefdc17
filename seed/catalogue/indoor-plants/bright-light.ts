import type { GroupSource } from '../group-source';
import { plant } from '../scenes';
import { houseplantSizes } from '../size-ladders';

/** Leaves that want a good window: IndoorPlants_Foliage_BrightLight. */
export const brightLight: readonly GroupSource[] = [
  {
    code: '102101', name: 'SPIDER PLANT', kind: 'houseplant', price: 12.99, sizes: houseplantSizes.slice(0, 2), percentOff: 10,
    description: 'Striped leaves and a habit of having children on strings. Every office in the state has one descended from another.',
    categories: ['IndoorPlants_Foliage_BrightLight', 'Occasions_NewBaby', 'Occasions_OutOfTownDelivery'], codes: { b2: 'Y', b3: '9' },
    facets: { LightLevel: 'Bright indirect', MatureHeight: '1 to 2 ft', MatureWidth: '1 to 2 ft', StyleForm: 'Arching', Collection: 'Windowsill' },
    scene: plant('spider plant', 'blush', { habit: 'arching', foliage: 'strap', pot: 'terracotta' }),
  },
  {
    code: '102102', name: 'BURGUNDY RUBBER PLANT', kind: 'houseplant', price: 31.99, sizes: houseplantSizes.slice(1), featured: true,
    description: 'Leaves like polished shoes, each unrolled from a red sheath. Dust it with a damp cloth and it will notice.',
    categories: ['IndoorPlants_Foliage_BrightLight', 'Occasions_Housewarming', 'Occasions_Congratulations'],
    facets: { LightLevel: 'Bright indirect', MatureHeight: '4 to 8 ft', MatureWidth: '2 to 4 ft', StyleForm: 'Upright', Collection: 'Front Hall' },
    scene: plant('burgundy rubber plant', 'straw', { habit: 'upright', foliage: 'ruscus', leafPalette: 'burgundy', pot: 'ceramic-belly' }),
  },
  {
    code: '102103', name: 'CROTON', webTitle: 'Croton, the October Plant', kind: 'houseplant', price: 23.99, sizes: [], release: { fromDay: -100, untilDay: -5 },
    description: 'Orange, red and green on the same leaf, all year, like a maple that cannot let go. It sulks when moved, so choose the spot once.',
    categories: ['IndoorPlants_Foliage_BrightLight', 'Occasions_Holidays_Thanksgiving'],
    facets: { LightLevel: 'Direct sun', MatureHeight: '2 to 4 ft', MatureWidth: '1 to 2 ft', StyleForm: 'Mounded', ContainerVolume: '6 inch', Collection: 'Sun Porch' },
    scene: plant('croton', 'sky', { habit: 'shrub-mound', foliage: 'ruscus', leafPalette: 'orange', pot: 'glazed-blue' }),
  },
  {
    code: '102105', name: 'IVY TOPIARY', kind: 'houseplant', price: 44.99, sizes: [], exclusive: true,
    description: 'English ivy trained on a wire ball by Bev, who has done it since 1988. Turn it weekly and shear whatever sticks out.',
    categories: ['IndoorPlants_Foliage_BrightLight', 'Occasions_Housewarming', 'Occasions_Holidays_Easter'],
    facets: {
      LightLevel: 'Bright indirect', MatureHeight: '1 to 2 ft', MatureWidth: 'Under 1 ft', StyleForm: 'Upright', ContainerVolume: '6 inch', Collection: 'Front Hall',
    },
    scene: plant('ivy topiary', 'lilac', { habit: 'tree', foliage: 'vine', pot: 'terracotta', form: 'standard' }),
  },
  {
    code: '102106', name: 'LEMON CYPRESS', kind: 'houseplant', price: 27.99, sizes: [], release: { fromDay: -10 },
    description: 'A chartreuse cone that smells of furniture polish, the good kind. Wants sun, wants water, wants the coolest window you have.',
    categories: ['IndoorPlants_Foliage_BrightLight', 'Occasions_Holidays_Christmas'],
    facets: { LightLevel: 'Direct sun', MatureHeight: '2 to 4 ft', MatureWidth: 'Under 1 ft', StyleForm: 'Upright', ContainerVolume: '6 inch', Collection: 'Sun Porch' },
    scene: plant('lemon cypress', 'blush', { habit: 'tree', foliage: 'needle', leafPalette: 'yellow', pot: 'ceramic-square', form: 'conifer' }),
  },
  {
    code: '102108', name: 'PURPLE HEART', kind: 'houseplant', price: 11.99, sizes: [],
    description: 'Trailing stems of true purple, deeper the more sun they get. Break off a piece and stand it in water; that is the whole lesson.',
    categories: ['IndoorPlants_Foliage_BrightLight', 'Occasions_GetWell'], percentOff: 25,
    facets: {
      LightLevel: 'Direct sun', MatureHeight: 'Under 1 ft', MatureWidth: '1 to 2 ft', StyleForm: 'Trailing', ContainerVolume: '6 inch', Collection: 'Windowsill',
    },
    scene: plant('purple heart plant', 'sage', { habit: 'trailing-basket', foliage: 'ruscus', leafPalette: 'purple', pot: 'terracotta' }),
  },
  {
    code: '102109', name: 'POLKA DOT PLANT', kind: 'houseplant', price: 8.99, sizes: [], stock: { available: 2, safety: 2 },
    description: 'Pink leaves with green freckles, or the reverse, depending on the light and who is looking. Children name them.',
    categories: ['IndoorPlants_Foliage_BrightLight', 'Occasions_Birthday'],
    facets: {
      LightLevel: 'Bright indirect', MatureHeight: 'Under 1 ft', MatureWidth: 'Under 1 ft', StyleForm: 'Mounded', ContainerVolume: '4 inch', Collection: 'Windowsill',
    },
    scene: plant('polka dot plant', 'sky', { habit: 'shrub-mound', foliage: 'ruscus', leafPalette: 'blush', pot: 'terracotta' }),
  },
  {
    code: '102110', name: 'COIN PLANT', kind: 'houseplant', price: 16.99, sizes: [], codes: { b2: 'Y' },
    description: 'Round leaves on long stalks, passed for forty years from one Scandinavian kitchen to the next before any nursery had it. Pups included.',
    categories: ['IndoorPlants_Foliage_BrightLight', 'Occasions_Housewarming', 'Occasions_OutOfTownDelivery'],
    facets: {
      LightLevel: 'Bright indirect', MatureHeight: 'Under 1 ft', MatureWidth: '1 to 2 ft', StyleForm: 'Mounded', ContainerVolume: '4 inch', Collection: 'Windowsill',
    },
    scene: plant('coin plant', 'straw', { habit: 'shrub-mound', foliage: 'eucalyptus', leafPalette: 'green', pot: 'ceramic-square' }),
  },
  {
    code: '102111', name: 'ROSEMARY TOPIARY', kind: 'houseplant', price: 29.99, sizes: [], grown: true, release: { fromDay: 33 },
    description: 'A ball of rosemary on a bare stem, for remembrance and roast potatoes. Sun by day, a cold room by night, and never a dry root.',
    categories: ['IndoorPlants_Foliage_BrightLight', 'Occasions_ThankYou'],
    facets: { LightLevel: 'Direct sun', MatureHeight: '1 to 2 ft', MatureWidth: 'Under 1 ft', StyleForm: 'Upright', ContainerVolume: '5 inch', Collection: 'Glasshouse' },
    scene: plant('rosemary topiary', 'mist', { habit: 'tree', foliage: 'needle', leafPalette: 'green', pot: 'terracotta', form: 'standard' }),
  },
];
