import type { GroupSource } from '../group-source';
import { plant } from '../scenes';
import { nurserySizes } from '../size-ladders';

const january = ['roses-that-survive-january'] as const;

/** Garden roses: OutdoorPlants_Roses. */
const hybridTea = (palette: 'lavender' | 'orange' | 'red', backdrop: 'mist' | 'sage' | 'sky') =>
  plant('hybrid tea rose', backdrop, {
    habit: 'upright',
    species: 'hybrid-tea',
    foliage: 'ruscus',
    pot: 'terracotta',
    bloom: { bloom: 'rose-bud', palette, count: 5 },
  });

export const gardenRoses: readonly GroupSource[] = [
  {
    code: '103301',
    name: 'RUGOSA HEDGE ROSE',
    kind: 'nursery',
    price: 29.99,
    sizes: nurserySizes,
    articles: january,
    limits: { breaks: [{ quantity: 5, price: 25.99 }] },
    colors: [
      { name: 'Magenta', suffix: '', facet: 'Coral' },
      { name: 'White', suffix: 'WHT' },
    ],
    description:
      'Clove-scented, wrinkle-leaved, indifferent to road salt, and covered in hips the size of cherry tomatoes. The thorns are the fence.',
    categories: ['OutdoorPlants_Roses', 'OutdoorPlants_Shrubs_Roses'],
    facets: {
      LightLevel: 'Full sun',
      BloomTiming: 'All season',
      HardinessZone: 'Zone 3',
      MatureHeight: '4 to 8 ft',
      MatureWidth: '4 to 6 ft',
      StyleForm: 'Vase-shaped',
    },
    scene: plant('rugosa rose', 'sky', {
      habit: 'shrub-mound',
      foliage: 'ruscus',
      pot: 'nursery-pot',
      bloom: { bloom: 'rose', palette: 'magenta', count: 7 },
    }),
  },
  {
    code: '103302',
    name: 'PRAIRIE CLIMBER',
    kind: 'nursery',
    price: 39.99,
    sizes: nurserySizes.slice(1),
    articles: january,
    grown: true,
    description:
      'Red clusters to eight feet on wood that stays alive above the snow. Tie the canes sideways and every joint flowers.',
    categories: [
      'OutdoorPlants_Roses',
      'OutdoorPlants_Shrubs_Roses',
      'OutdoorPlants_VinesGroundcovers',
    ],
    facets: {
      LightLevel: 'Full sun',
      BloomTiming: 'Early summer',
      HardinessZone: 'Zone 3',
      MatureHeight: '8 to 12 ft',
      MatureWidth: '4 to 6 ft',
      StyleForm: 'Climbing',
    },
    scene: plant('red climbing rose', 'straw', {
      habit: 'upright',
      species: 'climbing-rose',
      foliage: 'ruscus',
      pot: 'terracotta',
      bloom: { bloom: 'rose', palette: 'red', count: 12 },
    }),
  },
  {
    code: '103303',
    name: 'YELLOW FARMSTEAD ROSE',
    kind: 'nursery',
    price: 34.99,
    sizes: nurserySizes.slice(0, 2),
    articles: january,
    description:
      'One extravagant week of yellow in June on a bush that marks where the door used to be. It suckers; that is how it came down to us.',
    categories: ['OutdoorPlants_Roses'],
    exclusive: true,
    facets: {
      LightLevel: 'Full sun',
      BloomTiming: 'Early summer',
      HardinessZone: 'Zone 3',
      MatureHeight: '4 to 8 ft',
      MatureWidth: '4 to 6 ft',
      StyleForm: 'Arching',
      Collection: 'Heirlooms',
    },
    scene: plant('yellow farmstead rose', 'lilac', {
      habit: 'shrub-mound',
      foliage: 'ruscus',
      pot: 'nursery-pot',
      bloom: { bloom: 'rose', palette: 'yellow', count: 8 },
    }),
  },
  {
    code: '103304',
    name: 'HYBRID TEA, FOR THE PATIENT',
    kind: 'nursery',
    price: 32.99,
    sizes: nurserySizes.slice(1),
    articles: january,
    percentOff: 20,
    colors: [
      { name: 'Red', suffix: '' },
      { name: 'Apricot', suffix: 'APR', facet: 'Orange', scene: hybridTea('orange', 'mist') },
      { name: 'Lavender', suffix: 'LAV', scene: hybridTea('lavender', 'sage') },
    ],
    description:
      'Long buds on cutting stems, and a plant that must be tipped and buried each October. Zone 5 roses, told honestly.',
    categories: ['OutdoorPlants_Roses', 'Occasions_Holidays_MothersDay'],
    facets: {
      LightLevel: 'Full sun',
      BloomTiming: 'All season',
      HardinessZone: 'Zone 5',
      MatureHeight: '2 to 4 ft',
      MatureWidth: '2 to 4 ft',
      StyleForm: 'Upright',
      Collection: 'Cutting Garden',
    },
    scene: hybridTea('red', 'sky'),
  },
  {
    code: '103305',
    name: 'GROUNDCOVER ROSE',
    kind: 'nursery',
    price: 27.99,
    sizes: nurserySizes.slice(0, 2),
    articles: january,
    description:
      'Two feet high and five across, for the bank you are tired of mowing. Shear it with a hedge trimmer in April and look away.',
    categories: ['OutdoorPlants_Roses', 'OutdoorPlants_VinesGroundcovers'],
    facets: {
      LightLevel: 'Full sun',
      BloomTiming: 'All season',
      HardinessZone: 'Zone 4',
      MatureHeight: '1 to 2 ft',
      MatureWidth: '4 to 6 ft',
      StyleForm: 'Spreading',
    },
    scene: plant('groundcover rose', 'mist', {
      habit: 'groundcover',
      foliage: 'ruscus',
      pot: 'nursery-pot',
      bloom: { bloom: 'spray-rose', palette: 'white', count: 13 },
    }),
  },
  {
    code: '103306',
    name: 'BURGUNDY SHRUB ROSE',
    kind: 'nursery',
    price: 34.99,
    sizes: nurserySizes,
    articles: january,
    stock: { available: 4, safety: 2 },
    description:
      'Old-rose cups on a Canadian constitution, five flushes in a good year. Own-root, so what freezes to the ground comes back itself.',
    categories: ['OutdoorPlants_Roses', 'OutdoorPlants_Shrubs_Roses'],
    facets: {
      LightLevel: 'Full sun',
      BloomTiming: 'All season',
      HardinessZone: 'Zone 3',
      MatureHeight: '2 to 4 ft',
      MatureWidth: '2 to 4 ft',
      StyleForm: 'Mounded',
      Collection: 'Heirlooms',
    },
    scene: plant('burgundy shrub rose', 'sage', {
      habit: 'shrub-mound',
      species: 'shrub-rose',
      foliage: 'palm',
      pot: 'ceramic-belly',
      bloom: { bloom: 'rose', palette: 'burgundy', count: 10 },
    }),
  },
];
