import { mix, pigment, shade, type Pigment } from '../../drawing/colour';
import { cycle, lerp, polar, range } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { foliageKinds } from '../../foliage/foliage-kinds';
import { leaf, material, petal } from '../../pigments';
import { turnedBody } from '../../vessels/turned';
import { standsOn, type DrawGood } from '../hardgood';

const flame: Pigment = pigment(0.86, 0.14, 78);
const greens = [leaf.pine, mix(leaf.pine, leaf.fresh, 0.3), mix(leaf.pine, leaf.dusty, 0.4)];

function candle(pen: Pen, x: number, tall: number, wax: Pigment): void {
  pen.place(x, -60, {}, () => {
    turnedBody(
      pen,
      [
        [27, -tall],
        [28, 0],
      ],
      wax,
      { angular: true, shadow: 5 },
    );
    pen.line(
      [
        [0, -tall + 4],
        [1, -tall - 20],
      ],
      material.iron,
      5,
    );
    [
      [1, flame],
      [0.52, shade(flame, 0.09)],
    ].forEach(([by, tone]) =>
      pen.shape(
        [
          [0, -tall - 12],
          [-16 * Number(by), -tall - 36],
          [0, -tall - 20 - 68 * Number(by)],
          [0, -tall - 20 - 68 * Number(by)],
          [17 * Number(by), -tall - 37],
        ],
        tone as Pigment,
      ),
    );
  });
}

/** A pine cone on its side: rows of brown scales. */
function cone(pen: Pen, x: number, y: number, turn: number): void {
  pen.place(x, y, { turn }, () =>
    range(6).forEach((row) =>
      range(3).forEach((index) =>
        pen.dot(
          (index - 1) * 19 * (1 - Math.abs(row - 2) * 0.14),
          row * 15 - 40,
          15 - Math.abs(row - 2) * 1.6,
          shade(material.wood, -0.17 + row * 0.02 - (index - 1) * 0.04),
          { shadow: 3 },
        ),
      ),
    ),
  );
}

function berries(pen: Pen, x: number, y: number, tone: Pigment): void {
  range(6).forEach((index) => {
    const [dx, dy] = index ? polar(index * 72, 22) : [0, 0];
    pen.dot(x + dx, y + dy, 14, shade(tone, index % 2 ? -0.03 : 0.02), { shadow: 3 });
    pen.dot(x + dx - 4, y + dy - 5, 4, shade(tone, 0.2));
  });
}

function sprigs(pen: Pen, count: number, [reach, high]: readonly [number, number]): void {
  range(count)
    .map((index) => lerp(-101, 101, (index * 0.618) % 1))
    .forEach((turn, index) =>
      pen.place(turn * 0.9, -34, { turn: turn + pen.between(-6, 6) }, () =>
        foliageKinds.needle.sprig(
          pen,
          lerp(high, reach, Math.abs(turn) / 101) * pen.between(0.86, 1.06),
          shade(cycle(greens, index), pen.between(-0.02, 0.05)),
        ),
      ),
    );
}

/** A long, low bed of evergreen sprigs with three candles in its middle, cones and red berries about them. */
export const evergreenCenterpiece: DrawGood = (pen, { paint }) => {
  const red = mix(paint, petal.red, 0.6);
  pen.atDepth(0.66, () => sprigs(pen, 26, [400, 190]));
  candle(pen, -104, 250, petal.cream);
  candle(pen, 108, 220, petal.cream);
  candle(pen, 0, 340, shade(petal.cream, 0.01));
  sprigs(pen, 30, [350, 120]);
  [
    [-214, -52, -66],
    [70, -62, 24],
    [232, -44, 74],
    [-70, -36, -20],
  ].forEach(([x = 0, y = 0, turn = 0]) => cone(pen, x, y, turn));
  [
    [-140, -76],
    [2, -84],
    [152, -66],
    [-300, -34],
    [306, -30],
    [-10, -24],
  ].forEach(([x = 0, y = 0]) => berries(pen, x, y, red));
  return standsOn(300);
};
