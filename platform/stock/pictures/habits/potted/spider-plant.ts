import { mix, shade, type Pigment } from '../../drawing/colour';
import { asPoints, lerp, polar, range, stemCurve, tipOf, type Point } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { leaf, petal } from '../../pigments';
import type { DrawHabit } from '../growing';

/** A thin strap that rises and falls over, a cream stripe down its middle. */
function striped(pen: Pen, tip: Point, rise: number, width: number, tone: Pigment): void {
  const line = asPoints(stemCurve([0, 0], [tip[0] * 0.45, tip[1] * 0.7 - rise], tip, 8));
  pen.ribbon(line, width, 3, tone, { shadow: 4 });
  pen.ribbon(line.slice(0, -1), width * 0.42, 2, mix(petal.lemon, petal.white, 0.4));
}

/** Straps to all sides, those in front shorter. */
function fountain(pen: Pen, count: number, length: number, near: number): void {
  range(count)
    .sort((one, other) => Math.abs(other * 2 - count + 1) - Math.abs(one * 2 - count + 1))
    .forEach((index) =>
      pen.atDepth(near + (index % 2) * 0.08, () => {
        const turn = lerp(-86, 86, index / (count - 1)) + pen.between(-6, 6);
        const [x, y] = polar(turn, length * pen.between(0.84, 1.1));
        striped(
          pen,
          [x * 1.04, y * 0.72 + Math.abs(turn) * 1.2],
          length * 0.32,
          21,
          shade(leaf.leaf, pen.between(-0.02, 0.05)),
        );
      }),
    );
}

/** A runner with a young plant at its end. */
function runner(pen: Pen, tip: Point, rise: number): void {
  const line = stemCurve([0, -10], [tip[0] * 0.7, -rise], tip, 10);
  pen.line(asPoints(line), mix(petal.lemon, leaf.fresh, 0.35), 6);
  const { x, y } = tipOf(line);
  pen.place(x, y, {}, () =>
    [-112, 110, -78, 76, -40, 38, 2].forEach((turn) => {
      const [dx, dy] = polar(turn, 74 * pen.between(0.86, 1.1));
      striped(pen, [dx, dy + 16], 14, 14, shade(leaf.leaf, pen.between(0, 0.06)));
    }),
  );
}

/** A fountain of striped straps, its young hung round it on long runners. */
export const spiderPlant: DrawHabit = (pen) => {
  fountain(pen, 13, 320, 0.58);
  pen.atDepth(0.8, () => runner(pen, [236, 96], 300));
  fountain(pen, 11, 280, 0.78);
  runner(pen, [-232, 120], 320);
  fountain(pen, 9, 200, 0.92);
  runner(pen, [128, 150], 250);
};
