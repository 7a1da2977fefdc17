import { pigment, shade, type Pigment } from '../../drawing/colour';
import { ellipse, petal, polar, range, sunflowerScatter, type Point } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { centre, leaf, petal as petals } from '../../pigments';
import type { DrawHead } from '../head';
import { rayed, rayedFromSide } from '../rayed';

/** Gold rays round a dark dome. */
export const blackEyedSusan = rayed({
  petals: 9,
  eye: shade(centre.umber, 0.02),
  eyeSize: 0.3,
  halfWidth: 0.16,
});
export const blackEyedSusanFromSide = rayedFromSide({
  petals: 15,
  halfWidth: 0.17,
  disc: 0.34,
  eye: centre.umber,
  cap: shade(centre.umber, 0.06),
});

/** Four petals cut as one piece, with a green heart. */
function tinyCross(pen: Pen, size: number, tone: Pigment): void {
  const outline = range(12).map((index): Point => {
    const angle = (index / 12) * Math.PI * 2;
    const reach = size * (0.66 + 0.34 * Math.abs(Math.cos(2 * angle)));
    return [Math.cos(angle) * reach, Math.sin(angle) * reach];
  });
  pen.shape(outline, tone, { shadow: size * 0.18 });
  pen.dot(0, 0, size * 0.24, shade(leaf.fresh, 0.12));
}

/** A dome of tiny crosses: sweet alyssum, candytuft. */
export const alyssum: DrawHead = (pen, { radius, pigment: colour }) => {
  pen.shape(
    ellipse(radius * 0.86, radius * 0.8, { points: 9, wobble: 0.1, random: pen.random }),
    shade(colour, -0.14),
    { shadow: radius * 0.1 },
  );
  [...sunflowerScatter(15, pen.between(0, 90))]
    .reverse()
    .forEach(({ x, y }) =>
      pen.place(x * radius * 0.82, y * radius * 0.76, { turn: pen.between(0, 90) }, () =>
        tinyCross(
          pen,
          radius * 0.27,
          shade(colour, (-x - y) * 0.035 - 0.01 + pen.between(-0.015, 0.01)),
        ),
      ),
    );
};

/** Three broad lobes below, two ears above and a white eye. */
export const lobelia: DrawHead = (pen, { radius, pigment: colour }) => {
  [
    { turn: -24, length: 0.8, half: 0.16 },
    { turn: 24, length: 0.8, half: 0.16 },
    { turn: -112, length: 1, half: 0.36 },
    { turn: 112, length: 1, half: 0.36 },
    { turn: 180, length: 1.05, half: 0.42 },
  ].forEach(({ turn, length, half }) =>
    pen.place(0, 0, { turn }, () =>
      pen.shape(
        petal(radius * length, radius * half, { widest: 0.66, tip: 0.7 }),
        shade(colour, pen.light(0) * 0.06),
        { shadow: radius * 0.07 },
      ),
    ),
  );
  pen.shape(ellipse(radius * 0.22, radius * 0.28, { points: 7, y: radius * 0.14 }), petals.white);
  pen.dot(0, 0, radius * 0.1, shade(colour, -0.16));
};

/** A cross of four narrow petals with a brush of cream threads: the small wild clematis. */
export const starClematis: DrawHead = (pen, { radius, pigment: colour }) => {
  range(4).forEach((index) =>
    pen.place(0, 0, { turn: index * 90 + 45 + pen.between(-7, 7) }, () => {
      const tone = shade(colour, pen.light(0) * 0.035 - 0.01);
      pen.shape(petal(radius, radius * 0.3, { widest: 0.62, tip: 0.62 }), tone, {
        shadow: radius * 0.07,
      });
      pen.line(
        [
          [0, -radius * 0.25],
          [0, -radius * 0.78],
        ],
        shade(tone, -0.06),
        radius * 0.035,
      );
    }),
  );
  range(10).forEach((index) => {
    const [x, y] = polar(index * 36 + 9, radius * (index % 2 ? 0.36 : 0.27));
    pen.line(
      [
        [0, 0],
        [x, y],
      ],
      pigment(0.93, 0.07, 105),
      radius * 0.05,
    );
  });
  pen.dot(0, 0, radius * 0.14, shade(leaf.fresh, 0.14));
};

/** Six broad petals, each with a paler bar, round a boss of cream threads: the large garden clematis. */
export const clematis: DrawHead = (pen, { radius, pigment: colour }) => {
  range(6).forEach((index) =>
    pen.place(0, 0, { turn: ((index * 2) % 6) * 60 + (index > 2 ? 60 : 0) + 8 }, () => {
      const tone = shade(colour, pen.light(0) * 0.05 - (index < 3 ? 0.04 : 0));
      pen.shape(petal(radius, radius * 0.38, { pointed: true, widest: 0.56, base: 0.6 }), tone, {
        shadow: radius * 0.05,
      });
      pen.shape(
        petal(radius * 0.86, radius * 0.1, { pointed: true, widest: 0.5 }),
        shade(tone, 0.09),
      );
    }),
  );
  range(14).forEach((index) => {
    const [x, y] = polar(index * 25.7, radius * (index % 2 ? 0.3 : 0.22));
    pen.line(
      [
        [0, 0],
        [x, y],
      ],
      pigment(0.93, 0.07, 100),
      radius * 0.04,
    );
  });
  pen.dot(0, 0, radius * 0.1, centre.gold);
};
