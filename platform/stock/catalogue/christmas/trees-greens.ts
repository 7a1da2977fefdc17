import type { GroupSource } from '../group-source';
import { hardgood, plant } from '../scenes';

const greens = { season: ['10-01', '12-31'] } as const;
const trees = { season: ['11-10', '12-24'] } as const;
const fresh = ['keep-a-cut-tree-fresh'] as const;
const treeHeights = [
  { name: '5 to 6 ft', suffix: '', factor: 1 },
  { name: '6 to 7 ft', suffix: 'F7', factor: 1.35 },
  { name: '7 to 8 ft', suffix: 'F8', factor: 1.7 },
] as const;

/** More cut trees and wound greens: Christmas_FreshTrees and _WreathsGarland. */
export const treesAndGreens: readonly GroupSource[] = [
  {
    code: '106101',
    name: 'BALSAM FIR',
    kind: 'fresh-green',
    price: 64.99,
    sizes: treeHeights,
    release: trees,
    articles: fresh,
    handlingCents: 1000,
    description:
      'The most fragrant tree we sell, from a family farm outside Cloquet. Narrower than a Fraser, and it drinks a gallon the first night. It smells like the memory.',
    categories: ['Christmas_FreshTrees'],
    specs: ['CutTree-PlacementCharge'],
    facets: { MatureHeight: '4 to 8 ft', StyleForm: 'Pyramidal' },
    scene: plant('balsam fir', 'sky', {
      habit: 'tree',
      foliage: 'needle',
      leafPalette: 'green',
      pot: 'tree-stand',
      form: 'conifer',
    }),
  },
  {
    code: '106102',
    name: 'SCOTCH PINE, FULL & UNFASHIONABLE',
    kind: 'fresh-green',
    price: 49.99,
    sizes: treeHeights,
    release: trees,
    articles: fresh,
    handlingCents: 800,
    percentOff: 15,
    description:
      'Stiff branches, long needles, and strong enough for the glass birds. It keeps its needles even when you forget the water. What your grandparents had.',
    categories: ['Christmas_FreshTrees'],
    specs: ['CutTree-PlacementCharge'],
    facets: { MatureHeight: '4 to 8 ft', StyleForm: 'Rounded' },
    scene: plant('Scotch pine', 'straw', {
      habit: 'tree',
      species: 'scotch-pine',
      foliage: 'needle',
      pot: 'tree-stand',
      form: 'conifer',
    }),
  },
  {
    code: '106103',
    name: 'SILVER FIR FOR TALL ROOMS',
    kind: 'fresh-green',
    price: 189.99,
    release: trees,
    articles: fresh,
    handlingCents: 2000,
    stock: { available: 3, safety: 1 },
    description:
      'Ten feet of layered branches with light between them, for people with a landing. We carry it in and set it straight if you like; you hold the dog.',
    categories: ['Christmas_FreshTrees'],
    specs: ['LargeCutTree-PlacementCharge'],
    limits: { max: 2 },
    facets: { MatureHeight: '8 to 12 ft', StyleForm: 'Layered' },
    scene: plant('tall silver fir', 'lilac', {
      habit: 'tree',
      foliage: 'needle',
      leafPalette: 'white',
      pot: 'tree-stand',
      form: 'conifer',
    }),
  },
  {
    code: '106201',
    name: 'CEDAR & DRIED ORANGE WREATH',
    kind: 'fresh-green',
    price: 49.99,
    release: greens,
    exclusive: true,
    codes: { b2: 'Y' },
    description:
      'Cedar, bay and slices of orange dried on the boiler. For a door out of the sun; indoors it lasts three weeks.',
    sizes: [
      { name: '22 in', suffix: '', factor: 1 },
      { name: '30 in', suffix: 'W30', factor: 1.6 },
    ],
    categories: [
      'Christmas_WreathsGarland',
      'Occasions_Holidays_Christmas',
      'Occasions_OutOfTownDelivery',
    ],
    featured: true,
    facets: { Material: 'Cedar' },
    scene: hardgood('wreath', 'cedar and dried orange wreath', 'orange', 'mist'),
  },
  {
    code: '106202',
    name: 'JUNIPER & BLUEBERRY WREATH',
    kind: 'fresh-green',
    price: 46.99,
    release: greens,
    sizes: [
      { name: '20 in', suffix: '', factor: 1 },
      { name: '28 in', suffix: 'W28', factor: 1.5 },
    ],
    description:
      'Prickly to make and lovely to hang, with its own frosted berries. Birds will take the berries in January and the wreath is still good.',
    categories: ['Christmas_WreathsGarland'],
    facets: { Material: 'Juniper' },
    scene: hardgood('wreath', 'juniper wreath with blue berries', 'blue', 'blush'),
  },
  {
    code: '106203',
    name: 'WHITE PINE ROPE',
    kind: 'fresh-green',
    price: 39.99,
    release: greens,
    limits: { breaks: [{ quantity: 3, price: 34.99 }] },
    sizes: [
      { name: '15 ft', suffix: '', factor: 1 },
      { name: '25 ft', suffix: 'G25', factor: 1.6 },
    ],
    description:
      'Soft, long-needled, and heavy enough to hang in a real curve. Wet it with a hose before it goes up and it stays green until you are tired of it.',
    categories: ['Christmas_WreathsGarland'],
    facets: { Material: 'White pine' },
    scene: hardgood('rope', 'rope of white pine with cones', 'green', 'sky'),
  },
];
