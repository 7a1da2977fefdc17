import { mix, shade, type Pigment } from '../../drawing/colour';
import { ellipse, mirrored, petal, polar, range, scaled, type Point } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { centre, leaf } from '../../pigments';
import type { DrawHead } from '../head';

function anthers(pen: Pen, radius: number, turns: readonly number[], reach: number): void {
  turns.forEach((turn) => {
    const [x, y] = polar(turn, radius * reach);
    pen.line(
      [
        [0, 0],
        [x, y],
      ],
      shade(leaf.fresh, 0.16),
      radius * 0.03,
    );
    pen.place(x, y, { turn: turn + 80 }, () =>
      pen.shape(ellipse(radius * 0.09, radius * 0.035, { points: 6 }), centre.gold, {
        shadow: radius * 0.02,
      }),
    );
  });
}

function tepal(pen: Pen, length: number, halfWidth: number, tone: Pigment): void {
  pen.shape(petal(length, halfWidth, { pointed: true, widest: 0.52, base: 0.55 }), tone, {
    shadow: length * 0.06,
  });
  pen.line(
    [
      [0, -length * 0.12],
      [0, -length * 0.82],
    ],
    mix(shade(tone, -0.04), leaf.fresh, 0.12),
    length * 0.03,
  );
}

/** The open mouth: six plain tepals round a green throat. */
const face: DrawHead = (pen, { radius, pigment: colour }) => {
  range(6).forEach((index) =>
    pen.place(0, 0, { turn: ((index * 2) % 6) * 60 + (index > 2 ? 60 : 0) }, () =>
      tepal(
        pen,
        radius * 0.98,
        radius * 0.3,
        shade(colour, pen.light(0) * 0.03 - (index < 3 ? 0.05 : 0.005)),
      ),
    ),
  );
  pen.dot(0, 0, radius * 0.22, mix(colour, leaf.fresh, 0.4));
  anthers(pen, radius, [-120, -70, -20, 40, 90, 150], 0.36);
};

const tubeSide: Point[] = [
  [-0.15, 0.96],
  [-0.29, 0.4],
  [-0.6, -0.22],
  [-0.6, -0.22],
];

/** A long white trumpet whose rim rolls back; looks at us where it is not tilted. */
export const trumpetLily: DrawHead = (pen, head) => {
  const { radius, pigment: colour, tilt } = head;
  if (tilt < 0.3) return face(pen, head);
  [-44, 44, 0].forEach((turn) =>
    pen.place(0, -radius * 0.1, { turn }, () =>
      tepal(pen, radius * 0.74, radius * 0.33, shade(colour, -0.035 - turn * 0.0006)),
    ),
  );
  pen.shape(
    ellipse(radius * 0.54, radius * 0.17, { points: 10, y: -radius * 0.24 }),
    mix(shade(colour, -0.08), leaf.fresh, 0.14),
  );
  pen.place(0, -radius * 0.2, {}, () => anthers(pen, radius, [-20, 0, 20], 0.4));
  const rim: Point[] = [
    [-0.3, -0.06],
    [0, 0],
    [0.3, -0.06],
  ];
  pen.shape(
    scaled([[0, 1.25], ...tubeSide, ...rim, ...mirrored(tubeSide).reverse()], radius),
    shade(colour, -0.055),
    { shadow: radius * 0.06 },
  );
  pen.shape(
    scaled([[0, 1.25], ...tubeSide, [-0.3, -0.06], [0, 0], [0.04, 0.6]], radius),
    shade(colour, 0.012 + pen.light(-90) * 0.015),
  );
  pen.shape(
    scaled(
      [
        [0, 1.3],
        [-0.13, 0.98],
        [0, 0.4],
        [0.13, 0.98],
      ],
      radius,
    ),
    mix(colour, leaf.fresh, 0.5),
  );
  [-1, 1].forEach((side) =>
    pen.place(side * radius * 0.46, -radius * 0.16, { turn: side * 108 }, () =>
      tepal(pen, radius * 0.56, radius * 0.22, shade(colour, pen.light(0) * 0.04 + 0.005)),
    ),
  );
  pen.place(0, -radius * 0.12, { turn: 176 }, () =>
    tepal(pen, radius * 0.44, radius * 0.28, shade(colour, 0.015)),
  );
};
