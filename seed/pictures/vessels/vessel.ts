import type { Pigment } from '../drawing/colour';
import type { Pen } from '../drawing/pen';

/** A vessel stands on y = 0. What is behind the flowers is drawn first, what is in front of the stems last. */
export interface DrawnVessel {
  /** Height of the rim. */
  mouth: number;
  /** Half width at the rim. */
  opening: number;
  /** Half width on the table. */
  foot: number;
  /** Stems show through. */
  clear?: boolean;
  /** Hand-tied: the flowers lie in front of the back sheet and behind the lapels. */
  tied?: boolean;
  /** Lies open to all sides on a stand, without a rim. */
  spray?: boolean;
  back(): void;
  front(): void;
}

export type MakeVessel = (pen: Pen, glaze?: Pigment) => DrawnVessel;
