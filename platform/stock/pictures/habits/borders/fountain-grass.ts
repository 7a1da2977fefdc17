import { mix, shade } from '../../drawing/colour';
import {
  asPoints,
  cycle,
  lerp,
  range,
  stemCurve,
  type Point,
  type StemPoint,
} from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { petal } from '../../pigments';
import type { DrawHabit } from '../growing';

const wine = shade(mix(petal.burgundy, petal.purple, 0.14), -0.03);

/** A line that rises, bends over and hangs its tip. */
const fountain = (turn: number, height: number, hang: number): StemPoint[] => {
  const out = turn * 6;
  return stemCurve([turn * 0.8, 6], [out * 0.34, -height * 1.22], [out, -height + hang], 15);
};

/** A bottle brush of bristles along the end of its stalk. */
function plume(pen: Pen, line: readonly StemPoint[]): void {
  const tail = line.slice(8);
  const pink = mix(mix(wine, petal.blush, 0.5), petal.pink, 0.2);
  const body = asPoints(tail);
  pen.ribbon(body, 28, 14, shade(pink, -0.05), { shadow: 5 });
  tail.forEach(({ x, y, heading }, step) => {
    const size = lerp(30, 24, step / tail.length);
    [-1, 1].forEach((side) =>
      [18, 42].forEach((aside) =>
        pen.place(x, y, { turn: heading + side * aside + pen.between(-8, 8) }, () =>
          pen.polygon(
            [
              [-2.4 - size * 0.1, 0],
              [side * size * 0.1, -size * 1.25],
              [2.4 + size * 0.1, 0],
            ],
            shade(pink, pen.light(0) * 0.07),
          ),
        ),
      ),
    );
  });
  pen.ribbon(
    body.map(([x, y]): Point => [x - 3, y - 3]),
    10,
    4,
    shade(pink, 0.08),
  );
}

/** Purple fountain grass: wine-dark blades that arch to all sides, foxtails nodding above them. */
export const fountainGrass: DrawHabit = (pen) => {
  const blades = (count: number, tall: number, near: number, start: number) =>
    pen.atDepth(near, () =>
      range(count).forEach((index) => {
        const turn = (((index * 0.618 + start) % 1) * 2 - 1) * 62;
        const height = (tall - Math.abs(turn) * 2.1) * pen.between(0.84, 1.08);
        const line = fountain(turn, height, Math.abs(turn) * 3.2);
        pen.ribbon(asPoints(line), 13, 2, shade(wine, pen.between(-0.05, 0.09)), { shadow: 3 });
      }),
    );
  blades(26, 420, 0.7, 0.1);
  const stalks = [-54, 51, -36, 38, -20, 24, -4, -44, 44];
  stalks.forEach((turn, index) => {
    const height = 610 - Math.abs(turn) * 3.4 - (index > 6 ? 110 : 0);
    const line = fountain(turn, height, 20 + Math.abs(turn) * 2.4);
    pen.ribbon(asPoints(line), 6, 4, shade(wine, 0.08));
    pen.atDepth(cycle([0.9, 1], index), () => plume(pen, line));
  });
  blades(26, 360, 1, 0.4);
};
