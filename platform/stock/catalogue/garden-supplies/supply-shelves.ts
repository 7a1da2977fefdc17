import type { GroupSource } from '../group-source';
import { bagsAndShed } from './bags-shed';
import { containersAndHardscape } from './containers-hardscape';
import { feedsAndPestCare } from './feeds-pest-care';
import { packetsAndPerches } from './packets-perches';
import { pathsAndEdges } from './paths-edges';
import { pots } from './pots';
import { seedsAndBirds } from './seeds-birds';
import { soilsAndTools } from './soils-tools';

/** Garden supplies, shelf by shelf, in the order in which `allGroups` deals them. */
export const supplyShelves: readonly (readonly GroupSource[])[] = [
  soilsAndTools,
  seedsAndBirds,
  containersAndHardscape,
  pots,
  feedsAndPestCare,
  packetsAndPerches,
  pathsAndEdges,
  bagsAndShed,
];
