import { mix, shade, type Pigment } from '../../drawing/colour';
import { ellipse, lerp, petal as petalShape, range, type Point } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { drawLeaf } from '../../foliage/leaf';
import { grass } from '../../foliage/sprigs';
import { leaf, material, petal } from '../../pigments';
import { standsOn, type DrawGood } from '../hardgood';

const knot: Point = [0, -600];
const feet: readonly Point[] = [
  [-120, -44],
  [128, -46],
  [-262, -8],
  [260, -10],
  [-128, 34],
  [138, 36],
];

/** Along a pole: 0 is its foot, 1 the knot; it runs on a little above. */
const along = ([x, y]: Point, share: number): Point => [
  lerp(x, knot[0], share),
  lerp(y, knot[1], share),
];

function pole(pen: Pen, foot: Point, wood: Pigment): void {
  pen.ribbon([foot, along(foot, 0.6), along(foot, 1.17)], 15, 11, wood, { shadow: 5 });
  pen.place(-3, 0, {}, () =>
    pen.line([along(foot, 0.02), along(foot, 0.6), along(foot, 1.15)], shade(wood, 0.09), 2.6),
  );
}

/** A bean leaf: three broad pointed leaflets. */
function beanLeaf(pen: Pen, size: number, tone: Pigment): void {
  [-76, 76, 0].forEach((turn) =>
    pen.place(0, turn ? -size * 0.24 : -size * 0.3, { turn }, () =>
      drawLeaf(
        pen,
        size * (turn ? 0.62 : 0.76),
        size * (turn ? 0.25 : 0.29),
        shade(tone, turn < 0 ? -0.03 : 0.02),
        { widest: 0.34, shadow: 3 },
      ),
    ),
  );
}

/** Pods hang in twos. */
function pods(pen: Pen, x: number, y: number, length: number): void {
  [-7, 9].forEach((turn) =>
    pen.place(x, y, { turn: 180 + turn }, () => {
      const pod: Point[] = [
        [0, 0],
        [-7, -length * 0.2],
        [-8, -length * 0.7],
        [2, -length],
        [8, -length * 0.7],
        [7, -length * 0.2],
      ];
      pen.shape(pod, mix(leaf.fresh, petal.lemon, turn < 0 ? 0.2 : 0.35), { shadow: 4 });
      [0.28, 0.46, 0.64].forEach((share) =>
        pen.dot(0, -length * share, 3.4, mix(leaf.fresh, petal.lemon, 0.6)),
      );
    }),
  );
}

/** Scarlet runner flowers on their little spike. */
function scarlet(pen: Pen, x: number, y: number, turn: number): void {
  pen.place(x, y, { turn }, () => {
    pen.line(
      [
        [0, 0],
        [0, -58],
      ],
      leaf.stem,
      4,
    );
    range(5).forEach((index) =>
      pen.place(index % 2 ? 7 : -7, -20 - index * 10, { turn: index % 2 ? 48 : -48 }, () =>
        pen.shape(petalShape(24, 11, { tip: 0.8 }), shade(petal.red, 0.05 - (index % 2) * 0.06), {
          shadow: 2,
        }),
      ),
    );
  });
}

/** A vine that winds up its pole to a share of its length. */
function climbing(pen: Pen, foot: Point, upTo: number, index: number): void {
  const turns = 11;
  const vine = range(turns * 2 + 1).map((step): Point => {
    const share = (step / (turns * 2)) * upTo;
    const [x, y] = along(foot, share);
    return [x + Math.sin(step * 0.9 + index) * 13, y];
  });
  pen.line(vine, shade(leaf.fresh, -0.1), 5);
  range(turns).forEach((step) => {
    const share = ((step + 0.6) / turns) * upTo;
    const [x, y] = along(foot, share);
    const side = (step + index) % 2 ? 1 : -1;
    pen.place(x + side * 10, y, { turn: side * pen.between(66, 112), scale: 1 - share * 0.3 }, () =>
      beanLeaf(pen, 84, shade(leaf.leaf, pen.between(-0.02, 0.08))),
    );
    if (step % 4 === 1 && step > 1) pods(pen, x - side * 22, y + 6, 92);
    if (step % 4 === 3) scarlet(pen, x - side * 6, y, -side * 52);
  });
}

function ground(pen: Pen): void {
  pen.shape(
    ellipse(320, 62, { points: 18, wobble: 0.07, random: pen.random, y: 6 }),
    shade(material.soil, 0.07),
    { shadow: 6 },
  );
  pen.shape(
    ellipse(270, 44, { points: 16, wobble: 0.1, random: pen.random, y: 0 }),
    shade(material.soil, 0.13),
  );
  range(26).forEach(() =>
    pen.dot(
      pen.between(-280, 280),
      pen.between(-30, 44),
      pen.between(3, 6),
      shade(material.soil, pen.between(0.02, 0.2)),
    ),
  );
}

/** Six poles, one knot: beans climb all but the side where the children go in. */
export const beanTeepee: DrawGood = (pen, { paint }) => {
  const wood = mix(material.oak, paint, 0.12);
  ground(pen);
  feet.forEach((foot, index) => {
    const near = index < 2 ? 0.55 : index < 4 ? 0.85 : 1;
    pen.atDepth(near, () => {
      pole(pen, foot, shade(wood, index % 2 ? -0.03 : 0.02));
      climbing(pen, foot, index < 2 ? 0.36 : index < 4 ? 0.86 : 0.62, index);
    });
  });
  [-14, -4, 6, 16].forEach((rise, index) =>
    pen.line(
      [
        [-26 + index, knot[1] + rise + 4],
        [0, knot[1] + rise + 10],
        [26 - index, knot[1] + rise - 2],
      ],
      shade(material.kraft, index % 2 ? 0.04 : -0.06),
      8,
    ),
  );
  [-1.18, -0.7, 0.78, 1.2].forEach((side) =>
    pen.place(side * 270, 34, {}, () => grass(pen, 62, leaf.leaf)),
  );
  return standsOn(300);
};
