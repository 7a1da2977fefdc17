import { mix, shade } from '../../../drawing/colour';
import { ellipse, headingOf, range, sunflowerScatter, type Point } from '../../../drawing/geometry';
import type { Pen } from '../../../drawing/pen';
import { drawLeaf } from '../../../foliage/leaf';
import { leaf, material, petal } from '../../../pigments';
import { flower, type DrawHabit } from '../../growing';

const green = mix(leaf.leaf, leaf.olive, 0.35);
const [half, high] = [232, 88];

/** Gritty ground under all of it. */
function grit(pen: Pen): void {
  const ground = shade(material.soil, 0.2);
  const bed = { points: 18, wobble: 0.05, random: pen.random, y: -22 };
  pen.shape(ellipse(352, 158, bed), ground, { shadow: 6 });
  range(90).forEach(() => {
    const angle = pen.random() * Math.PI * 2;
    const reach = Math.sqrt(pen.between(0.2, 0.86));
    pen.dot(
      Math.cos(angle) * reach * 340,
      -22 + Math.sin(angle) * reach * 150,
      pen.between(3, 6.5),
      shade(pen.chance(0.5) ? material.stone : ground, pen.between(-0.12, 0.1)),
    );
  });
}

/** A flat stepping stone with a rough edge. */
function flagstone(pen: Pen, x: number, y: number, reach: number): void {
  const top = range(12).map((index): Point => {
    const angle = (index / 12) * Math.PI * 2;
    const out = reach * pen.between(0.9, 1.08);
    return [x + Math.cos(angle) * out, y + Math.sin(angle) * out * 0.42];
  });
  pen.shape(
    top.map(([px, py]): Point => [px, py + 17]),
    shade(material.stone, -0.16),
    { shadow: 6 },
  );
  pen.shape(top, shade(material.stone, 0.04));
  pen.line(
    [
      [x - reach * 0.5, y - reach * 0.07],
      [x, y - reach * 0.1],
      [x + reach * 0.4, y - reach * 0.04],
    ],
    shade(material.stone, -0.05),
    4,
    { opacity: 0.8 },
  );
}

/** A pink carpet no higher than a thumb, running between stepping stones and over their edges. */
export const creepingThyme: DrawHabit = (pen, { flowers }) => {
  grit(pen);
  flagstone(pen, -196, -92, 132);
  flagstone(pen, 204, -74, 140);
  flagstone(pen, 14, 74, 158);
  const middle = -34;
  const places = sunflowerScatter(150, 12).map(({ x, y, reach }) => ({
    x: x * half,
    y: y * high + middle - Math.max(0, 1 - reach) * 16,
    reach,
  }));
  pen.shape(
    range(28).map((index): Point => {
      const angle = (index / 28) * Math.PI * 2;
      const out = index % 2 ? 0.88 : 0.98;
      return [Math.cos(angle) * half * out, middle + Math.sin(angle) * high * out];
    }),
    shade(green, -0.1),
    { shadow: 6 },
  );
  places
    .sort((one, other) => other.reach - one.reach)
    .forEach(({ x, y }) =>
      pen.place(x, y, { turn: headingOf(x, (y - middle) * 4) + pen.between(-50, 50) }, () =>
        drawLeaf(pen, 27 * pen.between(0.8, 1.2), 7, shade(green, pen.between(-0.06, 0.06)), {
          vein: false,
          shadow: 3,
        }),
      ),
    );
  if (!flowers) return;
  const pink = {
    ...flowers,
    pigments: flowers.pigments.map((one) => mix(one, petal.magenta, 0.42)),
  };
  sunflowerScatter(flowers.count, 24)
    .map((place, index) => ({ ...place, index }))
    .sort((one, other) => one.y - other.y)
    .forEach(({ x, y, reach, index }) =>
      flower(pen, pink, index, {
        x: x * half * 0.94,
        y: y * high * 0.88 + middle - 10 - (1 - reach) * 16,
        radius: 21 * pen.between(0.85, 1.12),
        lean: x * 30,
        tilt: 0.4,
      }),
    );
};
