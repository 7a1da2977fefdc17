import { mix, shade } from '../../drawing/colour';
import { polar, range, type Point } from '../../drawing/geometry';
import { leaf, petal } from '../../pigments';
import type { BroadLeaf } from '../broad-leaves';
import { drawLeaf } from '../leaf';

/** A soft oval leaf of a low bedding plant. */
export const softOvalLeaf: BroadLeaf = (pen, size, pigment) =>
  drawLeaf(pen, size, size * 0.3, pigment, { widest: 0.48 });

/** A geranium's leaf: nearly a circle with a scalloped edge, a darker ring half way out. The stalk joins at the notch below. */
export const geraniumLeaf: BroadLeaf = (pen, size, pigment) => {
  const scallops = (by: number, cut: number): Point[] =>
    range(27).map((index): Point => {
      const turn = -164 + (index / 26) * 328;
      const [x, y] = polar(turn, size * by * (index % 2 ? 1 : 1 - cut));
      return [x, y - size * 0.34];
    });
  const notch: Point = [0, -size * 0.2];
  pen.shape([notch, ...scallops(0.56, 0.1)], shade(pigment, 0.045 + pen.light(0) * 0.03), {
    shadow: 5,
  });
  pen.shape([notch, ...scallops(0.41, 0.06)], shade(mix(pigment, petal.burgundy, 0.16), -0.08));
  pen.shape([notch, ...scallops(0.31, 0.06)], shade(pigment, 0.02 + pen.light(0) * 0.03));
  [-110, -66, -22, 22, 66, 110].forEach((turn) => {
    const [x, y] = polar(turn, size * 0.46);
    pen.line(
      [
        [0, -size * 0.28],
        [x, y - size * 0.34],
      ],
      shade(pigment, 0.09),
      size * 0.014,
    );
  });
};

/** A begonia's leaf: a lopsided toothed heart, one shoulder much broader than the other. */
export const begoniaLeaf: BroadLeaf = (pen, size, pigment) => {
  const edge = (side: 1 | -1, broad: number, low: number): Point[] =>
    range(9).map((index): Point => {
      const along = index / 8;
      const out = broad * Math.sin(Math.PI * (0.2 + along * 0.76)) ** 0.8;
      return [side * size * out * (index % 2 ? 1.08 : 0.93), size * (low - along * (0.94 + low))];
    });
  const left = edge(-1, 0.56, 0.26);
  const right = edge(1, 0.34, 0.06);
  const tip: Point = [size * 0.06, -size];
  const contrast = pen.light(-90) * 0.05;
  pen.shape([[0, 0], ...right, tip, tip, ...[...left].reverse()], shade(pigment, -contrast), {
    shadow: 5,
  });
  pen.shape([[0, 0], ...left, tip, tip, [0, -size * 0.4]], shade(pigment, contrast));
  const vein = mix(shade(pigment, 0.11), leaf.fresh, 0.3);
  const veins: Point[] = [
    [0.05, -0.9],
    [-0.4, 0.1],
    [-0.44, -0.22],
    [-0.3, -0.56],
    [0.24, -0.12],
    [0.24, -0.46],
  ];
  veins.forEach(([x, y]) =>
    pen.line(
      [
        [0, 0],
        [x * size * 0.5, y * size * 0.56],
        [x * size, y * size],
      ],
      vein,
      size * 0.016,
    ),
  );
};
