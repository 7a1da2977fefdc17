import { mix, shade } from '../../drawing/colour';
import { petal, range, scaled, type Point } from '../../drawing/geometry';
import { centre, leaf, petal as petals } from '../../pigments';
import type { DrawHead } from '../head';

/** A round rim with five shallow lobes, a little wavy. */
const softRim = (bays: number): Point[] =>
  range(20).map((index): Point => {
    const angle = (index / 20) * Math.PI * 2 - Math.PI / 2;
    const reach = 1 - bays * Math.sin((5 * angle + Math.PI / 2) / 2) ** 2;
    return [Math.cos(angle) * reach, Math.sin(angle) * reach];
  });

/** A petunia: a wide soft trumpet, veined towards a dark throat. */
export const petunia: DrawHead = (pen, { radius, pigment: colour, tilt }) => {
  const rim = scaled(softRim(0.16), radius);
  const dark = shade(colour, colour.lightness > 0.8 ? -0.12 : -0.15);
  pen.shape(rim, shade(colour, 0.085), { shadow: radius * 0.09 });
  pen.place(0, radius * 0.02, { scale: 0.92 }, () => pen.shape(rim, shade(colour, 0.02)));
  range(5).forEach((index) =>
    pen.place(0, 0, { turn: index * 72 + 36 }, () => {
      pen.shape(
        petal(radius * 0.84, radius * 0.3, { widest: 0.74, tip: 0.8 }),
        shade(colour, pen.light(0) * 0.055 + 0.015),
      );
      pen.line(
        [
          [0, -radius * 0.2],
          [0, -radius * 0.84],
        ],
        shade(colour, -0.07),
        radius * 0.035,
      );
    }),
  );
  const y = -radius * 0.04 * tilt;
  pen.place(0, y, { turn: 36 }, () => pen.shape(scaled(softRim(0.4), radius * 0.38), dark));
  pen.dot(0, y, radius * 0.15, shade(dark, -0.1));
  pen.dot(0, y + radius * 0.03, radius * 0.06, mix(petals.lemon, leaf.fresh, 0.3));
};

/** An impatiens: five flat notched petals that overlap, and a tiny eye. */
export const impatiens: DrawHead = (pen, { radius, pigment: colour }) => {
  [180, 108, 252, 36, 324].forEach((turn, index) =>
    pen.place(0, 0, { turn: turn + 36 }, () => {
      const outline = petal(radius, radius * 0.52, { widest: 0.68, tip: 0.72, notch: 0.1 });
      const tone = shade(colour, pen.light(0) * 0.05 - 0.02 + index * 0.008);
      pen.shape(outline, shade(tone, 0.08), { shadow: radius * 0.09 });
      pen.place(0, 0, { scale: 0.9 }, () => pen.shape(outline, tone));
    }),
  );
  range(5).forEach((index) =>
    pen.place(0, 0, { turn: index * 72 }, () =>
      pen.shape(petal(radius * 0.34, radius * 0.09, { pointed: true }), shade(colour, -0.11)),
    ),
  );
  pen.dot(0, 0, radius * 0.11, shade(centre.gold, 0.06));
};

const star: readonly number[] = [0, 72, 144, 216, 288];

/** A serviceberry: an airy cluster of stars with five thin petals each. */
export const serviceberryStars: DrawHead = (pen, { radius, pigment: colour }) => {
  const places: Point[] = [
    [-0.85, 0.5],
    [0.9, 0.35],
    [-0.35, -0.85],
    [0.6, -0.7],
    [0, 0.1],
  ];
  places.forEach(([x, y], index) => {
    pen.line(
      [
        [0, radius * 0.9],
        [x * radius, y * radius],
      ],
      shade(leaf.fresh, -0.1),
      radius * 0.06,
    );
    pen.place(x * radius, y * radius, { turn: index * 31, squash: 0.9 }, () => {
      star.forEach((turn) =>
        pen.place(0, 0, { turn: turn + pen.between(-9, 9) }, () =>
          pen.shape(
            petal(radius * 0.68, radius * 0.13, { widest: 0.62, tip: 0.7 }),
            shade(colour, pen.light(0) * 0.03 - 0.01),
            { shadow: radius * 0.07 },
          ),
        ),
      );
      pen.dot(0, 0, radius * 0.13, mix(centre.gold, leaf.fresh, 0.4));
    });
  });
};

/** Bee balm: a shaggy whorl of thin tubes that curve up and out of a dark button. */
export const beeBalm: DrawHead = (pen, { radius, pigment: colour }) => {
  [-100, 98, -62, 60, 0].forEach((turn) =>
    pen.place(0, radius * 0.2, { turn: 180 + turn }, () =>
      pen.shape(
        petal(radius * 0.86, radius * 0.17, { pointed: true, widest: 0.4 }),
        mix(shade(leaf.leaf, pen.light(0) * 0.05), colour, 0.22),
        { shadow: radius * 0.04 },
      ),
    ),
  );
  const tubes = (count: number, spread: number, length: number, step: number): void =>
    range(count).forEach((index) => {
      const turn = (index / (count - 1)) * spread * 2 - spread + pen.between(-6, 6);
      const sag = (turn / 170) * radius * 0.34;
      pen.place(0, 0, { turn }, () => {
        const far = radius * length * pen.between(0.86, 1.12);
        const tone = shade(colour, step + pen.light(0) * 0.06 + pen.between(-0.03, 0.03));
        const bend = sag;
        pen.ribbon(
          [
            [0, 0],
            [-bend * 0.2, -far * 0.55],
            [bend, -far],
          ],
          radius * 0.08,
          radius * 0.15,
          tone,
          { shadow: radius * 0.04 },
        );
        pen.line(
          [
            [bend, -far * 0.96],
            [bend * 1.5, -far * 1.16],
          ],
          shade(tone, 0.09),
          radius * 0.045,
        );
      });
    });
  tubes(25, 172, 0.98, -0.07);
  tubes(19, 160, 0.8, -0.01);
  tubes(13, 150, 0.54, 0.04);
  pen.dot(0, 0, radius * 0.16, mix(shade(colour, -0.2), leaf.deep, 0.3));
};
