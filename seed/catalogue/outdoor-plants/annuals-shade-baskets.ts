import type { GroupSource } from '../group-source';
import { plant } from '../scenes';
import { annualSizes } from '../size-ladders';

/** North porches and things that hang: OutdoorPlants_Annuals_Shade and _Baskets. */
export const annualsForShadeAndBaskets: readonly GroupSource[] = [
  {
    code: '300105', name: 'COLEUS IN THE SHADE', kind: 'tender-plant', price: 5.99, percentOff: 33,
    description: 'Leaves in burgundy and lime that make flowers unnecessary. Pinch the tips in June and it doubles.',
    categories: ['OutdoorPlants_Annuals_Shade'],
    facets: { LightLevel: 'Shade', BloomTiming: 'Foliage', MatureHeight: '1 to 2 ft', ContainerVolume: '4 inch' },
    scene: plant('coleus', 'mist', { habit: 'shrub-mound', foliage: 'ruscus', leafPalette: 'burgundy', pot: 'nursery-pot' }),
  },
  {
    code: '103021', name: 'GARDEN IMPATIENS', kind: 'tender-plant', price: 4.49, sizes: annualSizes, stock: 'unlimited', grown: true,
    colors: [{ name: 'Blush', suffix: '' }, { name: 'White', suffix: 'WHT' }, { name: 'Orange', suffix: 'ORG' }],
    description: 'A mildew-resistant strain, which is why we have it back on the benches. It wilts theatrically and recovers by evening.',
    categories: ['OutdoorPlants_Annuals_Shade'], articles: ['hardening-off-day-by-day'],
    facets: { LightLevel: 'Shade', BloomTiming: 'All season', MatureHeight: '1 to 2 ft', MatureWidth: '1 to 2 ft', StyleForm: 'Mounded' },
    scene: plant('impatiens', 'sage', { habit: 'shrub-mound', foliage: 'ruscus', pot: 'nursery-pot', bloom: { bloom: 'daisy', palette: 'blush', count: 14 } }),
  },
  {
    code: '103022', name: 'TUBEROUS BEGONIA', kind: 'tender-plant', price: 11.99, grown: true,
    colors: [{ name: 'Apricot', suffix: '', facet: 'Orange' }, { name: 'Scarlet', suffix: 'SCR', facet: 'Red' }],
    description: 'Flowers like camellias, as wide as a saucer, in the light under a porch roof. Lift the tuber at first frost and keep it in dry peat.',
    categories: ['OutdoorPlants_Annuals_Shade'],
    facets: { LightLevel: 'Part shade', BloomTiming: 'Mid summer', MatureHeight: '1 to 2 ft', MatureWidth: '1 to 2 ft', StyleForm: 'Upright', ContainerVolume: '6 inch' },
    scene: plant('tuberous begonia', 'evergreen', {
      habit: 'shrub-mound', foliage: 'palm', pot: 'terracotta', bloom: { bloom: 'ranunculus', palette: 'orange', count: 4 },
    }),
  },
  {
    code: '103023', name: 'LOBELIA, LAKE BLUE', kind: 'tender-plant', price: 2.29, limits: { min: 6 }, grown: true,
    description: 'The truest blue an annual comes in, in plugs by the six. It flowers itself out in a hot July; shear it and wait for August.',
    categories: ['OutdoorPlants_Annuals_Shade'], articles: ['hardening-off-day-by-day'],
    facets: {
      LightLevel: 'Part shade', BloomTiming: 'Early summer', MatureHeight: 'Under 1 ft', MatureWidth: 'Under 1 ft', StyleForm: 'Trailing',
      ContainerVolume: 'Cell pack', Collection: 'Window Box',
    },
    scene: plant('lobelia', 'straw', { habit: 'groundcover', foliage: 'grass', pot: 'terracotta', bloom: { bloom: 'babys-breath', palette: 'blue', count: 10 } }),
  },
  {
    code: '103024', name: 'CALADIUM, WHITE VEIN', kind: 'tender-plant', price: 9.99, percentOff: 15,
    description: 'Paper-thin leaves that glow at dusk under a maple. Nothing below fifty degrees, so not before Memorial Day.',
    categories: ['OutdoorPlants_Annuals_Shade'], articles: ['frost-dates-in-the-twin-cities'],
    facets: {
      LightLevel: 'Shade', BloomTiming: 'Foliage', MatureHeight: '1 to 2 ft', MatureWidth: '1 to 2 ft', StyleForm: 'Arching', ContainerVolume: '6 inch',
      Collection: 'Moonlight',
    },
    scene: plant('white caladium', 'clay', { habit: 'rosette', foliage: 'monstera', leafPalette: 'cream', pot: 'ceramic-belly' }),
  },
  {
    code: '103031', name: 'CALIBRACHOA BASKET', kind: 'tender-plant', price: 36.99, grown: true, percentOff: 15,
    colors: [{ name: 'Yellow', suffix: '' }, { name: 'Coral', suffix: 'COR' }, { name: 'Violet', suffix: 'VIO', facet: 'Purple' }],
    description: 'Hundreds of thimble-sized flowers that drop themselves, so there is nothing to deadhead. It pales when hungry: feed it weekly.',
    categories: ['OutdoorPlants_Annuals_Baskets', 'OutdoorPlants_Annuals_Sun', 'Occasions_Holidays_MothersDay'],
    facets: { LightLevel: 'Full sun', BloomTiming: 'All season', MatureWidth: '1 to 2 ft', StyleForm: 'Trailing', ContainerVolume: '12 inch', Collection: 'Front Steps' },
    scene: plant('calibrachoa basket', 'mist', {
      habit: 'trailing-basket', foliage: 'ruscus', pot: 'basket', bloom: { bloom: 'daisy', palette: 'yellow', count: 22 },
    }),
  },
  {
    code: '103032', name: 'IVY GERANIUM BASKET', kind: 'tender-plant', price: 39.99, grown: true,
    colors: [{ name: 'Cherry', suffix: '', facet: 'Red' }, { name: 'Lilac', suffix: 'LIL', facet: 'Lavender' }],
    description: 'The geranium of Alpine balconies, which is more or less the climate of a second-floor porch here. It forgives one missed watering.',
    categories: ['OutdoorPlants_Annuals_Baskets', 'Occasions_Holidays_MothersDay'],
    facets: { LightLevel: 'Part sun', BloomTiming: 'All season', MatureWidth: '2 to 4 ft', StyleForm: 'Trailing', ContainerVolume: '12 inch', Collection: 'Front Steps' },
    scene: plant('ivy geranium basket', 'straw', {
      habit: 'trailing-basket', foliage: 'vine', pot: 'basket', bloom: { bloom: 'hydrangea', palette: 'red', count: 7 },
    }),
  },
  {
    code: '103033', name: 'BOSTON FERN ON A HOOK', kind: 'houseplant', price: 29.99,
    description: 'For the porch from June, and the bathroom from October if you have the room. Soak the whole basket once a week in a heat wave.',
    categories: ['OutdoorPlants_Annuals_Baskets', 'OutdoorPlants_Annuals_Shade', 'IndoorPlants_Foliage_LowLight'],
    facets: { LightLevel: 'Shade', BloomTiming: 'Foliage', MatureWidth: '2 to 4 ft', StyleForm: 'Arching', ContainerVolume: '12 inch' },
    scene: plant('hanging Boston fern', 'sky', { habit: 'trailing-basket', foliage: 'fern', pot: 'basket' }),
  },
  {
    code: '103034', name: 'MOONLIGHT PORCH BASKET', kind: 'tender-plant', price: 44.99, exclusive: true, release: { fromDay: -20 },
    description: 'White bacopa, silver licorice vine and a pale petunia, planted for people who get home after eight. It can be seen from the street by starlight.',
    categories: ['OutdoorPlants_Annuals_Baskets'], grown: true, limits: { max: 6 },
    facets: { LightLevel: 'Part sun', BloomTiming: 'All season', MatureWidth: '1 to 2 ft', StyleForm: 'Trailing', ContainerVolume: '14 inch', Collection: 'Moonlight' },
    scene: plant('white porch basket', 'evergreen', {
      habit: 'trailing-basket', foliage: 'eucalyptus', pot: 'basket', bloom: { bloom: 'ranunculus', palette: 'white', count: 12 },
    }),
  },
];
