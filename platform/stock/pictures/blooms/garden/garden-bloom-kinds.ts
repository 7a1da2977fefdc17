import type { GardenBloom } from '../../scene-description';
import type { BloomKind } from '../bloom-kind';
import {
  alyssum,
  blackEyedSusan,
  blackEyedSusanFromSide,
  clematis,
  lobelia,
  starClematis,
} from './border-faces';
import { beeBalm, impatiens, petunia, serviceberryStars } from './bedding-faces';
import { calibrachoa } from './calibrachoa';
import { columbine } from './columbine';
import { doubleBegonia } from './double-begonia';
import { hangingHeart } from './hanging-heart';
import { fuchsia, snowdrop } from './hanging-bells';
import { lacecap } from './lacecap';
import { lungwortBells } from './lungwort-bells';
import { hellebore } from './hellebore';
import { panicle, umbel } from './plates-and-cones';
import { roseBud } from './rose-bud';
import { snapdragon } from './snapdragon';
import { coneflower, plume, trumpets } from './spires-and-cones';
import { thyme } from './thyme';
import { wand } from './wand';

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
  hellebore: { draw: hellebore, radius: 66, stance: 'face' },
  columbine: { draw: columbine, radius: 56, stance: 'upright' },
  panicle: { draw: panicle, radius: 108, stance: 'upright' },
  alyssum: { draw: alyssum, radius: 44, stance: 'face', globe: true },
  lobelia: { draw: lobelia, radius: 26, stance: 'upright' },
  clematis: { draw: clematis, radius: 66, stance: 'face' },
  'star-clematis': { draw: starClematis, radius: 34, stance: 'face' },
  'rose-bud': { draw: roseBud, radius: 64, stance: 'upright' },
  wand: { draw: wand, radius: 140, stance: 'spire' },
  lacecap: { draw: lacecap, radius: 116, stance: 'upright' },
  'lungwort-bells': { draw: lungwortBells, radius: 58, stance: 'upright' },
  petunia: { draw: petunia, radius: 66, stance: 'face' },
  calibrachoa: { draw: calibrachoa, radius: 30, stance: 'face' },
  thyme: { draw: thyme, radius: 22, stance: 'face', globe: true },
  impatiens: { draw: impatiens, radius: 46, stance: 'face' },
  serviceberry: { draw: serviceberryStars, radius: 48, stance: 'upright' },
  'bee-balm': { draw: beeBalm, radius: 70, stance: 'upright' },
  'bleeding-heart': { draw: hangingHeart, radius: 44, stance: 'upright' },
  snapdragon: { draw: snapdragon, radius: 150, stance: 'spire' },
  begonia: { draw: doubleBegonia, radius: 92, stance: 'face' },
};
