import { shade } from '../drawing/colour';
import { petal as petalShape, polar, range, sunflowerScatter } from '../drawing/geometry';
import { centre } from '../pigments';
import type { DrawHead } from './head';

/** A water lily open on the water: whorl upon whorl of pointed petals in a cup, a gold heart. */
export const waterLily: DrawHead = (pen, { radius, pigment: colour }) => {
  const whorl = (count: number, length: number, lift: number, from: number, step: number) =>
    pen.place(0, -radius * lift, { squash: 0.62 }, () =>
      range(count)
        .map((index) => from + (index * 360) / count)
        .sort((one, other) => Math.cos((other * Math.PI) / 180) - Math.cos((one * Math.PI) / 180))
        .forEach((turn) =>
          pen.place(0, 0, { turn: turn + pen.between(-4, 4) }, () => {
            const outline = petalShape(radius * length, radius * length * 0.24, {
              pointed: true,
              widest: 0.56,
              base: 0.6,
            });
            const tone = shade(colour, step + pen.light(0) * 0.045);
            pen.shape(outline, shade(tone, 0.03), { shadow: radius * 0.05, shadowOpacity: 0.2 });
            pen.place(0, 0, { scale: 0.92 }, () => pen.shape(outline, tone));
            pen.line(
              [
                [0, -radius * length * 0.25],
                [0, -radius * length * 0.8],
              ],
              shade(tone, -0.05),
              radius * 0.016,
            );
          }),
        ),
    );
  whorl(11, 1, 0, 8, -0.09);
  whorl(10, 0.86, 0.08, 24, -0.05);
  whorl(8, 0.68, 0.16, 4, -0.015);
  whorl(7, 0.46, 0.22, 30, 0.01);
  sunflowerScatter(13).forEach(({ x, y }) =>
    pen.dot(
      x * radius * 0.17,
      y * radius * 0.11 - radius * 0.25,
      radius * 0.052,
      shade(centre.gold, -y * 0.05),
      { shadow: radius * 0.02 },
    ),
  );
  range(7).forEach((index) => {
    const [x, y] = polar(index * 51, radius * 0.08);
    pen.dot(x, y * 0.6 - radius * 0.27, radius * 0.028, shade(centre.gold, 0.1));
  });
};
