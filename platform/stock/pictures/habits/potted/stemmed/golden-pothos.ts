import { mix, shade } from '../../../drawing/colour';
import {
  asPoints,
  headingOf,
  lerp,
  range,
  scaled,
  stemCurve,
  type Point,
} from '../../../drawing/geometry';
import type { Pen } from '../../../drawing/pen';
import { heartLeaf } from '../../../foliage/leaf';
import { leaf, petal } from '../../../pigments';
import type { DrawHabit } from '../../growing';

const green = mix(leaf.leaf, leaf.fresh, 0.45);
const gold = mix(petal.lemon, petal.yellow, 0.35);

const splashes: readonly Point[][] = [
  [
    [-0.04, -0.16],
    [-0.34, -0.12],
    [-0.42, -0.3],
    [-0.16, -0.34],
  ],
  [
    [-0.05, -0.44],
    [-0.3, -0.5],
    [-0.2, -0.66],
    [-0.06, -0.6],
  ],
  [
    [0.05, -0.24],
    [0.4, -0.2],
    [0.3, -0.42],
    [0.08, -0.38],
  ],
  [
    [0.04, -0.56],
    [0.24, -0.52],
    [0.14, -0.74],
    [0.02, -0.86],
  ],
];

/** A waxy heart marbled with gold along its veins; no two leaves take the same share of it. */
function marbledHeart(pen: Pen, size: number, order: number): void {
  heartLeaf(pen, size, shade(green, pen.between(-0.05, 0.04)));
  splashes.forEach((splash, index) => {
    if ((order + index) % 4 === 3) return;
    pen.shape(scaled(splash, size), shade(gold, pen.between(-0.05, 0.02)), { opacity: 0.92 });
  });
  [
    [-0.24, -0.4],
    [0.2, -0.5],
    [0.12, -0.14],
  ].forEach(([x = 0, y = 0]) => pen.dot(x * size, y * size, size * 0.03, gold));
}

function vine(pen: Pen, across: number, length: number): void {
  const stem = stemCurve(
    [across * 96, -18],
    [across * 176, -10],
    [across * 158 + pen.between(-14, 14), length],
    Math.max(4, Math.round(length / 44)),
  );
  pen.line(asPoints(stem), shade(green, -0.1), 5);
  stem
    .slice(1)
    .forEach(({ x, y }, index) =>
      pen.place(x, y, { turn: 180 + (index % 2 ? 52 : -52) + pen.between(-14, 14) }, () =>
        marbledHeart(pen, lerp(84, 58, index / stem.length) * pen.between(0.92, 1.08), index),
      ),
    );
}

/** Hearts marbled green and gold, heaped over the rim and hanging on long vines. */
export const goldenPothos: DrawHabit = (pen) => {
  const vines: readonly (readonly [across: number, length: number])[] = [
    [-1.05, 300],
    [1.05, 360],
    [-0.72, 400],
    [0.7, 250],
    [-0.34, 190],
    [0.3, 150],
  ];
  vines.forEach(([across, length], index) =>
    pen.atDepth(index < 2 ? 0.82 : 1, () => vine(pen, across, length)),
  );
  range(30)
    .map((index) => {
      const reach = Math.sqrt((index + 0.5) / 30);
      const angle = index * 2.39996;
      return { index, reach, x: Math.cos(angle) * reach, y: Math.sin(angle) * reach };
    })
    .sort((one, other) => other.reach - one.reach)
    .forEach(({ index, reach, x, y }) =>
      pen.atDepth(1 - Math.max(0, -y) * 0.12, () =>
        pen.place(
          x * 150,
          y * 66 - 62,
          { turn: headingOf(x, y - 0.3) + pen.between(-24, 24), squash: lerp(0.84, 1, reach) },
          () => pen.place(0, 28, {}, () => marbledHeart(pen, 92 * pen.between(0.88, 1.1), index)),
        ),
      ),
    );
};
