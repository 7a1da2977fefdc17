import type { GroupSource } from '../group-source';
import { annuals } from './annuals';
import { annualsForShadeAndBaskets } from './annuals-shade-baskets';
import { annualsForSun } from './annuals-sun';
import { bulbs } from './bulbs';
import { edibles } from './edibles';
import { ediblesAndBulbs } from './edibles-bulbs';
import { perennials } from './perennials';
import { nativePerennials } from './perennials-native';
import { perennialsForShade } from './perennials-shade';
import { perennialsForSun } from './perennials-sun';
import { gardenRoses } from './roses';
import { shadeTrees } from './shade-trees';
import { shrubs } from './shrubs';
import { shrubsAndTrees } from './shrubs-trees';
import { smallTreesAndEvergreens } from './small-trees';
import { vinesAndGroundcovers } from './vines-groundcovers';

/** What grows outside, shelf by shelf, in the order in which `allGroups` deals them. */
export const outdoorShelves: readonly (readonly GroupSource[])[] = [
  annuals,
  perennials,
  shrubsAndTrees,
  ediblesAndBulbs,
  annualsForSun,
  perennialsForSun,
  shrubs,
  gardenRoses,
  shadeTrees,
  nativePerennials,
  edibles,
  annualsForShadeAndBaskets,
  smallTreesAndEvergreens,
  perennialsForShade,
  vinesAndGroundcovers,
  bulbs,
];
