import type { GroupSource } from '../group-source';
import { plant } from '../scenes';
import { houseplantSizes } from '../size-ladders';

/** Plants for rooms you could not read in: IndoorPlants_Foliage_LowLight. */
export const lowLight: readonly GroupSource[] = [
  {
    code: '102001', name: 'ZZ PLANT', webTitle: 'ZZ Plant', kind: 'houseplant', price: 22.99, sizes: houseplantSizes, articles: ['five-plants-for-a-north-window'],
    description: 'Waxed leaves on thick stems, with a potato underground that holds a month of water. It has been known to live in an elevator lobby.',
    categories: ['IndoorPlants_Foliage_LowLight', 'Occasions_Congratulations', 'Occasions_OutOfTownDelivery'], codes: { b2: 'Y', b3: '9' },
    facets: { LightLevel: 'Low', MatureHeight: '2 to 4 ft', MatureWidth: '2 to 4 ft', StyleForm: 'Upright', Collection: 'North Window' },
    scene: plant('ZZ plant', 'sage', { habit: 'upright', foliage: 'ruscus', pot: 'ceramic-square' }),
  },
  {
    code: '102002', name: 'CAST IRON PLANT', kind: 'houseplant', price: 36.99, sizes: [], grown: true,
    description: 'Broad dark leaves that stood in gaslit parlors and did not object to the gas. Five leaves a year is a good year.',
    categories: ['IndoorPlants_Foliage_LowLight', 'Occasions_Sympathy'],
    facets: { LightLevel: 'Low', MatureHeight: '2 to 4 ft', MatureWidth: '1 to 2 ft', StyleForm: 'Arching', ContainerVolume: '6 inch', Collection: 'Front Hall' },
    scene: plant('cast iron plant', 'mist', { habit: 'rosette', foliage: 'ruscus', pot: 'glazed-blue' }),
  },
  {
    code: '102004', name: 'PARLOR PALM', kind: 'houseplant', price: 15.99, sizes: houseplantSizes.slice(0, 2), percentOff: [0, 15],
    description: 'A small palm that never asked for sun, sold in this city since there were parlors. Brown tips mean tap water; try rain.',
    categories: ['IndoorPlants_Foliage_LowLight', 'Occasions_GetWell'], articles: ['five-plants-for-a-north-window'],
    facets: { LightLevel: 'Low', MatureHeight: '2 to 4 ft', MatureWidth: '1 to 2 ft', StyleForm: 'Upright', Collection: 'Front Hall' },
    scene: plant('parlor palm', 'straw', { habit: 'upright', foliage: 'palm', pot: 'terracotta' }),
  },
  {
    code: '102006', name: "BIRD'S NEST FERN", kind: 'houseplant', price: 24.99, sizes: [], grown: true,
    description: 'Undivided fronds around an empty middle, as if something had just flown. Water the rim, never the nest.',
    categories: ['IndoorPlants_Foliage_LowLight', 'Occasions_NewBaby'], release: { fromDay: -21 },
    facets: { LightLevel: 'Medium', MatureHeight: '1 to 2 ft', MatureWidth: '1 to 2 ft', StyleForm: 'Rosette', ContainerVolume: '6 inch', Collection: 'Glasshouse' },
    scene: plant("bird's nest fern", 'evergreen', { habit: 'rosette', foliage: 'fern', pot: 'ceramic-square' }),
  },
  {
    code: '102007', name: 'SILVER SNAKE PLANT', kind: 'houseplant', price: 28.99, sizes: [], stock: { available: 3, safety: 1 },
    description: 'The usual snake plant, gone gray and distinguished. In a dark corner it slowly goes green again, so give it a window, if only a north one.',
    categories: ['IndoorPlants_Foliage_LowLight', 'Occasions_Housewarming'],
    facets: { LightLevel: 'Medium', MatureHeight: '1 to 2 ft', MatureWidth: 'Under 1 ft', StyleForm: 'Upright', ContainerVolume: '6 inch', Collection: 'North Window' },
    scene: plant('silver snake plant', 'lilac', { habit: 'upright', foliage: 'strap', leafPalette: 'blue', pot: 'basket' }),
  },
  {
    code: '102008', name: 'LUCKY BAMBOO', webTitle: 'Lucky Bamboo in a Square Pot', kind: 'houseplant', price: 19.99, sizes: [],
    description: 'Canes in pebbles and an inch of water, and not a bamboo at all. We cannot vouch for the luck; it has done no harm.',
    categories: ['IndoorPlants_Foliage_LowLight', 'Occasions_Congratulations', 'Occasions_OutOfTownDelivery'], codes: { b2: 'Y', b3: '9' },
    facets: { LightLevel: 'Low', MatureHeight: '1 to 2 ft', MatureWidth: 'Under 1 ft', StyleForm: 'Upright', ContainerVolume: '4 inch', Collection: 'Windowsill' },
    scene: plant('stand of lucky bamboo', 'clay', { habit: 'upright', foliage: 'grass', pot: 'ceramic-square' }),
  },
  {
    code: '102009', name: 'MAIDENHAIR FERN', kind: 'houseplant', price: 21.99, sizes: [], grown: true, stock: { available: 2, safety: 2 },
    description: 'Black wire stems and leaves like confetti, handsome until the first dry afternoon. Bathrooms only, and mean it.',
    categories: ['IndoorPlants_Foliage_LowLight', 'Occasions_Anniversary'],
    facets: { LightLevel: 'Medium', MatureHeight: '1 to 2 ft', MatureWidth: '1 to 2 ft', StyleForm: 'Mounded', ContainerVolume: '6 inch', Collection: 'Glasshouse' },
    scene: plant('maidenhair fern', 'mist', { habit: 'shrub-mound', foliage: 'fern', pot: 'terracotta' }),
  },
  {
    code: '102010', name: 'NERVE PLANT', kind: 'houseplant', price: 9.99, sizes: [], limits: { breaks: [{ quantity: 3, price: 7.99 }] },
    description: 'Low leaves veined in pink, four inches of jungle floor. It faints flat on Friday and is upright by Saturday lunch.',
    categories: ['IndoorPlants_Foliage_LowLight', 'IndoorPlants_DishGardens'], codes: { b3: '9' },
    facets: { LightLevel: 'Medium', MatureHeight: 'Under 1 ft', MatureWidth: 'Under 1 ft', StyleForm: 'Mounded', ContainerVolume: '4 inch', Collection: 'Windowsill' },
    scene: plant('nerve plant', 'straw', { habit: 'groundcover', foliage: 'ruscus', leafPalette: 'blush', pot: 'ceramic-belly' }),
  },
];
