import { mix, shade } from '../drawing/colour';
import { ellipse, range, sunflowerScatter, type Point } from '../drawing/geometry';
import { leaf, material } from '../pigments';
import { turnedBody } from './turned';
import type { MakeVessel } from './vessel';

const [radius, middle] = [148, -166];
const green = mix(leaf.moss, leaf.fresh, 0.3);

/** Once round the ball, as seen from in front: an arc at a slant. */
const winding = (turn: number, bulge: number): Point[] =>
  range(11).map((index) => {
    const angle = (index / 10) * Math.PI;
    const [x, y] = [-Math.cos(angle) * radius * 1.01, Math.sin(angle) * radius * bulge];
    const slant = (turn * Math.PI) / 180;
    return [
      x * Math.cos(slant) - y * Math.sin(slant),
      middle + x * Math.sin(slant) + y * Math.cos(slant),
    ];
  });

/** A ball of moss bound with string, on a shallow dish. */
export const mossBall: MakeVessel = (pen, glaze = material.slate) => ({
  mouth: middle - radius + 16,
  opening: 62,
  foot: 150,
  back() {
    pen.shape(ellipse(206, 34, { points: 20, y: -34 }), shade(glaze, 0.06), { shadow: 6 });
    pen.shape(ellipse(186, 25, { points: 20, y: -33 }), shade(glaze, -0.07));
    turnedBody(
      pen,
      [
        [206, -34],
        [190, -14],
        [120, 0],
      ],
      glaze,
    );
    pen.shape(ellipse(186, 25, { points: 20, y: -35 }), shade(glaze, -0.06));
  },
  front() {
    pen.shape(
      ellipse(radius, radius * 0.98, {
        points: 26,
        wobble: 0.035,
        random: pen.random,
        y: middle,
      }),
      shade(green, -0.08),
      { shadow: 7 },
    );
    sunflowerScatter(210, 30).forEach(({ x, y, reach }) => {
      const lit = -x * 0.07 - y * 0.08 + (1 - reach) * 0.02;
      const size = pen.between(7, 15);
      pen.shape(
        ellipse(size, size * 0.7, {
          points: 7,
          wobble: 0.5,
          random: pen.random,
          x: x * radius * 0.98 + pen.between(-6, 6),
          y: middle + y * radius * 0.97 + pen.between(-6, 6),
        }),
        shade(green, lit + pen.between(-0.045, 0.045)),
      );
    });
    range(40).forEach((index) => {
      const turn = index * 9;
      pen.place(0, middle, { turn }, () =>
        pen.line(
          [
            [0, -radius * 0.94],
            [pen.between(-5, 5), -radius * pen.between(1.02, 1.08)],
          ],
          shade(green, pen.light(0) * 0.07),
          5,
        ),
      );
    });
    const windings: [turn: number, bulge: number][] = [
      [-38, 0.18],
      [34, 0.24],
      [-64, 0.42],
      [62, -0.1],
      [-8, 0.5],
      [12, -0.22],
      [88, 0.3],
    ];
    windings.forEach(([turn, bulge]) => {
      const line = winding(turn, bulge);
      pen.place(2, 4, {}, () => pen.line(line, material.aubergine, 4.4, { opacity: 0.26 }));
      pen.line(line, shade(material.kraft, 0.05), 4.4);
    });
    const knot: Point = [62, middle - 22];
    [
      [-34, -40],
      [36, -34],
      [-26, 52],
      [30, 58],
    ].forEach(([dx = 0, dy = 0], index) =>
      pen.line(
        index < 2
          ? [knot, [knot[0] + dx, knot[1] + dy], [knot[0] + dx * 1.3, knot[1] + dy * 0.3], knot]
          : [knot, [knot[0] + dx * 0.3, knot[1] + dy * 0.6], [knot[0] + dx, knot[1] + dy]],
        shade(material.kraft, 0.08),
        4.6,
      ),
    );
    pen.dot(knot[0], knot[1], 8, material.kraft, { shadow: 3 });
  },
});
