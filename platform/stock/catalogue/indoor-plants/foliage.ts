import type { GroupSource } from '../group-source';
import { plant } from '../scenes';
import { houseplantSizes } from '../size-ladders';

/** Leaves for every window: IndoorPlants_Foliage. */
export const foliagePlants: readonly GroupSource[] = [
  {
    code: '200101',
    name: 'SNAKE PLANT',
    kind: 'houseplant',
    price: 18.99,
    sizes: houseplantSizes,
    featured: true,
    description:
      'Upright straps with a yellow edge, content in a north window and watered twice a month. The plant we recommend to people who travel.',
    categories: ['IndoorPlants_Foliage_LowLight', 'Occasions_Housewarming'],
    codes: { b3: '9' },
    articles: ['five-plants-for-a-north-window'],
    facets: { LightLevel: 'Low', MatureHeight: '2 to 4 ft', StyleForm: 'Upright' },
    scene: plant('snake plant', 'clay', {
      habit: 'upright',
      foliage: 'strap',
      leafPalette: 'green',
      pot: 'ceramic-belly',
    }),
  },
  {
    code: '200102',
    name: 'PEACE LILY',
    kind: 'houseplant',
    price: 24.99,
    sizes: houseplantSizes,
    description:
      'Glossy leaves and white spathes even where the sun never comes. It faints when it is thirsty and forgives you within the hour.',
    categories: ['IndoorPlants_Foliage_LowLight', 'Occasions_Sympathy', 'Flowers_BloomingGifts'],
    articles: ['five-plants-for-a-north-window'],
    facets: { LightLevel: 'Low', MatureHeight: '1 to 2 ft', StyleForm: 'Arching' },
    scene: plant('peace lily', 'sage', {
      habit: 'rosette',
      species: 'peace-lily',
      foliage: 'ruscus',
      pot: 'ceramic-square',
      bloom: { bloom: 'peace-lily', palette: 'white', count: 5 },
    }),
  },
  {
    code: '200103',
    name: 'SPLIT-LEAF MONSTERA',
    kind: 'houseplant',
    price: 39.99,
    sizes: houseplantSizes.slice(1),
    description:
      'Each new leaf arrives rolled like an umbrella and opens with its holes already cut. Give it a pole and stand back.',
    categories: [
      'IndoorPlants_Foliage_BrightLight',
      'IndoorPlants_Foliage_Large',
      'Occasions_Housewarming',
    ],
    facets: { LightLevel: 'Bright indirect', MatureHeight: '4 to 8 ft', StyleForm: 'Arching' },
    scene: plant('split-leaf monstera', 'mist', {
      habit: 'arching',
      foliage: 'monstera',
      pot: 'basket',
    }),
  },
  {
    code: '200104',
    name: 'KENTIA PALM',
    kind: 'houseplant',
    price: 119.99,
    sizes: [],
    description:
      'Slow, graceful fronds in a ten-inch pot, raised five years in our warm house. It will outlast the sofa beside it.',
    categories: ['IndoorPlants_Foliage_Large'],
    grown: true,
    stock: { available: 9, safety: 2 },
    handlingCents: 500,
    facets: {
      LightLevel: 'Medium',
      MatureHeight: '4 to 8 ft',
      StyleForm: 'Arching',
      ContainerVolume: '10 inch',
    },
    scene: plant('kentia palm', 'straw', { habit: 'arching', foliage: 'palm', pot: 'glazed-blue' }),
  },
  {
    code: '200105',
    name: 'GOLDEN POTHOS',
    kind: 'houseplant',
    price: 16.99,
    sizes: houseplantSizes.slice(0, 2),
    description:
      'A trailing vine that roots in a glass of water and grows through a Minnesota January. Start it on a shelf you can reach.',
    categories: ['IndoorPlants_Foliage_LowLight', 'Occasions_ThankYou'],
    codes: { b2: 'Y', b3: '9' },
    articles: ['five-plants-for-a-north-window'],
    facets: { LightLevel: 'Low', MatureHeight: '4 to 8 ft', StyleForm: 'Trailing' },
    scene: plant('golden pothos', 'lilac', {
      habit: 'trailing-basket',
      species: 'golden-pothos',
      foliage: 'vine',
      pot: 'terracotta',
    }),
  },
  {
    code: '200106',
    name: 'BOSTON FERN',
    kind: 'houseplant',
    price: 27.99,
    sizes: [],
    description:
      'A fountain of fronds for a bathroom with a window. Water it on the days you water yourself.',
    categories: ['IndoorPlants_Foliage_BrightLight'],
    percentOff: 20,
    grown: true,
    facets: {
      LightLevel: 'Medium',
      MatureHeight: '1 to 2 ft',
      StyleForm: 'Arching',
      ContainerVolume: '6 inch',
    },
    scene: plant('Boston fern', 'evergreen', { habit: 'arching', foliage: 'fern', pot: 'basket' }),
  },
  {
    code: '200107',
    name: 'NORFOLK PINE',
    kind: 'houseplant',
    price: 34.99,
    sizes: [],
    description:
      'A soft little conifer that lives indoors all year and wears lights in December. Turn it a quarter each week to keep it straight.',
    categories: ['IndoorPlants_Foliage_BrightLight', 'Occasions_Holidays_Christmas'],
    facets: {
      LightLevel: 'Bright indirect',
      MatureHeight: '4 to 8 ft',
      StyleForm: 'Upright',
      ContainerVolume: '6 inch',
    },
    scene: plant('Norfolk pine', 'sky', {
      habit: 'tree',
      species: 'norfolk-pine',
      foliage: 'needle',
      pot: 'terracotta',
      form: 'conifer',
    }),
  },
];
