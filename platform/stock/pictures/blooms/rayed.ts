import { shade, type Pigment } from '../drawing/colour';
import { ellipse, petal, range, sunflowerScatter } from '../drawing/geometry';
import type { Pen } from '../drawing/pen';
import { centre, leaf } from '../pigments';
import type { DrawHead } from './head';

/** The yellow button of a daisy: a dark foot, an off-centre cap, dotted by the golden angle. */
function disc(pen: Pen, radius: number, pigment: Pigment, dots: number): void {
  pen.shape(
    ellipse(radius, radius * 0.95, { wobble: 0.06, random: pen.random }),
    shade(pigment, -0.1),
    { shadow: radius * 0.15 },
  );
  pen.shape(
    ellipse(radius * 0.86, radius * 0.8, {
      wobble: 0.06,
      random: pen.random,
      x: -radius * 0.05,
      y: -radius * 0.07,
    }),
    pigment,
  );
  sunflowerScatter(dots).forEach(({ x, y, reach }, index) => {
    const step = ((index % 3) - 0.6) * 0.08 + (reach < 0.46 ? -0.05 : 0.05);
    pen.dot(
      x * radius * 0.86 - radius * 0.03,
      y * radius * 0.82 - radius * 0.04,
      radius * 0.07,
      shade(pigment, step),
    );
  });
}

interface Rays {
  petals: number;
  eye: Pigment;
  eyeSize: number;
  halfWidth: number;
}

/** Two rings of petals, the lower one darker, round a disc. */
const rayed =
  ({ petals, eye, eyeSize, halfWidth }: Rays): DrawHead =>
  (pen, { radius, pigment, tilt }) => {
    range(2).forEach((ring) =>
      range(petals).forEach((index) => {
        const turn = ((index + ring * 0.5) / petals) * 360 + pen.between(-4, 4);
        const length = radius * pen.between(0.92, 1.03) * (1 - ring * 0.06);
        pen.place(0, 0, { turn }, () => {
          const tone = shade(pigment, pen.light(0) * 0.04 - (ring ? 0 : 0.075));
          pen.shape(
            petal(length, radius * halfWidth, { widest: 0.7, tip: 0.65, notch: 0.03 }),
            tone,
            { shadow: radius * 0.03, shadowOpacity: 0.13 },
          );
          if (ring)
            pen.line(
              [
                [0, -length * 0.3],
                [radius * 0.012, -length * 0.75],
              ],
              shade(tone, -0.06),
              radius * 0.02,
            );
        });
      }),
    );
    pen.place(0, -radius * tilt * 0.16, {}, () => disc(pen, radius * eyeSize, eye, 22));
  };

export const daisy = rayed({ petals: 13, eye: centre.gold, eyeSize: 0.27, halfWidth: 0.14 });

/** Three rings of keeled petals round ninety seeds in three colours. */
export const sunflower: DrawHead = (pen, { radius, pigment, tilt }) => {
  range(3).forEach((ring) =>
    range(15).forEach((index) => {
      const turn = ((index + ring * 0.37) / 15) * 360 + pen.between(-5, 5);
      const length = radius * pen.between(0.9, 1.05) * (1 - ring * 0.07);
      pen.place(0, 0, { turn }, () => {
        const tone = shade(pigment, pen.light(0) * 0.05 - 0.1 + ring * 0.05);
        pen.shape(petal(length, radius * 0.15, { pointed: true, widest: 0.66 }), tone, {
          shadow: radius * 0.03,
        });
        pen.shape(petal(length * 0.78, radius * 0.055, { pointed: true }), shade(tone, -0.07));
      });
    }),
  );
  pen.place(0, -radius * tilt * 0.14, {}, () => {
    pen.shape(
      ellipse(radius * 0.46, radius * 0.44, { points: 16, wobble: 0.07, random: pen.random }),
      shade(centre.umber, -0.06),
      { shadow: radius * 0.05 },
    );
    sunflowerScatter(90).forEach(({ x, y, reach }) => {
      const edge = shade(centre.gold, -0.12 - pen.random() * 0.1);
      const seed =
        reach > 0.78
          ? edge
          : reach < 0.35
            ? shade(leaf.olive, -0.12)
            : shade(centre.umber, pen.random() * 0.12);
      pen.dot(x * radius * 0.42, y * radius * 0.4, radius * 0.024, seed);
    });
  });
};
