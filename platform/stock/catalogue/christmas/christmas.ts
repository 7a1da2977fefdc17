import type { GroupSource } from '../group-source';
import { hardgood, plant } from '../scenes';
import { giftPlantSizes } from '../size-ladders';

const fraser = [
  { name: '5 to 6 ft', suffix: '', factor: 1 },
  { name: '6 to 7 ft', suffix: 'F7', factor: 1.4 },
  { name: '8 to 9 ft', suffix: 'F9', factor: 2.3 },
] as const;

const greens = ['10-01', '12-31'] as const;
const trees = ['11-10', '12-24'] as const;

/** October to December: Christmas. */
export const christmas: readonly GroupSource[] = [
  {
    code: '600101',
    name: 'FRASER FIR',
    kind: 'fresh-green',
    price: 79.99,
    sizes: fraser,
    featured: true,
    handlingCents: 1000,
    description:
      'A full tree with short, stiff needles that stay on until Epiphany if you keep the stand full. Cut in Wisconsin the week we sell it.',
    release: { season: trees },
    categories: ['Christmas_FreshTrees'],
    specs: ['CutTree-PlacementCharge'],
    articles: ['keep-a-cut-tree-fresh'],
    facets: { MatureHeight: '4 to 8 ft' },
    scene: plant('Fraser fir', 'mist', {
      habit: 'tree',
      foliage: 'needle',
      pot: 'tree-stand',
      form: 'conifer',
    }),
  },
  {
    code: '600102',
    name: 'TABLETOP BALSAM',
    kind: 'fresh-green',
    price: 34.99,
    sizes: [],
    description:
      'Two and a half feet of the tree that smells most like one, in a wooden stand. For apartments and grandmothers.',
    release: { season: trees },
    categories: ['Christmas_FreshTrees', 'Occasions_Holidays_Christmas'],
    articles: ['keep-a-cut-tree-fresh'],
    facets: { MatureHeight: '2 to 4 ft' },
    scene: plant('tabletop balsam fir', 'blush', {
      habit: 'tree',
      foliage: 'needle',
      pot: 'wooden-cross',
      form: 'conifer',
    }),
  },
  {
    code: '600103',
    name: 'LIVING CHRISTMAS SPRUCE',
    kind: 'fresh-green',
    price: 89.99,
    sizes: [],
    stock: { available: 3 },
    description:
      'A potted spruce for ten days indoors and a hole you dig before the ground freezes. We lend you the shovel.',
    release: { season: trees },
    categories: ['Christmas_FreshTrees', 'OutdoorPlants_Trees_Evergreen'],
    articles: ['keep-a-cut-tree-fresh'],
    facets: { MatureHeight: '4 to 8 ft', HardinessZone: 'Zone 2', ContainerVolume: '7 gallon' },
    scene: plant('living Christmas spruce', 'clay', {
      habit: 'tree',
      foliage: 'needle',
      pot: 'terracotta',
      form: 'conifer',
    }),
  },
  {
    code: '600201',
    name: 'BALSAM & CEDAR WREATH',
    kind: 'fresh-green',
    price: 39.99,
    featured: true,
    description:
      'Wound by hand at our Lyndale benches with a red bow you can take off. Twenty-four inches, and fragrant for six weeks outdoors.',
    sizes: [
      { name: '24 in', suffix: '', factor: 1 },
      { name: '36 in', suffix: 'W36', factor: 1.9 },
    ],
    release: { season: greens },
    categories: [
      'Christmas_WreathsGarland',
      'Occasions_Holidays_Christmas',
      'Occasions_OutOfTownDelivery',
    ],
    codes: { b2: 'Y', b4: 'A' },
    exclusive: true,
    facets: { Material: 'Balsam' },
    scene: hardgood('wreath', 'balsam and cedar wreath with a red bow', 'red', 'sky'),
  },
  {
    code: '600202',
    name: 'BOXWOOD WREATH',
    kind: 'fresh-green',
    price: 49.99,
    sizes: [],
    percentOff: 10,
    description:
      'Small dense leaves, no bow, for a door that is already red. It keeps into February if you mist it.',
    release: { season: greens },
    categories: ['Christmas_WreathsGarland'],
    facets: { Material: 'Boxwood' },
    scene: hardgood('wreath', 'boxwood wreath', 'green', 'straw'),
  },
  {
    code: '600203',
    name: 'CEDAR GARLAND',
    kind: 'fresh-green',
    price: 32.99,
    limits: { breaks: [{ quantity: 3, price: 28.99 }] },
    description: 'Ten feet of western cedar that hangs like cloth. Three lengths do a porch.',
    release: { season: greens },
    categories: ['Christmas_WreathsGarland'],
    facets: { Material: 'Cedar' },
    scene: hardgood('garland', 'cedar garland', 'green', 'lilac'),
  },
  {
    code: '600301',
    name: 'POINSETTIA',
    kind: 'tender-plant',
    price: 16.99,
    sizes: giftPlantSizes,
    grown: true,
    description:
      'Grown under our glass since July, in three colors and three sizes. Wrapped against the cold between our door and your car.',
    colors: [
      { name: 'Red', suffix: '' },
      { name: 'White', suffix: 'WHT' },
      { name: 'Pink', suffix: 'PNK', facet: 'Blush' },
    ],
    release: { season: greens },
    categories: [
      'Christmas_Poinsettias',
      'IndoorPlants_Blooming',
      'Flowers_BloomingGifts',
      'Occasions_Holidays_Christmas',
    ],
    articles: ['poinsettias-past-new-year'],
    facets: { LightLevel: 'Bright indirect', BloomTiming: 'Winter', MatureHeight: '1 to 2 ft' },
    scene: plant('poinsettia', 'evergreen', {
      habit: 'shrub-mound',
      foliage: 'ruscus',
      pot: 'ceramic-belly',
      bloom: { bloom: 'lily', palette: 'red', count: 7 },
    }),
  },
  {
    code: '600302',
    name: 'CHRISTMAS CACTUS',
    kind: 'houseplant',
    price: 21.99,
    sizes: [],
    description:
      'A Christmas cactus rooted from our own stock plants, in bud for the holidays. Cool nights in October bring the next ones. Cuttings of ours are blooming in three states.',
    categories: [
      'Christmas_Poinsettias',
      'IndoorPlants_Blooming',
      'IndoorPlants_Succulents',
      'Flowers_BloomingGifts',
      'Occasions_Holidays_Christmas',
    ],
    codes: { b2: 'Y', b3: '9' },
    facets: { LightLevel: 'Bright indirect', BloomTiming: 'Winter', MatureHeight: 'Under 1 ft' },
    scene: plant('Christmas cactus', 'mist', {
      habit: 'groundcover',
      species: 'leaf-cactus',
      foliage: 'succulent',
      pot: 'terracotta',
      bloom: { bloom: 'cactus-flower', palette: 'blush', count: 8 },
    }),
  },
  {
    code: '600401',
    name: 'BLOWN GLASS ORNAMENT',
    kind: 'gift',
    price: 14.99,
    limits: { breaks: [{ quantity: 3, price: 12.99 }] },
    description:
      'A mouth-blown ball with a trapped swirl of color. Packed in straw, dated on the cap.',
    colors: [
      { name: 'Red', suffix: '' },
      { name: 'Lilac', suffix: 'LIL', facet: 'Lavender' },
      { name: 'Green', suffix: 'GRN' },
      { name: 'Gold', suffix: 'GLD', facet: 'Yellow' },
    ],
    categories: ['Christmas_Ornaments', 'HomeGifts_Decor'],
    codes: { b2: 'Y', b3: '9' },
    facets: { Material: 'Glass' },
    scene: hardgood('ornament', 'blown glass ornament', 'red', 'sage'),
  },
  {
    code: '600402',
    name: 'WOODEN LOON ORNAMENT',
    kind: 'gift',
    price: 18.99,
    description:
      'Our state bird turned from basswood and painted by one person in Ely. It floats, if the party goes that way.',
    categories: ['Christmas_Ornaments'],
    codes: { b2: 'Y' },
    facets: { Material: 'Basswood' },
    scene: hardgood('loon', 'painted wooden loon', 'blue', 'clay'),
  },
];
