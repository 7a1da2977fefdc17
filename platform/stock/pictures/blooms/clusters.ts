import { mix, shade, type Pigment } from '../drawing/colour';
import {
  ellipse,
  headingOf,
  petal,
  polar,
  range,
  sunflowerScatter,
  type Point,
} from '../drawing/geometry';
import type { Pen } from '../drawing/pen';
import { centre, leaf } from '../pigments';
import type { DrawHead } from './head';

/** One floret of a hydrangea or a lilac, its four petals one piece of paper. */
export function fourPetalledFloret(pen: Pen, size: number, tone: Pigment): void {
  const outline = range(16).map((index): Point => {
    const angle = (index / 16) * Math.PI * 2;
    const reach = size * (0.62 + 0.42 * Math.abs(Math.cos(2 * angle)));
    return [Math.cos(angle) * reach, Math.sin(angle) * reach];
  });
  pen.shape(outline, tone, { shadow: size * 0.13, shadowOpacity: 0.2 });
  range(4).forEach((index) =>
    pen.place(0, 0, { turn: index * 90 + 90 }, () =>
      pen.line(
        [
          [0, -size * 0.25],
          [0, -size * 0.7],
        ],
        shade(tone, -0.06),
        size * 0.09,
      ),
    ),
  );
  pen.dot(0, 0, size * 0.13, shade(tone, 0.14));
}

/** Florets over a sphere: the tone follows the sphere's own normal, which is what makes it a globe. */
export const hydrangea: DrawHead = (pen, { radius, pigment: colour }) => {
  pen.shape(
    ellipse(radius * 0.93, radius * 0.9, { wobble: 0.05, random: pen.random }),
    shade(colour, -0.2),
    { shadow: radius * 0.09, shadowOpacity: 0.24 },
  );
  [...sunflowerScatter(54, pen.between(0, 360))].reverse().forEach(({ x, y, reach }) => {
    const depth = Math.sqrt(1 - reach * reach * 0.94);
    const towards = headingOf(x, y);
    const lamp = pen.light(towards) * reach * 0.8 + depth * 0.6;
    const tone = shade(colour, (lamp - 0.36) * 0.27 + pen.between(-0.02, 0.02));
    const warmed = { ...tone, hue: tone.hue + pen.between(-14, 14) };
    pen.place(
      x * radius * 0.92,
      y * radius * 0.88,
      { turn: towards, squash: 0.55 + 0.45 * depth },
      () =>
        pen.place(0, 0, { turn: pen.between(0, 90) }, () =>
          fourPetalledFloret(pen, radius * 0.175, warmed),
        ),
    );
  });
};

/** A cloud of specks on forked threads, dark ones first, so that it reads as air with flowers in it. */
export const babysBreath: DrawHead = (pen, { radius, pigment: colour }) => {
  range(9).forEach((index) => {
    const [x, y] = polar(-60 + index * 15 + pen.between(-6, 6), radius * 0.8);
    pen.line(
      [
        [0, radius * 0.9],
        [x * 0.3, y * 0.2 + radius * 0.2],
        [x, y],
      ],
      shade(leaf.sage, -0.08),
      2,
    );
  });
  range(46).forEach((index) => {
    const reach = Math.sqrt(pen.random());
    const angle = pen.random() * Math.PI * 2;
    const [x, y] = [
      Math.cos(angle) * reach * radius,
      Math.sin(angle) * reach * radius * 0.8 - radius * 0.1,
    ];
    const size = radius * pen.between(0.05, 0.085);
    const speck = range(10).map((step): Point => {
      const turn = (step / 10) * Math.PI * 2;
      const arm = size * (step % 2 ? 0.72 : 1.08);
      return [x + Math.cos(turn) * arm, y + Math.sin(turn) * arm];
    });
    pen.shape(speck, shade(colour, (index / 46 - 0.75) * 0.16), {
      shadow: size * 0.35,
      shadowOpacity: 0.14,
    });
    pen.dot(x, y, size * 0.3, shade(leaf.fresh, 0.14));
  });
};

function spurredFloret(pen: Pen, tone: Pigment): void {
  range(5).forEach((index) =>
    pen.place(0, 0, { turn: index * 72 }, () =>
      pen.shape(petal(21, 10.5, { tip: 0.7 }), shade(tone, pen.light(0) * 0.05), { shadow: 1.6 }),
    ),
  );
  pen.dot(0, 0, 4.6, centre.pale);
}

/** A spire of florets that shrink upwards and end in buds. The radius is half the spire's length; its foot lies below the origin. */
export const delphinium: DrawHead = (pen, { radius, pigment: colour }) => {
  const length = radius * 2;
  const rows = 11;
  pen.place(0, radius, {}, () => {
    pen.line(
      [
        [0, length * 0.25],
        [length * 0.01, -length * 0.5],
        [0, -length * 0.9],
      ],
      leaf.stem,
      5,
    );
    range(rows).forEach((row) => {
      const height = row / (rows - 1);
      const width = length * 0.105 * (1 - height * 0.75);
      const across =
        height > 0.92 ? [0] : height > 0.7 ? [-0.8, 0.8, 0] : [-0.9, 0.9, -0.4, 0.45, 0];
      across.forEach((side, index) => {
        const tone = shade(
          colour,
          -side * 0.035 + (index < 2 ? -0.06 : 0) - (height > 0.75 ? 0.03 : 0),
        );
        const y = -length * (0.02 + height * 0.96) + pen.between(-4, 4) + Math.abs(side) * 6;
        pen.place(
          side * width,
          y,
          {
            turn: side * 40 + pen.between(-18, 18),
            scale: (1 - height * 0.5) * Math.min(1.35, length / 260),
          },
          () => {
            if (height > 0.82) pen.shape(petal(30, 11), mix(tone, leaf.fresh, 0.18), { shadow: 2 });
            else spurredFloret(pen, tone);
          },
        );
      });
    });
  });
};
