import type { GroupSource } from '../group-source';
import { azaleas } from './azaleas';
import { bloomingPlants } from './blooming';
import { brightLight } from './bright-light';
import { dishGardens } from './dish-gardens';
import { floorPlants } from './floor-plants';
import { floweringGifts } from './flowering-gifts';
import { foliagePlants } from './foliage';
import { lowLight } from './low-light';
import { orchids } from './orchids';
import { planters } from './planters';
import { smallGardens } from './small-gardens';
import { succulentsAndCacti } from './succulents-cacti';

/** Indoor plants and what to put them in, shelf by shelf, in the order in which `allGroups` deals them. */
export const indoorShelves: readonly (readonly GroupSource[])[] = [
  bloomingPlants,
  foliagePlants,
  smallGardens,
  orchids,
  lowLight,
  floweringGifts,
  brightLight,
  succulentsAndCacti,
  azaleas,
  floorPlants,
  dishGardens,
  planters,
];
