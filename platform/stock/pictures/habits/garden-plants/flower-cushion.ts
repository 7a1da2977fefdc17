import { mix, shade, type Pigment } from '../../drawing/colour';
import { ellipse, headingOf, range, sunflowerScatter } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { drawLeaf } from '../../foliage/leaf';
import { leaf, petal } from '../../pigments';
import { flower, type DrawHabit, type Flowering } from '../growing';

interface Cushion {
  green: Pigment;
  blade: readonly [length: number, halfWidth: number];
  radius: number;
  /** How far its tails fall over the rim. */
  fall: number;
  /** The flowers' own pigment. */
  tone?: (pigment: Pigment) => Pigment;
}

/** Leaves that look out from under the flowers, all round the cushion. */
function leafEdge(
  pen: Pen,
  half: number,
  { green, blade: [length, halfWidth], fall }: Cushion,
): void {
  range(64).forEach((index) => {
    const angle = (index / 64) * Math.PI * 2 + pen.between(-0.04, 0.04);
    const reach = index % 2 ? 0.82 : 0.96;
    const [x, y] = [Math.cos(angle) * half * reach, Math.sin(angle) * 88 * reach];
    const drop = y > 20 ? fall * pen.between(0.2, 0.9) * Math.abs(x / half) : 0;
    pen.place(x, y - 66 + drop, { turn: headingOf(x, y) + pen.between(-30, 30) }, () =>
      pen.place(0, length * 0.4, {}, () =>
        drawLeaf(
          pen,
          length * pen.between(0.85, 1.15),
          halfWidth,
          shade(green, -y / 900 + pen.between(-0.04, 0.03)),
          { shadow: 3, vein: false },
        ),
      ),
    );
  });
}

/** A low plant that is all flower, rounded over its pot and hanging a little over the rim. */
const cushionOf =
  (cushion: Cushion): DrawHabit =>
  (pen, { flowers, room }) => {
    const half = Math.max(206, room * 1.5);
    const { green, radius, fall, tone } = cushion;
    pen.shape(
      ellipse(half * 0.9, 78, { points: 14, wobble: 0.12, random: pen.random, y: -62 }),
      shade(green, -0.1),
      { shadow: 6 },
    );
    leafEdge(pen, half, cushion);
    if (!flowers) return;
    const own: Flowering = tone ? { ...flowers, pigments: flowers.pigments.map(tone) } : flowers;
    sunflowerScatter(flowers.count, 20)
      .map((place, index) => ({ ...place, index }))
      .sort((one, other) => one.y - other.y)
      .forEach(({ x, y, reach, index }) => {
        const dome = Math.sqrt(Math.max(0, 1 - x * x));
        const drop = y > 0.1 ? fall * y * pen.between(0.3, 1) : 0;
        pen.atDepth(0.86 + (y + 1) * 0.07, () =>
          flower(pen, own, index, {
            x: x * half * 0.94,
            y: -58 - dome * 34 + y * 78 + drop,
            radius: radius * pen.between(0.88, 1.1),
            lean: x * 30,
            tilt: reach * 0.3,
          }),
        );
      });
  };

/** White foam in domes that touch. */
export const alyssumCushion = cushionOf({
  green: mix(leaf.leaf, leaf.sage, 0.4),
  blade: [58, 7],
  radius: 47,
  fall: 54,
});

/** Fine leaves under a sheet of small blue faces that tumbles over the rim. */
export const lobeliaCushion = cushionOf({
  green: leaf.fresh,
  blade: [62, 6],
  radius: 29,
  fall: 120,
  tone: (pigment) => mix({ ...shade(pigment, -0.11), chroma: 0.17 }, petal.purple, 0.12),
});

/** A mat of needles under a solid sheet of five-petalled faces. */
export const mossPhloxCushion = cushionOf({
  green: leaf.leaf,
  blade: [52, 5],
  radius: 30,
  fall: 70,
  tone: (pigment) => mix(pigment, petal.pink, 0.55),
});
