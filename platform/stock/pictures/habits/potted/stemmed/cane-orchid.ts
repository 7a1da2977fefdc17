import { mix, shade, type Pigment } from '../../../drawing/colour';
import { cycle, range, stemCurve, type StemPoint } from '../../../drawing/geometry';
import type { Pen } from '../../../drawing/pen';
import { drawLeaf } from '../../../foliage/leaf';
import { leaf, material, petal } from '../../../pigments';
import { flower, type DrawHabit } from '../../growing';

interface Cane {
  foot: number;
  tip: readonly [x: number, y: number];
  near: number;
  /** A cane in flower has dropped most of its leaves. */
  inFlower: boolean;
}

const canes: Cane[] = [
  { foot: -44, tip: [-206, -330], near: 0.78, inFlower: false },
  { foot: 44, tip: [212, -318], near: 0.8, inFlower: false },
  { foot: -22, tip: [-112, -486], near: 0.88, inFlower: true },
  { foot: 24, tip: [128, -456], near: 0.92, inFlower: true },
  { foot: 2, tip: [12, -540], near: 1, inFlower: true },
];
const joints = 9;
const green = mix(leaf.fresh, petal.lemon, 0.2);

/** A jointed cane, swollen between its knots, each knot in a papery sheath. */
function drawCane(pen: Pen, line: readonly StemPoint[], tone: Pigment): void {
  line.slice(0, -1).forEach(({ x, y, heading }, index) => {
    const next = cycle(line, index + 1);
    const length = Math.hypot(next.x - x, next.y - y);
    const half = 9.5 + 4.5 * Math.sin((Math.PI * (index + 0.6)) / joints);
    pen.place(x, y, { turn: heading }, () => {
      pen.shape(
        [
          [-half * 0.68, 3],
          [-half, -length * 0.55],
          [-half * 0.72, -length - 2],
          [half * 0.72, -length - 2],
          [half, -length * 0.55],
          [half * 0.68, 3],
        ],
        shade(tone, -0.02),
        { shadow: 4 },
      );
      pen.line(
        [
          [-half * 0.36, -length * 0.2],
          [-half * 0.4, -length * 0.8],
        ],
        shade(tone, 0.09),
        half * 0.3,
      );
      pen.line(
        [
          [-half * 0.68, -length],
          [half * 0.68, -length],
        ],
        mix(material.straw, leaf.olive, 0.3),
        4.5,
      );
    });
  });
}

/** Upright jointed canes with short leaves in two ranks; the flowers sit straight on them. */
export const caneOrchid: DrawHabit = (pen, { flowers }) => {
  const bearing = canes.filter(({ inFlower }) => inFlower).length;
  let order = 0;
  canes.forEach(({ foot, tip, near, inFlower }) =>
    pen.atDepth(near, () => {
      const line = stemCurve([foot, 8], [foot + (tip[0] - foot) * 0.3, tip[1] * 0.6], tip, joints);
      const blades = (from: number, until: number) =>
        line.slice(from, until).forEach(({ x, y, heading }, index) => {
          const side = index % 2 ? 1 : -1;
          pen.place(x, y, { turn: heading + side * pen.between(46, 60) }, () =>
            drawLeaf(pen, pen.between(92, 108), 18, shade(leaf.leaf, 0.04 - side * 0.02), {
              bend: side * 0.14,
              widest: 0.5,
            }),
          );
        });
      drawCane(pen, line, green);
      if (inFlower) blades(3, 5);
      else blades(5, joints + 1);
      const end = cycle(line, -1);
      if (!inFlower)
        pen.place(end.x, end.y, { turn: end.heading }, () => drawLeaf(pen, 88, 16, leaf.leaf));
      if (!flowers || !inFlower) return;
      const mine = range(flowers.count).filter((index) => index % bearing === order % bearing);
      order += 1;
      mine.forEach((index, place) => {
        const at = cycle(line, joints - place * 2);
        const side = (place + order) % 2 ? 1 : -1;
        const [x, y] = [at.x + side * 32, at.y - 8];
        pen.line(
          [
            [at.x, at.y],
            [x, y],
          ],
          mix(green, petal.lavender, 0.4),
          5,
        );
        flower(pen, flowers, index, { x, y, radius: 53, lean: side * 14 });
      });
    }),
  );
};
