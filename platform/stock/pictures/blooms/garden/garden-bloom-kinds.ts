import type { GardenBloom } from '../../scene-description';
import type { BloomKind } from '../bloom-kinds';
import {
  alyssum,
  blackEyedSusan,
  blackEyedSusanFromSide,
  clematis,
  lobelia,
  starClematis,
} from './border-faces';
import { columbine } from './columbine';
import { fuchsia, snowdrop } from './hanging-bells';
import { panicle, umbel } from './plates-and-cones';
import { coneflower, plume, trumpets } from './spires-and-cones';

/** Flowers of garden plants that are sold in pots, never cut. */
export const gardenBloomKinds: Record<GardenBloom, BloomKind> = {
  'black-eyed-susan': {
    draw: blackEyedSusan,
    fromSide: blackEyedSusanFromSide,
    radius: 66,
    stance: 'face',
  },
  coneflower: { draw: coneflower, radius: 70, stance: 'upright' },
  fuchsia: { draw: fuchsia, radius: 84, stance: 'upright' },
  plume: { draw: plume, radius: 150, stance: 'spire' },
  snowdrop: { draw: snowdrop, radius: 40, stance: 'upright' },
  trumpets: { draw: trumpets, radius: 62, stance: 'upright' },
  umbel: { draw: umbel, radius: 92, stance: 'upright' },
  columbine: { draw: columbine, radius: 56, stance: 'upright' },
  panicle: { draw: panicle, radius: 108, stance: 'upright' },
  alyssum: { draw: alyssum, radius: 44, stance: 'face', globe: true },
  lobelia: { draw: lobelia, radius: 26, stance: 'upright' },
  clematis: { draw: clematis, radius: 66, stance: 'face' },
  'star-clematis': { draw: starClematis, radius: 34, stance: 'face' },
};
