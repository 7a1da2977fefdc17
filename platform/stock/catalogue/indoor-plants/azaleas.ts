import type { GroupSource } from '../group-source';
import { plant } from '../scenes';
import { giftPlantSizes } from '../size-ladders';

/** Florist's azaleas, forced cool from fall to Easter: IndoorPlants_Blooming_Azalea. */
export const azaleas: readonly GroupSource[] = [
  {
    code: '102401',
    name: 'CORAL AZALEA',
    kind: 'houseplant',
    price: 31.99,
    sizes: giftPlantSizes.slice(0, 2),
    grown: true,
    description:
      'A coral azalea in a blue pot, two colors that were not supposed to get on. Sink it in a pail of water on Sundays.',
    categories: [
      'IndoorPlants_Blooming_Azalea',
      'Flowers_BloomingGifts',
      'Occasions_Birthday',
      'Occasions_Holidays_MothersDay',
    ],
    codes: { b3: '9' },
    facets: {
      LightLevel: 'Bright indirect',
      BloomTiming: 'Spring',
      MatureHeight: '1 to 2 ft',
      StyleForm: 'Mounded',
      Collection: 'Glasshouse',
    },
    scene: plant('coral azalea', 'lilac', {
      habit: 'shrub-mound',
      foliage: 'ruscus',
      pot: 'glazed-blue',
      bloom: { bloom: 'carnation', palette: 'coral', count: 15 },
    }),
  },
  {
    code: '102402',
    name: 'AZALEA TREE',
    webTitle: 'Azalea Tree, Blush',
    kind: 'houseplant',
    price: 59.99,
    sizes: [],
    description:
      'A round head of blush flowers on a bare two-foot stem, four years in the shaping. Stake it for the car ride home.',
    categories: [
      'IndoorPlants_Blooming_Azalea',
      'Flowers_BloomingGifts',
      'Occasions_Anniversary',
      'Occasions_Holidays_Easter',
    ],
    percentOff: 10,
    facets: {
      LightLevel: 'Bright indirect',
      BloomTiming: 'Spring',
      MatureHeight: '2 to 4 ft',
      StyleForm: 'Upright',
      ContainerVolume: '8 inch',
      Collection: 'Front Hall',
    },
    scene: plant('azalea tree', 'sky', {
      habit: 'tree',
      foliage: 'ruscus',
      pot: 'ceramic-square',
      form: 'standard',
      bloom: { bloom: 'carnation', palette: 'blush', count: 13 },
    }),
  },
  {
    code: '102404',
    name: 'CHRISTMAS EVE AZALEA',
    kind: 'houseplant',
    price: 34.99,
    sizes: [],
    release: { fromDay: -8 },
    description:
      "Red azalea in a dark square pot, for people who have had enough poinsettias. It will bloom again for Valentine's Day if you pick off the spent ones.",
    categories: [
      'IndoorPlants_Blooming_Azalea',
      'Flowers_BloomingGifts',
      'Occasions_Holidays_Christmas',
      'Occasions_Holidays_Valentines',
    ],
    facets: {
      LightLevel: 'Bright indirect',
      BloomTiming: 'Winter',
      MatureHeight: '1 to 2 ft',
      StyleForm: 'Mounded',
      ContainerVolume: '6 inch',
      Collection: 'Front Hall',
    },
    scene: plant('red azalea', 'evergreen', {
      habit: 'shrub-mound',
      foliage: 'ruscus',
      pot: 'ceramic-square',
      bloom: { bloom: 'carnation', palette: 'red', count: 16 },
    }),
  },
  {
    code: '102405',
    name: 'LITTLE AZALEA',
    kind: 'houseplant',
    price: 16.99,
    sizes: [],
    codes: { b2: 'Y', b4: 'F' },
    description:
      'Six purple flowers on a plant you could cover with a teacup. It is a real azalea; it just started small.',
    categories: [
      'IndoorPlants_Blooming_Azalea',
      'Flowers_BloomingGifts',
      'Occasions_ThankYou',
      'Occasions_NewBaby',
    ],
    facets: {
      LightLevel: 'Medium',
      BloomTiming: 'Winter',
      MatureHeight: 'Under 1 ft',
      StyleForm: 'Mounded',
      ContainerVolume: '4 inch',
      Collection: 'Windowsill',
    },
    scene: plant('little azalea', 'blush', {
      habit: 'shrub-mound',
      species: 'little-azalea',
      foliage: 'ruscus',
      pot: 'ceramic-belly',
      bloom: { bloom: 'azalea', palette: 'purple', count: 6 },
    }),
  },
  {
    code: '102406',
    name: 'AZALEA BONSAI',
    kind: 'houseplant',
    price: 88.99,
    sizes: [],
    stock: { available: 3, safety: 2 },
    description:
      'A satsuki azalea trained eleven years, which flowers for two weeks in May or, under our glass, rather sooner. Signed on the underside of the pot.',
    categories: [
      'IndoorPlants_Blooming_Azalea',
      'IndoorPlants_DishGardens',
      'Occasions_Congratulations',
    ],
    exclusive: true,
    facets: {
      LightLevel: 'Bright indirect',
      BloomTiming: 'Spring',
      MatureHeight: '1 to 2 ft',
      StyleForm: 'Bonsai',
      ContainerVolume: '8 inch',
      Collection: 'Glasshouse',
    },
    scene: plant('azalea bonsai', 'mist', {
      habit: 'bonsai',
      foliage: 'ruscus',
      pot: 'tray',
      bloom: { bloom: 'carnation', palette: 'burgundy', count: 9 },
    }),
  },
];
