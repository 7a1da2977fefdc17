import type { GroupSource } from '../group-source';
import { hardgood } from '../scenes';

/** Seeds, and feeding what flies: GardenSupplies_Seeds and _BirdsWildlife. */
export const seedsAndBirds: readonly GroupSource[] = [
  {
    code: '400301',
    name: 'PRAIRIE PATCH SEED',
    kind: 'hardgood',
    price: 6.99,
    stock: 'unlimited',
    description:
      'Fourteen natives from within a hundred miles, for a hundred square feet. Sow it on bare soil in November and let winter do the work.',
    categories: ['GardenSupplies_Seeds', 'OutdoorPlants_Perennials_NativePollinator'],
    codes: { b2: 'Y' },
    articles: ['a-pollinator-patch-in-a-weekend'],
    brand: 'Kandiyohi Seed',
    facets: { HardinessZone: 'Zone 3', BloomTiming: 'All season' },
    scene: hardgood('seed-packet', 'packet of prairie flower seed', 'mixed-bright', 'sage'),
  },
  {
    code: '400302',
    name: 'ZINNIA, THE WHOLE BOX',
    kind: 'hardgood',
    price: 3.99,
    stock: 'unlimited',
    limits: { breaks: [{ quantity: 3, price: 3.33 }] },
    description:
      'Every color of zinnia in one packet. Cut them and they make more; stop and they stop.',
    categories: ['GardenSupplies_Seeds', 'OutdoorPlants_Annuals_Sun'],
    codes: { b2: 'Y' },
    brand: 'Kandiyohi Seed',
    facets: { LightLevel: 'Full sun', BloomTiming: 'All season' },
    scene: hardgood('seed-packet', 'packet of zinnia seed', 'red', 'straw'),
  },
  {
    code: '400401',
    name: 'CEDAR HOPPER FEEDER',
    kind: 'hardgood',
    price: 54.99,
    featured: true,
    description:
      'A cedar house for two quarts of seed, with a roof that lifts off to clean. Chickadees find it by the second morning.',
    categories: ['GardenSupplies_BirdsWildlife', 'HomeGifts_Decor', 'Occasions_Housewarming'],
    specs: ['FeederPole-AssemblyCharge'],
    codes: { b2: 'Y' },
    brand: 'North Loop Garden Works',
    facets: { Material: 'Cedar' },
    scene: hardgood('feeder', 'cedar hopper feeder', 'orange', 'mist'),
  },
  {
    code: '400402',
    name: 'WINDOW FEEDER',
    kind: 'hardgood',
    price: 19.99,
    description:
      'Suction cups and a blue acrylic tray, so the cat has something to watch in February. Holds a cup of seed.',
    categories: ['GardenSupplies_BirdsWildlife', 'Occasions_GetWell'],
    codes: { b2: 'Y', b3: '9' },
    brand: 'North Loop Garden Works',
    facets: { Material: 'Acrylic' },
    scene: hardgood('feeder', 'blue window feeder', 'blue', 'sky'),
  },
  {
    code: '400403',
    name: 'ORIOLE & JELLY FEEDER',
    kind: 'hardgood',
    price: 24.99,
    percentOff: 35,
    release: { fromDay: -12 },
    description:
      'A feeder for two orange halves and a cup of grape jelly, which bring orioles in the first week of May. Take it down when the wasps take over.',
    categories: ['GardenSupplies_BirdsWildlife'],
    codes: { b2: 'Y' },
    brand: 'North Loop Garden Works',
    facets: { Material: 'Steel' },
    scene: hardgood('feeder', 'orange oriole feeder', 'coral', 'sage'),
  },
  {
    code: '400404',
    name: 'BLACK OIL SUNFLOWER SEED',
    kind: 'heavy-hardgood',
    price: 18.99,
    stock: 'unlimited',
    description:
      'Twenty pounds, cleaned twice, grown in the Red River Valley. The one seed every winter bird agrees on.',
    categories: ['GardenSupplies_BirdsWildlife'],
    limits: { breaks: [{ quantity: 3, price: 16.66 }] },
    handlingCents: 300,
    brand: 'Kandiyohi Seed',
    facets: { ContainerVolume: '20 pound' },
    scene: hardgood('soil-bag', 'twenty pound bag of sunflower seed', 'purple', 'straw'),
  },
];
