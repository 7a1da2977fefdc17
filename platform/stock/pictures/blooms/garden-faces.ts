import { mix, pigment, shade } from '../drawing/colour';
import { ellipse, petal, polar, range, scaled, type Point } from '../drawing/geometry';
import { centre, leaf, petal as pigments } from '../pigments';
import type { DrawHead } from './head';

/** Six pale tepals behind a frilled trumpet. */
export const daffodil: DrawHead = (pen, { radius, pigment: colour }) => {
  range(6).forEach((index) =>
    pen.place(
      0,
      0,
      { turn: ((index * 2) % 6) * 60 + (index > 2 ? 60 : 0) + pen.between(-5, 5) },
      () => {
        const tone = shade(colour, pen.light(0) * 0.045 - (index < 3 ? 0.035 : 0));
        pen.shape(petal(radius, radius * 0.36, { pointed: true, widest: 0.56, base: 0.5 }), tone, {
          shadow: radius * 0.05,
        });
        pen.line(
          [
            [0, -radius * 0.2],
            [0, -radius * 0.82],
          ],
          shade(tone, -0.05),
          radius * 0.02,
        );
      },
    ),
  );
  const cup = colour.lightness > 0.9 ? pigments.yellow : shade(pigments.orange, 0.04);
  const rim = range(20).map((index): Point => polar(index * 18, radius * (index % 2 ? 0.4 : 0.47)));
  pen.shape(rim, cup, { shadow: radius * 0.08 });
  pen.dot(0, 0, radius * 0.3, shade(cup, -0.09));
  pen.dot(0, radius * 0.03, radius * 0.2, shade(cup, -0.17));
  range(3).forEach((index) =>
    pen.dot(
      (index - 1) * radius * 0.07,
      radius * (index === 1 ? -0.04 : 0.04),
      radius * 0.04,
      centre.gold,
    ),
  );
};

const lobe: Point[] = [
  [0, 0],
  [-0.5, -0.28],
  [-0.56, -0.78],
  [-0.2, -1],
  [0.2, -1],
  [0.56, -0.78],
  [0.5, -0.28],
];

/** Five round petals, two behind and three in front, a dark blotch with whiskers and a gold eye. */
export const pansy: DrawHead = (pen, { radius, pigment: colour }) => {
  const blotch = shade(
    { ...colour, hue: 312, chroma: 0.09 },
    Math.min(-0.2, 0.3 - colour.lightness),
  );
  [
    [-26, 0.98],
    [26, 0.98],
    [-92, 0.86],
    [92, 0.86],
    [180, 0.96],
  ].forEach(([turn = 0, size = 1], index) =>
    pen.place(0, 0, { turn: turn + pen.between(-5, 5) }, () => {
      const tone = shade(colour, pen.light(0) * 0.05 - (index < 2 ? 0.05 : 0));
      pen.shape(scaled(lobe, radius * size), tone, { shadow: radius * 0.05 });
      if (index < 2) return;
      pen.shape(scaled(lobe, radius * size * 0.5), blotch, { opacity: 0.8 });
      [-16, 0, 16].forEach((aside) =>
        pen.place(0, 0, { turn: aside }, () =>
          pen.line(
            [
              [0, -radius * 0.2],
              [0, -radius * 0.66],
            ],
            blotch,
            radius * 0.03,
            { opacity: 0.7 },
          ),
        ),
      );
    }),
  );
  pen.dot(0, 0, radius * 0.13, centre.gold, { shadow: radius * 0.02 });
  pen.dot(0, radius * 0.05, radius * 0.06, shade(leaf.fresh, 0.1));
};

/** Five flat round petals and a gold eye: violet, primrose, impatiens. */
export const violet: DrawHead = (pen, { radius, pigment: colour }) => {
  range(5).forEach((index) =>
    pen.place(0, 0, { turn: ((index * 2) % 5) * 72 + pen.between(-6, 6) }, () => {
      const tone = shade(colour, pen.light(0) * 0.055);
      pen.shape(scaled(lobe, radius * 0.96), tone, { shadow: radius * 0.06 });
      pen.shape(scaled(lobe, radius * 0.4), shade(tone, colour.lightness > 0.8 ? -0.07 : -0.12), {
        opacity: 0.55,
      });
    }),
  );
  pen.dot(0, 0, radius * 0.17, centre.gold, { shadow: radius * 0.03 });
  pen.dot(-radius * 0.03, -radius * 0.03, radius * 0.07, shade(centre.gold, 0.1));
};

/** A round ripe fruit with its light and its green star. */
export const fruit: DrawHead = (pen, { radius, pigment: colour }) => {
  const ripe = shade({ ...colour, chroma: Math.max(colour.chroma, 0.12) }, -0.01);
  pen.shape(ellipse(radius * 0.8, radius * 0.76, { points: 14 }), shade(ripe, -0.05), {
    shadow: radius * 0.1,
  });
  pen.shape(
    ellipse(radius * 0.66, radius * 0.62, { points: 14, x: -radius * 0.07, y: -radius * 0.07 }),
    ripe,
  );
  pen.shape(
    ellipse(radius * 0.2, radius * 0.13, { points: 8, x: -radius * 0.3, y: -radius * 0.34 }),
    mix(ripe, pigment(0.98, 0.02, 90), 0.62),
  );
  pen.ribbon(
    [
      [0, -radius * 0.68],
      [radius * 0.04, -radius * 1],
    ],
    radius * 0.1,
    radius * 0.07,
    shade(leaf.moss, -0.04),
  );
  [-84, -40, 6, 50, 92].forEach((turn) =>
    pen.place(0, -radius * 0.68, { turn }, () =>
      pen.shape(petal(radius * 0.36, radius * 0.09, { pointed: true }), leaf.leaf, {
        shadow: radius * 0.02,
      }),
    ),
  );
};
