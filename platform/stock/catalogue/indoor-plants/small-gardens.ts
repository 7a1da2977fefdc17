import type { GroupSource } from '../group-source';
import { plant } from '../scenes';

/** Succulents and planted dishes: IndoorPlants_Succulents and IndoorPlants_DishGardens. */
export const smallGardens: readonly GroupSource[] = [
  {
    code: '200301',
    name: 'HEN & CHICKS BOWL',
    kind: 'houseplant',
    price: 32.99,
    sizes: [],
    description:
      'Two blue hens and a red one with their chicks, set in gritty soil in a low stoneware bowl. Water when you remember, not before.',
    categories: [
      'IndoorPlants_Succulents',
      'IndoorPlants_DishGardens',
      'IndoorPlants_PlantersPots',
      'Occasions_Housewarming',
    ],
    codes: { b2: 'Y', b3: '9' },
    facets: {
      LightLevel: 'Direct sun',
      MatureHeight: 'Under 1 ft',
      StyleForm: 'Rosette',
      ContainerVolume: '8 inch',
    },
    scene: plant('hen and chicks garden', 'clay', {
      habit: 'rosette',
      species: 'hen-and-chicks',
      foliage: 'succulent',
      leafPalette: 'blue',
      pot: 'dish',
    }),
  },
  {
    code: '200302',
    name: 'ALOE, THE BURN PLANT',
    kind: 'houseplant',
    price: 14.99,
    sizes: [],
    description:
      'An aloe with thick, cool leaves for a sunny kitchen sill. Water it every two weeks. Break off a leaf when the pan is hotter than it looked.',
    categories: ['IndoorPlants_Succulents'],
    codes: { b2: 'Y', b3: '9' },
    limits: { breaks: [{ quantity: 3, price: 12.99 }] },
    facets: {
      LightLevel: 'Direct sun',
      MatureHeight: '1 to 2 ft',
      StyleForm: 'Rosette',
      ContainerVolume: '4 inch',
    },
    scene: plant('aloe', 'straw', {
      habit: 'rosette',
      species: 'aloe',
      foliage: 'strap',
      leafPalette: 'green',
      pot: 'ceramic-square',
    }),
  },
  {
    code: '200303',
    name: 'OLD MAN CACTUS',
    kind: 'houseplant',
    price: 22.99,
    sizes: [],
    description:
      'A white-haired column that wants a south window and very little conversation. Nine inches tall and older than it looks.',
    categories: ['IndoorPlants_Succulents'],
    release: { fromDay: -5 },
    facets: {
      LightLevel: 'Direct sun',
      MatureHeight: '1 to 2 ft',
      StyleForm: 'Upright',
      ContainerVolume: '4 inch',
    },
    scene: plant('old man cactus', 'blush', {
      habit: 'cactus',
      species: 'old-man-cactus',
      foliage: 'needle',
      leafPalette: 'white',
      pot: 'terracotta',
    }),
  },
  {
    code: '200304',
    name: 'JADE BONSAI',
    kind: 'houseplant',
    price: 59.99,
    sizes: [],
    stock: { available: 1 },
    description:
      'A jade plant trained seven years into a small windswept tree. Each is different; this is the one on the bench.',
    categories: [
      'IndoorPlants_Succulents',
      'IndoorPlants_DishGardens',
      'Occasions_Congratulations',
    ],
    facets: {
      LightLevel: 'Bright indirect',
      MatureHeight: '1 to 2 ft',
      StyleForm: 'Upright',
      ContainerVolume: '6 inch',
    },
    scene: plant('jade bonsai', 'sage', {
      habit: 'bonsai',
      species: 'jade-bonsai',
      foliage: 'succulent',
      pot: 'tray',
    }),
  },
  {
    code: '200311',
    name: 'EUROPEAN DISH GARDEN',
    kind: 'houseplant',
    price: 54.99,
    sizes: [],
    description:
      'Fern, ivy and a blooming plant in one basket, potted separately so none of them argues. Sent more often than lilies. Ivy is not for a house with a cat that nibbles.',
    categories: ['IndoorPlants_DishGardens', 'Occasions_Sympathy', 'Occasions_GetWell'],
    codes: { b2: 'Y', b4: 'E' },
    facets: {
      LightLevel: 'Medium',
      MatureHeight: '1 to 2 ft',
      StyleForm: 'Mounded',
      ContainerVolume: '10 inch',
    },
    scene: plant('European dish garden', 'sage', {
      habit: 'shrub-mound',
      species: 'european-dish-garden',
      foliage: 'fern',
      pot: 'basket',
      bloom: { bloom: 'cyclamen', palette: 'blush', count: 5 },
    }),
  },
  {
    code: '200312',
    name: 'MOSS & FERN BOWL',
    kind: 'houseplant',
    price: 42.99,
    sizes: [],
    description:
      'A woodland floor in a low round bowl: moss, a fern and one good stone. Mist it in the morning like a lake.',
    categories: ['IndoorPlants_DishGardens', 'Occasions_ThankYou'],
    grown: true,
    exclusive: true,
    facets: {
      LightLevel: 'Low',
      MatureHeight: 'Under 1 ft',
      StyleForm: 'Mounded',
      ContainerVolume: '8 inch',
    },
    scene: plant('moss and fern garden', 'lilac', {
      habit: 'groundcover',
      species: 'moss-fern-bowl',
      foliage: 'fern',
      pot: 'dish',
    }),
  },
];
