import { shade } from '../../drawing/colour';
import { asPoints, cycle, range, stemCurve } from '../../drawing/geometry';
import { fern } from '../../foliage/sprigs';
import { leaf } from '../../pigments';
import { flower, type DrawHabit } from '../growing';

const tone = shade(leaf.leaf, 0.02);

/** Four small marigolds, one to a cell: a tuft of cut leaves, a full flower and a smaller one over each. */
export const marigoldPlugs: DrawHabit = (pen, { room, flowers }) => {
  const cell = room / 2;
  range(4).forEach((index) => {
    const x = (index - 1.5) * cell * 0.94;
    [-64, 62, -36, 38, -10, 14].forEach((turn, step) =>
      pen.place(x, 0, { turn: turn + pen.between(-6, 6) }, () =>
        fern(pen, (step < 2 ? 118 : 150) * pen.between(0.9, 1.08), shade(tone, step * 0.012)),
      ),
    );
    if (!flowers) return;
    [
      [index < 2 ? -40 : 40, 112 + (index % 2) * 18, 35],
      [-10 + (index % 2) * 16, 178 + (index % 3) * 22, 54],
    ].forEach(([aside = 0, tall = 0, radius = 0], place) => {
      const head = index * 2 + place;
      if (head >= flowers.count) return;
      const line = stemCurve([x, 0], [x, -tall * 0.5], [x + aside, -tall], 5);
      pen.ribbon(asPoints(line), 9, 7, shade(leaf.stem, 0.05));
      const tip = cycle(line, -1);
      flower(pen, flowers, head, { x: tip.x, y: tip.y, radius, lean: aside * 0.5, tilt: 0.25 });
    });
    [-24, 22].forEach((turn) => pen.place(x, 4, { turn }, () => fern(pen, 92, shade(tone, 0.05))));
  });
};
