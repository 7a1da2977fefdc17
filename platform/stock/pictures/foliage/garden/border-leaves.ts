import { mix, shade } from '../../drawing/colour';
import { mirrored, petal, range, type Point } from '../../drawing/geometry';
import { petal as petals } from '../../pigments';
import { halves, ribs, type BroadLeaf } from '../broad-leaves';
import { drawLeaf } from '../leaf';

/** A sunflower's leaf: a large rough heart with a toothed edge. */
export const sunflowerLeaf: BroadLeaf = (pen, size, pigment) => {
  const edge = range(11).map((index): Point => {
    const along = index / 10;
    const out = 0.43 * Math.sin(Math.PI * (0.24 + along * 0.74)) ** 0.85;
    return [out * (index % 2 ? 1.05 : 0.95), 0.08 - along * 1.04];
  });
  halves(pen, [[0.1, 0.07], ...edge], size, pigment);
  ribs(pen, size, shade(pigment, 0.09), { pairs: 4, reach: 0.32, width: size * 0.013, rise: 0.14 });
};

/** A lance that is rough and three-veined: coneflowers of the prairie. */
export const lanceLeaf: BroadLeaf = (pen, size, pigment) => {
  drawLeaf(pen, size, size * 0.17, pigment, { widest: 0.5 });
  [-1, 1].forEach((side) =>
    pen.line(
      [
        [side * size * 0.05, -size * 0.12],
        [side * size * 0.1, -size * 0.45],
        [0, -size * 0.86],
      ],
      shade(pigment, 0.05),
      1.4,
    ),
  );
};

/** Three fans of round lobes on one stalk: a columbine. */
export const columbineLeaf: BroadLeaf = (pen, size, pigment) => {
  const fan: Point[] = [
    [0, 0],
    [-0.2, -0.14],
    [-0.4, -0.38],
    [-0.3, -0.52],
    [-0.17, -0.47],
    [-0.14, -0.66],
    [0, -0.7],
    [0.14, -0.66],
    [0.17, -0.47],
    [0.3, -0.52],
    [0.4, -0.38],
    [0.2, -0.14],
  ];
  [-74, 74, 0].forEach((turn) =>
    pen.place(0, -size * 0.24, { turn }, () => {
      const by = size * (turn ? 0.78 : 0.92);
      const outline = fan.map(([x, y]): Point => [x * by, y * by]);
      pen.shape(outline, shade(pigment, pen.light(0) * 0.05), { shadow: 4 });
      [-26, 0, 26].forEach((aside) =>
        pen.place(0, 0, { turn: aside }, () =>
          pen.line(
            [
              [0, -by * 0.1],
              [0, -by * 0.46],
            ],
            shade(pigment, 0.08),
            1.3,
          ),
        ),
      );
    }),
  );
};

/** A basil leaf: broad, glossy and cupped, its veins pressed in. */
export const basilLeaf: BroadLeaf = (pen, size, pigment) => {
  const edge: Point[] = [
    [0.14, -0.02],
    [0.36, -0.2],
    [0.41, -0.46],
    [0.28, -0.78],
    [0.1, -0.95],
  ];
  halves(pen, edge, size, pigment);
  [-1, 1].forEach((side) =>
    [0.22, 0.42, 0.6].forEach((along) =>
      pen.line(
        [
          [0, -size * along],
          [side * size * 0.16, -size * (along + 0.04)],
          [side * size * (0.36 - along * 0.26), -size * (along + 0.15)],
        ],
        shade(pigment, side < 0 ? -0.06 : 0.07),
        Math.max(1.4, size * 0.014),
      ),
    ),
  );
  pen.line(
    [
      [0, 0],
      [0, -size * 0.92],
    ],
    shade(pigment, 0.12),
    Math.max(1.6, size * 0.024),
  );
};

/** A rhubarb leaf: a crinkled heart as large as a plate, its ribs red at the stalk. */
export const rhubarbLeaf: BroadLeaf = (pen, size, pigment) => {
  const edge = range(10).map((index): Point => {
    const along = index / 9;
    const out = 0.56 * Math.sin(Math.PI * (0.26 + along * 0.66)) ** 0.62;
    return [out * (index % 2 ? 1.07 : 0.92), 0.16 - along * 1.08];
  });
  halves(pen, [[0.22, 0.18], ...edge], size, pigment);
  ribs(pen, size, shade(pigment, 0.08), { pairs: 4, reach: 0.36, width: size * 0.014, rise: 0.1 });
  const red = mix(petals.red, pigment, 0.2);
  pen.ribbon(
    [
      [0, size * 0.02],
      [0, -size * 0.3],
      [0, -size * 0.66],
    ],
    size * 0.06,
    size * 0.016,
    red,
  );
  [-1, 1].forEach((side) =>
    pen.ribbon(
      [
        [0, 0],
        [side * size * 0.14, -size * 0.1],
        [side * size * 0.3, -size * 0.24],
      ],
      size * 0.036,
      size * 0.012,
      red,
    ),
  );
};

/** Toothed leaflets on one stalk, the last at its tip: three of a clematis, five of a rose. */
export const leafletsOf =
  (pairs: number, share: number): BroadLeaf =>
  (pen, size, pigment) => {
    pen.line(
      [
        [0, 0],
        [size * 0.02, -size * 0.4],
        [0, -size * 0.62],
      ],
      shade(pigment, -0.08),
      Math.max(2, size * 0.025),
    );
    const leaflet = (length: number): void => {
      const right = petal(length, length * share, { pointed: true, widest: 0.42 }).slice(5);
      const whole: Point[] = [[0, 0], ...mirrored(right).reverse(), [0, -length], ...right];
      pen.shape(whole, shade(pigment, pen.light(0) * 0.055), { shadow: 3 });
      pen.line(
        [
          [0, 0],
          [0, -length * 0.8],
        ],
        shade(pigment, 0.09),
        Math.max(1.2, length * 0.03),
      );
    };
    range(pairs).forEach((index) =>
      [-1, 1].forEach((side) =>
        pen.place(0, -size * (0.62 - (pairs - index) * 0.26), { turn: side * 68 }, () =>
          leaflet(size * 0.4),
        ),
      ),
    );
    pen.place(0, -size * 0.58, {}, () => leaflet(size * 0.46));
  };
