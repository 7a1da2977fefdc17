import { mix, shade } from '../../drawing/colour';
import { petal, range } from '../../drawing/geometry';
import { petal as pigments } from '../../pigments';
import type { DrawHead } from '../head';

/** The torch of a bromeliad: pointed bracts in a star below, closing to a yellow flame. */
export const torch: DrawHead = (pen, { radius, pigment: colour }) => {
  range(8).forEach((row) => {
    const along = row / 7;
    [-1, 1].forEach((side) =>
      pen.place(
        side * radius * 0.06,
        radius * (0.95 - along * 1.3),
        { turn: side * (76 - along * 62) + pen.between(-6, 6) },
        () => {
          const length = radius * (0.98 - along * 0.3);
          const tone = shade(colour, pen.light(0) * 0.07 + along * 0.03);
          pen.shape(petal(length, radius * 0.17, { pointed: true, widest: 0.4 }), tone, {
            shadow: radius * 0.06,
          });
          pen.line(
            [
              [0, -length * 0.1],
              [0, -length * 0.8],
            ],
            shade(tone, 0.08),
            radius * 0.025,
          );
        },
      ),
    );
  });
  [-16, 14, 0].forEach((turn) =>
    pen.place(0, -radius * 0.46, { turn }, () =>
      pen.shape(
        petal(radius * 0.62, radius * 0.13, { pointed: true }),
        mix(colour, pigments.yellow, 0.75),
        { shadow: radius * 0.04 },
      ),
    ),
  );
};
