import type { GroupSource } from '../group-source';
import { hardgood } from '../scenes';

const bags = [{ name: '8 qt', suffix: '', factor: 1, volume: '8 quart' }, { name: '1 cu ft', suffix: 'CF1', factor: 2, volume: '1 cubic foot' }] as const;

/** Soil, feed and what you hold in your hand: GardenSupplies_SoilsMulch, _Fertilizers, _Tools. */
export const soilsAndTools: readonly GroupSource[] = [
  {
    code: '400101', name: 'GLASSHOUSE POTTING MIX', kind: 'heavy-hardgood', price: 9.99, sizes: bags, stock: 'unlimited', exclusive: true,
    description: 'The mix on our own benches: peat, bark, perlite and nothing you would be sorry to breathe. Fills four ten-inch pots.',
    categories: ['GardenSupplies_SoilsMulch'], limits: { breaks: [{ quantity: 3, price: 8.66 }] }, brand: 'Lilac & Loam', handlingCents: 200,
    facets: { Material: 'Peat blend' }, scene: hardgood('soil-bag', 'bag of potting mix', 'green', 'clay'),
  },
  {
    code: '400103', name: 'CEDAR MULCH', kind: 'heavy-hardgood', price: 7.49, stock: 'unlimited', percentOff: 20,
    description: 'Shredded northern cedar that knits together and stays put on a slope. Three inches, and keep it off the trunks.',
    categories: ['GardenSupplies_SoilsMulch'], brand: 'North Loop Garden Works', handlingCents: 200, limits: { breaks: [{ quantity: 5, price: 6.49 }] },
    facets: { Material: 'Cedar', ContainerVolume: '2 cubic foot' }, scene: hardgood('soil-bag', 'bag of cedar mulch', 'orange', 'straw'),
  },
  {
    code: '400104', name: 'ORCHID BARK', kind: 'hardgood', price: 8.49,
    description: 'Fir bark, charcoal and sponge rock for plants that live in trees. Repot every second year, after the flowers.',
    categories: ['GardenSupplies_SoilsMulch'], codes: { b2: 'Y' }, articles: ['getting-an-orchid-to-bloom-again'], brand: 'Lilac & Loam',
    facets: { Material: 'Bark', ContainerVolume: '8 quart' }, scene: hardgood('soil-bag', 'bag of orchid bark', 'lavender', 'lilac'),
  },
  {
    code: '400105', name: 'SEED STARTING MIX', kind: 'hardgood', price: 7.99, release: { fromDay: 60 },
    description: 'Fine, light and clean, so seedlings push through without a fight. On the shelf when the seed racks go up.',
    categories: ['GardenSupplies_SoilsMulch', 'GardenSupplies_Seeds'], brand: 'Lilac & Loam', facets: { Material: 'Peat blend', ContainerVolume: '8 quart' },
    scene: hardgood('soil-bag', 'bag of seed starting mix', 'yellow', 'mist'),
  },
  {
    code: '400201', name: 'POTTING BENCH HAND TOOLS', kind: 'hardgood', price: 34.99, featured: true,
    description: 'A trowel, a fork and a weeder with ash handles and a rivet you can see. They live in a bucket of oiled sand.',
    categories: ['GardenSupplies_Tools', 'HomeGifts_GiftBaskets', 'Occasions_Housewarming'], codes: { b2: 'Y', b4: 'A' }, brand: 'Osseo Forge',
    facets: { Material: 'Steel' }, scene: hardgood('hand-tools', 'trowel, fork and weeder', 'red', 'sage'),
  },
  {
    code: '400202', name: 'LONG-SPOUT WATERING CAN', kind: 'hardgood', price: 39.99,
    description: 'Six quarts of galvanized steel with a brass rose that pours like drizzle. Balanced, so the last cup is as easy as the first.',
    colors: [{ name: 'Galvanized', suffix: '', facet: 'White' }, { name: 'Spruce', suffix: 'SPR', facet: 'Green' }, { name: 'Lilac', suffix: 'LIL', facet: 'Lavender' }],
    categories: ['GardenSupplies_Tools', 'Occasions_Housewarming'], codes: { b2: 'Y', b3: '9' }, brand: 'Osseo Forge', facets: { Material: 'Steel' },
    scene: hardgood('watering-can', 'six quart watering can', 'white', 'blush'),
  },
  {
    code: '400203', name: 'BYPASS PRUNERS', kind: 'hardgood', price: 44.99, percentOff: 25,
    description: 'Forged blades that can be taken apart and sharpened for thirty years. The pair in every one of our growers\' pockets.',
    categories: ['GardenSupplies_Tools'], codes: { b2: 'Y' }, articles: ['when-to-prune-lilacs'], brand: 'Osseo Forge', facets: { Material: 'Steel' },
    scene: hardgood('hand-tools', 'pair of bypass pruners with a trowel', 'orange', 'mist'),
  },
  {
    code: '400204', name: 'CEDAR FAN TRELLIS', kind: 'heavy-hardgood', price: 49.99,
    description: 'Six feet of red cedar for clematis, beans or a climbing rose. Flat in its box, or put together by us.',
    categories: ['GardenSupplies_Tools', 'GardenSupplies_Hardscape_Edging'], specs: ['Trellis-AssemblyCharge'], brand: 'North Loop Garden Works',
    facets: { Material: 'Cedar', MatureHeight: '4 to 8 ft' }, scene: hardgood('trellis', 'cedar fan trellis', 'green', 'sky'),
  },
  {
    code: '400205', name: 'THE FOUR-SEASON GARDEN NOTEBOOK', kind: 'gift', price: 22.99,
    description: 'Twelve months of what to do in a Zone 4 garden, with room to write what you did instead. Sewn to lie flat on a bench.',
    categories: ['GardenSupplies_Tools', 'HomeGifts_Decor', 'Occasions_ThankYou'], codes: { b2: 'Y', b3: '9' }, exclusive: true, brand: 'Lilac & Loam',
    facets: { Material: 'Paper' }, scene: hardgood('book', 'garden notebook', 'purple', 'straw'),
  },
];
