import type { GroupSource } from '../group-source';
import { hardgood } from '../scenes';
import { potSizes } from '../size-ladders';

const pottery = 'St. Croix Pottery';

/** Something to put it in: IndoorPlants_PlantersPots. */
export const planters: readonly GroupSource[] = [
  {
    code: '102801',
    name: 'HALFMOON BOWL',
    kind: 'hardgood',
    price: 22.99,
    sizes: potSizes.slice(1, 3),
    brand: pottery,
    release: { fromDay: -11 },
    description:
      'A wide, shallow bowl in oatmeal stoneware with three drain holes, for dish gardens and succulents. Salads have been served in it.',
    categories: ['IndoorPlants_PlantersPots', 'Occasions_Housewarming'],
    facets: { Material: 'Stoneware', StyleForm: 'Bowl' },
    scene: hardgood('pot-bowl', 'oatmeal stoneware bowl', 'cream', 'sky'),
  },
  {
    code: '102802',
    name: 'CHIMNEY POT PLANTER',
    kind: 'hardgood',
    price: 48.99,
    sizes: [],
    codes: { b3: '9' },
    description:
      'Eighteen inches of fired clay after the chimneys on Summit Avenue. Ivy comes over the top like smoke.',
    categories: ['IndoorPlants_PlantersPots', 'GardenSupplies_Containers'],
    facets: { Material: 'Terracotta', StyleForm: 'Tall', ContainerVolume: '10 inch' },
    scene: hardgood('pot-tall', 'chimney pot planter', 'coral', 'mist'),
  },
  {
    code: '102803',
    name: 'EGGSHELL CACHEPOT',
    kind: 'hardgood',
    price: 18.99,
    sizes: potSizes.slice(0, 2),
    brand: pottery,
    percentOff: 20,
    description:
      'A matte white pot without a drain hole, meant to hide the one inside. Lift that out to water and let it drip.',
    categories: ['IndoorPlants_PlantersPots', 'Occasions_ThankYou'],
    facets: { Material: 'Porcelain', StyleForm: 'Round' },
    scene: hardgood('pot-round', 'eggshell porcelain pot', 'white', 'lilac'),
  },
  {
    code: '102804',
    name: 'FLUTED FERN POT',
    kind: 'hardgood',
    price: 26.99,
    sizes: potSizes.slice(0, 3),
    brand: pottery,
    release: { fromDay: -19 },
    colors: [
      { name: 'Moss', suffix: '', facet: 'Green', variant: 'Gloss' },
      { name: 'Bone', suffix: 'BON', facet: 'Cream', variant: 'Matte' },
    ],
    description:
      'A fluted, moss green pot that stands steady under a fern, thrown in three sizes by the same two hands. Ribs run down the side so that water does too.',
    categories: ['IndoorPlants_PlantersPots', 'Occasions_Birthday'],
    exclusive: true,
    facets: { Material: 'Stoneware', StyleForm: 'Tapered' },
    scene: hardgood('pot-tapered', 'fluted moss green pot', 'green', 'straw'),
  },
  {
    code: '102805',
    name: 'BRASS FINISH JARDINIERE',
    webTitle: 'Brass-Finish Jardinière',
    kind: 'hardgood',
    price: 54.99,
    sizes: [],
    description:
      'Spun metal with a warm finish that dulls where it is touched. A palm in the corner looks fifty years older in it, favorably.',
    categories: ['IndoorPlants_PlantersPots', 'Occasions_Anniversary'],
    stock: { available: 3, safety: 0 },
    facets: { Material: 'Brass', StyleForm: 'Round', ContainerVolume: '12 inch' },
    scene: hardgood('pot-round', 'brass-finish jardiniere', 'yellow', 'evergreen'),
  },
  {
    code: '102806',
    name: 'SIDEWALK CUBE',
    kind: 'hardgood',
    price: 32.99,
    sizes: potSizes.slice(0, 2),
    codes: { b3: '9' },
    description:
      'A concrete cube cast in Northeast, with the bubbles left in. Felt feet are included because we have oak floors too.',
    categories: ['IndoorPlants_PlantersPots'],
    facets: { Material: 'Concrete', StyleForm: 'Square' },
    scene: hardgood('pot-square', 'concrete cube planter', 'cream', 'sky'),
  },
  {
    code: '102808',
    name: 'LONG DRINK PLANTER',
    kind: 'hardgood',
    price: 64.99,
    sizes: [],
    codes: { b3: '9' },
    percentOff: 12,
    description:
      'A tall planter with a reservoir in its foot and a float that shows when it is empty. It buys you three weeks in August.',
    categories: [
      'IndoorPlants_PlantersPots',
      'GardenSupplies_Containers',
      'Occasions_Housewarming',
    ],
    facets: { Material: 'Fiberstone', StyleForm: 'Tall', ContainerVolume: '14 inch' },
    scene: hardgood('pot-tall', 'tall self-watering planter', 'purple', 'straw'),
  },
  {
    code: '102809',
    name: 'ORCHID POT WITH SLOTS',
    kind: 'hardgood',
    price: 14.99,
    sizes: [],
    codes: { b2: 'Y' },
    articles: ['getting-an-orchid-to-bloom-again'],
    description:
      'Cut through on the sides so the roots can breathe and climb out, as they do on a branch. Put a saucer under it or regret it.',
    categories: ['IndoorPlants_PlantersPots', 'Occasions_OutOfTownDelivery'],
    facets: { Material: 'Terracotta', StyleForm: 'Tapered', ContainerVolume: '5 inch' },
    scene: hardgood('orchid-pot', 'slotted orchid pot', 'lavender', 'blush'),
  },
  {
    code: '102811',
    name: 'BONSAI TRAY',
    kind: 'hardgood',
    price: 24.99,
    sizes: [],
    codes: { b2: 'Y' },
    stock: { available: 4, safety: 4 },
    description:
      'Unglazed inside, oxblood outside, two large holes and four small for the wire. A tree grows into it slowly.',
    categories: ['IndoorPlants_PlantersPots'],
    brand: pottery,
    facets: { Material: 'Stoneware', StyleForm: 'Bowl', ContainerVolume: '8 inch' },
    scene: hardgood('bonsai-tray', 'oxblood bonsai tray', 'burgundy', 'straw'),
  },
];
