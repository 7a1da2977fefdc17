import type { GardenPlant } from '../../scene-description';
import type { DrawHabit } from '../growing';
import { bleedingHeart } from '../bedding/bleeding-heart';
import { calibrachoaBasket } from '../bedding/calibrachoa-basket';
import { impatiensMound, petunias } from '../bedding/low-mounds';
import { pansyBowl } from '../bedding/pansy-bowl';
import { snapdragonStems } from '../bedding/snapdragon-stems';
import { tuberousBegonia } from '../bedding/tuberous-begonia';
import { zonalGeranium } from '../bedding/zonal-geranium';
import { basil, coleus } from './bushy-leaves';
import { climbingRose } from './climbing-rose';
import { columbinePlant } from './columbine-plant';
import { dahlia } from './dahlia';
import { blackEyedSusanPlant, coneflowerPlant } from './black-eyed-susan-plant';
import { alyssumCushion, lobeliaCushion, mossPhloxCushion } from './flower-cushion';
import { gardenPhlox } from './garden-phlox';
import { herbPot } from '../kitchen-garden/herb-pot';
import { creepingThyme } from './low/creeping-thyme';
import { mapleTree, oakTree } from './leafy-trees';
import { milkweed } from './milkweed';
import { pagodaDogwood } from './pagoda-dogwood';
import { panicleHydrangea } from './panicle-hydrangea';
import { peppers } from '../kitchen-garden/peppers';
import { prestonLilac } from './preston-lilac';
import { blueberry } from '../kitchen-garden/blueberry';
import { tomatoSeedlings } from '../kitchen-garden/tomato-seedlings';
import { sunflowerSeedlings } from '../bedding/sunflower-seedlings';
import { marigoldPlugs } from '../bedding/marigold-plugs';
import { rhubarb } from '../kitchen-garden/rhubarb';
import { raspberry } from '../kitchen-garden/raspberry';
import { saladBowl } from '../kitchen-garden/salad-bowl';
import { snowdrops } from './snowdrops';
import { strawberry } from '../kitchen-garden/strawberry';
import { clematisVine, honeysuckleVine, kiwiPair, woodbineVine } from './trellised-vines';
import { yarrow } from './yarrow';

/** Plants of beds, borders and the kitchen garden, drawn as themselves. */
export const gardenPlantKinds: Record<GardenPlant, DrawHabit> = {
  'sunflower-seedlings': sunflowerSeedlings,
  'marigold-plugs': marigoldPlugs,
  'black-eyed-susan': blackEyedSusanPlant,
  yarrow,
  alyssum: alyssumCushion,
  lobelia: lobeliaCushion,
  columbine: columbinePlant,
  'preston-lilac': prestonLilac,
  'panicle-hydrangea': panicleHydrangea,
  'pagoda-dogwood': pagodaDogwood,
  clematis: clematisVine,
  'climbing-rose': climbingRose,
  peppers,
  basil,
  rhubarb,
  coneflower: coneflowerPlant,
  'shasta-daisy': blackEyedSusanPlant,
  'garden-phlox': gardenPhlox,
  'bee-balm': gardenPhlox,
  zinnia: gardenPhlox,
  coleus,
  'creeping-thyme': creepingThyme,
  'moss-phlox': mossPhloxCushion,
  woodbine: woodbineVine,
  honeysuckle: honeysuckleVine,
  'kiwi-vine': kiwiPair,
  strawberry,
  raspberry,
  'herb-pot': herbPot,
  'salad-bowl': saladBowl,
  snowdrops,
  oak: oakTree,
  maple: mapleTree,
  milkweed,
  dahlia,
  'tomato-seedlings': tomatoSeedlings,
  blueberry,
  petunia: petunias,
  'pansy-bowl': pansyBowl,
  calibrachoa: calibrachoaBasket,
  impatiens: impatiensMound,
  'bleeding-heart': bleedingHeart,
  snapdragon: snapdragonStems,
  begonia: tuberousBegonia,
  geranium: zonalGeranium,
};
