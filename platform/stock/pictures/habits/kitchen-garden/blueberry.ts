import { mix, pigment, shade } from '../../drawing/colour';
import { cycle, lerp, polar, range, type Point } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { drawLeaf } from '../../foliage/leaf';
import { leaf, material, petal } from '../../pigments';
import { drawStalk } from '../garden-plants/stalks';
import type { DrawHabit } from '../growing';
import { ownFruit } from './own-fruit';

const blue = pigment(0.47, 0.1, 270);

/** A dusty blue ball with a star cut into its end. */
function berry(pen: Pen, size: number): void {
  const half = size / 2;
  pen.dot(0, half, half, blue, { shadow: size * 0.07 });
  pen.dot(-half * 0.2, half * 0.76, half * 0.66, shade(blue, 0.07));
  pen.dot(-half * 0.3, half * 0.6, half * 0.34, shade(blue, 0.15));
  const star = range(10).map((step): Point => {
    const [x, y] = polar(step * 36, half * (step % 2 ? 0.17 : 0.36));
    return [x + half * 0.18, y + half * 1.24];
  });
  pen.polygon(star, shade(blue, -0.16));
}

const bunch: readonly Point[] = [
  [-24, -2],
  [22, -6],
  [0, 26],
  [-38, 32],
  [38, 28],
  [2, 62],
];

/** A twiggy bush of small oval leaves, a few of them red already, with berries in bunches of six. */
export const blueberry: DrawHabit = (pen, { flowers }) => {
  const bark = mix(material.wood, petal.burgundy, 0.2);
  const rows = [
    { count: 6, height: 470, spread: 40, near: 0.76 },
    { count: 5, height: 330, spread: 46, near: 1 },
  ];
  const ends: Point[] = [];
  rows.forEach(({ count, height, spread, near }) =>
    pen.atDepth(near, () =>
      range(count).forEach((index) => {
        const turn = lerp(-spread, spread, index / (count - 1));
        const tall = height * (1 - Math.abs(turn) / 220) + (index % 2) * 34;
        const line = drawStalk(pen, { turn, height: tall, width: 12, tone: bark });
        line.slice(2).forEach(({ x, y, heading }, step) =>
          range(3).forEach((which) => {
            const red = (index * 5 + step * 3 + which * 7) % 11 === 0;
            const aside = (which - 1) * 66 + (step % 2 ? 20 : -20);
            pen.place(x, y, { turn: heading + aside + pen.between(-14, 14) }, () =>
              drawLeaf(
                pen,
                88 * pen.between(0.85, 1.12),
                25,
                shade(red ? mix(leaf.leaf, petal.red, 0.72) : leaf.leaf, pen.between(-0.03, 0.06)),
                { widest: 0.5 },
              ),
            );
          }),
        );
        const at = cycle(line, near === 1 ? 8 : 9);
        ends.push([at.x, at.y]);
      }),
    ),
  );
  if (!flowers) return;
  const order = [6, 8, 10, 1, 3, 4, 7, 9, 0, 5, 2];
  range(flowers.count).forEach((index) => {
    const [x, y] = cycle(ends, cycle(order, Math.floor(index / bunch.length)));
    const [dx, dy] = cycle(bunch, index);
    ownFruit(pen, flowers, { x: x + dx, y: y + dy, size: 47 }, berry);
  });
};
