import { mix, shade, type Pigment } from '../drawing/colour';
import { mirrored, polar, range, type Point } from '../drawing/geometry';
import type { Pen } from '../drawing/pen';
import { leaf, petal } from '../pigments';
import { drawLeaf } from './leaf';

/** A leaf in its natural colours, rooted at the origin, pointing up. */
export type BroadLeaf = (pen: Pen, size: number, pigment: Pigment) => void;

/** Two halves from the right edge, one of them in the light. */
export function halves(pen: Pen, edge: readonly Point[], size: number, pigment: Pigment): void {
  const right = edge.map(([x, y]): Point => [x * size, y * size]);
  const left = mirrored(right);
  const contrast = pen.light(-90) * 0.05;
  const tip: Point = [0, -size];
  pen.shape([[0, 0], ...right, tip, tip, ...[...left].reverse()], shade(pigment, -contrast), {
    shadow: Math.min(7, size * 0.05),
  });
  pen.shape([[0, 0], ...left, tip, tip, [0, -size * 0.5]], shade(pigment, contrast));
}

/** Side veins that leave the midrib and end short of the edge; `below` is how far they may reach where the leaf is narrow. */
export function ribs(
  pen: Pen,
  size: number,
  tone: Pigment,
  {
    pairs,
    reach,
    width,
    rise = 0.1,
    below = 1,
  }: { pairs: number; reach: number; width: number; rise?: number; below?: number },
): void {
  pen.line(
    [
      [0, 0],
      [0, -size * 0.92],
    ],
    tone,
    width * 1.5,
  );
  range(pairs).forEach((index) =>
    [-1, 1].forEach((side) => {
      const along = 0.16 + (index / pairs) * 0.68;
      const out = Math.min(reach * Math.sin(Math.PI * (0.22 + along * 0.72)), below + along * 0.3);
      pen.line(
        [
          [0, -size * along],
          [side * size * out * 0.6, -size * (along + rise * 0.5)],
          [side * size * out, -size * (along + rise)],
        ],
        tone,
        width,
      );
    }),
  );
}

/** The violin of the fiddle-leaf fig: narrow below, a waist, broad and blunt above. */
export const fiddleLeaf: BroadLeaf = (pen, size, pigment) => {
  halves(
    pen,
    [
      [0.12, -0.03],
      [0.23, -0.18],
      [0.19, -0.4],
      [0.29, -0.6],
      [0.39, -0.78],
      [0.28, -0.95],
    ],
    size,
    pigment,
  );
  ribs(pen, size, mix(pigment, petal.lemon, 0.5), {
    pairs: 5,
    reach: 0.3,
    width: size * 0.014,
    below: 0.09,
  });
};

/** A hosta's leaf: a broad heart with ribs that run along its edge to the tip. */
export const hostaLeaf: BroadLeaf = (pen, size, pigment) => {
  halves(
    pen,
    [
      [0.16, 0.1],
      [0.4, 0.02],
      [0.45, -0.3],
      [0.3, -0.68],
    ],
    size,
    pigment,
  );
  [0.08, 0.17, 0.26, 0.35].forEach((out, index) =>
    [-1, 1].forEach((side) =>
      pen.line(
        [
          [side * out * size * 0.3, size * 0.02],
          [side * out * size, -size * 0.22],
          [side * out * size * 0.86, -size * 0.54],
          [side * size * 0.012, -size * (0.95 - index * 0.03)],
        ],
        shade(pigment, side < 0 ? -0.055 : 0.055),
        Math.max(1.4, size * 0.013),
      ),
    ),
  );
  pen.line(
    [
      [0, 0],
      [0, -size * 0.94],
    ],
    shade(pigment, 0.1),
    Math.max(2, size * 0.018),
  );
};

/** A caladium's arrowhead: paper white, its veins and its rim green. */
export const caladiumLeaf: BroadLeaf = (pen, size, pigment) => {
  const arrow = (by: number): Point[] =>
    [
      [0.1, 0.12],
      [0.28, 0.34],
      [0.44, 0.2],
      [0.44, -0.16],
      [0.3, -0.56],
    ].map(([x = 0, y = 0]): Point => [x * by, y * by]);
  halves(pen, arrow(1), size, shade(leaf.leaf, -0.02));
  pen.place(0, -size * 0.03, {}, () => halves(pen, arrow(0.88), size * 0.88, pigment));
  const vein = shade(leaf.fresh, -0.1);
  ribs(pen, size * 0.9, vein, { pairs: 4, reach: 0.3, width: size * 0.013, rise: 0.1 });
  [-1, 1].forEach((side) =>
    pen.line(
      [
        [0, 0],
        [side * size * 0.26, size * 0.22],
      ],
      vein,
      size * 0.016,
    ),
  );
};

