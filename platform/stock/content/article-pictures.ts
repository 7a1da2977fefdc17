import { arrangement, hardgood, plant } from '../catalogue/scenes';
import type { PictureRequest, SceneDescription } from '../pictures/scene-description';
import { place, sunday } from './scenes';

function article(slug: string, scene: SceneDescription): PictureRequest {
  return { name: `articles/${slug}`, ratio: '1.42:1', scene };
}

const seedlings = plant('set of tomato seedlings', 'sky', {
  habit: 'upright',
  species: 'tomato-seedlings',
  foliage: 'fern',
  pot: 'cell-pack',
});

/** The five plants of the article, from left to right. */
const northWindow = [
  plant('snake plant', 'mist', { habit: 'upright', foliage: 'strap', pot: 'terracotta' }),
  plant('pothos', 'mist', { habit: 'arching', foliage: 'vine', pot: 'ceramic-belly' }),
  plant('peace lily', 'mist', {
    habit: 'rosette',
    species: 'peace-lily',
    foliage: 'ruscus',
    pot: 'ceramic-square',
    bloom: { bloom: 'peace-lily', palette: 'white', count: 5 },
  }),
  plant('cast iron plant', 'mist', { habit: 'rosette', foliage: 'ruscus', pot: 'glazed-blue' }),
  plant('ZZ plant', 'mist', { habit: 'upright', foliage: 'ruscus', pot: 'terracotta' }),
];

