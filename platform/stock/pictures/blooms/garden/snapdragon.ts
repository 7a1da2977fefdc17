import { mix, shade, type Pigment } from '../../drawing/colour';
import { lerp, petal, range } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { drawLeaf } from '../../foliage/leaf';
import { leaf, petal as petals } from '../../pigments';
import type { DrawHead } from '../head';

/** One flower that opens at a hinge: two ears above, three lobes below, a puffed lip between. */
function dragonMouth(pen: Pen, size: number, tone: Pigment): void {
  const lobe = (turn: number, length: number, half: number, step: number): void =>
    pen.place(0, 0, { turn }, () =>
      pen.shape(
        petal(size * length, size * half, { widest: 0.62, tip: 0.8 }),
        shade(tone, step + pen.light(0) * 0.05),
        { shadow: size * 0.06 },
      ),
    );
  lobe(-28, 0.88, 0.33, -0.035);
  lobe(28, 0.88, 0.33, -0.05);
  lobe(-122, 0.82, 0.34, 0.01);
  lobe(122, 0.82, 0.34, -0.02);
  lobe(180, 0.9, 0.38, 0.02);
  pen.shape(
    [
      [-size * 0.36, size * 0.06],
      [-size * 0.2, -size * 0.1],
      [0, -size * 0.02],
      [size * 0.2, -size * 0.1],
      [size * 0.36, size * 0.06],
      [0, size * 0.3],
    ],
    mix(shade(tone, 0.09), petals.lemon, 0.3),
    { shadow: size * 0.05 },
  );
}

/** A snapdragon's spike: open mouths below, half open above, green buds at its tip. */
export const snapdragon: DrawHead = (pen, { radius, pigment: colour }) => {
  pen.ribbon(
    [
      [0, radius * 1.1],
      [0, 0],
      [0, -radius],
    ],
    radius * 0.09,
    radius * 0.03,
    leaf.stem,
  );
  range(5).forEach((index) =>
    pen.dot(
      (index % 2 ? 1 : -1) * radius * 0.04 * (5 - index) * 0.4,
      -radius * (0.72 + index * 0.075),
      radius * (0.085 - index * 0.011),
      mix(colour, leaf.fresh, 0.45 + index * 0.12),
      { shadow: 2 },
    ),
  );
  range(7)
    .reverse()
    .forEach((row) => {
      const height = row / 6;
      const y = radius * lerp(0.86, -0.66, height);
      const size = radius * lerp(0.27, 0.1, height);
      const out = radius * lerp(0.2, 0.06, height);
      [-1, 1].forEach((side) => {
        pen.place(side * out * 0.5, y, { turn: side * 96 }, () =>
          drawLeaf(pen, size * 1.5, size * 0.14, leaf.fresh, { vein: false, shadow: 2 }),
        );
        pen.place(side * out, y, { turn: side * 26 }, () =>
          dragonMouth(pen, size, shade(colour, -0.05 - side * 0.02)),
        );
      });
      pen.place(0, y - radius * 0.1, { turn: pen.between(-8, 8) }, () =>
        dragonMouth(pen, size * 1.05, shade(colour, 0.015 + pen.between(-0.01, 0.02))),
      );
    });
};
