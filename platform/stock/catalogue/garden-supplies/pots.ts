import type { ColorChoice, GroupSource } from '../group-source';
import { hardgood, plant } from '../scenes';
import { potSizes } from '../size-ladders';

const ashGlazes: readonly ColorChoice[] = [
  { name: 'Bone', suffix: '', facet: 'Cream', variant: 'Matte' },
  { name: 'Moss', suffix: 'MOS', facet: 'Green', variant: 'Matte' },
  { name: 'Ink', suffix: 'INK', facet: 'Blue', variant: 'Gloss' },
];
const saltGlazes: readonly ColorChoice[] = [
  { name: 'Amber', suffix: '', facet: 'Orange', variant: 'Salt' },
  { name: 'Fog', suffix: 'FOG', facet: 'White', variant: 'Salt' },
  { name: 'Plum', suffix: 'PLM', facet: 'Purple', variant: 'Gloss' },
  { name: 'Fern', suffix: 'FRN', facet: 'Green', variant: 'Crackle' },
];
const studio = [
  'Lilac:Lavender',
  'Plum:Purple',
  'Oxblood:Burgundy',
  'Barn:Red',
  'Salmon:Coral',
  'Petal:Blush',
  'Squash:Orange',
  'Butter:Yellow',
  'Cream:Cream',
  'Snow:White',
  'Lake:Blue',
  'Spruce:Green',
].map((pair, index): ColorChoice => {
  const [name = '', facet = ''] = pair.split(':');
  return {
    name,
    facet,
    suffix: index === 0 ? '' : name.slice(0, 3).toUpperCase(),
    variant: 'Gloss',
  };
});

