import type { PottedBloom } from '../../scene-description';
import type { BloomKind } from '../bloom-kind';
import { marbledPoinsettia } from '../poinsettia';
import { anthuriumFlower } from './anthurium';
import { amaryllisFlower } from './amaryllis';
import { azaleaFlower } from './azalea';
import { bell } from './bell';
import { cactusFlower } from './cactus-flower';
import { craneFlower } from './crane-flower';
import { cyclamenFlower } from './cyclamen';
import { dancingLady } from './dancing-lady';
import { heliotropeHead } from './heliotrope';
import { paperwhite } from './paperwhite';
import { peaceLilyFlower } from './peace-lily';
import { primroseFlower } from './primrose';
import { slipperOrchid } from './slipper-orchid';
import { torch } from './torch';
import { trumpetLily } from './trumpet-lily';

/** Flowers that are seen on potted plants only. */
export const pottedBloomKinds: Record<PottedBloom, BloomKind> = {
  cyclamen: { draw: cyclamenFlower, radius: 56, stance: 'upright' },
  'cactus-flower': { draw: cactusFlower, radius: 62, stance: 'upright' },
  primrose: { draw: primroseFlower, radius: 50, stance: 'face' },
  anthurium: { draw: anthuriumFlower, radius: 84, stance: 'upright' },
  'trumpet-lily': { draw: trumpetLily, radius: 104, stance: 'upright' },
  'crane-flower': { draw: craneFlower, radius: 100, stance: 'upright' },
  azalea: { draw: azaleaFlower, radius: 62, stance: 'face', spread: 1.45 },
  heliotrope: { draw: heliotropeHead, radius: 118, stance: 'upright' },
  bell: { draw: bell, radius: 32, stance: 'upright' },
  'marbled-poinsettia': { draw: marbledPoinsettia, radius: 128, stance: 'face', spread: 2.3 },
  amaryllis: { draw: amaryllisFlower, radius: 122, stance: 'face' },
  torch: { draw: torch, radius: 64, stance: 'upright' },
  'peace-lily': { draw: peaceLilyFlower, radius: 66, stance: 'upright' },
  'dancing-lady': { draw: dancingLady, radius: 34, stance: 'upright' },
  paperwhite: { draw: paperwhite, radius: 76, stance: 'upright' },
  'slipper-orchid': { draw: slipperOrchid, radius: 84, stance: 'upright' },
};
