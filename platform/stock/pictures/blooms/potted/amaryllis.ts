import { mix, shade } from '../../drawing/colour';
import { ellipse, petal, polar } from '../../drawing/geometry';
import { leaf, petal as pigments } from '../../pigments';
import type { DrawHead } from '../head';

/** Six broad satin tepals round a green throat, stamens that lie on the lowest of them. */
export const amaryllisFlower: DrawHead = (pen, { radius, pigment: colour }) => {
  const throat = mix(shade(colour, 0.1), leaf.fresh, 0.4);
  [60, 180, 300, 0, 120, 240].forEach((turn, index) =>
    pen.place(0, 0, { turn: turn + pen.between(-6, 6) }, () => {
      const wide = index < 3 ? 0.36 : 0.45;
      const tone = shade(colour, pen.light(0) * 0.06 - (index < 3 ? 0.04 : 0));
      const outline = petal(radius, radius * wide, { pointed: true, widest: 0.56, base: 0.5 });
      pen.shape(outline, shade(tone, 0.03), { shadow: radius * 0.06 });
      pen.place(0, 0, { scale: 0.93 }, () => pen.shape(outline, tone));
      pen.shape(petal(radius * 0.72, radius * 0.05, { pointed: true, widest: 0.3 }), throat);
      [-0.5, 0.5].forEach((out) =>
        pen.line(
          [
            [out * radius * 0.16, -radius * 0.22],
            [out * radius * wide * 0.9, -radius * 0.56],
            [out * radius * 0.22, -radius * 0.84],
          ],
          shade(tone, -0.045),
          radius * 0.018,
        ),
      );
    }),
  );
  pen.dot(0, 0, radius * 0.13, shade(throat, -0.06));
  [150, 166, 182, 200, 214].forEach((turn, index) => {
    const [x, y] = polar(turn, radius * (0.52 + (index % 2) * 0.1));
    pen.line(
      [
        [0, 0],
        [x * 0.6, y * 0.6],
        [x, y],
      ],
      mix(colour, pigments.white, 0.6),
      radius * 0.022,
    );
    pen.shape(ellipse(radius * 0.035, radius * 0.06, { points: 6, x, y }), pigments.lemon);
  });
};
