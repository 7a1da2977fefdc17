import { drawHead } from '../blooms/bloom-kinds';
import { shade, type Pigment } from '../drawing/colour';
import { asPoints, range, stemCurve, type Point } from '../drawing/geometry';
import type { Pen } from '../drawing/pen';
import { drawLeaf } from '../foliage/leaf';
import { leaf, petal } from '../pigments';
import { standsOn, type DrawGood } from './hardgood';

/** Nine units to the inch: four feet between the posts, seven to the crown of the arch. */
const half = 232;
const spring = -540;
const rise = 232;
const deep: Point = [66, -46];

const arch = (steps: number): Point[] =>
  range(steps + 1).map((index) => {
    const angle = Math.PI * (1 - index / steps);
    return [Math.cos(angle) * half, spring - Math.sin(angle) * rise];
  });
const behind = ([x, y]: Point): Point => [x + deep[0], y + deep[1]];

function frame(pen: Pen, wood: Pigment, place: (point: Point) => Point): void {
  [-half, half].forEach((x) =>
    pen.ribbon([place([x, 0]), place([x, spring - 6])], 28, 28, shade(wood, x < 0 ? 0.02 : -0.03), {
      shadow: 6,
    }),
  );
  pen.ribbon(arch(20).map(place), 30, 30, shade(wood, 0.03), { shadow: 6 });
}

/** The lattice between the two posts of a side. */
function side(pen: Pen, x: number, wood: Pigment): void {
  range(8).forEach((index) => {
    const y = -62 - index * 64;
    pen.ribbon([[x, y], behind([x, y])], 14, 12, shade(wood, 0.05), { shadow: 3 });
    if (index < 7)
      pen.ribbon([[x, y], behind([x, y - 64])], 9, 9, shade(wood, -0.04), { shadow: 2 });
  });
}

/** Clematis up one post and over the shoulder of the arch. Its flowers are ornament and not counted. */
function clematis(pen: Pen): void {
  const counted = pen.blooms;
  const vines: Point[][] = [
    asPoints(stemCurve([-half - 34, 0], [-half + 96, -300], [-half - 8, spring], 13)),
    arch(20).slice(0, 12),
  ];
  vines.forEach((vine, part) => {
    pen.line(vine, shade(leaf.moss, -0.05), 6);
    vine.forEach(([x, y], index) => {
      [-66, 14, 74].forEach((turn) =>
        pen.place(x, y, { turn: turn + pen.between(-18, 18) + part * 30 }, () =>
          drawLeaf(pen, 50, 15, shade(leaf.leaf, pen.between(-0.05, 0.05))),
        ),
      );
      if (index % 3 === 1)
        drawHead(pen, 'daisy', {
          x: x + (index % 2 ? 18 : -16),
          y: y - 6,
          radius: 34,
          pigment: petal.purple,
        });
    });
  });
  pen.blooms = counted;
}

/** A garden arbor: two posts on either side, lattice between them, an arch overhead. */
export const arbor: DrawGood = (pen, { paint: wood }) => {
  pen.atDepth(0.72, () => frame(pen, wood, behind));
  side(pen, half, wood);
  side(pen, -half, wood);
  arch(12)
    .slice(1, -1)
    .forEach((point) =>
      pen.ribbon([point, behind(point)], 15, 13, shade(wood, 0.07), { shadow: 5 }),
    );
  frame(pen, wood, (point) => point);
  clematis(pen);
  return { feet: [...standsOn(46, -half + 16).feet, ...standsOn(46, half + 24).feet] };
};