/** The coin of a pilea, its stalk joined behind the pale point near its middle. */
export const coinLeaf: BroadLeaf = (pen, size, pigment) => {
  const disc = range(16).map((index): Point => {
    const [x, y] = polar(index * 22.5, size * 0.5);
    return [x, y * 0.94];
  });
  pen.shape(disc, shade(pigment, -0.02), { shadow: 7 });
  pen.shape(
    disc.map(([x, y]): Point => [x * 0.86 - size * 0.03, y * 0.84 - size * 0.04]),
    shade(pigment, 0.03),
  );
  range(6).forEach((index) => {
    const [x, y] = polar(index * 60 + 20, size * 0.34);
    pen.line(
      [
        [0, size * 0.1],
        [x, y],
      ],
      shade(pigment, 0.075),
      size * 0.014,
    );
  });
  pen.dot(0, size * 0.1, size * 0.055, mix(pigment, petal.lemon, 0.75));
};

const oval: readonly Point[] = [
  [0.22, -0.06],
  [0.36, -0.36],
  [0.28, -0.72],
];

/** A dark oval leaf with a net of bright veins. */
export const nerveLeaf: BroadLeaf = (pen, size, pigment) => {
  halves(pen, oval, size, shade(leaf.deep, 0.01));
  ribs(pen, size, pigment, { pairs: 5, reach: 0.31, width: size * 0.03 });
  [-1, 1].forEach((side) =>
    pen.line(
      [
        [side * size * 0.15, -size * 0.2],
        [side * size * 0.22, -size * 0.45],
        [side * size * 0.13, -size * 0.74],
      ],
      pigment,
      size * 0.018,
    ),
  );
};

/** A pink leaf with green freckles. */
export const freckledLeaf: BroadLeaf = (pen, size, pigment) => {
  halves(pen, oval, size, pigment);
  const freckle = shade(leaf.leaf, -0.03);
  pen.line(
    [
      [0, 0],
      [0, -size * 0.9],
    ],
    freckle,
    size * 0.022,
  );
  range(13).forEach((index) => {
    const along = 0.16 + (index / 13) * 0.66;
    const side = index % 2 ? 1 : -1;
    const x =
      side * size * 0.26 * Math.sin(Math.PI * (0.16 + along * 0.74)) * pen.between(0.35, 0.95);
    pen.dot(x, -size * along, size * pen.between(0.022, 0.046), freckle);
  });
};

/** A tomato's leaf: toothed leaflets in pairs, small ones between them. */
export const tomatoLeaf: BroadLeaf = (pen, size, pigment) => {
  pen.line(
    [
      [0, 0],
      [size * 0.03, -size * 0.5],
      [0, -size * 0.86],
    ],
    shade(pigment, -0.07),
    size * 0.035,
  );
  const leaflet = (length: number): void => {
    const edge = range(9).map((index): Point => {
      const along = (index + 0.4) / 9;
      const out = Math.sin(Math.PI * along ** 0.75) * (index % 2 ? 0.36 : 0.27);
      return [out * length, -along * length];
    });
    const whole: Point[] = [[0, 0], ...edge, [0, -length], ...mirrored(edge).reverse()];
    pen.polygon(whole, shade(pigment, pen.light(0) * 0.05), { shadow: 4 });
    pen.line(
      [
        [0, 0],
        [0, -length * 0.86],
      ],
      shade(pigment, 0.09),
      Math.max(1.4, length * 0.025),
    );
  };
  [0.26, 0.42, 0.56, 0.74].forEach((along, index) =>
    [-1, 1].forEach((side) =>
      pen.place(0, -size * along, { turn: side * (66 - index * 6) }, () =>
        leaflet(size * (index % 2 ? 0.36 : 0.24)),
      ),
    ),
  );
  pen.place(0, -size * 0.8, {}, () => leaflet(size * 0.42));
};

/** A long strap with a pale stripe down its middle. */
export function stripedStrap(pen: Pen, length: number, pigment: Pigment, bend: number): void {
  const options = { bend, vein: false, widest: 0.5 };
  drawLeaf(pen, length, length * 0.085, pigment, { ...options, shadow: 5 });
  drawLeaf(pen, length * 0.95, length * 0.036, mix(petal.lemon, leaf.fresh, 0.35), {
    ...options,
    shadow: 0,
  });
}
