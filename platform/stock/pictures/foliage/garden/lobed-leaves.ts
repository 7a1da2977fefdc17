import { shade } from '../../drawing/colour';
import { mirrored, polar, range, type Point } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import type { Pigment } from '../../drawing/colour';
import type { BroadLeaf } from '../broad-leaves';
import { drawLeaf } from '../leaf';

function cut(pen: Pen, right: readonly Point[], size: number, pigment: Pigment): void {
  const edge = right.map(([x, y]): Point => [x * size, y * size]);
  const left = mirrored(edge);
  const tip: Point = [0, -size];
  const contrast = pen.light(-90) * 0.045;
  pen.shape([[0, 0], ...edge, tip, ...[...left].reverse()], shade(pigment, -contrast), {
    shadow: 4,
  });
  pen.shape([[0, 0], ...left, tip, [0, -size * 0.5]], shade(pigment, contrast));
  pen.line(
    [
      [0, size * 0.12],
      [0, -size * 0.84],
    ],
    shade(pigment, 0.09),
    Math.max(1.3, size * 0.02),
  );
}

/** An oak's leaf: round lobes, deep bays, broadest beyond its middle. */
export const oakLeaf: BroadLeaf = (pen, size, pigment) =>
  cut(
    pen,
    [
      [0.1, -0.1],
      [0.22, -0.2],
      [0.12, -0.3],
      [0.3, -0.44],
      [0.15, -0.52],
      [0.38, -0.68],
      [0.2, -0.76],
      [0.24, -0.94],
    ],
    size,
    pigment,
  );

/** A maple's leaf: five points with saw-toothed bays. */
export const mapleLeaf: BroadLeaf = (pen, size, pigment) => {
  const right: Point[] = [
    [0.12, 0.02],
    [0.36, 0.08],
    [0.28, -0.08],
    [0.56, -0.26],
    [0.54, -0.4],
    [0.4, -0.42],
    [0.44, -0.6],
    [0.2, -0.5],
    [0.2, -0.7],
  ].map(([x = 0, y = 0]): Point => [x * size, y * size]);
  const whole: Point[] = [[0, 0], ...right, [0, -size], ...mirrored(right).reverse()];
  pen.polygon(whole, shade(pigment, pen.light(0) * 0.05), { shadow: 4 });
  [-58, 0, 58].forEach((turn) => {
    const [x, y] = polar(turn, size * (turn ? 0.44 : 0.8));
    pen.line(
      [
        [0, 0],
        [x, y],
      ],
      shade(pigment, 0.09),
      Math.max(1.2, size * 0.02),
    );
  });
};

/** Five toothed leaflets from one point: woodbine. */
export const woodbineLeaf: BroadLeaf = (pen, size, pigment) =>
  [-106, 106, -54, 54, 0].forEach((turn) =>
    pen.place(0, 0, { turn }, () =>
      drawLeaf(
        pen,
        size * (1 - Math.abs(turn) / 280),
        size * 0.19,
        shade(pigment, pen.light(0) * 0.05),
        { widest: 0.56, shadow: 4 },
      ),
    ),
  );

/** A strawberry's leaf: three round, toothed leaflets. */
export const strawberryLeaf: BroadLeaf = (pen, size, pigment) =>
  [-84, 84, 0].forEach((turn) =>
    pen.place(0, 0, { turn }, () => {
      const by = size * (turn ? 0.84 : 1);
      const edge = range(9).map((index): Point => {
        const along = index / 8;
        const out = 0.37 * Math.sin(Math.PI * (0.1 + along * 0.78)) ** 0.75;
        return [out * by * (index % 2 ? 1.1 : 0.94), -by * (0.08 + along * 0.88)];
      });
      pen.polygon(
        [[0, 0], ...edge, ...mirrored(edge).reverse()],
        shade(pigment, pen.light(0) * 0.05),
        { shadow: 4 },
      );
      [0, -1, 1].forEach((side) =>
        pen.line(
          [
            [0, -by * 0.2],
            [side * by * 0.2, -by * (side ? 0.56 : 0.84)],
          ],
          shade(pigment, 0.08),
          1.5,
        ),
      );
    }),
  );

/** A lettuce leaf: broad and blunt with a frilled edge and a pale rib. */
export const lettuceLeaf: BroadLeaf = (pen, size, pigment) => {
  const frill = range(17).map((index): Point => {
    const along = index / 16;
    const angle = Math.PI * (1.16 - along * 1.32);
    const wave = (index % 2 ? 0.93 : 1.04) * pen.between(0.96, 1.04);
    return [
      Math.cos(angle) * size * 0.4 * wave,
      -size * 0.58 - Math.sin(angle) * size * 0.42 * wave,
    ];
  });
  pen.shape([[0, 0], ...frill], shade(pigment, pen.light(0) * 0.05), { shadow: 6 });
  pen.shape(
    [[0, -size * 0.06], ...frill.map(([x, y]): Point => [x * 0.7, y * 0.86])],
    shade(pigment, 0.045 + pen.light(0) * 0.04),
  );
  const rib = shade(pigment, 0.15);
  pen.ribbon(
    [
      [0, 0],
      [0, -size * 0.4],
      [0, -size * 0.76],
    ],
    size * 0.1,
    size * 0.02,
    rib,
  );
  [-1, 1].forEach((side) =>
    pen.line(
      [
        [0, -size * 0.34],
        [side * size * 0.12, -size * 0.5],
        [side * size * 0.2, -size * 0.7],
      ],
      rib,
      size * 0.018,
    ),
  );
};
