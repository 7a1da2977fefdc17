import type { Species } from '../scene-description';
import {
  clumpBirch,
  hosta,
  multiStemServiceberry,
  redTwigDogwood,
  showyStonecrop,
  tomato,
} from './garden-species';
import { gardenPlantKinds } from './garden-plants/garden-plant-kinds';
import type { DrawHabit } from './growing';
import {
  caladium,
  coinPlant,
  cornPlant,
  fiddleLeafFig,
  luckyBamboo,
  maidenhairFern,
  nervePlant,
  polkaDotPlant,
  ponytailPalm,
} from './house-species';
import { pottedKinds, pottedOverRim } from './potted/potted-kinds';
import { autumnPot } from './pots-of-many/autumn-pot';
import { kitchenHerbs } from './pots-of-many/kitchen-herbs';
import { winterGreens } from './pots-of-many/winter-greens';
import { hyacinthOnWater } from './without-pots/hyacinth';
import { mossBallFern } from './without-pots/moss-ball-fern';
import { waterLilyOnWater } from './without-pots/water-lily';

/** Plants everyone knows by their own shape, drawn as themselves rather than by their habit. */
export const speciesKinds: Record<Species, DrawHabit> = {
  ...pottedKinds,
  ...gardenPlantKinds,
  'fiddle-leaf-fig': fiddleLeafFig,
  'maidenhair-fern': maidenhairFern,
  'coin-plant': coinPlant,
  'nerve-plant': nervePlant,
  'polka-dot-plant': polkaDotPlant,
  caladium,
  'lucky-bamboo': luckyBamboo,
  'corn-plant': cornPlant,
  'ponytail-palm': ponytailPalm,
  hosta,
  'red-twig-dogwood': redTwigDogwood,
  'clump-birch': clumpBirch,
  serviceberry: multiStemServiceberry,
  stonecrop: showyStonecrop,
  tomato,
  hyacinth: hyacinthOnWater,
  'moss-ball-fern': mossBallFern,
  'water-lily': waterLilyOnWater,
  'kitchen-herbs': kitchenHerbs,
  'winter-greens': winterGreens,
  'autumn-pot': autumnPot,
};

/** Species whose leaves lie over the rim of the pot. */
export const speciesOverRim = new Set<Species>([
  'alyssum',
  'lobelia',
  'creeping-thyme',
  'moss-phlox',
  'strawberry',
  'salad-bowl',
  'herb-pot',
  'nerve-plant',
  'polka-dot-plant',
  'hosta',
  ...pottedOverRim,
  'moss-ball-fern',
  'kitchen-herbs',
  'winter-greens',
  'autumn-pot',
]);
