import type { GroupSource } from '../group-source';
import { hardgood } from '../scenes';
import { feedSizes } from '../size-ladders';

/** What to feed, and what to keep off: GardenSupplies_Fertilizers and _PestCare. */
export const feedsAndPestCare: readonly GroupSource[] = [
  {
    code: '104101', name: 'GROWERS\' ALL-PURPOSE 5-5-5', kind: 'heavy-hardgood', price: 12.99, sizes: feedSizes, stock: 'unlimited', handlingCents: 200,
    description: 'Alfalfa, feather and kelp, which release as the soil warms instead of all at once. A handful per hole at planting and you may forget it until July.',
    categories: ['GardenSupplies_Fertilizers'], brand: 'Old Mill Feeds', limits: { breaks: [{ quantity: 3, price: 11.66 }] },
    facets: { Material: 'Organic blend' }, scene: hardgood('soil-bag', 'bag of all-purpose plant food', 'yellow', 'sage'),
  },
  {
    code: '104102', name: 'ROSE & CLEMATIS FEED', kind: 'heavy-hardgood', price: 14.99, sizes: feedSizes, handlingCents: 200, percentOff: 15,
    description: 'Banana-colored granules heavy on potash, for anything asked to bloom twice. Stop on the first of August, or soft canes meet October.',
    categories: ['GardenSupplies_Fertilizers'], articles: ['roses-that-survive-january'], brand: 'Old Mill Feeds',
    facets: { Material: 'Organic blend' }, scene: hardgood('soil-bag', 'bag of rose food', 'coral', 'blush'),
  },
  {
    code: '104103', name: 'ACID FEED FOR BLUE & EVERGREEN THINGS', webTitle: 'Acid Feed for Azaleas, Blueberries & Evergreens', kind: 'heavy-hardgood',
    price: 13.99, sizes: feedSizes, handlingCents: 200,
    description: 'Cottonseed meal and elemental sulfur, because our water and most of our clay are limy. Yellow leaves with green veins are asking for it.',
    categories: ['GardenSupplies_Fertilizers'], articles: ['why-hydrangeas-change-color'], brand: 'Old Mill Feeds',
    facets: { Material: 'Organic blend' }, scene: hardgood('soil-bag', 'bag of acid plant food', 'blue', 'mist'),
  },
  {
    code: '104104', name: 'HOUSEPLANT SPIKES, A YEAR OF THEM', kind: 'hardgood', price: 8.99, codes: { b2: 'Y', b3: '9' },
    description: 'Forty-eight pencils of slow food, one per pot per season. Nothing from November to February, when the plants are not eating either.',
    categories: ['GardenSupplies_Fertilizers', 'IndoorPlants_PlantersPots'], articles: ['five-plants-for-a-north-window'], brand: 'Lilac & Loam',
    facets: { Material: 'Mineral' }, scene: hardgood('chocolate-box', 'box of houseplant food spikes', 'green', 'lilac'),
  },
  {
    code: '104105', name: 'ZERO-PHOSPHORUS LAWN FEED', kind: 'heavy-hardgood', price: 24.99, handlingCents: 300, release: { fromDay: 120 },
    description: 'The middle number is zero, as the law here asks of lawns near lakes, and all of them are. Spread at Labor Day rather than at Easter.',
    categories: ['GardenSupplies_Fertilizers'], brand: 'North Loop Garden Works', limits: { max: 10 },
    facets: { Material: 'Mineral', ContainerVolume: '20 pound' }, scene: hardgood('soil-bag', 'bag of lawn food', 'green', 'sky'),
  },
  {
    code: '104106', name: 'BULB & BONE MEAL', kind: 'hardgood', price: 9.99, sizes: feedSizes, codes: { b2: 'Y' },
    description: 'A spoonful under each bulb, stirred in so that the roots find it and the dog does not. It works slowly, over two springs.',
    categories: ['GardenSupplies_Fertilizers'], articles: ['planting-bulbs-before-the-freeze'], brand: 'Old Mill Feeds',
    facets: { Material: 'Bone meal' }, scene: hardgood('soil-bag', 'bag of bone meal', 'cream', 'clay'),
  },
  {
    code: '104121', name: 'DIATOMACEOUS EARTH', kind: 'hardgood', price: 11.99, sizes: feedSizes, codes: { b2: 'Y' },
    description: 'Fossil dust that stops slugs, earwigs and pantry moths by drying them out. It works only while it is dry, like some people.',
    categories: ['GardenSupplies_PestCare'], brand: 'Old Mill Feeds',
    facets: { Material: 'Mineral' }, scene: hardgood('soil-bag', 'bag of diatomaceous earth', 'white', 'straw'),
  },
  {
    code: '104122', name: 'LADYBUGS, FIFTEEN HUNDRED', kind: 'hardgood', price: 14.99, limits: { max: 4 }, stock: { available: 2 },
    description: 'Release them at dusk on a watered plant, or they are at the neighbors\' by breakfast. Aphids first, then thrips, then good luck.',
    categories: ['GardenSupplies_PestCare'], pickupOnly: true, brand: 'Kandiyohi Seed',
    facets: { Material: 'Live' }, scene: hardgood('chocolate-box', 'box of ladybugs', 'red', 'sage'),
  },
  {
    code: '104123', name: 'YELLOW STICKY CARDS', kind: 'hardgood', price: 6.99, stock: 'unlimited', codes: { b2: 'Y' },
    limits: { breaks: [{ quantity: 3, price: 5.66 }] },
    description: 'Twenty cards on stakes for fungus gnats, which tells you where to stop watering. The same ones hang over our own benches.',
    categories: ['GardenSupplies_PestCare'], brand: 'Lilac & Loam',
    facets: { Material: 'Paper' }, scene: hardgood('seed-packet', 'packet of yellow sticky cards', 'yellow', 'evergreen'),
  },
  {
    code: '104124', name: 'RABBIT GUARDS FOR YOUNG TREES', kind: 'hardgood', price: 17.99, codes: { b2: 'Y' },
    description: 'Five coils of split tubing, three feet high, since a rabbit on a snowdrift is taller than you think. On at Halloween, off in April.',
    categories: ['GardenSupplies_PestCare'], articles: ['planting-a-tree-that-lives'], brand: 'North Loop Garden Works',
    facets: { Material: 'Recycled plastic', StyleForm: 'Tall' }, scene: hardgood('trellis', 'roll of rabbit guard', 'white', 'mist'),
  },
  {
    code: '104125', name: 'THE SMALL BOOK OF BUGS', kind: 'gift', price: 16.99, codes: { b2: 'Y', b3: '9' },
    description: 'Sixty insects of an upper Midwest garden, drawn at life size, with a mark beside the nine worth fighting. The other fifty-one are on your side.',
    categories: ['GardenSupplies_PestCare', 'Occasions_Birthday'], exclusive: true, brand: 'Birch & Bramble Paper',
    facets: { Material: 'Paper' }, scene: hardgood('book', 'field guide to garden insects', 'burgundy', 'sky'),
  },
  {
    code: '104126', name: 'SLUG SAUCERS, CLAY', kind: 'hardgood', price: 13.99, percentOff: 25, codes: { b2: 'Y' },
    description: 'A set of three with a roof, to be filled with the cheap beer. Sunk to the rim between the hostas they work the first night.',
    categories: ['GardenSupplies_PestCare'], brand: 'St. Croix Pottery',
    facets: { Material: 'Terracotta', StyleForm: 'Bowl' }, scene: hardgood('pot-bowl', 'clay slug saucer', 'orange', 'lilac'),
  },
];
