import type { GroupSource } from '../group-source';
import { plant } from '../scenes';

/** More orchids: IndoorPlants_Blooming_Orchids. */
export const orchids: readonly GroupSource[] = [
  {
    code: '102301', name: 'WHITE CASCADE ORCHID', kind: 'houseplant', price: 64.99, sizes: [], featured: true, articles: ['getting-an-orchid-to-bloom-again'],
    description: 'Fourteen white flowers falling from two staked spikes, in the pot we keep for weddings. It is the one in the window on Lyndale.',
    categories: ['IndoorPlants_Blooming_Orchids', 'Flowers_BloomingGifts', 'Occasions_Anniversary', 'Occasions_Sympathy'], codes: { b2: 'Y', b4: 'T' },
    facets: {
      LightLevel: 'Bright indirect', BloomTiming: 'Winter', MatureHeight: '2 to 4 ft', StyleForm: 'Arching', ContainerVolume: '6 inch', Collection: 'Front Hall',
    },
    scene: plant('white cascade orchid', 'clay', { habit: 'upright', foliage: 'strap', pot: 'glazed-blue', bloom: { bloom: 'orchid', palette: 'white', count: 14 } }),
  },
  {
    code: '102302', name: 'SUNSET ORCHID', kind: 'houseplant', price: 46.99, sizes: [], articles: ['getting-an-orchid-to-bloom-again'],
    description: 'Seven coral flowers on one spike, a color orchids have had only lately. Ice cubes are a myth; use a cup and the sink.',
    categories: ['IndoorPlants_Blooming_Orchids', 'Flowers_BloomingGifts', 'Occasions_Birthday', 'Occasions_ThankYou'], codes: { b3: '9' },
    facets: {
      LightLevel: 'Bright indirect', BloomTiming: 'Winter', MatureHeight: '1 to 2 ft', StyleForm: 'Arching', ContainerVolume: '5 inch', Collection: 'Windowsill',
    },
    scene: plant('sunset orchid', 'mist', { habit: 'upright', foliage: 'strap', pot: 'terracotta', bloom: { bloom: 'orchid', palette: 'coral', count: 7 } }),
  },
  {
    code: '102303', name: 'DANCING LADY ORCHID', webTitle: 'Dancing Lady, a Yellow Orchid', kind: 'houseplant', price: 38.99, sizes: [], grown: true,
    release: { fromDay: 21 },
    description: 'A crowd of small yellow flowers in skirts, blowing about at head height. It likes a drop of ten degrees at night, as we all do.',
    categories: ['IndoorPlants_Blooming_Orchids', 'Flowers_BloomingGifts', 'Occasions_Congratulations'],
    facets: { LightLevel: 'Bright indirect', BloomTiming: 'Fall', MatureHeight: '1 to 2 ft', StyleForm: 'Arching', ContainerVolume: '5 inch', Collection: 'Glasshouse' },
    scene: plant('dancing lady orchid', 'sky', { habit: 'rosette', foliage: 'strap', pot: 'ceramic-belly', bloom: { bloom: 'orchid', palette: 'yellow', count: 12 } }),
  },
  {
    code: '102304', name: 'BURGUNDY ORCHID', kind: 'houseplant', price: 49.99, sizes: [], percentOff: 15,
    description: 'Eight flowers of a red so deep the lip looks lit from inside. Sent by people who have been forgiven, or hope to be.',
    categories: ['IndoorPlants_Blooming_Orchids', 'Flowers_BloomingGifts', 'Occasions_LoveRomance', 'Occasions_Holidays_Valentines'],
    facets: {
      LightLevel: 'Bright indirect', BloomTiming: 'Spring', MatureHeight: '1 to 2 ft', StyleForm: 'Arching', ContainerVolume: '5 inch', Collection: 'Front Hall',
    },
    scene: plant('burgundy orchid', 'straw', { habit: 'upright', foliage: 'strap', pot: 'ceramic-square', bloom: { bloom: 'orchid', palette: 'burgundy', count: 8 } }),
  },
  {
    code: '102305', name: 'ORCHID IN A BASKET', kind: 'houseplant', price: 54.99, sizes: [], codes: { b3: '9' },
    description: 'A cream moth orchid set in moss and willow, ready to be carried into a room. The handle is the hard part; we have solved it.',
    categories: ['IndoorPlants_Blooming_Orchids', 'Flowers_BloomingGifts', 'Occasions_GetWell', 'Occasions_Holidays_MothersDay'],
    facets: {
      LightLevel: 'Bright indirect', BloomTiming: 'Winter', MatureHeight: '1 to 2 ft', StyleForm: 'Arching', ContainerVolume: '6 inch', Collection: 'Front Hall',
    },
    scene: plant('cream orchid', 'lilac', { habit: 'arching', foliage: 'strap', pot: 'basket', bloom: { bloom: 'orchid', palette: 'cream', count: 10 } }),
  },
  {
    code: '102306', name: 'JEWEL ORCHID', kind: 'houseplant', price: 28.99, sizes: [], stock: { available: 1, safety: 0 },
    description: 'An orchid bought for its leaves: burgundy velvet with a copper seam. The white spires in January are a bonus, and it will take a north window.',
    categories: ['IndoorPlants_Blooming_Orchids', 'Occasions_Birthday'], grown: true, exclusive: true,
    facets: { LightLevel: 'Low', BloomTiming: 'Winter', MatureHeight: 'Under 1 ft', StyleForm: 'Rosette', ContainerVolume: '4 inch', Collection: 'North Window' },
    scene: plant('jewel orchid', 'blush', {
      habit: 'rosette', foliage: 'ruscus', leafPalette: 'burgundy', pot: 'terracotta', bloom: { bloom: 'delphinium', palette: 'white', count: 3 },
    }),
  },
  {
    code: '102307', name: 'CANE ORCHID', kind: 'houseplant', price: 42.99, sizes: [], release: { fromDay: 40 }, grown: true,
    description: 'Lavender flowers straight off a leafy cane, as if a bamboo had taken up hats. On the benches when the buds show color.',
    categories: ['IndoorPlants_Blooming_Orchids', 'Flowers_BloomingGifts', 'Occasions_Holidays_Easter'],
    facets: { LightLevel: 'Direct sun', BloomTiming: 'Spring', MatureHeight: '1 to 2 ft', StyleForm: 'Upright', ContainerVolume: '5 inch', Collection: 'Glasshouse' },
    scene: plant('cane orchid', 'sage', { habit: 'rosette', foliage: 'grass', pot: 'ceramic-square', bloom: { bloom: 'orchid', palette: 'lavender', count: 8 } }),
  },
];
