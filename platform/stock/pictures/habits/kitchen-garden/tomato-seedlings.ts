import { shade } from '../../drawing/colour';
import { asPoints, cycle, range, stemCurve } from '../../drawing/geometry';
import { tomatoLeaf } from '../../foliage/broad-leaves';
import { drawLeaf } from '../../foliage/leaf';
import { leaf, material } from '../../pigments';
import type { DrawHabit } from '../growing';

const tone = shade(leaf.fresh, -0.06);

/** Four young tomatoes, one to a cell: a soft stem, the two seed leaves low on it, four notched leaves above; a label stuck in. */
export const tomatoSeedlings: DrawHabit = (pen, { room }) => {
  const cell = room / 2;
  pen.place(cell * 0.98, 4, { turn: 5 }, () => {
    pen.polygon(
      [
        [-17, 0],
        [17, 0],
        [17, -166],
        [0, -182],
        [-17, -166],
      ],
      shade(material.oak, 0.12),
      { shadow: 4 },
    );
    [-140, -120, -100].forEach((y) => pen.rectangle(-9, y, 18, 5, shade(material.wood, -0.1)));
  });
  range(4).forEach((index) => {
    const x = (index - 1.5) * cell * 0.94;
    const tall = [158, 204, 176, 218][index] ?? 180;
    const line = stemCurve([x, 6], [x - 10 + index * 7, -tall * 0.5], [x + 6, -tall], 8);
    pen.ribbon(asPoints(line), 11, 7, shade(leaf.stem, 0.06), { shadow: 3 });
    [-1, 1].forEach((side) => {
      const low = cycle(line, 2);
      pen.place(low.x, low.y, { turn: side * 82 }, () => drawLeaf(pen, 50, 9, shade(tone, 0.05)));
    });
    [3, 5, 7].forEach((place, step) =>
      [-1, 1].forEach((side) => {
        const at = cycle(line, place);
        const turn = at.heading + side * (78 - step * 20) + pen.between(-8, 8);
        pen.place(at.x, at.y, { turn }, () =>
          tomatoLeaf(pen, 100 - step * 9, shade(tone, step * 0.02 + pen.between(-0.02, 0.03))),
        );
      }),
    );
    const top = cycle(line, -1);
    pen.place(top.x, top.y + 4, { turn: top.heading }, () =>
      tomatoLeaf(pen, 66, shade(tone, 0.06)),
    );
  });
};
