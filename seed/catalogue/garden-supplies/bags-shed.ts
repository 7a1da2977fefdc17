import type { GroupSource } from '../group-source';
import { hardgood } from '../scenes';
import { bagSizes } from '../size-ladders';

/** More for the bench and the shed: GardenSupplies_SoilsMulch and _Tools. */
export const bagsAndShed: readonly GroupSource[] = [
  {
    code: '400102', name: 'LEAF MOLD COMPOST', kind: 'heavy-hardgood', price: 8.99, stock: 'unlimited',
    description: 'Two-year-old leaves from city maples, screened and dark. An inch on top each fall and the worms do the digging.',
    categories: ['GardenSupplies_SoilsMulch'], brand: 'North Loop Garden Works', handlingCents: 200, facets: { Material: 'Compost', ContainerVolume: '1 cubic foot' },
    scene: hardgood('soil-bag', 'bag of leaf mold compost', 'burgundy', 'sage'),
  },
  {
    code: '400106', name: 'COARSE PERLITE', kind: 'hardgood', price: 8.99,
    description: 'White volcanic crumbs that open up any mix. A third by volume for succulents, a fifth for everything else.',
    categories: ['GardenSupplies_SoilsMulch'], codes: { b2: 'Y', b3: '9' }, brand: 'Lilac & Loam', facets: { Material: 'Perlite', ContainerVolume: '8 quart' },
    scene: hardgood('soil-bag', 'bag of perlite', 'white', 'sky'),
  },
  {
    code: '104201', name: 'RAISED BED BLEND', kind: 'heavy-hardgood', price: 12.99, sizes: bagSizes.slice(1), stock: 'unlimited', handlingCents: 300,
    description: 'Topsoil, compost and coarse sand, screened to half an inch. Sixteen cubic feet fills a four-by-four bed to the second board.',
    categories: ['GardenSupplies_SoilsMulch'], brand: 'North Loop Garden Works', limits: { breaks: [{ quantity: 8, price: 10.99 }] },
    facets: { Material: 'Compost' }, scene: hardgood('soil-bag', 'bag of raised bed soil', 'blue', 'straw'),
  },
  {
    code: '104202', name: 'CACTUS & SUCCULENT GRIT', kind: 'hardgood', price: 8.99, sizes: bagSizes.slice(0, 2), codes: { b2: 'Y' },
    description: 'Pumice, crushed granite and a little bark: water runs straight through, as it should. It suits alpines in a trough as well.',
    categories: ['GardenSupplies_SoilsMulch'], brand: 'Lilac & Loam',
    facets: { Material: 'Grit' }, scene: hardgood('soil-bag', 'bag of succulent grit', 'coral', 'evergreen'),
  },
  {
    code: '104203', name: 'PINE BARK NUGGETS', kind: 'heavy-hardgood', price: 8.49, handlingCents: 200, percentOff: 10, stock: 'unlimited',
    description: 'Slow to rot and slow to float, in pieces the size of a walnut. Spread it after the ground has warmed, in mid June.',
    categories: ['GardenSupplies_SoilsMulch'], brand: 'North Loop Garden Works', limits: { breaks: [{ quantity: 5, price: 7.49 }] },
    facets: { Material: 'Bark', ContainerVolume: '2 cubic foot' }, scene: hardgood('soil-bag', 'bag of pine bark mulch', 'purple', 'blush'),
  },
  {
    code: '104211', name: 'DEADHEADING SNIPS', kind: 'hardgood', price: 18.99, codes: { b2: 'Y' }, release: { fromDay: -17 },
    colors: [{ name: 'Lilac', suffix: '', facet: 'Lavender' }, { name: 'Moss', suffix: 'MOS', facet: 'Green' }],
    description: 'Needle-nosed and light, for the ten minutes after dinner. They live in a pocket, which is why the latch cannot be opened by a thigh.',
    categories: ['GardenSupplies_Tools', 'Occasions_ThankYou'], brand: 'Osseo Forge',
    facets: { Material: 'Steel' }, scene: hardgood('hand-tools', 'pair of deadheading snips with a trowel', 'lavender', 'straw'),
  },
  {
    code: '104212', name: "CHILD'S FIRST TOOLS", kind: 'hardgood', price: 26.99, codes: { b2: 'Y', b3: '9' },
    description: 'A real trowel, fork and weeder at two-thirds scale, in steel, because plastic teaches nothing. From five years, with a hole of their own to dig.',
    categories: ['GardenSupplies_Tools', 'Occasions_Birthday'], brand: 'Osseo Forge',
    facets: { Material: 'Steel' }, scene: hardgood('hand-tools', 'child\'s trowel, fork and weeder', 'yellow', 'sky'),
  },
  {
    code: '104213', name: 'TWO-GALLON COPPER CAN', kind: 'hardgood', price: 89.99, stock: { available: 3, safety: 1 }, exclusive: true,
    description: 'Soldered by hand and bright for one season, after which it is the color of an old church. Two gallons is sixteen pounds: both hands.',
    categories: ['GardenSupplies_Tools', 'Occasions_Anniversary'], brand: 'Osseo Forge', limits: { max: 2 },
    facets: { Material: 'Copper' }, scene: hardgood('watering-can', 'two gallon copper watering can', 'orange', 'evergreen'),
  },
];
