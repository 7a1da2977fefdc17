import type { GroupSource } from '../group-source';
import { hardgood } from '../scenes';
import { potSizes } from '../size-ladders';

const glazes = [
  { name: 'Lake Blue', suffix: '', facet: 'Blue', variant: 'Gloss' },
  { name: 'Celadon', suffix: 'CEL', facet: 'Green', variant: 'Crackle' },
  { name: 'Oxblood', suffix: 'OXB', facet: 'Burgundy', variant: 'Gloss' },
  { name: 'Oatmeal', suffix: 'OAT', facet: 'Cream', variant: 'Matte' },
] as const;
const stone = [
  { name: 'Limestone', suffix: '', facet: 'Cream' },
  { name: 'Bluestone', suffix: 'BLS', facet: 'Blue' },
  { name: 'Brick Red', suffix: 'BRK', facet: 'Red' },
] as const;

/** Pots and stone: GardenSupplies_Containers and _Hardscape. */
export const containersAndHardscape: readonly GroupSource[] = [
  {
    code: '400501',
    name: 'RIVERBANK GLAZED POT',
    kind: 'hardgood',
    price: 19.99,
    sizes: potSizes,
    colors: glazes,
    description:
      'A round stoneware pot with a glaze that pools at the foot. Four sizes that nest, four colors that get along.',
    categories: ['GardenSupplies_Containers', 'IndoorPlants_PlantersPots'],
    brand: 'St. Croix Pottery',
    facets: { Material: 'Stoneware', StyleForm: 'Round' },
    scene: hardgood('pot-round', 'glazed stoneware pot', 'blue', 'straw'),
  },
  {
    code: '400502',
    name: 'PLAIN TERRACOTTA',
    kind: 'hardgood',
    price: 6.99,
    sizes: potSizes,
    stock: 'unlimited',
    limits: { breaks: [{ quantity: 3, price: 5.99 }] },
    description:
      'Unglazed clay that breathes, stains and gets better looking. Bring it inside before the ground freezes or it will split.',
    categories: ['GardenSupplies_Containers', 'IndoorPlants_PlantersPots'],
    brand: 'St. Croix Pottery',
    facets: { Material: 'Terracotta', StyleForm: 'Tapered' },
    scene: hardgood('pot-tapered', 'terracotta pot', 'orange', 'sky'),
  },
  {
    code: '400503',
    name: 'SLATE SQUARE PLANTER',
    kind: 'hardgood',
    price: 34.99,
    sizes: potSizes.slice(1),
    description:
      'Straight sides, a drain plug and the color of a wet sidewalk. Light enough to move with a plant in it.',
    categories: ['GardenSupplies_Containers', 'IndoorPlants_PlantersPots'],
    percentOff: [0, 15, 15],
    brand: 'St. Croix Pottery',
    facets: { Material: 'Fiberstone', StyleForm: 'Square' },
    scene: hardgood('pot-square', 'slate square planter', 'lavender', 'sage'),
  },
  {
    code: '400505',
    name: 'TALL ENTRY URN',
    kind: 'heavy-hardgood',
    price: 129.99,
    stock: { available: 6, safety: 1 },
    description:
      'Twenty-eight inches of frostproof fiberstone for either side of a door. Fill it with spruce tips in November and leave it.',
    categories: ['GardenSupplies_Containers', 'IndoorPlants_PlantersPots'],
    handlingCents: 800,
    brand: 'St. Croix Pottery',
    facets: { Material: 'Fiberstone', StyleForm: 'Tall', ContainerVolume: '20 inch' },
    scene: hardgood('urn', 'tall entry urn', 'white', 'evergreen'),
  },
  {
    code: '400601',
    name: 'COBBLE PAVERS, ONE STACK',
    kind: 'heavy-hardgood',
    price: 89.99,
    colors: stone,
    sizes: [],
    description:
      'Tumbled pavers for twelve square feet of path, strapped on a small pallet. Set them on two inches of sand over four of gravel.',
    categories: ['GardenSupplies_Hardscape_Pavers'],
    handlingCents: 1500,
    limits: { max: 12 },
    brand: 'Kasota Stone Yard',
    facets: { HardscapeColor: 'Limestone', HardscapeStyle: 'Tumbled', Material: 'Concrete' },
    scene: hardgood('paver-stack', 'stack of tumbled pavers', 'cream', 'mist'),
  },
  {
    code: '400602',
    name: 'HEXAGON STEPPERS',
    kind: 'heavy-hardgood',
    price: 64.99,
    colors: stone.slice(0, 2),
    sizes: [],
    percentOff: 10,
    description:
      'Six hexagons, sixteen inches across, for a path with thyme in the joints. One lifts with two hands and bent knees.',
    hidden: 'inactive',
    categories: ['GardenSupplies_Hardscape_Pavers'],
    handlingCents: 1000,
    brand: 'Kasota Stone Yard',
    facets: { HardscapeColor: 'Bluestone', HardscapeStyle: 'Geometric', Material: 'Concrete' },
    scene: hardgood('paver-stack', 'stack of hexagon steppers', 'blue', 'clay'),
  },
  {
    code: '400603',
    name: 'KASOTA FLAGSTONE',
    kind: 'heavy-hardgood',
    price: 149.99,
    pickupOnly: true,
    stock: { available: 14 },
    description:
      'Honey-colored Minnesota limestone, split by hand, about twenty square feet. Collected from the stone yard at Lyndale only.',
    categories: ['GardenSupplies_Hardscape_Pavers'],
    brand: 'Kasota Stone Yard',
    facets: { HardscapeColor: 'Honey', HardscapeStyle: 'Natural', Material: 'Limestone' },
    scene: hardgood('paver-stack', 'stack of honey limestone flags', 'yellow', 'sage'),
  },
  {
    code: '400604',
    name: 'STEEL BED EDGING',
    kind: 'heavy-hardgood',
    price: 39.99,
    description:
      'Sixteen feet of edging that rusts to the color of bark and then stops. Tapped in with a block and a mallet.',
    hidden: 'invisible',
    categories: ['GardenSupplies_Hardscape_Edging'],
    brand: 'Osseo Forge',
    facets: { HardscapeColor: 'Rust', HardscapeStyle: 'Modern', Material: 'Steel' },
    scene: hardgood('steel-edging', 'coil of bark-brown steel edging', 'burgundy', 'straw'),
  },
];
