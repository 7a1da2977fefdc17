import { preparation } from '../../content/promises';
import type { CategorySource } from '../category-source';
import { place } from '../../content/scenes';
import { arrangement } from '../scenes';

export const flowerCategories: readonly CategorySource[] = [
  {
    id: 'Flowers',
    name: 'Flowers',
    order: 10,
    text: 'Cut this week, arranged on the day it goes out and carried in our own vans across the Twin Cities.',
    articles: [
      'keep-a-bouquet-for-ten-days',
      'long-life-for-cut-roses',
      'tulips-in-a-vase',
      'plants-safe-for-cats-and-dogs',
      'why-hydrangeas-change-color',
    ],
    scene: place({
      place: 'table-room',
      name: 'A dining table by the window',
      palette: 'green',
      season: 'spring',
      arrangements: [
        arrangement(
          'basket',
          'sage',
          [
            ['peony', 'blush', 6],
            ['tulip', 'coral', 6],
            ['delphinium', 'lavender', 5],
            ['daisy', 'white', 7],
          ],
          ['eucalyptus', 'fern'],
        ),
      ],
    }),
  },
  {
    id: 'Flowers_Bouquets',
    name: 'Bouquets',
    order: 1,
    text: 'Hand-tied bouquets in three sizes, from a jar of daisies to two dozen roses.',
    articles: ['keep-a-bouquet-for-ten-days'],
    scene: place({
      place: 'table-room',
      name: 'A hall table',
      palette: 'lavender',
      season: 'summer',
      arrangements: [
        arrangement(
          'wrapped-paper',
          'lilac',
          [
            ['rose', 'blush', 6],
            ['ranunculus', 'cream', 6],
            ['spray-rose', 'lavender', 5],
          ],
          ['eucalyptus'],
        ),
      ],
    }),
  },
  {
    id: 'Flowers_Bouquets_Roses',
    name: 'Roses',
    order: 1,
    text: 'Stripped of thorns, cut long and sent in bud.',
    shownBy: '100101',
  },
  {
    id: 'Flowers_Bouquets_Tulips',
    name: 'Tulips',
    order: 2,
    text: 'Forced under our own glass from January to May.',
    shownBy: '100202',
  },
  {
    id: 'Flowers_Bouquets_Lilies',
    name: 'Lilies',
    order: 3,
    text: 'Scented and long-lasting, with the pollen taken out by hand.',
    shownBy: '100213',
  },
  {
    id: 'Flowers_Bouquets_Mixed',
    name: 'Mixed',
    order: 4,
    text: 'The house bouquets, each made to a mood.',
    shownBy: '100310',
  },
  {
    id: 'Flowers_Bouquets_SunflowersGerbera',
    name: 'Sunflowers & Gerbera',
    order: 4,
    text: 'Big plain faces for a kitchen table.',
    shownBy: '100221',
  },
  {
    id: 'Flowers_Arrangements',
    name: 'Arrangements',
    order: 2,
    text: 'Vases, centerpieces and baskets, ready to set down.',
    scene: place({
      place: 'table-room',
      name: 'A sideboard by the window',
      palette: 'yellow',
      season: 'summer',
      arrangements: [
        arrangement(
          'ceramic-belly',
          'straw',
          [
            ['hydrangea', 'blue', 3],
            ['rose', 'cream', 6],
            ['delphinium', 'purple', 5],
          ],
          ['eucalyptus', 'ruscus'],
        ),
      ],
    }),
  },
  {
    id: 'Flowers_Arrangements_Centerpieces',
    name: 'Centerpieces',
    order: 1,
    text: 'Low enough to talk across.',
    shownBy: '100411',
  },
  {
    id: 'Flowers_Arrangements_Vase',
    name: 'In a Vase',
    order: 2,
    text: 'Arranged in glass or stoneware that stays.',
    shownBy: '100401',
  },
  {
    id: 'Flowers_Arrangements_Basket',
    name: 'In a Basket',
    order: 3,
    text: 'Lined willow, carried by the handle.',
    shownBy: '100421',
  },
  {
    id: 'Flowers_Sympathy',
    name: 'Sympathy',
    order: 3,
    text: 'For a service and for the home afterwards. We call the funeral home for the hour.',
    scene: place({
      place: 'table-room',
      name: 'A quiet room',
      palette: 'white',
      season: 'autumn',
      arrangements: [
        arrangement(
          'ceramic-square',
          'mist',
          [
            ['lily', 'white', 5],
            ['calla', 'white', 5],
            ['rose', 'cream', 6],
          ],
          ['palm', 'fern'],
        ),
      ],
    }),
  },
  {
    id: 'Flowers_Sympathy_Standing',
    name: 'Standing Sprays',
    order: 1,
    text: 'On an easel, five feet tall in place.',
    shownBy: '100501',
  },
  {
    id: 'Flowers_Sympathy_Casket',
    name: 'Casket Sprays',
    order: 2,
    text: `Ordered by the family, ${preparation.familyPieces.words}.`,
    shownBy: '100511',
  },
  {
    id: 'Flowers_Sympathy_ForTheHome',
    name: 'For the Home',
    order: 3,
    text: 'Quiet arrangements for the weeks after.',
    shownBy: '100521',
  },
  {
    id: 'Flowers_Wedding',
    name: 'Wedding',
    order: 4,
    text: `For city halls and backyards: order ${preparation.wedding.words}, collect on the day.`,
    scene: place({
      place: 'wedding-aisle',
      name: 'A wedding arch with roses and peonies over an aisle of white chairs',
      palette: 'blush',
      season: 'summer',
    }),
  },
  {
    id: 'Flowers_Wedding_Bouquets',
    name: 'Bouquets & Tables',
    order: 1,
    text: 'To carry, and for the tables.',
    shownBy: '100601',
  },
  {
    id: 'Flowers_Wedding_Boutonnieres',
    name: 'Boutonnieres',
    order: 2,
    text: 'Wired so they stay up through the dancing.',
    shownBy: '100604',
  },
  {
    id: 'Flowers_BloomingGifts',
    name: 'Blooming Plants',
    order: 5,
    text: 'Flowers with their roots on, for a month instead of a week.',
    shownBy: '200201',
  },
];