/** Pots in every size: GardenSupplies_Containers. */
export const pots: readonly GroupSource[] = [
  {
    code: '400504',
    name: 'LOW SUCCULENT BOWL',
    kind: 'hardgood',
    price: 24.99,
    description:
      'Wide and shallow with three holes in the bottom. Room for five rosettes and a stone.',
    categories: ['GardenSupplies_Containers', 'IndoorPlants_PlantersPots'],
    codes: { b2: 'Y' },
    brand: 'St. Croix Pottery',
    facets: { Material: 'Stoneware', StyleForm: 'Bowl' },
    scene: hardgood('pot-bowl', 'low stoneware bowl', 'green', 'blush'),
  },
  {
    code: '104401',
    name: 'PRAIRIE ASH POT',
    kind: 'hardgood',
    price: 16.99,
    sizes: potSizes,
    colors: ashGlazes,
    description:
      'Glazed with the ash of our own prunings, so no two kilns agree on the shade. A tapered pot with a lip your fingers find.',
    categories: ['GardenSupplies_Containers', 'IndoorPlants_PlantersPots'],
    brand: 'St. Croix Pottery',
    exclusive: true,
    facets: { Material: 'Stoneware', StyleForm: 'Tapered', Collection: 'Lake Country' },
    scene: hardgood('pot-tapered', 'ash-glazed tapered pot', 'cream', 'evergreen'),
  },
  {
    code: '104402',
    name: 'SALT-FIRED SQUARE',
    kind: 'hardgood',
    price: 22.99,
    sizes: potSizes.slice(0, 3),
    colors: saltGlazes,
    percentOff: [0, 0, 20],
    description:
      'Orange-peel texture from a handful of salt in the kiln at cone ten. Square pots use a window sill completely.',
    categories: ['GardenSupplies_Containers', 'IndoorPlants_PlantersPots'],
    brand: 'Cannon Valley Clay',
    facets: { Material: 'Stoneware', StyleForm: 'Square', Collection: 'Lake Country' },
    scene: hardgood('pot-square', 'salt-fired square pot', 'orange', 'mist'),
  },
  {
    code: '104403',
    name: 'TWELVE-COLOR STUDIO POT',
    kind: 'hardgood',
    price: 18.99,
    sizes: [],
    colors: studio,
    description:
      'One six-inch shape in twelve glazes, with a saucer that belongs to it. We open a new one whenever somebody retires a color.',
    categories: [
      'GardenSupplies_Containers',
      'IndoorPlants_PlantersPots',
      'Occasions_Housewarming',
    ],
    brand: 'St. Croix Pottery',
    codes: { b2: 'Y' },
    featured: true,
    facets: {
      Material: 'Stoneware',
      StyleForm: 'Round',
      ContainerVolume: '6 inch',
      Collection: 'Glasshouse',
    },
    scene: hardgood('pot-round', 'glazed studio pot', 'lavender', 'clay'),
  },
  {
    code: '104404',
    name: 'FRONT STEP PLANTER',
    kind: 'heavy-hardgood',
    price: 79.99,
    sizes: [
      { name: '18 in', suffix: '', factor: 1, volume: '18 inch' },
      { name: '24 in', suffix: 'P24', factor: 1.7, volume: '24 inch' },
    ],
    colors: [
      { name: 'Lake Blue', suffix: '', facet: 'Blue', variant: 'Gloss' },
      { name: 'Charcoal', suffix: 'CHA', facet: 'Gray', variant: 'Matte' },
      { name: 'Cream', suffix: 'CRM', variant: 'Matte' },
    ],
    description:
      'Frostproof through twenty Januaries at our Lyndale gate, and too heavy to walk off. Pansies in April, spruce tips in November.',
    categories: ['GardenSupplies_Containers'],
    specs: ['HeavyPot-PlacementCharge'],
    handlingCents: 1000,
    brand: 'Cannon Valley Clay',
    facets: { Material: 'Fiberstone', StyleForm: 'Tall', Collection: 'Front Steps' },
    scene: hardgood('pot-tall', 'front step planter', 'blue', 'sky'),
    views: [
      plant('front step planter with spring pansies', 'straw', {
        habit: 'groundcover',
        foliage: 'fern',
        pot: 'glazed-blue',
        bloom: { bloom: 'daisy', palette: 'yellow', count: 9 },
      }),
      plant('front step planter with summer geraniums', 'sky', {
        habit: 'shrub-mound',
        foliage: 'ruscus',
        pot: 'glazed-blue',
        bloom: { bloom: 'hydrangea', palette: 'coral', count: 5 },
      }),
      plant('front step planter with fall grass', 'clay', {
        habit: 'arching',
        foliage: 'grass',
        leafPalette: 'orange',
        pot: 'glazed-blue',
      }),
      plant('front step planter with winter spruce tips', 'mist', {
        habit: 'upright',
        foliage: 'needle',
        pot: 'glazed-blue',
      }),
      hardgood('pot-tall', 'front step planter in cream', 'cream', 'sage'),
    ],
  },
  {
    code: '104405',
    name: 'RECYCLED WINDOW BOX',
    kind: 'hardgood',
    price: 29.99,
    limits: { breaks: [{ quantity: 2, price: 26.99 }] },
    sizes: [
      { name: '24 in', suffix: '', factor: 1, volume: '24 inch' },
      { name: '36 in', suffix: 'W36', factor: 1.4, volume: '36 inch' },
    ],
    colors: [
      { name: 'White', suffix: '' },
      { name: 'Forest', suffix: 'FOR', facet: 'Green' },
      { name: 'Gray', suffix: 'GRY' },
    ],
    description:
      'Pressed from milk jugs, with a water reservoir that covers a long weekend. Brackets are in the box and the screws are the right ones.',
    categories: ['GardenSupplies_Containers'],
    brand: 'North Loop Garden Works',
    codes: { b2: 'Y' },
    facets: { Material: 'Recycled plastic', StyleForm: 'Rectangular', Collection: 'Window Box' },
    scene: hardgood('pot-square', 'recycled window box', 'white', 'straw'),
  },
  {
    code: '104406',
    name: 'CEDAR PLANTER BOX',
    kind: 'heavy-hardgood',
    price: 99.99,
    specs: ['PlanterBox-AssemblyCharge'],
    handlingCents: 800,
    stock: { available: 7, safety: 1 },
    description:
      'Unfinished red cedar, twenty inches square, that silvers in two summers. Slatted at the bottom, with feet, so the deck under it stays dry.',
    categories: ['GardenSupplies_Containers'],
    brand: 'North Loop Garden Works',
    release: { fromDay: -26 },
    facets: {
      Material: 'Cedar',
      StyleForm: 'Square',
      ContainerVolume: '20 inch',
      Collection: 'Kitchen Garden',
    },
    scene: hardgood('pot-square', 'cedar planter box', 'yellow', 'evergreen'),
  },
];
