import { mix, shade } from '../../drawing/colour';
import { petal, polar } from '../../drawing/geometry';
import { centre, petal as pigments } from '../../pigments';
import type { DrawHead } from '../head';

/** The flower of a leaf cactus: one whorl of swept-back petals behind another on a tube, a brush of stamens out of its mouth. */
export const cactusFlower: DrawHead = (pen, { radius, pigment: colour }) => {
  const edge = mix(colour, pigments.magenta, 0.42);
  const throat = mix(colour, pigments.white, 0.45);
  const whorl = (y: number, length: number, turns: readonly number[], step: number) =>
    turns.forEach((turn) =>
      pen.place(0, radius * y, { turn: turn + pen.between(-5, 5) }, () => {
        const lit = pen.light(0) * 0.035 + step;
        const outline = petal(radius * length, radius * 0.22, { pointed: true, widest: 0.5 });
        pen.shape(outline, shade(edge, lit), { shadow: radius * 0.05 });
        pen.place(0, -radius * 0.02, { scale: 0.78 }, () =>
          pen.shape(outline, shade(colour, lit + 0.01)),
        );
      }),
    );
  whorl(0.62, 0.72, [-134, 134, -104, 104], -0.05);
  pen.ribbon(
    [
      [0, radius * 1.05],
      [0, radius * 0.5],
      [0, -radius * 0.05],
    ],
    radius * 0.22,
    radius * 0.42,
    throat,
    { shadow: radius * 0.04 },
  );
  whorl(-0.02, 0.86, [-126, 126, -18, 18, -96, 96, -60, 60], 0);
  [-16, -8, 0, 8, 16].forEach((turn) => {
    const [x, y] = polar(turn, radius * 0.82);
    pen.line(
      [
        [0, 0],
        [x, y],
      ],
      pigments.white,
      radius * 0.03,
    );
    pen.dot(x, y, radius * 0.055, centre.gold);
  });
  pen.line(
    [
      [0, 0],
      [0, -radius * 1.08],
    ],
    pigments.magenta,
    radius * 0.045,
  );
  pen.dot(0, -radius * 1.1, radius * 0.07, pigments.magenta);
};
