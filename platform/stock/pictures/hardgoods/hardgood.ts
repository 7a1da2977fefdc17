import type { Pigment } from '../drawing/colour';
import type { Pen } from '../drawing/pen';
import type { HardgoodScene } from '../scene-description';
import type { Standing } from '../subject';

interface Good {
  /** Its main paint, from the palette. */
  paint: Pigment;
  scene: HardgoodScene;
}

/** Stands on y = 0, or hangs. */
export type DrawGood = (pen: Pen, good: Good) => Standing;

export const standsOn = (halfWidth: number, x = 0): Standing => ({ feet: [{ x, halfWidth }] });
export const hangs: Standing = { feet: [], hung: true };
