import { pigment, shade } from '../../drawing/colour';
import {
  asPoints,
  cycle,
  ellipse,
  lerp,
  radians,
  range,
  stemCurve,
  type Point,
} from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { needle } from '../../foliage/sprigs';
import { leaf, material, petal } from '../../pigments';
import type { DrawHabit } from '../growing';

const scarlet = pigment(0.48, 0.18, 26);

/** A birch pole: white bark with its dark dashes, sawn off at the top. */
function birchPole(pen: Pen, x: number, turn: number, tall: number): void {
  pen.place(x, 10, { turn }, () => {
    pen.ribbon(
      [
        [0, 0],
        [0, -tall],
      ],
      42,
      38,
      shade(material.paper, -0.02),
      { shadow: 6 },
    );
    pen.polygon(
      [
        [6, 0],
        [21, 0],
        [19, -tall],
        [6, -tall],
      ],
      shade(material.paper, -0.085),
    );
    range(Math.floor(tall / 40)).forEach((index) => {
      const y = -24 - index * 40 - pen.between(0, 14);
      const left = index % 2 ? -17 : -2;
      pen.line(
        [
          [left, y],
          [left + 9, y - 2],
          [left + pen.between(13, 19), y],
        ],
        shade(material.chocolate, -0.04),
        pen.between(3, 5.4),
      );
    });
    pen.shape(ellipse(19, 7, { points: 12, y: -tall }), shade(material.oak, 0.1), { shadow: 2 });
    pen.shape(ellipse(9, 3, { points: 9, y: -tall }), shade(material.oak, -0.02));
  });
}

function twig(pen: Pen, x: number, turn: number, tall: number): void {
  const tip: Point = [x + Math.sin(turn * radians) * tall, -Math.cos(turn * radians) * tall];
  const stem = stemCurve([x, 8], [x + (tip[0] - x) * 0.3, tip[1] * 0.55], tip, 10);
  pen.ribbon(asPoints(stem), 10, 5, shade(scarlet, pen.between(-0.04, 0.04)), { shadow: 4 });
  [5, 7].forEach((step, index) => {
    const { x: fromX, y: fromY, heading } = cycle(stem, step);
    pen.place(fromX, fromY, { turn: heading + (index ? 24 : -26) }, () =>
      pen.ribbon(
        [
          [0, 0],
          [index ? 5 : -5, -tall * 0.13],
          [0, -tall * 0.27],
        ],
        6,
        3.5,
        shade(scarlet, 0.03),
        { shadow: 2 },
      ),
    );
  });
}

/** A pine cone among the greens. */
function cone(pen: Pen, x: number, y: number, turn: number): void {
  pen.place(x, y, { turn }, () =>
    range(6).forEach((row) => {
      const half = 27 * Math.sin(0.5 + (row / 6) * 2.2);
      range(row % 2 ? 3 : 4).forEach((index, _, all) =>
        pen.shape(
          ellipse(13, 11, {
            points: 8,
            x: ((index + 0.5) / all.length - 0.5) * 2 * half,
            y: -34 + row * 13,
          }),
          shade(material.wood, -0.1 + (index % 2) * 0.05 - row * 0.008),
          { shadow: 3 },
        ),
      );
    }),
  );
}

/** Winterberry: a stem crowded with red berries. */
function berries(pen: Pen, x: number, turn: number, tall: number): void {
  pen.place(x, 4, { turn }, () => {
    pen.ribbon(
      [
        [0, 0],
        [3, -tall * 0.5],
        [0, -tall],
      ],
      6,
      4,
      shade(material.wood, -0.16),
    );
    range(13).forEach((index) => {
      const y = -tall * (0.3 + (index / 13) * 0.7);
      const aside = index % 2 ? 11 : -11;
      pen.dot(aside, y, 9.5, shade(petal.red, pen.between(-0.02, 0.04)), { shadow: 2 });
      pen.dot(aside - 3, y - 3, 2.6, shade(petal.red, 0.22));
    });
  });
}

/** A pot for the porch in winter: spruce tips to its rim, birch poles and red twigs behind, cones and berries in front. */
export const winterGreens: DrawHabit = (pen) => {
  const spruce = (turn: number, length: number, near: number, step: number) =>
    pen.atDepth(near, () =>
      pen.place(turn * 0.8, 6, { turn }, () => needle(pen, length, shade(leaf.pine, step))),
    );
  range(7).forEach((index) =>
    pen.atDepth(0.8, () =>
      twig(pen, lerp(-44, 44, index / 6), lerp(-27, 27, index / 6), 560 - Math.abs(index - 3) * 26),
    ),
  );
  birchPole(pen, -34, -7, 420);
  birchPole(pen, 40, 6, 372);
  birchPole(pen, 4, 0, 486);
  [-62, 60, -40, 38, -18, 18].forEach((turn, index) =>
    spruce(turn, 300 - (index % 2) * 20, 0.7, 0),
  );
  berries(pen, -30, -22, 250);
  berries(pen, 36, 24, 236);
  [-88, 86, -58, 56, -28, 30, 2].forEach((turn, index) =>
    spruce(turn, 232 - (index % 3) * 18, 0.95, index % 2 ? 0.05 : 0.02),
  );
  [-104, 102].forEach((turn) => spruce(turn, 190, 1, 0.03));
  cone(pen, -64, -26, -30);
  cone(pen, 62, -22, 28);
  cone(pen, -2, -14, 6);
};
