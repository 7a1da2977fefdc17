import type { GroupSource } from '../group-source';
import { plant } from '../scenes';

const violet = (palette: 'purple' | 'blush' | 'white', backdrop: 'blush' | 'sky' | 'clay') =>
  plant('African violet', backdrop, { habit: 'rosette', foliage: 'ruscus', pot: 'terracotta', bloom: { bloom: 'ranunculus', palette, count: 9 } });

/** Windowsill plants in flower: IndoorPlants_Blooming. */
export const floweringGifts: readonly GroupSource[] = [
  {
    code: '102501', name: 'AFRICAN VIOLET', kind: 'houseplant', price: 9.99, sizes: [], grown: true, codes: { b3: '9' },
    description: 'Nine flowers over a saucer of furred leaves, with more behind them for years. Water from below, and never on the ears.',
    colors: [
      { name: 'Purple', suffix: '' }, { name: 'Blush', suffix: 'BLU', scene: violet('blush', 'sky') }, { name: 'White', suffix: 'WHT', scene: violet('white', 'clay') },
    ],
    categories: ['IndoorPlants_Blooming', 'Flowers_BloomingGifts', 'Occasions_GetWell', 'Occasions_Holidays_MothersDay'],
    facets: {
      LightLevel: 'Bright indirect', BloomTiming: 'All season', MatureHeight: 'Under 1 ft', StyleForm: 'Rosette', ContainerVolume: '4 inch', Collection: 'Windowsill',
    },
    scene: violet('purple', 'blush'),
  },
  {
    code: '102502', name: 'CYCLAMEN', webTitle: "Florist's Cyclamen", kind: 'houseplant', price: 18.99, sizes: [], grown: true,
    description: 'Swept-back flowers above marbled leaves, happiest at fifty-five degrees. Keep it in the room where you keep your coat on.',
    categories: ['IndoorPlants_Blooming', 'Flowers_BloomingGifts', 'Occasions_Holidays_Christmas', 'Occasions_ThankYou'], codes: { b2: 'Y', b4: 'E' },
    facets: {
      LightLevel: 'Bright indirect', BloomTiming: 'Winter', MatureHeight: 'Under 1 ft', StyleForm: 'Rosette', ContainerVolume: '6 inch', Collection: 'Glasshouse',
    },
    scene: plant('cyclamen', 'mist', { habit: 'rosette', foliage: 'vine', pot: 'ceramic-square', bloom: { bloom: 'tulip', palette: 'blush', count: 8 } }),
  },
  {
    code: '102503', name: 'RED ANTHURIUM', kind: 'houseplant', price: 34.99, sizes: [],
    description: 'Six lacquered red hearts that stay shiny for two months. Several visitors a week ask us whether it is plastic.',
    categories: ['IndoorPlants_Blooming', 'Flowers_BloomingGifts', 'Occasions_LoveRomance', 'Occasions_Holidays_Valentines'], codes: { b3: '9' },
    facets: {
      LightLevel: 'Bright indirect', BloomTiming: 'All season', MatureHeight: '1 to 2 ft', StyleForm: 'Arching', ContainerVolume: '6 inch', Collection: 'Front Hall',
    },
    scene: plant('red anthurium', 'sage', { habit: 'arching', foliage: 'ruscus', pot: 'glazed-blue', bloom: { bloom: 'calla', palette: 'red', count: 6 } }),
  },
  {
    code: '102504', name: 'RED AMARYLLIS', kind: 'houseplant', price: 27.99, sizes: [], release: { season: ['10-20', '12-31'] },
    description: 'Four red trumpets on a stalk that grew an inch a day to get there. Cut it back after Christmas and feed the leaves till August.',
    categories: ['IndoorPlants_Blooming', 'Flowers_BloomingGifts', 'Occasions_Holidays_Christmas'],
    facets: {
      LightLevel: 'Bright indirect', BloomTiming: 'Winter', MatureHeight: '1 to 2 ft', StyleForm: 'Upright', ContainerVolume: '6 inch', Collection: 'Windowsill',
    },
    scene: plant('red amaryllis', 'evergreen', { habit: 'upright', foliage: 'strap', pot: 'terracotta', bloom: { bloom: 'lily', palette: 'red', count: 4 } }),
  },
  {
    code: '102505', name: 'PAPERWHITES IN GRAVEL', kind: 'houseplant', price: 16.99, sizes: [], percentOff: 30,
    description: 'Nine white flowers from bulbs set in nothing but stones. The scent divides families; a spoon of gin in the water keeps the stems short.',
    categories: ['IndoorPlants_Blooming', 'Flowers_BloomingGifts', 'Occasions_Housewarming', 'Occasions_Holidays_Christmas'],
    facets: { LightLevel: 'Medium', BloomTiming: 'Winter', MatureHeight: '1 to 2 ft', StyleForm: 'Upright', ContainerVolume: '6 inch', Collection: 'Windowsill' },
    scene: plant('clump of paperwhites', 'lilac', { habit: 'upright', foliage: 'grass', pot: 'ceramic-square', bloom: { bloom: 'daisy', palette: 'white', count: 9 } }),
  },
  {
    code: '102506', name: 'KALANCHOE', webTitle: 'Kalanchoe, the Dormitory Plant', kind: 'houseplant', price: 11.99, sizes: [], codes: { b2: 'Y', b3: '9' },
    description: 'Thick leaves and a crowd of orange florets that hold for ten weeks on almost no water. Send it where nobody has a watering can.',
    categories: ['IndoorPlants_Blooming', 'IndoorPlants_Succulents', 'Occasions_GetWell', 'Occasions_OutOfTownDelivery'],
    facets: { LightLevel: 'Direct sun', BloomTiming: 'All season', MatureHeight: 'Under 1 ft', StyleForm: 'Mounded', ContainerVolume: '4 inch', Collection: 'Sun Porch' },
    scene: plant('kalanchoe', 'sky', {
      habit: 'shrub-mound', foliage: 'eucalyptus', leafPalette: 'green', pot: 'ceramic-belly', bloom: { bloom: 'ranunculus', palette: 'orange', count: 18 },
    }),
  },
  {
    code: '102507', name: 'HOLIDAY CACTUS', kind: 'houseplant', price: 14.99, sizes: [], grown: true,
    description: 'Flat jointed stems with seven blush flowers at the tips, due at Thanksgiving whatever the label says. Ours come from one in a farmhouse near Mora.',
    categories: ['IndoorPlants_Blooming', 'IndoorPlants_Succulents', 'Flowers_BloomingGifts', 'Occasions_Holidays_Thanksgiving'], codes: { b2: 'Y' },
    facets: {
      LightLevel: 'Bright indirect', BloomTiming: 'Fall', MatureHeight: 'Under 1 ft', StyleForm: 'Trailing', ContainerVolume: '5 inch', Collection: 'Windowsill',
    },
    scene: plant('holiday cactus', 'clay', { habit: 'groundcover', foliage: 'ruscus', pot: 'ceramic-belly', bloom: { bloom: 'lily', palette: 'blush', count: 7 } }),
  },
  {
    code: '102508', name: 'PRIMROSE POT', kind: 'houseplant', price: 6.99, sizes: [], release: { fromDay: -290, untilDay: -215 }, grown: true,
    description: 'Yellow primroses, four inches of March for less than a sandwich. They come the week the light comes back and leave when it gets hot.',
    categories: ['IndoorPlants_Blooming', 'Flowers_BloomingGifts', 'Occasions_Holidays_Easter'],
    facets: {
      LightLevel: 'Bright indirect', BloomTiming: 'Spring', MatureHeight: 'Under 1 ft', StyleForm: 'Rosette', ContainerVolume: '4 inch', Collection: 'Glasshouse',
    },
    scene: plant('primrose', 'sky', { habit: 'rosette', foliage: 'ruscus', pot: 'ceramic-square', bloom: { bloom: 'daisy', palette: 'yellow', count: 10 } }),
  },
  {
    code: '102509', name: 'POTTED MUM', kind: 'houseplant', price: 15.99, sizes: [], codes: { b3: '9' },
    description: 'A dome of yellow chrysanthemums in a basket, six weeks of it if the kitchen is cool. Afterwards compost it with thanks.',
    categories: ['IndoorPlants_Blooming', 'Flowers_BloomingGifts', 'Occasions_Holidays_Thanksgiving', 'Occasions_Sympathy'],
    facets: { LightLevel: 'Medium', BloomTiming: 'Fall', MatureHeight: '1 to 2 ft', StyleForm: 'Mounded', ContainerVolume: '6 inch', Collection: 'Front Hall' },
    scene: plant('potted mum', 'straw', { habit: 'shrub-mound', foliage: 'eucalyptus', pot: 'basket', bloom: { bloom: 'chrysanthemum', palette: 'yellow', count: 14 } }),
  },
  {
    code: '102510', name: 'GARDENIA', kind: 'houseplant', price: 32.99, sizes: [], stock: { available: 1, safety: 1 },
    description: 'Seven white flowers and the smell of every dance your grandmother went to. It wants acid water, cool nights and your full attention.',
    categories: ['IndoorPlants_Blooming', 'Flowers_BloomingGifts', 'Occasions_Anniversary'],
    facets: { LightLevel: 'Direct sun', BloomTiming: 'Late summer', MatureHeight: '1 to 2 ft', StyleForm: 'Mounded', ContainerVolume: '6 inch', Collection: 'Sun Porch' },
    scene: plant('gardenia', 'evergreen', { habit: 'shrub-mound', foliage: 'ruscus', pot: 'ceramic-belly', bloom: { bloom: 'rose', palette: 'white', count: 7 } }),
  },
  {
    code: '102511', name: 'BROMELIAD', kind: 'houseplant', price: 26.99, sizes: [], codes: { b3: '9' },
    description: 'A vase made of leaves with three red torches in it; fill the vase and forget the soil. It flowers once, over a whole season, then leaves you its pups.',
    categories: ['IndoorPlants_Blooming', 'Occasions_Congratulations', 'Occasions_Birthday'],
    facets: { LightLevel: 'Medium', BloomTiming: 'All season', MatureHeight: '1 to 2 ft', StyleForm: 'Rosette', ContainerVolume: '5 inch', Collection: 'North Window' },
    scene: plant('bromeliad', 'mist', { habit: 'rosette', foliage: 'strap', pot: 'glazed-blue', bloom: { bloom: 'calla', palette: 'red', count: 3 } }),
  },
  {
    code: '102512', name: 'MINIATURE ROSE', webTitle: 'Miniature Rose for the Windowsill', kind: 'houseplant', price: 13.99, sizes: [], percentOff: 20,
    description: 'A rosebush ten inches tall with eleven red flowers, hardy enough to go outdoors in May and come through winter under leaves. Most gifts do not.',
    categories: ['IndoorPlants_Blooming', 'Flowers_BloomingGifts', 'Occasions_LoveRomance', 'Occasions_Holidays_Valentines'],
    facets: {
      LightLevel: 'Direct sun', BloomTiming: 'Mid summer', MatureHeight: 'Under 1 ft', StyleForm: 'Mounded', ContainerVolume: '4 inch', Collection: 'Windowsill',
    },
    scene: plant('miniature rosebush', 'straw', { habit: 'shrub-mound', foliage: 'ruscus', pot: 'terracotta', bloom: { bloom: 'rose', palette: 'red', count: 11 } }),
  },
  {
    code: '102513', name: 'EASTER LILY', kind: 'houseplant', price: 21.99, sizes: [], release: { fromDay: 105, untilDay: 150 }, grown: true,
    description: 'Five white trumpets timed to a Sunday that moves every year, which keeps our growers humble. Not for a house with cats.',
    categories: ['IndoorPlants_Blooming', 'Flowers_BloomingGifts', 'Occasions_Holidays_Easter'],
    facets: {
      LightLevel: 'Bright indirect', BloomTiming: 'Spring', MatureHeight: '1 to 2 ft', StyleForm: 'Upright', ContainerVolume: '6 inch', Collection: 'Glasshouse',
    },
    scene: plant('Easter lily', 'lilac', { habit: 'upright', foliage: 'ruscus', pot: 'glazed-blue', bloom: { bloom: 'lily', palette: 'white', count: 5 } }),
  },
];
