import { mix, shade } from '../../drawing/colour';
import { ellipse, radians, range, sunflowerScatter } from '../../drawing/geometry';
import { petal } from '../../pigments';
import type { DrawHead } from '../head';

/** A flat plate of small beads within a loose ring of large four-petalled flowers: a lacecap. */
export const lacecap: DrawHead = (pen, { radius, pigment }) => {
  const flat = 0.5;
  const beads = shade(mix(pigment, petal.purple, 0.25), -0.02);
  const floret = (turn: number, reach: number, size: number) => {
    const [x, y] = [
      Math.sin(turn * radians) * radius * reach,
      -Math.cos(turn * radians) * radius * reach * flat,
    ];
    pen.place(x, y, { turn: pen.between(-40, 40), squash: 0.8 }, () => {
      range(4).forEach((index) =>
        pen.place(0, 0, { turn: index * 90 + 45 }, () =>
          pen.shape(
            ellipse(size * 0.46, size * 0.52, { points: 7, y: -size * 0.5 }),
            shade(pigment, 0.09 + pen.light(0) * 0.055),
            { shadow: size * 0.09 },
          ),
        ),
      );
      pen.dot(0, 0, size * 0.15, shade(pigment, -0.16));
    });
  };
  const around = range(9).map((index) => index * 40 + 12);
  const behind = (turn: number) => Math.cos(turn * radians) > 0;
  around.filter(behind).forEach((turn) => floret(turn, 0.84, radius * 0.23));
  pen.shape(ellipse(radius * 0.72, radius * 0.72 * flat, { points: 12 }), shade(beads, -0.14), {
    shadow: radius * 0.06,
  });
  sunflowerScatter(46).forEach(({ x, y }, index) =>
    pen.dot(
      x * radius * 0.7,
      y * radius * 0.7 * flat - radius * 0.03,
      radius * 0.052,
      shade(beads, [-0.06, 0.03, 0.13][index % 3] ?? 0),
    ),
  );
  around
    .filter((turn) => !behind(turn))
    .sort((one, other) => Math.cos(other * radians) - Math.cos(one * radians))
    .forEach((turn) => floret(turn, 0.86, radius * 0.25));
};
