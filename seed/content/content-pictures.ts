import { arrangement, hardgood, plant } from '../catalogue/scenes';
import type { PictureRequest, PlaceScene, SceneDescription } from '../pictures/scene-description';

const sunday = arrangement('ceramic-belly', 'sage', [['peony', 'blush', 5], ['ranunculus', 'cream', 6], ['daisy', 'white', 8]], ['eucalyptus', 'ruscus']);

function place(scene: Omit<PlaceScene, 'kind'>): PlaceScene {
  return { kind: 'place', ...scene };
}

function article(slug: string, scene: SceneDescription): PictureRequest {
  return { name: `articles/${slug}`, ratio: '1.42:1', scene };
}

function workshop(slug: string, scene: SceneDescription): PictureRequest {
  return { name: `workshops/${slug}`, ratio: '1.42:1', scene };
}

const articlePictures: readonly PictureRequest[] = [
  article('keep-a-bouquet-for-ten-days', sunday),
  article('why-hydrangeas-change-color', arrangement('bubble-bowl', 'straw', [['hydrangea', 'blue', 4], ['hydrangea', 'blush', 3]], ['ruscus'])),
  article('five-plants-for-a-north-window', plant('snake plant', 'clay', { habit: 'upright', foliage: 'strap', pot: 'terracotta' })),
  article('hardening-off-day-by-day', plant('tomato seedling', 'sage', { habit: 'upright', foliage: 'fern', pot: 'nursery-pot' })),
  article('when-to-prune-lilacs', plant('purple lilac', 'lilac', { habit: 'shrub-mound', foliage: 'ruscus', pot: 'none', bloom: { bloom: 'delphinium', palette: 'lavender', count: 10 } })),
  article('getting-an-orchid-to-bloom-again', plant('moth orchid', 'evergreen', { habit: 'upright', foliage: 'strap', pot: 'ceramic-square', bloom: { bloom: 'orchid', palette: 'white', count: 7 } })),
  article('frost-dates-in-the-twin-cities', place({ place: 'garden-bed', name: 'A garden bed on a cold morning', palette: 'mixed-pastel', season: 'spring' })),
  article('what-zone-4-means-now', place({ place: 'garden-bed', name: 'A winter garden under snow', palette: 'blue', season: 'winter' })),
  article('planting-bulbs-before-the-freeze', place({ place: 'garden-bed', name: 'A garden bed ready for bulbs', palette: 'orange', season: 'autumn' })),
  article('roses-that-survive-january', plant('hardy shrub rose', 'mist', { habit: 'shrub-mound', foliage: 'ruscus', pot: 'none', bloom: { bloom: 'rose', palette: 'coral', count: 9 } })),
  article('keep-a-cut-tree-fresh', plant('balsam fir', 'blush', { habit: 'tree', foliage: 'needle', pot: 'none', form: 'conifer' })),
  article('a-pollinator-patch-in-a-weekend', place({ place: 'garden-bed', name: 'A patch of prairie flowers', palette: 'mixed-bright', season: 'summer' })),
  article('planting-a-tree-that-lives', plant('young red maple', 'straw', { habit: 'tree', foliage: 'ruscus', leafPalette: 'orange', pot: 'none', form: 'standard' })),
  article('poinsettias-past-new-year', plant('poinsettia', 'sky', { habit: 'shrub-mound', foliage: 'ruscus', pot: 'basket', bloom: { bloom: 'lily', palette: 'coral', count: 6 } })),
  article('plant-tree-and-shrub-library', place({ place: 'greenhouse', view: 'inside', name: 'The rows of Glasshouse No. 3', palette: 'green', season: 'summer' })),
];

const workshopPictures: readonly PictureRequest[] = [
  workshop('balsam-wreath-making', hardgood('wreath', 'balsam wreath', 'green', 'blush')),
  workshop('bouquet-bar', place({ place: 'workshop-table', name: 'A workshop table with buckets of flowers', palette: 'mixed-pastel', season: 'spring', arrangements: [sunday] })),
  workshop('orchid-repotting', plant('moth orchid', 'straw', { habit: 'upright', foliage: 'strap', pot: 'terracotta', bloom: { bloom: 'orchid', palette: 'lavender', count: 6 } })),
  workshop('kids-seed-planting', hardgood('seed-packet', 'packet of sunflower seed', 'yellow', 'sky')),
  workshop('pruning-walk', hardgood('hand-tools', 'pair of pruners and a saw', 'orange', 'sage')),
  workshop('terrarium-evening', plant('moss and fern garden', 'lilac', { habit: 'groundcover', foliage: 'fern', pot: 'ceramic-square' })),
];

/** Pictures of articles, workshops, stores and the home page. */
export const contentPictures: readonly PictureRequest[] = [
  ...articlePictures,
  ...workshopPictures,
  { name: 'stores/lyndale', ratio: '1.5:1', scene: place({ place: 'facade', name: 'The Lyndale Avenue shop', palette: 'lavender', season: 'spring' }) },
  { name: 'stores/edina', ratio: '1.5:1', scene: place({ place: 'facade', name: 'The Edina shop', palette: 'coral', season: 'summer' }) },
  { name: 'home/delivery', ratio: '1.5:1', scene: place({ place: 'delivery-van', name: 'Our delivery van', palette: 'lavender', season: 'summer' }) },
  { name: 'home/windowsill', ratio: '1.5:1', scene: place({ place: 'windowsill', name: 'Plants on a windowsill', palette: 'green', season: 'winter' }) },
  { name: 'products/no-picture', ratio: '1:1', scene: hardgood('pot-round', 'empty flower pot', 'cream', 'mist') },
  { name: 'og/lilac-and-loam', ratio: 'og', scene: place({ place: 'greenhouse', name: 'The glasshouses of Lilac & Loam', palette: 'lavender', season: 'spring' }) },
];