/** Pictures made for articles; the other articles borrow one of these or a product's. */
export const articlePictures: readonly PictureRequest[] = [
  article('keep-a-bouquet-for-ten-days', sunday),
  article(
    'why-hydrangeas-change-color',
    arrangement(
      'bubble-bowl',
      'straw',
      [
        ['hydrangea', 'blue', 4],
        ['hydrangea', 'blush', 3],
      ],
      ['ruscus'],
    ),
  ),
  article(
    'five-plants-for-a-north-window',
    place({
      place: 'windowsill',
      name: 'A snake plant, a pothos, a peace lily, a cast iron plant and a ZZ plant on a windowsill',
      palette: 'green',
      season: 'winter',
      subjects: northWindow,
    }),
  ),
  article(
    'hardening-off-day-by-day',
    place({
      place: 'front-porch',
      name: 'Packs of tomato seedlings and a watering can on the steps of a porch',
      palette: 'green',
      season: 'spring',
      subjects: [
        seedlings,
        seedlings,
        hardgood('watering-can', 'watering can', 'green', 'sky'),
        seedlings,
      ],
    }),
  ),
  article(
    'when-to-prune-lilacs',
    plant('purple lilac', 'lilac', {
      habit: 'shrub-mound',
      foliage: 'ruscus',
      pot: 'none',
      bloom: { bloom: 'delphinium', palette: 'lavender', count: 10 },
    }),
  ),
  article(
    'getting-an-orchid-to-bloom-again',
    plant('moth orchid', 'evergreen', {
      habit: 'upright',
      foliage: 'strap',
      pot: 'ceramic-square',
      bloom: { bloom: 'orchid', palette: 'white', count: 7 },
    }),
  ),
  article(
    'frost-dates-in-the-twin-cities',
    place({
      place: 'garden-bed',
      name: 'A garden bed on a cold morning',
      palette: 'mixed-pastel',
      season: 'spring',
    }),
  ),
  article(
    'what-zone-4-means-now',
    place({
      place: 'garden-bed',
      name: 'A winter garden under snow',
      palette: 'blue',
      season: 'winter',
    }),
  ),
  article(
    'planting-bulbs-before-the-freeze',
    place({
      place: 'garden-bed',
      name: 'A garden bed ready for bulbs',
      palette: 'orange',
      season: 'autumn',
    }),
  ),
  article(
    'roses-that-survive-january',
    plant('hardy shrub rose', 'mist', {
      habit: 'shrub-mound',
      foliage: 'ruscus',
      pot: 'none',
      bloom: { bloom: 'rose', palette: 'coral', count: 9 },
    }),
  ),
  article(
    'keep-a-cut-tree-fresh',
    plant('balsam fir', 'blush', {
      habit: 'tree',
      foliage: 'needle',
      pot: 'tree-stand',
      form: 'conifer',
    }),
  ),
  article(
    'a-pollinator-patch-in-a-weekend',
    place({
      place: 'garden-bed',
      name: 'A patch of prairie flowers',
      palette: 'mixed-bright',
      season: 'summer',
    }),
  ),
  article(
    'planting-a-tree-that-lives',
    plant('young red maple', 'straw', {
      habit: 'tree',
      species: 'maple',
      foliage: 'ruscus',
      leafPalette: 'orange',
      pot: 'none',
      form: 'standard',
    }),
  ),
  article(
    'poinsettias-past-new-year',
    plant('poinsettia', 'sky', {
      habit: 'shrub-mound',
      foliage: 'ruscus',
      pot: 'basket',
      bloom: { bloom: 'lily', palette: 'red', count: 8 },
    }),
  ),
  article(
    'plant-tree-and-shrub-library',
    place({
      place: 'greenhouse',
      view: 'inside',
      name: 'The rows of Glasshouse No. 3',
      palette: 'green',
      season: 'summer',
    }),
  ),
  article(
    'african-violets-all-year',
    plant('African violet', 'blush', {
      habit: 'rosette',
      foliage: 'ruscus',
      pot: 'terracotta',
      bloom: { bloom: 'daisy', palette: 'purple', count: 7 },
    }),
  ),
  article(
    'ficus-without-the-drama',
    plant('weeping fig', 'mist', {
      habit: 'tree',
      foliage: 'ruscus',
      pot: 'ceramic-belly',
      form: 'standard',
    }),
  ),
  article(
    'oaks-for-the-next-century',
    plant('young bur oak', 'straw', {
      habit: 'tree',
      species: 'oak',
      foliage: 'ruscus',
      pot: 'none',
      form: 'standard',
    }),
  ),
  article(
    'birches-want-cold-feet',
    plant('three-trunked river birch', 'lilac', {
      habit: 'tree',
      species: 'clump-birch',
      foliage: 'vine',
      pot: 'none',
      form: 'weeping',
    }),
  ),
  article(
    'emerald-ash-borer',
    plant('green ash', 'clay', { habit: 'tree', foliage: 'fern', pot: 'none', form: 'standard' }),
  ),
  article(
    'arborvitae-without-brown-sides',
    plant('arborvitae', 'mist', {
      habit: 'tree',
      species: 'arborvitae',
      foliage: 'fern',
      pot: 'none',
      form: 'conifer',
    }),
  ),
  article(
    'dogwoods-for-red-winters',
    plant('red-osier dogwood in winter', 'sky', {
      habit: 'upright',
      species: 'red-twig-dogwood',
      foliage: 'vine',
      leafPalette: 'red',
      pot: 'none',
    }),
  ),
  article(
    'viburnums-instead-of-burning-bush',
    plant('nannyberry viburnum', 'sage', {
      habit: 'shrub-mound',
      foliage: 'ruscus',
      pot: 'none',
      bloom: { bloom: 'hydrangea', palette: 'cream', count: 7 },
    }),
  ),
  article(
    'blueberries-in-limestone-country',
    plant('blueberry bush', 'straw', {
      habit: 'shrub-mound',
      species: 'blueberry',
      foliage: 'ruscus',
      pot: 'terracotta',
      bloom: { bloom: 'fruit', palette: 'blue', count: 36 },
    }),
  ),
  article(
    'raspberries-that-stay-put',
    plant('raspberry cane', 'lilac', {
      habit: 'arching',
      species: 'raspberry',
      foliage: 'ruscus',
      pot: 'none',
      bloom: { bloom: 'fruit', palette: 'red', count: 14 },
    }),
  ),
  article(
    'peonies-for-a-hundred-years',
    plant('garden peony', 'mist', {
      habit: 'shrub-mound',
      foliage: 'ruscus',
      pot: 'none',
      bloom: { bloom: 'peony', palette: 'blush', count: 7 },
    }),
  ),
  article(
    'daylilies-beyond-the-orange-one',
    plant('daylily', 'sky', {
      habit: 'arching',
      foliage: 'grass',
      pot: 'none',
      bloom: { bloom: 'lily', palette: 'burgundy', count: 5 },
    }),
  ),
  article(
    'clematis-by-pruning-group',
    plant('clematis on a trellis', 'straw', {
      habit: 'upright',
      species: 'clematis',
      foliage: 'ruscus',
      pot: 'none',
      bloom: { bloom: 'clematis', palette: 'purple', count: 13 },
    }),
  ),
  article(
    'milkweeds-and-monarchs',
    plant('monarch on a swamp milkweed', 'straw', {
      habit: 'upright',
      species: 'milkweed',
      foliage: 'ruscus',
      pot: 'none',
      bloom: { bloom: 'stonecrop', palette: 'blush', count: 7 },
    }),
  ),
  article(
    'dahlias-from-tuber-to-frost',
    plant('dahlia', 'mist', {
      habit: 'upright',
      species: 'dahlia',
      foliage: 'ruscus',
      pot: 'none',
      bloom: { bloom: 'chrysanthemum', palette: 'coral', count: 7 },
    }),
  ),
  article(
    'garlic-planted-in-october',
    hardgood('seed-packet', 'packet of garlic bulbs', 'lavender', 'clay'),
  ),
  article(
    'june-in-the-garden',
    place({ place: 'garden-bed', name: 'A border in June', palette: 'coral', season: 'summer' }),
  ),
  article(
    'august-in-the-garden',
    place({
      place: 'garden-bed',
      name: 'Lawn and border at the end of August',
      palette: 'yellow',
      season: 'summer',
    }),
  ),
  article(
    'september-in-the-garden',
    place({
      place: 'greenhouse',
      view: 'inside',
      name: 'Glasshouse No. 3 in September',
      palette: 'orange',
      season: 'autumn',
    }),
  ),
  article(
    'salt-spray-and-sidewalk-salt',
    place({
      place: 'sidewalk',
      name: 'A salted sidewalk in winter before a hedge of arborvitae, brown where the salt reached it',
      palette: 'red',
      season: 'winter',
    }),
  ),
];
