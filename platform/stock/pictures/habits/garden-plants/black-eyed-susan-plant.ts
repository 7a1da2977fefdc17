import { mix, shade } from '../../drawing/colour';
import { tipOf } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { lanceLeaf } from '../../foliage/garden/border-leaves';
import { leaf } from '../../pigments';
import { fan, flower, type DrawHabit } from '../growing';
import { drawStalk, leavesAlong } from './stalks';

const green = mix(leaf.leaf, leaf.moss, 0.3);

function clump(pen: Pen, count: number, size: number, near: number): void {
  fan(
    pen,
    count,
    86,
    (turn) =>
      pen.place(turn * 0.8, 4, { turn: turn * 0.9 }, () =>
        lanceLeaf(pen, size * pen.between(0.86, 1.1), shade(green, pen.between(-0.03, 0.04))),
      ),
    [near - 0.2, near],
  );
}

interface Clump {
  /** How many flowers the radius is for at most. */
  most: number;
  /** Side-view flowers stand on their stalk; faces look at us. */
  faces: boolean;
}

/** Lances in a clump, wiry stalks over it, a flower on each. */
const clumpWith =
  ({ most, faces }: Clump): DrawHabit =>
  (pen, { flowers }) => {
    clump(pen, 11, 240, 0.72);
    if (flowers) {
      const { count } = flowers;
      const radius = Math.min(most, 230 / Math.sqrt(count));
      fan(
        pen,
        count,
        40,
        (turn, _, index) => {
          const step = (index * 0.618) % 1;
          const height = (330 + step * 210) * (1 - Math.abs(turn) / 190);
          const line = drawStalk(pen, { turn, height, width: 8 });
          leavesAlong(
            pen,
            line,
            [3, 5],
            () => lanceLeaf(pen, 92, shade(green, pen.between(-0.02, 0.05))),
            [44, 10],
          );
          const { x, y, heading } = tipOf(line);
          flower(pen, flowers, index, {
            x,
            y,
            radius: radius * pen.between(0.94, 1.06),
            lean: faces ? heading : heading * 0.6,
            tilt: Math.abs(turn) > 32 ? 0.8 : 0.35,
          });
        },
        [0.76, 1],
      );
    }
    clump(pen, 8, 168, 1);
  };

/** A gold wheel with a dark dome, or a white one with a gold button, on each stalk. */
export const blackEyedSusanPlant = clumpWith({ most: 74, faces: true });
/** Hanging rays round a tall cone on each stalk. */
export const coneflowerPlant = clumpWith({ most: 82, faces: false });
