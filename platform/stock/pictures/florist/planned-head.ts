import type { Pigment } from '../drawing/colour';
import type { Bloom } from '../scene-description';
import type { BunchShape } from './shapes';

/** Where one flower goes. The origin is the middle of the vessel's rim. */
export interface PlannedHead {
  bloom: Bloom;
  pigment: Pigment;
  radius: number;
  role: 'focal' | 'second' | 'filler' | 'line';
  x: number;
  y: number;
  lean: number;
  tilt: number;
  /** Painting order: larger is nearer. */
  nearness: number;
}

/** What a bunch is built to. */
export interface BunchPlan {
  reach: number;
  shape: BunchShape;
  /** The high side of an uneven bunch: −1 left, 1 right. */
  side: number;
}
