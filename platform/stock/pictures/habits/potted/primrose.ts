import { mix, shade, type Pigment } from '../../drawing/colour';
import { clamp, lerp, mirrored, range, sunflowerScatter, type Point } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { leaf, petal } from '../../pigments';
import { flower, type DrawHabit } from '../growing';

const green = mix(leaf.fresh, leaf.leaf, 0.35);

/** A long spoon, puckered along its edge and between its veins. */
function puckeredLeaf(pen: Pen, length: number, tone: Pigment): void {
  const edge = range(8).map((index): Point => {
    const along = 0.08 + (index / 7) * 0.86;
    const half = length * (0.06 + 0.21 * Math.sin(Math.PI * along ** 1.5) ** 0.8);
    return [half * (index % 2 ? 1.07 : 0.93), -length * along];
  });
  const contrast = pen.light(-90) * 0.04;
  const left = mirrored(edge);
  const tip: Point = [0, -length];
  pen.shape([[0, 0], ...edge, tip, ...[...left].reverse()], shade(tone, -contrast), { shadow: 5 });
  pen.shape([[0, 0], ...left, tip, [0, -length * 0.5]], shade(tone, contrast));
  pen.line(
    [
      [0, 0],
      [0, -length * 0.93],
    ],
    mix(tone, petal.lemon, 0.55),
    length * 0.03,
  );
  [0.3, 0.42, 0.54, 0.66, 0.78].forEach((along) =>
    [-1, 1].forEach((side) => {
      const out = length * 0.19 * Math.sin(Math.PI * along ** 1.5) ** 0.8;
      pen.line(
        [
          [0, -length * along],
          [side * out, -length * (along + 0.06)],
        ],
        mix(tone, petal.lemon, 0.3),
        length * 0.013,
      );
    }),
  );
}

/** A flat whorl of puckered spoons, a posy of flowers sitting in its heart. */
export const primrose: DrawHabit = (pen, { flowers }) => {
  const ring = (count: number, spread: number, length: number, near: number, lift: number) =>
    range(count)
      .sort((one, other) => Math.abs(other * 2 - count + 1) - Math.abs(one * 2 - count + 1))
      .forEach((index) =>
        pen.atDepth(near + (index % 2) * 0.06, () => {
          const turn = lerp(-spread, spread, index / (count - 1)) + pen.between(-5, 5);
          pen.place(turn * 0.35, -lift, { turn }, () =>
            puckeredLeaf(
              pen,
              length * pen.between(0.9, 1.08),
              shade(green, pen.between(-0.035, 0.03)),
            ),
          );
        }),
      );
  ring(8, 84, 206, 0.62, 8);
  ring(8, 108, 190, 0.82, 4);
  ring(4, 128, 112, 0.94, 0);
  if (!flowers) return;
  const radius = clamp(176 / Math.sqrt(flowers.count), 24, 56);
  [...sunflowerScatter(flowers.count, 20)]
    .map((place, index) => ({ ...place, index }))
    .sort((one, other) => other.reach - one.reach)
    .forEach(({ x, y, reach, index }) =>
      pen.atDepth(1 - reach * 0.14, () =>
        flower(pen, flowers, index, {
          x: x * 134,
          y: -120 + y * 92,
          radius,
          lean: x * 50,
          tilt: reach * 0.4,
        }),
      ),
    );
};
