import { mix, pigment, shade } from '../../drawing/colour';
import { asPoints, polar, range, stemCurve } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { drawLeaf } from '../../foliage/leaf';
import { leaf, material, petal } from '../../pigments';
import { standsOn, type DrawGood } from '../hardgood';

const root = pigment(0.69, 0.07, 68);
const bud = mix(leaf.fresh, petal.purple, 0.2);

/** A crown as the gardener lays it in the trench: a spider of long fleshy roots, buds in its middle. */
function crown(pen: Pen, reach: number): void {
  range(20).forEach((index) => {
    const turn = index * 18 + pen.between(-8, 8);
    const [x, y] = polar(turn, reach * pen.between(0.82, 1.1));
    const [sideX, sideY] = polar(turn + (index % 2 ? 26 : -26), reach * 0.56);
    pen.ribbon(
      asPoints(stemCurve([0, 0], [sideX, sideY * 0.6], [x, y * 0.7], 6)),
      reach * 0.085,
      reach * 0.03,
      shade(root, pen.between(-0.07, 0.04)),
      { shadow: 4 },
    );
  });
  pen.dot(0, -4, reach * 0.2, shade(root, -0.14), { shadow: 5 });
  [-26, 24, -10, 12, 0].forEach((turn, index) =>
    pen.place(turn * 0.7, -6 + index, { turn }, () => {
      const length = reach * (index === 4 ? 0.62 : 0.4 + (index % 2) * 0.12);
      drawLeaf(pen, length, length * 0.13, shade(bud, index * 0.012), { vein: false, widest: 0.3 });
      pen.line(
        [
          [-length * 0.08, -length * 0.4],
          [0, -length * 0.54],
          [length * 0.08, -length * 0.42],
        ],
        shade(bud, -0.1),
        2.5,
      );
    }),
  );
}

/** Ten crowns laid out on kraft paper, three, four and three. */
export const asparagusCrowns: DrawGood = (pen) => {
  const paper = shade(material.paper, -0.02);
  pen.polygon(
    [
      [-300, -430],
      [296, -438],
      [386, 6],
      [-390, 12],
    ],
    paper,
    { shadow: 8 },
  );
  pen.polygon(
    [
      [296, -438],
      [386, 6],
      [350, 7],
      [270, -437],
    ],
    shade(paper, -0.05),
  );
  const rows = [
    { y: -338, xs: [-178, 4, 182], reach: 118, near: 0.9 },
    { y: -216, xs: [-246, -84, 86, 250], reach: 124, near: 0.95 },
    { y: -88, xs: [-196, 0, 200], reach: 132, near: 1 },
  ];
  rows.forEach(({ y, xs, reach, near }) =>
    pen.atDepth(near, () =>
      xs.forEach((x) =>
        pen.place(x + pen.between(-8, 8), y + pen.between(-6, 6), {}, () => crown(pen, reach)),
      ),
    ),
  );
  return standsOn(380);
};
