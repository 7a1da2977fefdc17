import type { GroupSource } from '../group-source';
import { plant } from '../scenes';
import { annualSizes } from '../size-ladders';

const frost = ['hardening-off-day-by-day', 'frost-dates-in-the-twin-cities'] as const;

/** For the plate: OutdoorPlants_VegetablesHerbs. */
export const edibles: readonly GroupSource[] = [
  {
    code: '300502', name: 'ROSEMARY STANDARD', kind: 'houseplant', price: 34.99, sizes: [],
    description: 'Rosemary trained to a little tree on a single stem. Bring it in before the first frost; it is no Minnesotan.',
    categories: ['OutdoorPlants_VegetablesHerbs', 'Occasions_ThankYou'], grown: true,
    facets: { LightLevel: 'Full sun', MatureHeight: '2 to 4 ft', ContainerVolume: '6 inch' },
    scene: plant('rosemary standard', 'lilac', { habit: 'bonsai', foliage: 'needle', pot: 'ceramic-belly' }),
  },
  {
    code: '300504', name: 'RHUBARB CROWN', kind: 'nursery', price: 15.99, sizes: [],
    description: 'A red-stalked crown from a patch older than the freeway. Do not pull any the first year, however long May is.',
    categories: ['OutdoorPlants_VegetablesHerbs'],
    facets: { LightLevel: 'Full sun', HardinessZone: 'Zone 3', MatureHeight: '2 to 4 ft', ContainerVolume: '1 gallon' },
    scene: plant('rhubarb', 'clay', { habit: 'rosette', foliage: 'palm', leafPalette: 'red', pot: 'nursery-pot' }),
  },
  {
    code: '103601', name: 'CHERRY TOMATO, ON THE VINE BY JULY', webTitle: 'July Cherry Tomato', kind: 'tender-plant', price: 5.49, sizes: annualSizes, grown: true,
    articles: frost,
    colors: [{ name: 'Red', suffix: '' }, { name: 'Gold', suffix: 'GLD', facet: 'Yellow' }],
    description: 'Fifty-six days to the first handful, and then more than you can give away. Cage it on planting day, while it still fits.',
    categories: ['OutdoorPlants_VegetablesHerbs'], limits: { breaks: [{ quantity: 3, price: 4.66 }] },
    facets: {
      LightLevel: 'Full sun', BloomTiming: 'Mid summer', MatureHeight: '4 to 8 ft', MatureWidth: '1 to 2 ft', StyleForm: 'Climbing', Collection: 'Kitchen Garden',
    },
    scene: plant('cherry tomato plant', 'sky', { habit: 'upright', foliage: 'fern', pot: 'terracotta', bloom: { bloom: 'ranunculus', palette: 'red', count: 10 } }),
  },
  {
    code: '103602', name: 'FOUR PEPPERS, MILD TO UNWISE', kind: 'tender-plant', price: 12.99, articles: frost,
    description: 'A bell, a banana, a jalapeño and one for bets, in a pack with four honest labels. Cold June soil stalls them; wait for the tenth.',
    categories: ['OutdoorPlants_VegetablesHerbs'], release: { fromDay: -11 },
    facets: {
      LightLevel: 'Full sun', BloomTiming: 'Mid summer', MatureHeight: '1 to 2 ft', MatureWidth: '1 to 2 ft', StyleForm: 'Upright', ContainerVolume: 'Cell pack',
      Collection: 'Kitchen Garden',
    },
    scene: plant('pepper plant', 'straw', {
      habit: 'shrub-mound', foliage: 'ruscus', pot: 'nursery-pot', bloom: { bloom: 'tulip', palette: 'mixed-bright', count: 8 },
    }),
  },
  {
    code: '103603', name: 'BROCCOLI & KALE PLUGS', kind: 'tender-plant', price: 1.49, limits: { min: 6 }, stock: 'unlimited', grown: true, articles: frost,
    description: 'Hardened off and ready for the last week of April, in plugs by the six, mix as you like. A frost improves the kale.',
    categories: ['OutdoorPlants_VegetablesHerbs'],
    facets: {
      LightLevel: 'Full sun', BloomTiming: 'Foliage', MatureHeight: '1 to 2 ft', MatureWidth: '1 to 2 ft', StyleForm: 'Rosette', ContainerVolume: 'Cell pack',
      Collection: 'Kitchen Garden',
    },
    scene: plant('kale seedling', 'lilac', { habit: 'rosette', foliage: 'fern', leafPalette: 'blue', pot: 'nursery-pot' }),
  },
  {
    code: '103604', name: 'SWEET BASIL', kind: 'tender-plant', price: 4.99, sizes: annualSizes, grown: true, articles: frost, codes: { b3: '9' },
    colors: [{ name: 'Green', suffix: '' }, { name: 'Purple', suffix: 'PUR' }],
    description: 'Pinch it above the second pair of leaves every week and it makes pesto until September. Below fifty degrees it turns black out of spite.',
    categories: ['OutdoorPlants_VegetablesHerbs'],
    facets: { LightLevel: 'Full sun', BloomTiming: 'Foliage', MatureHeight: '1 to 2 ft', MatureWidth: 'Under 1 ft', StyleForm: 'Mounded', Collection: 'Kitchen Garden' },
    scene: plant('basil', 'blush', { habit: 'shrub-mound', foliage: 'palm', pot: 'terracotta' }),
  },
  {
    code: '103605', name: 'EVERBEARING STRAWBERRIES', kind: 'nursery', price: 6.99, sizes: annualSizes, limits: { breaks: [{ quantity: 4, price: 5.99 }] },
    description: 'A crop in June and another when school starts. Pinch off the flowers until the Fourth the first year, which takes character.',
    categories: ['OutdoorPlants_VegetablesHerbs', 'OutdoorPlants_VinesGroundcovers'],
    facets: {
      LightLevel: 'Full sun', BloomTiming: 'All season', HardinessZone: 'Zone 4', MatureHeight: 'Under 1 ft', MatureWidth: '1 to 2 ft', StyleForm: 'Spreading',
      Collection: 'Kitchen Garden',
    },
    scene: plant('strawberry plant', 'mist', { habit: 'groundcover', foliage: 'ruscus', pot: 'basket', bloom: { bloom: 'daisy', palette: 'white', count: 6 } }),
  },
  {
    code: '103606', name: 'RED SUMMER RASPBERRY', kind: 'nursery', price: 19.99, sizes: [], stock: { available: 2 }, percentOff: 12,
    description: 'Canes hardy to Zone 3 without being laid down, fruiting the second summer. Plant them where you do not mind finding them elsewhere.',
    categories: ['OutdoorPlants_VegetablesHerbs', 'OutdoorPlants_Shrubs'],
    facets: {
      LightLevel: 'Full sun', BloomTiming: 'Early summer', HardinessZone: 'Zone 3', MatureHeight: '4 to 8 ft', MatureWidth: '2 to 4 ft', StyleForm: 'Arching',
      ContainerVolume: '1 gallon', Collection: 'Kitchen Garden',
    },
    scene: plant('raspberry cane', 'sage', { habit: 'arching', foliage: 'ruscus', pot: 'nursery-pot', bloom: { bloom: 'spray-rose', palette: 'red', count: 8 } }),
  },
  {
    code: '103607', name: 'ASPARAGUS CROWNS, TEN', kind: 'nursery', price: 22.99, release: { fromDay: 125 }, codes: { b2: 'Y' },
    description: 'Two-year crowns for a trench eight inches deep, filled in as they grow. Cut nothing for two springs, then cut for twenty years.',
    categories: ['OutdoorPlants_VegetablesHerbs'],
    facets: {
      LightLevel: 'Full sun', BloomTiming: 'Foliage', HardinessZone: 'Zone 3', MatureHeight: '4 to 8 ft', MatureWidth: '2 to 4 ft', StyleForm: 'Upright',
      Collection: 'Kitchen Garden',
    },
    scene: plant('asparagus', 'evergreen', { habit: 'upright', foliage: 'needle', pot: 'none' }),
  },
  {
    code: '103608', name: 'SALAD BOWL, CUT & COME AGAIN', kind: 'tender-plant', price: 18.99, grown: true, articles: ['frost-dates-in-the-twin-cities'],
    description: 'Four lettuces and an arugula in a shallow bowl for the back step. Scissors an inch above the soil, every ten days, until the heat ends it.',
    categories: ['OutdoorPlants_VegetablesHerbs', 'Occasions_Housewarming'],
    facets: {
      LightLevel: 'Part sun', BloomTiming: 'Foliage', MatureHeight: 'Under 1 ft', MatureWidth: '1 to 2 ft', StyleForm: 'Rosette', ContainerVolume: '12 inch',
      Collection: 'Kitchen Garden',
    },
    scene: plant('bowl of salad greens', 'straw', { habit: 'groundcover', foliage: 'fern', leafPalette: 'green', pot: 'ceramic-belly' }),
  },
];
