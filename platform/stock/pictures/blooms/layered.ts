import { mix, shade } from '../drawing/colour';
import { ellipse, petal, polar, range, scaled, type Point } from '../drawing/geometry';
import { leaf } from '../pigments';
import { foldedPetal, type DrawHead } from './head';

const shallowArc: Point[] = [
  [-0.9, 0.2],
  [-0.75, -0.6],
  [0, -1],
  [0.75, -0.6],
  [0.9, 0.2],
  [0, 0.6],
];

/** Seven rings of shallow arcs round a green heart that sits off centre. */
export const ranunculus: DrawHead = (pen, { radius, pigment, tilt }) => {
  [1, 0.86, 0.73, 0.6, 0.48, 0.37, 0.27].forEach((size, ring) => {
    const count = ring < 3 ? 6 : 5;
    range(count).forEach((index) => {
      const turn = ((index + ring * 0.38 + pen.between(-0.06, 0.06)) / count) * 360;
      const [x, y] = polar(turn, size * radius * 0.36);
      const half = size * radius * 0.62;
      pen.place(x, y - ring * radius * (0.01 + 0.035 * tilt), { turn }, () =>
        foldedPetal(
          pen,
          scaled(shallowArc, half),
          shade(pigment, pen.light(0) * 0.05 - ring * 0.013),
          { lip: 0.055, lift: half * 0.1, shadow: radius * 0.03, inner: 0.93 },
        ),
      );
    });
  });
  const rise = radius * (0.06 + 0.2 * tilt);
  pen.shape(
    ellipse(radius * 0.15, radius * 0.14, { points: 8, wobble: 0.1, random: pen.random, y: -rise }),
    shade(leaf.fresh, 0.02),
    { shadow: radius * 0.03 },
  );
  pen.dot(-radius * 0.02, -rise - radius * 0.02, radius * 0.06, shade(leaf.fresh, 0.12));
};

/** From the side: a round cup of close petals, its whorl seen at a slant, small sepals below. */
export const ranunculusFromSide: DrawHead = (pen, { radius, pigment }) => {
  const arc = (x: number, y: number, turn: number, half: number, step: number) =>
    pen.place(x * radius, y * radius, { turn }, () =>
      foldedPetal(pen, scaled(shallowArc, half * radius), shade(pigment, step), {
        lip: 0.055,
        lift: half * radius * 0.1,
        shadow: radius * 0.03,
        inner: 0.93,
      }),
    );
  [-40, 0, 40].forEach((turn) => arc(turn / 90, -0.16, turn, 0.56, -0.08 + pen.light(turn) * 0.03));
  [0.62, 0.5, 0.38, 0.27].forEach((size, ring) =>
    pen.place(0, -radius * (0.3 + ring * 0.02), { squash: 0.6, turn: ring * 21 }, () =>
      pen.shape(
        ellipse(size * radius, size * radius, { points: 11, wobble: 0.1, random: pen.random }),
        shade(pigment, ring % 2 ? 0.03 : -0.06),
        { shadow: radius * 0.02 },
      ),
    ),
  );
  pen.dot(0, -radius * 0.35, radius * 0.09, shade(leaf.fresh, 0.04));
  arc(-0.52, 0.06, -34, 0.5, 0.02);
  arc(0.52, 0.08, 34, 0.5, -0.045);
  arc(0.2, 0.22, 12, 0.54, -0.02);
  arc(-0.16, 0.26, -8, 0.56, 0.015);
  [-52, -16, 22, 54].forEach((turn) =>
    pen.place(0, radius * 0.66, { turn }, () =>
      pen.shape(
        petal(radius * 0.34, radius * 0.09, { pointed: true, widest: 0.35 }),
        shade(leaf.leaf, pen.light(turn) * 0.05),
      ),
    ),
  );
  pen.dot(0, radius * 0.66, radius * 0.1, leaf.stem);
};

/** Rings of narrow petals, each lighter inwards: the pompon chrysanthemum. */
export const chrysanthemum: DrawHead = (pen, { radius, pigment, tilt }) => {
  pen.shape(ellipse(radius * 0.86, radius * 0.84), shade(pigment, -0.16), {
    shadow: radius * 0.08,
    shadowOpacity: 0.24,
  });
  range(5).forEach((ring) => {
    const count = 19 - ring * 3;
    const size = 1 - ring * 0.19;
    range(count).forEach((index) => {
      const turn = ((index + ring * 0.5) / count) * 360 + pen.between(-4, 4);
      pen.place(0, -ring * radius * (0.015 + 0.05 * tilt), { turn }, () => {
        const tone = shade(pigment, pen.light(0) * 0.075 - 0.085 + ring * 0.032);
        const length = radius * size * pen.between(0.95, 1.03);
        pen.shape(petal(length, radius * 0.14, { tip: 0.7, widest: 0.8 }), shade(tone, -0.09), {
          shadow: radius * 0.03,
        });
        pen.shape(
          petal(length * 0.95, radius * 0.095, { tip: 0.7, widest: 0.82 }),
          shade(tone, 0.03),
        );
      });
    });
  });
  pen.dot(
    0,
    -radius * (0.08 + 0.22 * tilt),
    radius * 0.1,
    shade(mix(pigment, leaf.fresh, 0.5), -0.02),
  );
};
