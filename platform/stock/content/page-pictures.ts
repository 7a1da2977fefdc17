import { arrangement } from '../catalogue/scenes';
import type { PictureRequest, PlaceScene } from '../pictures/scene-description';
import { place } from './scenes';

function page(slug: string, scene: Omit<PlaceScene, 'kind'>): PictureRequest {
  return { name: `pages/${slug}`, ratio: '1.42:1', scene: place(scene) };
}

/** Pictures made for pages of the content sections; other pages borrow one of an article, a category or the home page. */
export const pagePictures: readonly PictureRequest[] = [
  page('weddings', {
    place: 'wedding-aisle',
    name: 'An oak arch with flowers at the end of an aisle, white chairs at both sides',
    palette: 'lavender',
    season: 'summer',
  }),
  page('landscape-design', {
    place: 'front-yard',
    name: 'A house with new beds, shrubs along its wall and plants in pots still to be planted',
    palette: 'coral',
    season: 'summer',
  }),
  page('our-glasshouses', {
    place: 'greenhouse',
    name: 'The three glasshouses on Lyndale Avenue with mums and pumpkins at the door',
    palette: 'orange',
    season: 'autumn',
    holiday: 'thanksgiving',
  }),
  page('careers', {
    place: 'workshop-table',
    name: 'A design table in the morning with buckets of flowers, ribbon and snips',
    palette: 'coral',
    season: 'spring',
    arrangements: [
      arrangement(
        'glass-cylinder',
        'mist',
        [
          ['rose', 'coral', 7],
          ['ranunculus', 'cream', 6],
          ['daisy', 'white', 5],
        ],
        ['eucalyptus', 'ruscus'],
      ),
    ],
  }),
  page('garden-calendar', {
    place: 'four-seasons',
    name: 'The same border in spring, summer, autumn and winter',
    palette: 'mixed-pastel',
    season: 'spring',
  }),
  page('custom-potting', {
    place: 'front-porch',
    name: 'A front door with pumpkins on its steps and a potted mum at each side',
    palette: 'orange',
    season: 'autumn',
    subjects: (['orange', 'burgundy'] as const).map((palette) => ({
      kind: 'plant',
      name: 'mum',
      habit: 'shrub-mound',
      foliage: 'ruscus',
      pot: 'terracotta',
      backdrop: 'sage',
      bloom: { bloom: 'chrysanthemum', palette, count: 13 },
    })),
  }),
  page('sizes', {
    place: 'table-room',
    name: 'The same bouquet in three sizes on a table',
    palette: 'blue',
    season: 'summer',
    arrangements: [5, 7, 10].map((count) =>
      arrangement(
        'mason-jar',
        'sky',
        [
          ['peony', 'blush', count],
          ['daisy', 'white', count - 1],
        ],
        ['eucalyptus'],
      ),
    ),
  }),
  page('winter-delivery', {
    place: 'delivery-van',
    name: 'Our delivery van in a street in winter',
    palette: 'lavender',
    season: 'winter',
  }),
];
