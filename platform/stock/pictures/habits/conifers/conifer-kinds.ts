import type { Conifer } from '../../scene-description';
import type { DrawHabit } from '../growing';
import { arborvitae, lemonCypress } from './flat-sprays';
import { mugoPine } from './mugo-pine';
import { norfolkPine } from './norfolk-pine';
import { scotchPine, whitePine } from './pines';
import { weepingLarch } from './weeping-larch';

/** Trees with needles or scales that are drawn as themselves. */
export const coniferKinds: Record<Conifer, DrawHabit> = {
  'mugo-pine': mugoPine,
  'white-pine': whitePine,
  'scotch-pine': scotchPine,
  'norfolk-pine': norfolkPine,
  'weeping-larch': weepingLarch,
  arborvitae,
  'lemon-cypress': lemonCypress,
};
