import { shade } from '../../../drawing/colour';
import { asPoints, cycle, lerp, polar, range, stemCurve, tipOf } from '../../../drawing/geometry';
import { drawLeaf } from '../../../foliage/leaf';
import { leaf } from '../../../pigments';
import { flower, type DrawHabit } from '../../growing';

interface Stem {
  foot: number;
  tip: readonly [x: number, y: number];
  near: number;
}

const stems: Stem[] = [
  { foot: -50, tip: [-138, -452], near: 0.88 },
  { foot: 54, tip: [146, -410], near: 0.92 },
  { foot: 0, tip: [4, -620], near: 1 },
];

/** The trumpets, one after the other: on which stem, and where they point. */
const trumpets: [stem: number, lean: number][] = [
  [2, -74],
  [0, -92],
  [1, 90],
  [2, 78],
  [2, 2],
  [0, -40],
  [1, 40],
];
const long = 100;

/** Tall stems in leaf from the ground to their heads, long trumpets that look outwards. */
export const trumpetLilies: DrawHabit = (pen, { flowers }) => {
  const green = shade(leaf.leaf, 0.015);
  stems.forEach(({ foot, tip, near }, stem) =>
    pen.atDepth(near, () => {
      const steps = Math.round(-tip[1] / 19);
      const line = stemCurve([foot, 8], [foot + (tip[0] - foot) * 0.2, tip[1] * 0.6], tip, steps);
      const leaves = (from: number, spread: number, step: number) =>
        line.slice(from, -1).forEach(({ x, y, heading }, index) => {
          const along = (index + from) / steps;
          const side = index % 2 ? 1 : -1;
          pen.place(
            x,
            y,
            { turn: heading + side * (lerp(spread, 54, along) + pen.between(-12, 12)) },
            () =>
              drawLeaf(
                pen,
                lerp(112, 74, along) * pen.between(0.88, 1.1),
                7.5,
                shade(green, step + pen.between(-0.03, 0.03) - side * 0.015),
                { bend: side * 0.3, shadow: 3, vein: false },
              ),
          );
        });
      pen.ribbon(asPoints(line), 13, 9, leaf.stem, { shadow: 4 });
      leaves(2, 78, 0.02);
      if (!flowers) return;
      const { x, y } = tipOf(line);
      const mine = range(flowers.count)
        .map((index) => ({ index, trumpet: cycle(trumpets, index) }))
        .filter(({ trumpet }) => trumpet[0] === stem);
      [stem === 1 ? -34 : 34, stem === 2 ? -34 : 4].forEach((turn, order) =>
        pen.place(x, y, { turn }, () =>
          drawLeaf(pen, 82 - order * 14, 12, shade(leaf.fresh, 0.08 + order * 0.03), {
            widest: 0.66,
            vein: false,
          }),
        ),
      );
      mine
        .sort((one, other) => Math.abs(one.trumpet[1]) - Math.abs(other.trumpet[1]))
        .forEach(({ index, trumpet: [, lean] }) => {
          const [dx, dy] = polar(lean, long * 1.24);
          pen.line(
            [
              [x, y],
              [x + dx * 0.2, y + dy * 0.2],
            ],
            leaf.stem,
            8,
          );
          flower(pen, flowers, index, { x: x + dx, y: y + dy, radius: long, lean, tilt: 1 });
        });
    }),
  );
};
