import { hardgood, plant } from '../catalogue/scenes';
import type { PictureRequest, SceneDescription } from '../pictures/scene-description';
import { articlePictures } from './article-pictures';
import { pagePictures } from './page-pictures';
import { place, sunday } from './scenes';

function workshop(slug: string, scene: SceneDescription): PictureRequest {
  return { name: `workshops/${slug}`, ratio: '1.42:1', scene };
}

const workshopPictures: readonly PictureRequest[] = [
  workshop('balsam-wreath-making', hardgood('wreath', 'balsam wreath', 'green', 'blush')),
  workshop(
    'bouquet-bar',
    place({
      place: 'workshop-table',
      name: 'A workshop table with buckets of flowers',
      palette: 'mixed-pastel',
      season: 'spring',
      arrangements: [sunday],
    }),
  ),
  workshop(
    'orchid-repotting',
    plant('moth orchid', 'straw', {
      habit: 'upright',
      foliage: 'strap',
      pot: 'terracotta',
      bloom: { bloom: 'orchid', palette: 'lavender', count: 6 },
    }),
  ),
  workshop(
    'kids-seed-planting',
    hardgood('seed-packet', 'packet of sunflower seed', 'yellow', 'sky'),
  ),
  workshop('pruning-walk', hardgood('hand-tools', 'pair of pruners and a saw', 'orange', 'sage')),
  workshop(
    'terrarium-evening',
    hardgood('terrarium', 'glass bowl of moss and ferns in layers', 'green', 'lilac'),
  ),
];

/** Pictures of articles, pages, workshops, stores and the home page. */
export const contentPictures: readonly PictureRequest[] = [
  ...articlePictures,
  ...pagePictures,
  ...workshopPictures,
  {
    name: 'stores/lyndale',
    ratio: '1.5:1',
    scene: place({
      place: 'facade',
      name: 'The Lyndale Avenue shop',
      palette: 'lavender',
      season: 'spring',
    }),
  },
  {
    name: 'stores/edina',
    ratio: '1.5:1',
    scene: place({ place: 'facade', name: 'The Edina shop', palette: 'coral', season: 'summer' }),
  },
  {
    name: 'stores/roseville',
    ratio: '1.5:1',
    scene: place({
      place: 'greenhouse',
      name: 'The Roseville greenhouse',
      palette: 'green',
      season: 'summer',
    }),
  },
  {
    name: 'stores/maple-grove',
    ratio: '1.5:1',
    scene: place({
      place: 'facade',
      name: 'The Maple Grove garden center',
      palette: 'orange',
      season: 'autumn',
    }),
  },
  {
    name: 'stores/eden-prairie',
    ratio: '1.5:1',
    scene: place({
      place: 'facade',
      name: 'The Eden Prairie shop',
      palette: 'blue',
      season: 'winter',
    }),
  },
  {
    name: 'stores/apple-valley',
    ratio: '1.5:1',
    scene: place({
      place: 'facade',
      name: 'The Apple Valley garden center',
      palette: 'yellow',
      season: 'summer',
    }),
  },
  {
    name: 'stores/woodbury',
    ratio: '1.5:1',
    scene: place({
      place: 'greenhouse',
      name: 'The Woodbury spring pavilion',
      palette: 'mixed-pastel',
      season: 'spring',
    }),
  },
  {
    name: 'home/delivery',
    ratio: '1.5:1',
    scene: place({
      place: 'delivery-van',
      name: 'Our delivery van',
      palette: 'lavender',
      season: 'summer',
    }),
  },
  {
    name: 'home/windowsill',
    ratio: '1.5:1',
    scene: place({
      place: 'windowsill',
      name: 'Plants on a windowsill',
      palette: 'green',
      season: 'winter',
    }),
  },
  {
    name: 'products/no-picture',
    ratio: '1:1',
    scene: hardgood('pot-round', 'empty flower pot', 'cream', 'mist'),
  },
  {
    name: 'og/lilac-and-loam',
    ratio: 'og',
    scene: place({
      place: 'greenhouse',
      name: 'The glasshouses of Lilac & Loam',
      palette: 'lavender',
      season: 'spring',
    }),
  },
];
