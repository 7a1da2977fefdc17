import { mix, shade, type Pigment } from '../../drawing/colour';
import { lerp, petal, range, type Point } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { leaf } from '../../pigments';

export interface Column {
  tall: number;
  half: number;
  sprays: number;
  tone: Pigment;
  /** What became of a spray at a height from the foot (0) to the tip (1). */
  weathered?: (tone: Pigment, height: number) => Pigment;
}

/** Half the breadth of the column, as a share of its own, from its foot to its tip. */
const breadth = (height: number): number =>
  0.78 + 0.22 * Math.sin(Math.min(1, height * 2) * Math.PI * 0.5) - 0.94 * height ** 2.6;

/** A flat spray: a hand of blunt, scaly fingers held upright. */
function spray(pen: Pen, size: number, tone: Pigment): void {
  [-44, 42, -22, 20, 0].forEach((turn, index) =>
    pen.place(0, 0, { turn }, () =>
      pen.shape(
        petal(size * (index === 4 ? 1 : 0.86 - (index < 2 ? 0.14 : 0)), size * 0.13, {
          widest: 0.62,
        }),
        shade(tone, pen.light(0) * 0.04 + (index === 4 ? 0.03 : 0)),
        { shadow: index % 2 ? 0 : 4 },
      ),
    ),
  );
}

/** A dense column of flat sprays to the ground, rooted at the origin. */
export function arborvitaeColumn(
  pen: Pen,
  { tall, half, sprays, tone, weathered = (green) => green }: Column,
): void {
  const side = range(9).map((step): Point => {
    const height = step / 8;
    return [breadth(height) * half * 0.9 + 3, -tall * (0.02 + height * 0.94)];
  });
  const mirror = side.map(([x, y]): Point => [-x, y]).reverse();
  pen.shape([...side, ...mirror], shade(tone, -0.13), { shadow: 8 });
  range(sprays).forEach((index) => {
    const height = 1 - (index + 0.5) / sprays;
    const across = ((index * 0.618) % 1) * 2 - 1;
    const x = across * breadth(height) * half;
    const lamp = -across * 0.07 + (height - 0.5) * 0.03;
    pen.place(
      x,
      -tall * (0.02 + height * 0.88) + half * 0.2,
      { turn: across * 26 + pen.between(-10, 10) },
      () =>
        spray(
          pen,
          half * pen.between(0.58, 0.72) * lerp(1, 0.8, height),
          shade(
            weathered(tone, height + pen.between(-0.09, 0.09)),
            lamp + pen.between(-0.035, 0.035),
          ),
        ),
    );
  });
}

export const arborvitaeGreen = mix(leaf.deep, leaf.moss, 0.35);
