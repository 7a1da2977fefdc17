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

/** The same vessel, wider or taller. */
export function proportioned(
  pen: Pen,
  vessel: DrawnVessel,
  [width, height]: readonly [number, number],
): DrawnVessel {
  const part = (draw: () => void) => () =>
    pen.place(0, 0, { scale: width, squash: height / width }, draw);
  return {
    ...vessel,
    mouth: vessel.mouth * height,
    opening: vessel.opening * width,
    foot: vessel.foot * width,
    back: part(vessel.back),
    front: part(vessel.front),
  };
}

/** The reach from which on a bunch asks for a larger vase. */
const fullReach = 400;

/**
 * A hand-tied wrap opens as wide as its bunch: a single stem gets a narrow cone. A large bunch stands in a larger vase; `air` is how
 * much wider than its flowers it is.
 */
export function fitted(
  pen: Pen,
  vessel: DrawnVessel,
  reach: number,
  stems: number,
  air = 1,
): DrawnVessel {
  if (vessel.spray) return vessel;
  if (!vessel.tied) {
    const grown = Math.max(1, Math.min(1.4, reach / air / fullReach));
    return grown === 1 ? vessel : proportioned(pen, vessel, [grown, grown]);
  }
  const width = stems < 4 ? 0.5 + stems * 0.06 : Math.max(0.8, Math.min(1.5, reach / 290));
  const height = stems < 4 ? 0.92 : Math.max(0.9, width);
  return { ...proportioned(pen, vessel, [width, height]), foot: vessel.foot };
}
