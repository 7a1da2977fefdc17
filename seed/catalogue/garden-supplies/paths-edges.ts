import type { GroupSource } from '../group-source';
import { hardgood } from '../scenes';

const concrete = [
  { name: 'Limestone', suffix: '', facet: 'Cream' }, { name: 'Bluestone', suffix: 'BLS', facet: 'Blue' },
  { name: 'Brick Red', suffix: 'BRK', facet: 'Red' }, { name: 'Charcoal', suffix: 'CHA', facet: 'Gray' },
] as const;
const finishes = [
  { name: 'Rust', suffix: '', facet: 'Burgundy' }, { name: 'Black', suffix: 'BLK' },
  { name: 'Galvanized', suffix: 'GAL', facet: 'Gray' }, { name: 'Spruce', suffix: 'SPR', facet: 'Green' },
] as const;

/** Stone underfoot and lines to grow against: GardenSupplies_Hardscape_Pavers and _Edging. */
export const pathsAndEdges: readonly GroupSource[] = [
  {
    code: '104501', name: 'RIVER RUN COBBLES', kind: 'heavy-hardgood', price: 94.99, colors: concrete, handlingCents: 1500, limits: { max: 20 },
    description: 'Rounded cobbles on a sixteen-inch mesh, so a path goes down in an afternoon. Eight mats to the box, with joints wide enough for thyme.',
    categories: ['GardenSupplies_Hardscape_Pavers'], brand: 'Kasota Stone Yard',
    facets: { HardscapeColor: 'Limestone', HardscapeStyle: 'Tumbled', Material: 'Concrete' },
    scene: hardgood('paver-stack', 'stack of river cobbles', 'lavender', 'straw'),
  },
  {
    code: '104502', name: 'LONG PLANK PAVERS', kind: 'heavy-hardgood', price: 119.99, colors: concrete, handlingCents: 2000,
    limits: { max: 20, breaks: [{ quantity: 4, price: 109.99 }] },
    description: 'Thirty-inch planks for a terrace with lines in it. Frost moves everything here; six inches of compacted gravel lets it move together.',
    categories: ['GardenSupplies_Hardscape_Pavers'], brand: 'Kasota Stone Yard',
    facets: { HardscapeColor: 'Limestone', HardscapeStyle: 'Modern', Material: 'Concrete' }, scene: hardgood('paver-stack', 'stack of long plank pavers', 'white', 'sky'),
  },
  {
    code: '104503', name: 'HEXAGON STONES, LARGE', kind: 'heavy-hardgood', price: 74.99, colors: concrete, handlingCents: 1000, percentOff: 12,
    description: 'Five stones twenty inches across, each set on its own bed of sand in the lawn. Stride them first with flour and a patient friend.',
    categories: ['GardenSupplies_Hardscape_Pavers'], brand: 'Kasota Stone Yard',
    facets: { HardscapeColor: 'Limestone', HardscapeStyle: 'Geometric', Material: 'Concrete' },
    scene: hardgood('paver-stack', 'stack of large hexagon stones', 'cream', 'evergreen'),
  },
  {
    code: '104504', name: 'OLD MILL BRICK', kind: 'heavy-hardgood', price: 84.99, handlingCents: 1500, stock: { available: 2, safety: 0 },
    description: 'Salvaged from a flour mill on the river, with soot in the pores and no two corners alike. Fifty to the stack, cleaned of mortar by us.',
    categories: ['GardenSupplies_Hardscape_Pavers'], brand: 'Kasota Stone Yard', exclusive: true, limits: { max: 2 },
    facets: { HardscapeColor: 'Brick Red', HardscapeStyle: 'Reclaimed', Material: 'Clay brick' },
    scene: hardgood('paver-stack', 'stack of old mill bricks', 'red', 'mist'),
  },
  {
    code: '104505', name: 'NORTH SHORE STEPPERS', kind: 'heavy-hardgood', price: 109.99, pickupOnly: true,
    colors: [
      { name: 'Basalt', suffix: '', facet: 'Black' }, { name: 'Rose Granite', suffix: 'ROS', facet: 'Coral' },
      { name: 'Greenstone', suffix: 'GRN', facet: 'Green' },
    ],
    description: 'Split stone, a foot and a half across, two hands thick, eight to a crate. Collected at Lyndale with a truck that means it.',
    categories: ['GardenSupplies_Hardscape_Pavers'], brand: 'Kasota Stone Yard',
    facets: { HardscapeColor: 'Basalt', HardscapeStyle: 'Natural', Material: 'Granite' },
    scene: hardgood('paver-stack', 'stack of North Shore stones', 'purple', 'blush'),
  },
  {
    code: '104511', name: 'FLEXIBLE STEEL EDGE', kind: 'heavy-hardgood', price: 44.99, colors: finishes, handlingCents: 500,
    limits: { breaks: [{ quantity: 4, price: 39.99 }] },
    description: 'Ten feet of four-inch steel that takes a curve by hand and is held by its own spikes. The mower wheel runs along the top.',
    categories: ['GardenSupplies_Hardscape_Edging'], brand: 'Osseo Forge',
    facets: { HardscapeColor: 'Rust', HardscapeStyle: 'Modern', Material: 'Steel' }, scene: hardgood('trellis', 'roll of flexible steel edging', 'orange', 'sage'),
  },
  {
    code: '104512', name: 'HOOPED BORDER FENCE', kind: 'heavy-hardgood', price: 39.99, colors: finishes, handlingCents: 300,
    description: 'Knee-high hoops that persuade a dog and amuse a rabbit. Eight feet to the roll, galvanized under the color.',
    categories: ['GardenSupplies_Hardscape_Edging'], brand: 'Osseo Forge', codes: { b2: 'Y' },
    facets: { HardscapeColor: 'Black', HardscapeStyle: 'Cottage', Material: 'Steel' }, scene: hardgood('trellis', 'roll of hooped border fence', 'green', 'clay'),
  },
  {
    code: '104513', name: 'CEDAR ARBOR', kind: 'heavy-hardgood', price: 249.99, specs: ['Arbor-AssemblyCharge'], handlingCents: 2000, featured: true,
    colors: [
      { name: 'Natural Cedar', suffix: '', facet: 'Orange' }, { name: 'White', suffix: 'WHT' }, { name: 'Gray Stain', suffix: 'GRY', facet: 'Gray' },
      { name: 'Black', suffix: 'BLK' },
    ],
    description: 'Seven feet to the beam and four between the posts, for a gate, a rose or a wedding of thirty. It must be anchored; our wind finds sails.',
    categories: ['GardenSupplies_Hardscape_Edging'], brand: 'North Loop Garden Works', limits: { max: 2 },
    facets: { HardscapeColor: 'Natural Cedar', HardscapeStyle: 'Cottage', Material: 'Cedar' },
    scene: hardgood('trellis', 'cedar arbor side with clematis', 'orange', 'mist'),
  },
  {
    code: '104514', name: 'BEAN & CLEMATIS OBELISK', kind: 'heavy-hardgood', price: 69.99, specs: ['Trellis-AssemblyCharge'], colors: finishes,
    description: 'Six feet of square-topped steel, with rungs close enough for a tendril to find. Push the legs in ten inches before the vine goes on.',
    categories: ['GardenSupplies_Hardscape_Edging', 'GardenSupplies_Tools'], brand: 'Osseo Forge', percentOff: 18,
    facets: { HardscapeColor: 'Rust', HardscapeStyle: 'Traditional', Material: 'Steel' }, scene: hardgood('trellis', 'steel garden obelisk', 'burgundy', 'sky'),
  },
  {
    code: '104515', name: 'SAWN STONE EDGERS', kind: 'heavy-hardgood', price: 59.99, handlingCents: 1000,
    colors: [
      { name: 'Bluestone', suffix: '', facet: 'Blue' }, { name: 'Honey', suffix: 'HON', facet: 'Yellow' }, { name: 'Limestone', suffix: 'LIM', facet: 'Cream' },
      { name: 'Brick Red', suffix: 'BRK', facet: 'Red' },
    ],
    description: 'Sawn on two faces and left rough on the one that shows, eight feet to the stack. Bury them by half and no frost tips them.',
    categories: ['GardenSupplies_Hardscape_Edging'], brand: 'Kasota Stone Yard',
    facets: { HardscapeColor: 'Bluestone', HardscapeStyle: 'Natural', Material: 'Natural stone' },
    scene: hardgood('paver-stack', 'stack of sawn stone edgers', 'blue', 'lilac'),
  },
];
