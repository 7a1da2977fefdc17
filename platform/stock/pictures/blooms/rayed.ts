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
export const rayed =
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

interface RaysFromSide {
  petals: number;
  halfWidth: number;
  pointed?: boolean;
  disc: number;
  eye: Pigment;
  cap: Pigment;
}

/** Seen from the side: a green cup, a flat wheel of petals, the disc as a low dome over it. */
export const rayedFromSide =
  ({ petals, halfWidth, pointed, disc: size, eye, cap }: RaysFromSide): DrawHead =>
  (pen, { radius, pigment }) => {
    pen.ribbon(
      [
        [0, radius * 0.62],
        [0, radius * 0.34],
        [0, radius * 0.1],
      ],
      radius * 0.08,
      radius * 0.3,
      leaf.stem,
    );
    [-58, -24, 12, 44, 70].forEach((turn) =>
      pen.place(0, radius * 0.3, { turn }, () =>
        pen.shape(
          petal(radius * 0.34, radius * 0.09, { pointed: true, widest: 0.4 }),
          shade(leaf.leaf, pen.light(0) * 0.05),
        ),
      ),
    );
    const far = range(petals).map((index) => ((index + 0.5) / petals) * 360 - 180);
    const order = far.sort((one, other) => Math.abs(one) - Math.abs(other));
    pen.place(0, 0, { squash: 0.42 }, () =>
      order.forEach((turn) =>
        pen.place(0, 0, { turn: turn + pen.between(-6, 6) }, () => {
          const near = Math.abs(turn) / 180;
          const length = radius * pen.between(0.92, 1.06);
          const tone = shade(pigment, pen.light(0) * 0.035 - 0.075 + near * 0.085);
          const outline = petal(
            length,
            radius * halfWidth,
            pointed ? { pointed, widest: 0.64 } : { widest: 0.7, tip: 0.65, notch: 0.03 },
          );
          pen.shape(outline, tone, { shadow: radius * 0.03, shadowOpacity: 0.13 });
        }),
      ),
    );
    pen.shape(
      ellipse(radius * size, radius * size * 0.58, { y: -radius * size * 0.2 }),
      shade(eye, -0.08),
      { shadow: radius * 0.04 },
    );
    pen.shape(
      ellipse(radius * size * 0.84, radius * size * 0.46, {
        x: -radius * 0.02,
        y: -radius * size * 0.3,
      }),
      cap,
    );
    sunflowerScatter(16).forEach(({ x, y }, index) =>
      pen.dot(
        x * radius * size * 0.76,
        (y * 0.4 - 0.28) * radius * size,
        radius * size * 0.075,
        shade(cap, ((index % 3) - 0.8) * 0.07),
      ),
    );
  };

export const daisyFromSide = rayedFromSide({
  petals: 17,
  halfWidth: 0.15,
  disc: 0.29,
  eye: centre.gold,
  cap: shade(centre.gold, 0.02),
});

export const sunflowerFromSide = rayedFromSide({
  petals: 21,
  halfWidth: 0.16,
  pointed: true,
  disc: 0.46,
  eye: centre.umber,
  cap: shade(centre.umber, 0.07),
});
