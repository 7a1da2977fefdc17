import type { GroupSource } from '../group-source';
import { hardgood } from '../scenes';

/** More seed and more birds: GardenSupplies_Seeds and _BirdsWildlife. */
export const packetsAndPerches: readonly GroupSource[] = [
  {
    code: '400303', name: 'MOONFLOWER & MORNING GLORY', kind: 'hardgood', price: 4.49, stock: 'unlimited',
    description: 'One opens at dusk and one at dawn, on the same string. Nick the seed with a file and soak it overnight.',
    categories: ['GardenSupplies_Seeds', 'OutdoorPlants_Annuals_Sun'], codes: { b2: 'Y' }, brand: 'Kandiyohi Seed',
    facets: { LightLevel: 'Full sun', BloomTiming: 'Late summer' }, scene: hardgood('seed-packet', 'packet of moonflower seed', 'lavender', 'lilac'),
  },
  {
    code: '400405', name: 'WINTER SUET, SIX CAKES', kind: 'hardgood', price: 11.99, stock: 'unlimited',
    description: 'Rendered suet with peanuts and corn, for woodpeckers at twenty below. Hang it where squirrels have to think.',
    categories: ['GardenSupplies_BirdsWildlife'], codes: { b2: 'Y' }, brand: 'Kandiyohi Seed', facets: { ContainerVolume: '6 pack' },
    scene: hardgood('chocolate-box', 'box of six suet cakes', 'cream', 'evergreen'),
  },
  {
    code: '104301', name: 'OLD SWEET PEAS', kind: 'hardgood', price: 4.29, stock: 'unlimited', codes: { b2: 'Y' },
    description: 'Sown outdoors on Good Friday, whatever the thermometer says; they like it. Pick every other day or they go to seed and stop.',
    categories: ['GardenSupplies_Seeds', 'OutdoorPlants_VinesGroundcovers'], brand: 'Kandiyohi Seed', limits: { breaks: [{ quantity: 3, price: 3.66 }] },
    facets: { LightLevel: 'Full sun', BloomTiming: 'Early summer', MatureHeight: '4 to 8 ft', Collection: 'Heirlooms' },
    scene: hardgood('seed-packet', 'packet of sweet pea seed', 'white', 'blush'),
  },
  {
    code: '104302', name: 'POPPIES ON SNOW', kind: 'hardgood', price: 3.79, stock: 'unlimited', codes: { b2: 'Y' }, release: { fromDay: -7 },
    description: 'Scatter them on the last snow in March and the melt plants them at the right depth. Never transplant; they sulk to death.',
    categories: ['GardenSupplies_Seeds', 'OutdoorPlants_Annuals_Sun'], brand: 'Kandiyohi Seed', exclusive: true,
    facets: { LightLevel: 'Full sun', BloomTiming: 'Early summer', MatureHeight: '1 to 2 ft', Collection: 'Cutting Garden' },
    scene: hardgood('seed-packet', 'packet of poppy seed', 'orange', 'evergreen'),
  },
  {
    code: '104303', name: 'TWELVE HEIRLOOM VEGETABLES, BOXED', kind: 'hardgood', price: 34.99, codes: { b2: 'Y' }, limits: { max: 6 },
    description: 'A dozen packets kept going by church cookbooks and stubborn uncles, with a sowing calendar counted back from May 15. Seed saves true.',
    categories: ['GardenSupplies_Seeds', 'OutdoorPlants_VegetablesHerbs', 'HomeGifts_GiftBaskets', 'Occasions_Birthday'], brand: 'Kandiyohi Seed',
    facets: { LightLevel: 'Full sun', Collection: 'Heirlooms' }, scene: hardgood('chocolate-box', 'box of twelve vegetable seed packets', 'orange', 'sky'),
  },
  {
    code: '104311', name: 'FINCH FEEDER & THISTLE SEED', kind: 'hardgood', price: 15.99, codes: { b2: 'Y' }, percentOff: 20,
    description: 'Ports too small for sparrows, and two pounds of seed to start. Goldfinches molt from olive to yellow on it in April.',
    categories: ['GardenSupplies_BirdsWildlife'], brand: 'North Loop Garden Works', specs: ['FeederPole-AssemblyCharge'],
    facets: { Material: 'Steel' }, scene: hardgood('feeder', 'finch feeder with thistle seed', 'green', 'lilac'),
  },
  {
    code: '104312', name: 'CHICKADEE HOUSE', kind: 'hardgood', price: 39.99, codes: { b2: 'Y' },
    colors: [{ name: 'Barn Red', suffix: '', facet: 'Red' }, { name: 'Lake Blue', suffix: 'LAK', facet: 'Blue' }, { name: 'Birch', suffix: 'BIR', facet: 'Cream' }],
    description: 'A cedar box with an inch-and-an-eighth door, which keeps out everyone larger. Leave an inch of shavings inside; they like to excavate.',
    categories: ['GardenSupplies_BirdsWildlife', 'HomeGifts_Decor', 'Occasions_Housewarming'], brand: 'North Loop Garden Works', specs: ['FeederPole-AssemblyCharge'],
    facets: { Material: 'Cedar' }, scene: hardgood('feeder', 'chickadee house', 'red', 'straw'),
  },
  {
    code: '104313', name: 'STONEWARE BIRD BATH BOWL', kind: 'heavy-hardgood', price: 54.99, handlingCents: 500, stock: { available: 8, safety: 2 },
    description: 'An inch and a half deep with a rough floor, since a robin will not bathe where it slips. Tip it over before the first hard freeze.',
    categories: ['GardenSupplies_BirdsWildlife', 'GardenSupplies_Containers'], brand: 'St. Croix Pottery',
    facets: { Material: 'Stoneware', StyleForm: 'Bowl', ContainerVolume: '14 inch' }, scene: hardgood('pot-bowl', 'stoneware bird bath', 'blue', 'sage'),
  },
];
