import type { PottedSpecies, Species } from '../../scene-description';
import type { DrawHabit } from '../growing';
import { africanMilkTree } from '../succulents/african-milk-tree';
import { amaryllis } from './amaryllis';
import { anthurium } from './anthurium';
import { birdOfParadise } from './bird-of-paradise';
import { basketOrchid } from './stemmed/basket-orchid';
import { birdsNestFern } from './stemmed/birds-nest-fern';
import { caneOrchid } from './stemmed/cane-orchid';
import { goldenPothos } from './stemmed/golden-pothos';
import { treePhilodendron } from './stemmed/tree-philodendron';
import { croton, rubberPlant } from './broad-leaved';
import { bromeliad } from './bromeliad';
import { cyclamen } from './cyclamen';
import { dancingLadyOrchid } from './dancing-lady';
import { desertDish } from '../succulents/desert-dish';
import { easterLily } from './easter-lily';
import { echeveria } from '../succulents/echeveria';
import { henAndChicks } from '../succulents/hen-and-chicks';
import { jadePlant } from '../succulents/jade-plant';
import { leafCactus } from '../succulents/leaf-cactus';
import { kalanchoe } from './kalanchoe';
import { figBonsai, jadeBonsai } from './little-bonsai';
import { heliotrope, littleAzalea } from './little-shrubs';
import { oliveTree, orangeTree } from './little-trees';
import { livingStones } from '../succulents/living-stones';
import { oldManCactus } from '../succulents/old-man-cactus';
import { mum } from './mum';
import { paperwhites } from './paperwhites';
import { peaceLily } from './peace-lily';
import { europeanDishGarden, patchworkGarden, peaceLilyGarden } from './planted-baskets';
import { primrose } from './primrose';
import { slipperOrchidPlant } from './slipper-orchid';
import { spiderPlant } from './spider-plant';
import { agave, aloe } from '../succulents/thick-swords';
import { tablePoinsettia } from './table-poinsettia';
import { zebraHaworthia } from '../succulents/zebra-haworthia';

/** Plants for a sill or a table that are drawn as themselves. */
export const pottedKinds: Record<PottedSpecies, DrawHabit> = {
  cyclamen,
  'leaf-cactus': leafCactus,
  primrose,
  anthurium,
  'easter-lily': easterLily,
  'little-azalea': littleAzalea,
  heliotrope,
  'bird-of-paradise': birdOfParadise,
  'living-stones': livingStones,
  'jade-plant': jadePlant,
  'old-man-cactus': oldManCactus,
  echeveria,
  'zebra-haworthia': zebraHaworthia,
  'african-milk-tree': africanMilkTree,
  'desert-dish': desertDish,
  'patchwork-garden': patchworkGarden,
  'european-dish-garden': europeanDishGarden,
  'peace-lily-garden': peaceLilyGarden,
  'peace-lily': peaceLily,
  amaryllis,
  bromeliad,
  kalanchoe,
  mum,
  'rubber-plant': rubberPlant,
  croton,
  'slipper-orchid': slipperOrchidPlant,
  aloe,
  agave,
  'jade-bonsai': jadeBonsai,
  'fig-bonsai': figBonsai,
  'olive-tree': oliveTree,
  'orange-tree': orangeTree,
  'spider-plant': spiderPlant,
  'hen-and-chicks': henAndChicks,
  'dancing-lady': dancingLadyOrchid,
  paperwhites,
  'table-poinsettia': tablePoinsettia,
  'cane-orchid': caneOrchid,
  'tree-philodendron': treePhilodendron,
  'basket-orchid': basketOrchid,
  'birds-nest-fern': birdsNestFern,
  'golden-pothos': goldenPothos,
};

/** Those whose leaves lie over the rim of the pot. */
export const pottedOverRim: readonly Species[] = [
  'cyclamen',
  'leaf-cactus',
  'primrose',
  'little-azalea',
  'heliotrope',
  'living-stones',
  'echeveria',
  'patchwork-garden',
  'european-dish-garden',
  'peace-lily-garden',
  'kalanchoe',
  'mum',
  'spider-plant',
  'hen-and-chicks',
  'table-poinsettia',
  'birds-nest-fern',
];
