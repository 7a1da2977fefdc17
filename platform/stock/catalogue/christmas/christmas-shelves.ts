import type { GroupSource } from '../group-source';
import { christmas } from './christmas';
import { poinsettiasAndOrnaments } from './poinsettias-ornaments';
import { treesAndGreens } from './trees-greens';

/** Christmas, shelf by shelf, in the order in which `allGroups` deals them. */
export const christmasShelves: readonly (readonly GroupSource[])[] = [
  christmas,
  treesAndGreens,
  poinsettiasAndOrnaments,
];
