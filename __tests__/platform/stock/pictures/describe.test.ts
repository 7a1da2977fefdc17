/** @jest-environment node */
import { describeScene } from '@/platform/stock/pictures/describe';
import { describeRequest } from '@/platform/stock/pictures/describe-view';
import type {
  ArrangementScene,
  PictureRequest,
  PlantScene,
  SceneDescription,
} from '@/platform/stock/pictures/scene-description';
import { withArticle } from '@/platform/stock/pictures/words';

const roses: ArrangementScene = {
  kind: 'arrangement',
  vessel: 'glass-cylinder',
  foliage: [],
  backdrop: 'sage',
  blooms: [{ bloom: 'rose', palette: 'red', count: 12 }],
};
const fuller: ArrangementScene = {
  ...roses,
  blooms: [{ bloom: 'rose', palette: 'red', count: 20 }],
};
const fir: PlantScene = {
  kind: 'plant',
  name: 'Fraser fir',
  habit: 'tree',
  form: 'conifer',
  foliage: 'needle',
  pot: 'none',
  backdrop: 'mist',
};

const table: [alt: string, stems: number | null, scene: SceneDescription][] = [
  [
    'Sixteen red roses with eucalyptus in a clear glass cylinder',
    16,
    {
      kind: 'arrangement',
      vessel: 'glass-cylinder',
      foliage: ['eucalyptus'],
      backdrop: 'sage',
      blooms: [{ bloom: 'rose', palette: 'red', count: 16 }],
    },
  ],
  [
    "Five blush peonies, one white lily and 24 lavender sprigs of baby's breath with fern and ruscus wrapped in paper",
    30,
    {
      kind: 'arrangement',
      vessel: 'wrapped-paper',
      foliage: ['fern', 'ruscus', 'fern'],
      backdrop: 'mist',
      blooms: [
        { bloom: 'peony', palette: 'blush', count: 5 },
        { bloom: 'lily', palette: 'white', count: 1 },
        { bloom: 'babys-breath', palette: 'lavender', count: 24 },
      ],
    },
  ],
  [
    'Twenty bright mixed tulips in a woven basket',
    20,
    {
      kind: 'arrangement',
      vessel: 'basket',
      foliage: [],
      backdrop: 'sky',
      blooms: [{ bloom: 'tulip', palette: 'mixed-bright', count: 20 }],
    },
  ],
  [
    'Eucalyptus on a standing easel',
    0,
    { kind: 'arrangement', vessel: 'easel', foliage: ['eucalyptus'], backdrop: 'sky', blooms: [] },
  ],
  [
    'A snake plant in a terracotta pot',
    null,
    {
      kind: 'plant',
      name: 'snake plant',
      habit: 'upright',
      foliage: 'strap',
      pot: 'terracotta',
      backdrop: 'straw',
    },
  ],
  [
    'A moth orchid with seven white blooms in a round ceramic pot',
    7,
    {
      kind: 'plant',
      name: 'moth orchid',
      habit: 'arching',
      foliage: 'strap',
      pot: 'ceramic-belly',
      backdrop: 'lilac',
      bloom: { bloom: 'orchid', palette: 'white', count: 7 },
    },
  ],
  [
    'An Annabelle shrub with one white flower growing in the ground',
    1,
    {
      kind: 'plant',
      name: 'Annabelle shrub',
      habit: 'shrub-mound',
      foliage: 'ruscus',
      pot: 'none',
      backdrop: 'lilac',
      bloom: { bloom: 'hydrangea', palette: 'white', count: 1 },
    },
  ],
  [
    'A ten pound bag of potting soil',
    null,
    {
      kind: 'hardgood',
      item: 'soil-bag',
      name: 'ten pound bag of potting soil',
      palette: 'green',
      backdrop: 'clay',
    },
  ],
  [
    'Our Lyndale store in spring',
    null,
    {
      kind: 'place',
      place: 'facade',
      name: 'our Lyndale store',
      palette: 'lavender',
      season: 'spring',
    },
  ],
  [
    'A winter garden bed',
    null,
    {
      kind: 'place',
      place: 'garden-bed',
      name: 'a winter garden bed',
      palette: 'green',
      season: 'winter',
    },
  ],
  [
    'A poinsettia with seven red blooms in a woven basket',
    7,
    {
      kind: 'plant',
      name: 'poinsettia',
      habit: 'shrub-mound',
      foliage: 'ruscus',
      pot: 'basket',
      backdrop: 'sky',
      bloom: { bloom: 'lily', palette: 'red', count: 7 },
    },
  ],
  ['The Twin Cities', null, { kind: 'map', name: 'the Twin Cities' }],
  [
    'Our delivery van, with three yellow daisies in a mason jar',
    null,
    {
      kind: 'place',
      place: 'delivery-van',
      name: 'our delivery van',
      palette: 'lavender',
      season: 'summer',
      arrangements: [
        {
          kind: 'arrangement',
          vessel: 'mason-jar',
          foliage: [],
          backdrop: 'sky',
          blooms: [{ bloom: 'daisy', palette: 'yellow', count: 3 }],
        },
      ],
    },
  ],
];

describe('the words of a picture', () => {
  it.each(table)('%s', (alt, stems, scene) => {
    expect(describeScene(scene)).toEqual({ alt, stems });
  });

  it.each<[alt: string, stems: number | null, request: Omit<PictureRequest, 'name' | 'ratio'>]>([
    ['Twelve red roses in a clear glass cylinder', 12, { scene: roses }],
    ['Close view of a red rose', null, { scene: roses, view: 'detail' }],
    ['Close view of the needles of a Fraser fir', null, { scene: fir, view: 'detail' }],
    [
      'Twelve red roses in a clear glass cylinder, on a table beside a mug and a 12-inch ruler',
      12,
      { scene: roses, view: 'room' },
    ],
    [
      'A Fraser fir growing in the ground, outdoors beside a chair',
      null,
      { scene: fir, view: 'room' },
    ],
    [
      'Two sizes side by side, with twelve and twenty stems',
      null,
      { scene: roses, view: 'sizes', sizes: [roses, fuller] },
    ],
  ])('%s, in its view', (alt, stems, request) => {
    expect(describeRequest({ name: 'products/1', ratio: '1:1', ...request })).toEqual({
      alt,
      stems,
    });
  });

  it.each([
    ['olive tree', 'an olive tree'],
    ['eucalyptus wreath', 'a eucalyptus wreath'],
    ['hand tools', 'hand tools'],
    ['three seed packets', 'three seed packets'],
    ['barrel cactus', 'a barrel cactus'],
    ['box of chocolates', 'a box of chocolates'],
    ['the Lyndale greenhouse', 'the Lyndale greenhouse'],
  ])('gives %s its article', (name, phrase) => {
    expect(withArticle(name)).toBe(phrase);
  });
});
