import { arrangement, hardgood, plant } from '../catalogue/scenes';
import type { PictureRequest, PlaceScene, SceneDescription } from '../pictures/scene-description';

function place(
  where: PlaceScene['place'],
  name: string,
  palette: PlaceScene['palette'],
  season: PlaceScene['season'],
  more: Partial<PlaceScene> = {},
): PlaceScene {
  return { kind: 'place', place: where, name, palette, season, ...more };
}

const peonies = arrangement(
  'wrapped-paper',
  'blush',
  [
    ['peony', 'blush', 7],
    ['peony', 'white', 4],
  ],
  ['ruscus'],
);
const wedding = arrangement(
  'hand-tied',
  'mist',
  [
    ['rose', 'white', 7],
    ['ranunculus', 'cream', 6],
    ['babys-breath', 'white', 5],
  ],
  ['eucalyptus'],
);

const scenes: Readonly<Record<string, SceneDescription>> = {
  'cedar-garland': hardgood('garland', 'cedar garland', 'green', 'mist'),
  'evergreen-swag': hardgood('swag', 'evergreen swag on a lamp post', 'red', 'mist'),
  'gingerbread-glasshouse': hardgood(
    'gingerbread-house',
    'glasshouse of gingerbread with sugar panes',
    'red',
    'evergreen',
  ),
  'holiday-centerpiece': hardgood(
    'evergreen-centerpiece',
    'low centerpiece of evergreens, cones and berries round three candles',
    'red',
    'blush',
  ),
  'autumn-centerpiece': arrangement(
    'basket',
    'clay',
    [
      ['chrysanthemum', 'orange', 6],
      ['sunflower', 'yellow', 3],
      ['carnation', 'burgundy', 5],
    ],
    ['grass', 'ruscus'],
  ),
  'mothers-day-bar': place(
    'workshop-table',
    'A workshop table with buckets of spring flowers',
    'blush',
    'summer',
    { arrangements: [peonies] },
  ),
  'dahlia-arranging': arrangement(
    'glazed-blue',
    'straw',
    [
      ['chrysanthemum', 'coral', 5],
      ['chrysanthemum', 'burgundy', 4],
    ],
    ['ruscus'],
  ),
  'peony-bouquets': peonies,
  ikebana: hardgood(
    'ikebana',
    'ikebana of a bare branch, two irises and a leaf in a shallow dish',
    'blue',
    'straw',
  ),
  'dried-wreath': hardgood(
    'wreath',
    'grapevine wreath of dried strawflower, statice and larkspur',
    'coral',
    'straw',
  ),
  'flower-crown': hardgood(
    'flower-crown',
    'flower crown of small roses, daisies and ranunculus',
    'blush',
    'sky',
  ),
  'wedding-flowers': wedding,
  'watercolor-botanicals': hardgood('book', 'sketchbook of botanicals', 'lavender', 'mist'),
  'candle-pouring': hardgood('candle', 'beeswax candle in clay', 'yellow', 'evergreen'),
  'valentine-bouquet': arrangement(
    'glass-cylinder',
    'mist',
    [
      ['rose', 'red', 12],
      ['rose', 'blush', 6],
    ],
    ['eucalyptus'],
  ),
  'summer-jars': arrangement(
    'mason-jar',
    'sky',
    [
      ['daisy', 'white', 6],
      ['delphinium', 'blue', 4],
      ['sunflower', 'yellow', 2],
    ],
    ['grass'],
  ),
  'ornament-making': hardgood('ornament', 'glass ornament with a ribbon', 'red', 'evergreen'),
  'spring-container': plant('pot of tulips, violas and ivy', 'lilac', {
    habit: 'shrub-mound',
    species: 'spring-pot',
    foliage: 'vine',
    pot: 'terracotta',
    bloom: { bloom: 'tulip', palette: 'coral', count: 7 },
  }),
  'summer-container': plant('porch pot in bloom', 'sky', {
    habit: 'shrub-mound',
    foliage: 'vine',
    pot: 'glazed-blue',
    bloom: { bloom: 'daisy', palette: 'mixed-bright', count: 11 },
  }),
  'autumn-porch-pot': plant('porch pot of mums, kale and grasses', 'clay', {
    habit: 'shrub-mound',
    species: 'autumn-pot',
    foliage: 'ruscus',
    pot: 'basket',
    bloom: { bloom: 'chrysanthemum', palette: 'orange', count: 13 },
  }),
  'spruce-tip-pot': plant('winter arrangement of spruce tips, birch and red twigs', 'mist', {
    habit: 'upright',
    species: 'winter-greens',
    foliage: 'needle',
    pot: 'ceramic-square',
  }),
  'bonsai-intro': plant('juniper bonsai', 'clay', {
    habit: 'bonsai',
    foliage: 'needle',
    pot: 'tray',
  }),
  'succulent-bowl': plant('bowl of succulents', 'blush', {
    habit: 'rosette',
    species: 'succulent-bowl',
    foliage: 'succulent',
    pot: 'dish',
  }),
  'fairy-garden': hardgood(
    'fairy-garden',
    'fairy garden with a tiny house in a bowl',
    'coral',
    'sage',
  ),
  kokedama: plant('kokedama fern', 'lilac', {
    habit: 'arching',
    species: 'moss-ball-fern',
    foliage: 'fern',
    pot: 'moss-ball',
  }),
  'hanging-basket': plant('petunia hanging basket', 'sky', {
    habit: 'trailing-basket',
    foliage: 'vine',
    pot: 'basket',
    bloom: { bloom: 'petunia', palette: 'purple', count: 13 },
  }),
  'seed-starting': hardgood('seed-packet', 'packet of poppy seed', 'red', 'straw'),
  'herb-pot': plant('garden of six kitchen herbs', 'blush', {
    habit: 'shrub-mound',
    species: 'kitchen-herbs',
    foliage: 'fern',
    pot: 'terracotta',
  }),
  'bulb-planting': hardgood('seed-packet', 'bag of tulip bulbs', 'coral', 'clay'),
  amaryllis: plant('amaryllis', 'evergreen', {
    habit: 'upright',
    species: 'amaryllis',
    foliage: 'strap',
    pot: 'ceramic-belly',
    bloom: { bloom: 'lily', palette: 'red', count: 3 },
  }),
  'houseplant-hospital': place(
    'windowsill',
    'A windowsill of recovering houseplants',
    'green',
    'spring',
  ),
  'pollinator-walk': place('garden-bed', 'The prairie bed in July', 'purple', 'summer'),
  'raised-bed': place('raised-bed', 'A raised bed newly planted', 'yellow', 'spring'),
  'tree-planting': plant('young sugar maple', 'straw', {
    habit: 'tree',
    species: 'maple',
    foliage: 'ruscus',
    pot: 'none',
    form: 'standard',
  }),
  'stepping-stone': hardgood(
    'mosaic-stone',
    'stepping stone set with broken plates',
    'blue',
    'sage',
  ),
  'pond-barrel': plant('dwarf water lily', 'sky', {
    habit: 'groundcover',
    species: 'water-lily',
    foliage: 'ruscus',
    pot: 'half-barrel',
    bloom: { bloom: 'water-lily', palette: 'white', count: 3 },
  }),
  'santa-visit': place(
    'greenhouse',
    'Santa among the poinsettias in Glasshouse No. 2',
    'red',
    'winter',
    {
      view: 'inside',
      holiday: 'christmas',
    },
  ),
  'painted-pot': hardgood(
    'painted-pot',
    'painted clay pot with a marigold',
    'mixed-bright',
    'mist',
  ),
  'bean-teepee': hardgood('bean-teepee', 'bean teepee of six poles', 'orange', 'sky'),
  'glasshouse-tour': place('greenhouse', 'A row of benches under glass', 'lavender', 'spring', {
    view: 'inside',
  }),
  'feeder-building': hardgood('feeder', 'chickadee feeder', 'red', 'mist'),
  'rose-care': plant('shrub rose', 'straw', {
    habit: 'shrub-mound',
    foliage: 'ruscus',
    pot: 'nursery-pot',
    bloom: { bloom: 'rose', palette: 'red', count: 9 },
  }),
  'lilac-walk': plant('purple lilac', 'sky', {
    habit: 'shrub-mound',
    foliage: 'ruscus',
    pot: 'none',
    bloom: { bloom: 'lilac', palette: 'purple', count: 11 },
  }),
  'hydrangea-talk': plant('panicle hydrangea', 'mist', {
    habit: 'shrub-mound',
    species: 'panicle-hydrangea',
    foliage: 'ruscus',
    pot: 'none',
    bloom: { bloom: 'panicle', palette: 'blush', count: 6 },
  }),
  'tomato-talk': plant('tomato plant', 'clay', {
    habit: 'upright',
    species: 'tomato',
    foliage: 'fern',
    pot: 'nursery-pot',
    bloom: { bloom: 'fruit', palette: 'red', count: 6 },
  }),
  'deer-talk': place('garden-bed', 'A deer in a garden under snow', 'blush', 'winter'),
};

/** Pictures of the workshops that come back every year; related ones share a picture. */
export const workshopPictures: readonly PictureRequest[] = Object.entries(scenes).map(
  ([slug, scene]) => ({ name: `workshops/${slug}`, ratio: '1.42:1', scene }),
);
