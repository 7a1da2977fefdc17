import { arrangement, hardgood, plant } from '../catalogue/scenes';
import type { PictureRequest, SceneDescription } from '../pictures/scene-description';
import { place, sunday } from './scenes';

function article(slug: string, scene: SceneDescription): PictureRequest {
  return { name: `articles/${slug}`, ratio: '1.42:1', scene };
}

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
    plant('snake plant', 'clay', { habit: 'upright', foliage: 'strap', pot: 'terracotta' }),
  ),
  article(
    'hardening-off-day-by-day',
    plant('tomato seedling', 'sage', { habit: 'upright', foliage: 'fern', pot: 'nursery-pot' }),
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
      pot: 'none',
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
      bloom: { bloom: 'lily', palette: 'coral', count: 6 },
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
    plant('young bur oak', 'sky', {
      habit: 'tree',
      foliage: 'ruscus',
      pot: 'none',
      form: 'standard',
    }),
  ),
  article(
    'birches-want-cold-feet',
    plant('river birch in fall color', 'lilac', {
      habit: 'tree',
      foliage: 'ruscus',
      leafPalette: 'yellow',
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
      foliage: 'needle',
      pot: 'nursery-pot',
      form: 'conifer',
    }),
  ),
  article(
    'dogwoods-for-red-winters',
    plant('red-osier dogwood', 'sky', {
      habit: 'upright',
      foliage: 'ruscus',
      leafPalette: 'burgundy',
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
    plant('blueberry bush in fall color', 'straw', {
      habit: 'shrub-mound',
      foliage: 'ruscus',
      leafPalette: 'red',
      pot: 'glazed-blue',
    }),
  ),
  article(
    'raspberries-that-stay-put',
    plant('young raspberry', 'lilac', { habit: 'arching', foliage: 'vine', pot: 'nursery-pot' }),
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
      foliage: 'strap',
      pot: 'nursery-pot',
      bloom: { bloom: 'lily', palette: 'yellow', count: 5 },
    }),
  ),
  article(
    'clematis-by-pruning-group',
    plant('porch clematis', 'clay', {
      habit: 'upright',
      foliage: 'vine',
      pot: 'nursery-pot',
      bloom: { bloom: 'daisy', palette: 'purple', count: 8 },
    }),
  ),
  article(
    'milkweeds-and-monarchs',
    plant('swamp milkweed', 'straw', {
      habit: 'upright',
      foliage: 'ruscus',
      pot: 'nursery-pot',
      bloom: { bloom: 'hydrangea', palette: 'blush', count: 4 },
    }),
  ),
  article(
    'dahlias-from-tuber-to-frost',
    plant('dahlia', 'evergreen', {
      habit: 'upright',
      foliage: 'ruscus',
      pot: 'nursery-pot',
      bloom: { bloom: 'chrysanthemum', palette: 'coral', count: 6 },
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
      place: 'facade',
      name: 'The plowed street before the Lyndale Avenue shop',
      palette: 'blue',
      season: 'winter',
    }),
  ),
];
