import type { Species } from '../scene-description';
import { borderKinds } from './borders/border-kinds';
import {
  clumpBirch,
  hosta,
  multiStemServiceberry,
  redTwigDogwood,
  showyStonecrop,
  tomato,
} from './garden-species';
import { coniferKinds } from './conifers/conifer-kinds';
import { gardenPlantKinds } from './garden-plants/garden-plant-kinds';
import { woodlandKinds } from './garden-plants/woodland/woodland-kinds';
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
import { springPot } from './pots-of-many/spring-pot';
import { succulentBowl } from './succulents/succulent-bowl';
import { winterGreens } from './pots-of-many/winter-greens';
import { hyacinthOnWater } from './without-pots/hyacinth';
import { mossBallFern } from './without-pots/moss-ball-fern';
import { waterLilyOnWater } from './without-pots/water-lily';

/** Plants everyone knows by their own shape, drawn as themselves rather than by their habit. */
export const speciesKinds: Record<Species, DrawHabit> = {
  ...pottedKinds,
  ...gardenPlantKinds,
  ...borderKinds,
  ...coniferKinds,
  ...woodlandKinds,
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
  'spring-pot': springPot,
  'succulent-bowl': succulentBowl,
};

/** Species that bring the ground they grow in. */
export const speciesOnOwnGround = new Set<Species>(['creeping-thyme']);

/** Species whose leaves lie over the rim of the pot. */
export const speciesOverRim = new Set<Species>([
  'lungwort',
  'mugo-pine',
  'jewel-orchid',
  'moss-fern-bowl',
  'lenten-rose',
  'wild-ginger',
  'alyssum',
  'petunia',
  'pansy-bowl',
  'impatiens',
  'begonia',
  'geranium',
  'lobelia',
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
  'spring-pot',
  'succulent-bowl',
]);
