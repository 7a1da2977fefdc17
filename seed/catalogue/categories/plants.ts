import type { CategorySource } from '../category-source';
import { plant } from '../scenes';

export const plantCategories: readonly CategorySource[] = [
  {
    id: 'IndoorPlants', name: 'Indoor Plants', order: 30, text: 'For north windows, south windows and the top of the refrigerator.',
    articles: ['five-plants-for-a-north-window', 'getting-an-orchid-to-bloom-again', 'poinsettias-past-new-year', 'plants-safe-for-cats-and-dogs'],
    scene: plant('split-leaf monstera', 'clay', { habit: 'arching', foliage: 'monstera', pot: 'ceramic-belly' }),
  },
  {
    id: 'IndoorPlants_Foliage', name: 'Foliage Plants', order: 1, text: 'Leaves first, chosen by the light you have.', shownBy: '200101',
    articles: ['five-plants-for-a-north-window'],
  },
  { id: 'IndoorPlants_Foliage_LowLight', name: 'Low Light', order: 1, text: 'They read by the light of a north window.', shownBy: '200105' },
  { id: 'IndoorPlants_Foliage_BrightLight', name: 'Bright Light', order: 2, text: 'A step back from a south window.', shownBy: '200106' },
  { id: 'IndoorPlants_Foliage_Large', name: 'Large Plants', order: 3, text: 'Floor plants, delivered upright and unwrapped.', shownBy: '200104' },
  {
    id: 'IndoorPlants_Blooming', name: 'Blooming Plants', order: 2, text: 'In flower when they reach you.', shownBy: '200213',
    articles: ['getting-an-orchid-to-bloom-again'],
  },
  { id: 'IndoorPlants_Blooming_Orchids', name: 'Orchids', order: 1, text: 'Three months of flowers, then a rest, then again.', shownBy: '200201' },
  { id: 'IndoorPlants_Blooming_Azalea', name: 'Azaleas', order: 2, text: 'Cool rooms and a full saucer.', shownBy: '200211' },
  { id: 'IndoorPlants_Succulents', name: 'Succulents & Cacti', order: 3, text: 'For people who forget.', shownBy: '200302' },
  { id: 'IndoorPlants_DishGardens', name: 'Dish Gardens', order: 4, text: 'Several plants that agree, in one dish.', shownBy: '200311' },
  { id: 'IndoorPlants_PlantersPots', name: 'Planters & Pots', order: 5, text: 'Something to put it in, with a hole in the bottom.', shownBy: '400501' },
  {
    id: 'OutdoorPlants', name: 'Outdoor Plants', order: 40, text: 'Grown and tested where it reaches thirty below. Every tag says what zone it survives.',
    articles: ['when-to-prune-lilacs', 'hardening-off-day-by-day', 'what-zone-4-means-now', 'rabbits-voles-and-deer', 'dividing-perennials'],
    scene: plant('purple lilac', 'sky', { habit: 'shrub-mound', foliage: 'ruscus', pot: 'terracotta', bloom: { bloom: 'delphinium', palette: 'purple', count: 13 } }),
  },
  {
    id: 'OutdoorPlants_Annuals', name: 'Annuals', order: 1, text: 'Color from Memorial Day to the first hard frost.', shownBy: '300104',
    articles: ['hardening-off-day-by-day', 'a-large-pot-from-may-to-frost'],
  },
  { id: 'OutdoorPlants_Annuals_Sun', name: 'Sun', order: 1, text: 'Six hours or more.', shownBy: '300103' },
  { id: 'OutdoorPlants_Annuals_Shade', name: 'Shade', order: 2, text: 'North porches and under the maples.', shownBy: '300102' },
  { id: 'OutdoorPlants_Annuals_Baskets', name: 'Hanging Baskets', order: 3, text: 'Full the day you hang them.', shownBy: '300101' },
  {
    id: 'OutdoorPlants_Perennials', name: 'Perennials', order: 2, text: 'They come back, and bring friends.', shownBy: '300201',
    articles: ['a-pollinator-patch-in-a-weekend', 'dividing-perennials'],
  },
  { id: 'OutdoorPlants_Perennials_Sun', name: 'Sun', order: 1, text: 'For the open border.', shownBy: '300203' },
  { id: 'OutdoorPlants_Perennials_Shade', name: 'Shade', order: 2, text: 'Where grass gave up.', shownBy: '300204' },
  { id: 'OutdoorPlants_Perennials_NativePollinator', name: 'Native & Pollinator', order: 3, text: 'Grown from seed gathered within a hundred miles.', shownBy: '300202' },
  {
    id: 'OutdoorPlants_Shrubs', name: 'Shrubs', order: 3, text: 'Lilacs, hydrangeas and roses on their own roots.', shownBy: '300301',
    articles: ['when-to-prune-lilacs', 'roses-that-survive-january'],
  },
  { id: 'OutdoorPlants_Shrubs_Lilacs', name: 'Lilacs', order: 1, text: 'Our own, hardy to Zone 3.', shownBy: '300302' },
  { id: 'OutdoorPlants_Shrubs_Hydrangeas', name: 'Hydrangeas', order: 2, text: 'The kinds that bloom on new wood, and one that gambles.', shownBy: '300304' },
  { id: 'OutdoorPlants_Shrubs_Roses', name: 'Roses', order: 3, text: 'Roses that do without a coat.', shownBy: '300305' },
  {
    id: 'OutdoorPlants_Trees', name: 'Trees', order: 4, text: 'Delivered, placed and, if you like, planted.', shownBy: '300402',
    articles: ['planting-a-tree-that-lives', 'oak-wilt-and-the-pruning-months'],
  },
  { id: 'OutdoorPlants_Trees_Shade', name: 'Shade Trees', order: 1, text: 'For whoever lives here next.', shownBy: '300401' },
  { id: 'OutdoorPlants_Trees_Ornamental', name: 'Ornamental Trees', order: 2, text: 'Small trees with a season to be famous in.', shownBy: '300402' },
  { id: 'OutdoorPlants_Trees_Evergreen', name: 'Evergreens', order: 3, text: 'Green in February, when it counts.', shownBy: '300404' },
  {
    id: 'OutdoorPlants_VegetablesHerbs', name: 'Vegetables & Herbs', order: 5, text: 'For a short summer and a big appetite.', shownBy: '300503',
    articles: ['frost-dates-in-the-twin-cities', 'a-raised-bed-of-vegetables'],
  },
  {
    id: 'OutdoorPlants_Bulbs', name: 'Bulbs', order: 6, text: 'To plant before the freeze, or force through the winter.', shownBy: '300511',
    articles: ['planting-bulbs-before-the-freeze'],
  },
  {
    id: 'OutdoorPlants_Roses', name: 'Garden Roses', order: 7, text: 'Hardy first, then beautiful. Each tag says what it needs of you in October.',
    shownBy: '103301', articles: ['roses-that-survive-january'],
  },
  { id: 'OutdoorPlants_VinesGroundcovers', name: 'Vines & Groundcovers', order: 8, text: 'For what is too tall and what is too flat.', shownBy: '103501' },
];
