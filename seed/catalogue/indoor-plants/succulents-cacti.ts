import type { GroupSource } from '../group-source';
import { plant } from '../scenes';
import { houseplantSizes } from '../size-ladders';

/** More for people who forget: IndoorPlants_Succulents. */
export const succulentsAndCacti: readonly GroupSource[] = [
  {
    code: '102602', name: 'CACTUS IN FLOWER', webTitle: 'Cactus in Flower, Once a Year', kind: 'houseplant', price: 19.99, sizes: [],
    description: 'Seven pink flowers on a cactus that had a cold, dry winter, which is the trick. Each opens for one afternoon, so take it to work.',
    categories: ['IndoorPlants_Succulents', 'IndoorPlants_Blooming', 'Occasions_ThankYou'], release: { fromDay: -15 },
    facets: { LightLevel: 'Direct sun', BloomTiming: 'Mid summer', MatureHeight: '1 to 2 ft', StyleForm: 'Upright', ContainerVolume: '4 inch', Collection: 'Sun Porch' },
    scene: plant('column cactus', 'mist', {
      habit: 'cactus', foliage: 'needle', leafPalette: 'green', pot: 'terracotta', bloom: { bloom: 'ranunculus', palette: 'blush', count: 7 },
    }),
  },
  {
    code: '102603', name: 'STRING OF PEARLS', webTitle: 'String of Pearls to Hang', kind: 'houseplant', price: 18.99, sizes: [], codes: { b3: '9' },
    description: 'Green beads on thread, falling as far as the shelf is high. The commonest way to kill it is kindness with a watering can.',
    categories: ['IndoorPlants_Succulents', 'Occasions_Birthday', 'Occasions_Anniversary'],
    facets: {
      LightLevel: 'Bright indirect', MatureHeight: 'Under 1 ft', MatureWidth: 'Under 1 ft', StyleForm: 'Trailing', ContainerVolume: '4 inch', Collection: 'Windowsill',
    },
    scene: plant('string of pearls plant', 'sage', { habit: 'trailing-basket', foliage: 'succulent', pot: 'terracotta' }),
  },
  {
    code: '102604', name: 'PINK ECHEVERIA', kind: 'houseplant', price: 12.99, sizes: [], codes: { b2: 'Y', b3: '9' },
    description: 'One rosette as wide as a saucer, dusted like a plum, with three coral bells on stalks. Fingerprints stay, so admire it by the pot.',
    categories: ['IndoorPlants_Succulents', 'Occasions_OutOfTownDelivery', 'Occasions_NewBaby'],
    facets: { LightLevel: 'Direct sun', BloomTiming: 'Spring', MatureHeight: 'Under 1 ft', StyleForm: 'Rosette', ContainerVolume: '4 inch', Collection: 'Windowsill' },
    scene: plant('pink echeveria', 'lilac', {
      habit: 'rosette', foliage: 'succulent', leafPalette: 'blush', pot: 'ceramic-belly', bloom: { bloom: 'tulip', palette: 'coral', count: 3 },
    }),
  },
  {
    code: '102605', name: 'ZEBRA HAWORTHIA', kind: 'houseplant', price: 10.99, sizes: [], codes: { b2: 'Y' }, limits: { breaks: [{ quantity: 3, price: 8.99 }] },
    stock: { available: 2, safety: 2 },
    description: 'Dark points striped in white, four inches across and in no hurry. Of the succulents, the only one that likes your desk.',
    categories: ['IndoorPlants_Succulents', 'Occasions_Congratulations', 'Occasions_OutOfTownDelivery'],
    facets: { LightLevel: 'Medium', MatureHeight: 'Under 1 ft', MatureWidth: 'Under 1 ft', StyleForm: 'Rosette', ContainerVolume: '4 inch', Collection: 'North Window' },
    scene: plant('zebra haworthia', 'blush', { habit: 'rosette', foliage: 'grass', leafPalette: 'green', pot: 'glazed-blue' }),
  },
  {
    code: '102606', name: 'AFRICAN MILK TREE', kind: 'houseplant', price: 39.99, sizes: [],
    description: 'A three-sided spurge that climbs a foot a year and drinks by the calendar. The sap stings; repot it in gloves.',
    categories: ['IndoorPlants_Succulents', 'IndoorPlants_Foliage_BrightLight', 'Occasions_Housewarming'], percentOff: 10,
    facets: { LightLevel: 'Direct sun', MatureHeight: '4 to 8 ft', MatureWidth: '1 to 2 ft', StyleForm: 'Upright', ContainerVolume: '8 inch', Collection: 'Sun Porch' },
    scene: plant('African milk tree', 'evergreen', { habit: 'cactus', foliage: 'ruscus', leafPalette: 'green', pot: 'glazed-blue' }),
  },
  {
    code: '102607', name: 'JADE PLANT', kind: 'houseplant', price: 14.99, sizes: houseplantSizes, grown: true,
    description: 'Coins of green on a trunk that thickens every winter. Leave it to somebody in your will; ours came that way.',
    categories: ['IndoorPlants_Succulents', 'Occasions_Housewarming', 'Occasions_Congratulations'],
    facets: { LightLevel: 'Direct sun', MatureHeight: '2 to 4 ft', MatureWidth: '1 to 2 ft', StyleForm: 'Mounded', Collection: 'Sun Porch' },
    scene: plant('jade plant', 'straw', { habit: 'shrub-mound', foliage: 'succulent', pot: 'terracotta' }),
  },
  {
    code: '102608', name: 'BLUE AGAVE', kind: 'houseplant', price: 46.99, sizes: [], stock: { available: 3, safety: 1 },
    description: 'A fan of blue swords that summers on the deck and winters in the stairwell. Snip the tips if you have grandchildren.',
    categories: ['IndoorPlants_Succulents', 'Occasions_Housewarming'],
    facets: { LightLevel: 'Direct sun', MatureHeight: '2 to 4 ft', MatureWidth: '2 to 4 ft', StyleForm: 'Rosette', ContainerVolume: '8 inch', Collection: 'Sun Porch' },
    scene: plant('blue agave', 'sage', { habit: 'rosette', foliage: 'strap', leafPalette: 'blue', pot: 'terracotta' }),
  },
  {
    code: '102609', name: 'LIVING STONES', kind: 'houseplant', price: 13.99, sizes: [], release: { fromDay: 18 },
    description: 'A patch of little plants pretending to be gravel, plum and gray. Water in May and in September and otherwise keep your hands in your pockets.',
    categories: ['IndoorPlants_Succulents', 'Occasions_ThankYou'],
    facets: {
      LightLevel: 'Direct sun', MatureHeight: 'Under 1 ft', MatureWidth: 'Under 1 ft', StyleForm: 'Mounded', ContainerVolume: '4 inch', Collection: 'Windowsill',
    },
    scene: plant('cluster of living stones', 'mist', { habit: 'groundcover', foliage: 'succulent', leafPalette: 'burgundy', pot: 'ceramic-square' }),
  },
];
