import { shade } from '../../drawing/colour';
import { asPoints, cycle, range, stemCurve } from '../../drawing/geometry';
import { sunflowerLeaf } from '../../foliage/garden/border-leaves';
import { drawLeaf } from '../../foliage/leaf';
import { leaf, material, petal } from '../../pigments';
import type { DrawHabit } from '../growing';

const tone = shade(leaf.leaf, 0.06);

/** Four young sunflowers, one to a cell: thick stems, the plump seed leaves low down, pairs of rough hearts above, and no flower yet. */
export const sunflowerSeedlings: DrawHabit = (pen, { room }) => {
  const cell = room / 2;
  range(4).forEach((index) => {
    const x = (index - 1.5) * cell * 0.94;
    const tall = [206, 262, 236, 282][index] ?? 240;
    const line = stemCurve([x, 6], [x - 8 + index * 5, -tall * 0.5], [x + 4, -tall], 8);
    pen.ribbon(asPoints(line), 17, 11, shade(leaf.fresh, 0.06), { shadow: 3 });
    [-1, 1].forEach((side) => {
      const low = cycle(line, 2);
      pen.place(low.x, low.y, { turn: side * 78 }, () =>
        drawLeaf(pen, 58, 19, shade(leaf.fresh, 0.08), { shadow: 3 }),
      );
    });
    [5, 7].forEach((place, step) =>
      [-1, 1].forEach((side) => {
        const at = cycle(line, place);
        const turn = at.heading + side * (72 - step * 30) + pen.between(-6, 6);
        pen.place(at.x, at.y, { turn }, () =>
          sunflowerLeaf(pen, 112 - step * 18, shade(tone, step * 0.02 + pen.between(-0.02, 0.03))),
        );
      }),
    );
    const top = cycle(line, -1);
    [-18, 16].forEach((turn, step) =>
      pen.place(top.x, top.y + 8, { turn }, () =>
        sunflowerLeaf(pen, 60 - step * 12, shade(leaf.fresh, -0.03 + step * 0.03)),
      ),
    );
  });
  pen.place(cell * 0.03, 6, { turn: 4 }, () => {
    pen.polygon(
      [
        [-32, 0],
        [32, 0],
        [32, -118],
        [-32, -118],
      ],
      material.paper,
      { shadow: 5 },
    );
    range(14).forEach((index) =>
      pen.place(0, -76, { turn: index * (360 / 14) }, () => drawLeaf(pen, 29, 7, petal.yellow)),
    );
    pen.dot(0, -76, 13, material.chocolate);
  });
};
