import type { GroupSource } from '../group-source';
import { plant } from '../scenes';

/** Plants that stand on the floor: IndoorPlants_Foliage_Large. */
export const floorPlants: readonly GroupSource[] = [
  {
    code: '102201', name: 'FIDDLE-LEAF FIG', kind: 'houseplant', price: 89.99, sizes: [], handlingCents: 500,
    description: 'A five-foot fig on a clean trunk, photographed more than watered. Put it where it can see out and do not rearrange the room.',
    categories: ['IndoorPlants_Foliage_Large', 'IndoorPlants_Foliage_BrightLight', 'Occasions_Housewarming'], featured: true,
    facets: {
      LightLevel: 'Bright indirect', MatureHeight: '4 to 8 ft', MatureWidth: '2 to 4 ft', StyleForm: 'Upright', ContainerVolume: '10 inch', Collection: 'Front Hall',
    },
    scene: plant('fiddle-leaf fig', 'sage', { habit: 'tree', foliage: 'ruscus', pot: 'basket', form: 'standard' }),
  },
  {
    code: '102202', name: 'BIRD OF PARADISE', kind: 'houseplant', price: 99.99, sizes: [], handlingCents: 500,
    description: 'Paddle leaves to the ceiling and, in its seventh year or so, a flower like an argument. Most are bought for the paddles.',
    categories: ['IndoorPlants_Foliage_Large', 'Occasions_Congratulations'],
    facets: { LightLevel: 'Direct sun', MatureHeight: '4 to 8 ft', MatureWidth: '2 to 4 ft', StyleForm: 'Upright', ContainerVolume: '10 inch', Collection: 'Sun Porch' },
    scene: plant('bird of paradise', 'sky', {
      habit: 'upright', foliage: 'palm', leafPalette: 'green', pot: 'basket', bloom: { bloom: 'iris', palette: 'orange', count: 3 },
    }),
  },
  {
    code: '102204', name: 'WEEPING FIG', kind: 'houseplant', price: 79.99, sizes: [], codes: { b3: '9' }, handlingCents: 500,
    description: 'Small leaves on falling branches, and a fit of leaf-dropping whenever it changes address. Give it six weeks and an apology.',
    categories: ['IndoorPlants_Foliage_Large', 'Occasions_Sympathy'],
    facets: {
      LightLevel: 'Bright indirect', MatureHeight: '4 to 8 ft', MatureWidth: '2 to 4 ft', StyleForm: 'Weeping', ContainerVolume: '10 inch', Collection: 'Front Hall',
    },
    scene: plant('weeping fig', 'clay', { habit: 'tree', foliage: 'ruscus', pot: 'ceramic-belly', form: 'weeping' }),
  },
  {
    code: '102205', name: 'INDOOR OLIVE TREE', kind: 'houseplant', price: 84.99, sizes: [], release: { fromDay: -26 }, handlingCents: 500,
    description: 'A silver-leaved olive that wants the south window and a cool, dull winter. You will not press oil from it, though two customers report a martini.',
    categories: ['IndoorPlants_Foliage_Large', 'IndoorPlants_Foliage_BrightLight', 'Occasions_Anniversary'],
    facets: { LightLevel: 'Direct sun', MatureHeight: '4 to 8 ft', MatureWidth: '2 to 4 ft', StyleForm: 'Upright', ContainerVolume: '10 inch', Collection: 'Sun Porch' },
    scene: plant('indoor olive tree', 'blush', { habit: 'tree', foliage: 'eucalyptus', pot: 'terracotta', form: 'standard' }),
  },
  {
    code: '102206', name: 'CORN PLANT', kind: 'houseplant', price: 59.99, sizes: [], handlingCents: 500,
    description: 'Three canes of different heights with tufts of striped leaves, the least demanding tall thing we carry. A dentist in Edina has ours from 1979.',
    categories: ['IndoorPlants_Foliage_Large', 'IndoorPlants_Foliage_LowLight', 'Occasions_ThankYou'], codes: { b3: '9' },
    facets: { LightLevel: 'Low', MatureHeight: '4 to 8 ft', MatureWidth: '1 to 2 ft', StyleForm: 'Upright', ContainerVolume: '10 inch', Collection: 'North Window' },
    scene: plant('corn plant', 'sage', { habit: 'arching', foliage: 'strap', leafPalette: 'yellow', pot: 'glazed-blue' }),
  },
  {
    code: '102208', name: 'ORANGE TREE IN BLOSSOM', kind: 'houseplant', price: 94.99, sizes: [], stock: { available: 2, safety: 0 }, handlingCents: 500,
    description: 'A calamondin with nine white flowers open today and sour little oranges to follow by March. One tree scents a stairwell.',
    categories: ['IndoorPlants_Foliage_Large', 'IndoorPlants_Blooming', 'Occasions_Anniversary', 'Occasions_Holidays_Christmas'],
    facets: { LightLevel: 'Direct sun', BloomTiming: 'Winter', MatureHeight: '2 to 4 ft', MatureWidth: '2 to 4 ft', StyleForm: 'Upright', ContainerVolume: '10 inch' },
    scene: plant('orange tree', 'straw', {
      habit: 'tree', foliage: 'ruscus', pot: 'glazed-blue', form: 'standard', bloom: { bloom: 'ranunculus', palette: 'white', count: 9 },
    }),
  },
  {
    code: '102209', name: 'PONYTAIL PALM', kind: 'houseplant', price: 64.99, sizes: [], handlingCents: 500,
    description: 'A swollen foot, a thin trunk and a head of grass, like a drawing by someone in a hurry. Water it when you pay the mortgage.',
    categories: ['IndoorPlants_Foliage_Large', 'IndoorPlants_Succulents', 'Occasions_Birthday'],
    facets: { LightLevel: 'Direct sun', MatureHeight: '4 to 8 ft', MatureWidth: '2 to 4 ft', StyleForm: 'Weeping', ContainerVolume: '8 inch', Collection: 'Sun Porch' },
    scene: plant('ponytail palm', 'sky', { habit: 'tree', foliage: 'grass', pot: 'terracotta', form: 'weeping' }),
  },
  {
    code: '102210', name: 'TREE PHILODENDRON', kind: 'houseplant', price: 72.99, sizes: [], release: { fromDay: -150, untilDay: -30 }, handlingCents: 500,
    description: 'Cut leaves as long as your arm, going sideways before they go up. A summer plant with us: the truck comes north when the roads are warm.',
    categories: ['IndoorPlants_Foliage_Large', 'Occasions_Housewarming'],
    facets: {
      LightLevel: 'Bright indirect', MatureHeight: '4 to 8 ft', MatureWidth: '4 to 6 ft', StyleForm: 'Arching', ContainerVolume: '10 inch', Collection: 'Sun Porch',
    },
    scene: plant('tree philodendron', 'clay', { habit: 'shrub-mound', foliage: 'monstera', pot: 'ceramic-square' }),
  },
];
