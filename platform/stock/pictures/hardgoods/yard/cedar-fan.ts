import { drawHead } from '../../blooms/bloom-kinds';
import { pigment, shade } from '../../drawing/colour';
import { asPoints, range, stemCurve, type Point } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { drawLeaf } from '../../foliage/leaf';
import { leaf, petal } from '../../pigments';
import { standsOn, type DrawGood } from '../hardgood';

/** Red cedar, oiled and not yet gray. */
const cedar = pigment(0.58, 0.112, 46);

/** A sawn slat with its grain and the lighter edge to the lamp. */
function slat(pen: Pen, line: readonly Point[], width: number, step: number): void {
  const moved = (aside: number): Point[] => line.map(([x, y]): Point => [x + aside, y]);
  pen.ribbon(line, width, width, shade(cedar, step), { shadow: 7 });
  pen.ribbon(moved(-width * 0.36), width * 0.2, width * 0.2, shade(cedar, step + 0.08));
  [-0.1, 0.14, 0.34].forEach((aside, index) =>
    pen.line(moved(aside * width), shade(cedar, step - 0.1), index === 1 ? 2.6 : 1.7, {
      opacity: 0.75,
    }),
  );
}

/** A rail across the slats, its grain along it, a nail where it meets each. */
function rail(pen: Pen, y: number, half: number): void {
  const at = (down: number, share = 1): Point[] => [
    [-half * share, y + down],
    [0, y - 7 + down],
    [half * share, y + down],
  ];
  pen.ribbon(at(0), 23, 23, shade(cedar, 0.05), { shadow: 6 });
  pen.ribbon(at(-8), 5, 5, shade(cedar, 0.12));
  [-1, 5].forEach((down) => pen.line(at(down, 0.97), shade(cedar, -0.06), 1.9, { opacity: 0.75 }));
}

/** A fan of red cedar with a clematis at its foot. The flowers are ornament. */
export const cedarFan: DrawGood = (pen) => {
  [-1, -0.5, 0, 0.5, 1].forEach((side) =>
    slat(
      pen,
      [
        [side * 46, 0],
        [side * 104, -320],
        [side * 204, -640 + Math.abs(side) * 34],
      ],
      25,
      side * -0.03,
    ),
  );
  range(4).forEach((index) => rail(pen, -150 - index * 132, 88 + index * 42));
  const climb = asPoints(stemCurve([-70, 0], [110, -150], [-56, -380], 10));
  pen.line(climb, shade(leaf.moss, -0.05), 7);
  const counted = pen.blooms;
  climb.slice(1).forEach(([x, y]) => {
    [-62, 62].forEach((turn) =>
      pen.place(x, y, { turn: turn + pen.between(-16, 16) }, () =>
        drawLeaf(pen, 64, 19, shade(leaf.leaf, pen.between(-0.04, 0.04))),
      ),
    );
  });
  [2, 5, 8, 10].forEach((place, index) => {
    const [x, y] = climb[place] ?? [0, 0];
    drawHead(pen, 'clematis', {
      x: x + (index % 2 ? 18 : -14),
      y: y - 8,
      radius: index === 3 ? 40 : 47,
      pigment: petal.purple,
    });
  });
  pen.blooms = counted;
  return standsOn(84);
};
