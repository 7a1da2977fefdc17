import { mix, shade } from '../../../drawing/colour';
import {
  asPoints,
  cycle,
  polar,
  range,
  stemCurve,
  tipOf,
  type Point,
} from '../../../drawing/geometry';
import type { Pen } from '../../../drawing/pen';
import { drawLeaf } from '../../../foliage/leaf';
import { leaf, material } from '../../../pigments';
import { flower, type DrawHabit } from '../../growing';

const bark = shade(mix(material.wood, material.slate, 0.35), -0.14);
const green = shade(mix(leaf.fresh, leaf.leaf, 0.35), 0.01);

/** Where the twigs end, as an angle and a distance from the ground; the hindmost first. */
const ends: [turn: number, length: number, near: number][] = [
  [-30, 408, 0.76],
  [31, 402, 0.76],
  [0, 404, 0.8],
  [-62, 316, 0.84],
  [63, 312, 0.84],
  [-18, 350, 0.92],
  [20, 340, 0.94],
  [-44, 258, 0.97],
  [45, 250, 0.98],
  [0, 238, 1],
];

/** Young leaves like a star behind the flowers. */
function collar(pen: Pen, [x, y]: Point, turn: number): void {
  [-96, 96, -52, 54, 150, -150, 4].forEach((aside) =>
    pen.place(x, y, { turn: turn + aside + pen.between(-10, 10) }, () =>
      drawLeaf(pen, 84, 19, shade(green, pen.light(0) * 0.04 + pen.between(-0.04, 0.03)), {
        widest: 0.56,
        shadow: 4,
      }),
    ),
  );
}

/** A rounded shrub on woody stems, open funnels in clusters at the ends of its twigs. */
export const northernAzalea: DrawHabit = (pen, { flowers }) => {
  const clusters = ends.map(([turn, length, near]) => {
    const [x, y] = polar(turn, length);
    const line = stemCurve([turn * 0.4, 8], [x * 0.25, y * 0.6], [x, y], 8);
    pen.atDepth(near, () => {
      pen.ribbon(asPoints(line), 16, 7, bark, { shadow: 4 });
      [3, 6].forEach((place, order) => {
        const at = cycle(line, place);
        const side = order ? 1 : -1;
        pen.place(at.x, at.y, { turn: at.heading + side * 46 }, () => {
          pen.line(
            [
              [0, 0],
              [0, -44],
            ],
            bark,
            5,
          );
          collar(pen, [0, -40], 0);
        });
      });
    });
    return { at: tipOf(line), turn, near };
  });
  clusters.forEach(({ at, turn, near }, cluster) =>
    pen.atDepth(near, () => {
      collar(pen, [at.x, at.y], turn * 0.5);
      if (!flowers) return;
      const mine = range(flowers.count).filter((index) => index % ends.length === cluster);
      mine.forEach((index, order) => {
        const around = turn * 0.5 + (order / Math.max(1, mine.length)) * 360 + 60;
        const [dx, dy] = polar(around, mine.length > 1 ? 36 : 0);
        flower(pen, flowers, index, {
          x: at.x + dx,
          y: at.y + dy - 6,
          radius: 47,
          lean: around * 0.3,
          tilt: 0.25,
        });
      });
    }),
  );
};
