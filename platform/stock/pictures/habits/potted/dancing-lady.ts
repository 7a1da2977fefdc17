import { mix, shade } from '../../drawing/colour';
import { asPoints, ellipse, range, stemCurve, tipOf, type StemPoint } from '../../drawing/geometry';
import { drawLeaf } from '../../foliage/leaf';
import { leaf } from '../../pigments';
import { flower, type DrawHabit } from '../growing';

const wire = mix(leaf.stem, leaf.olive, 0.4);

/** A few straps out of plump bulbs, and high over them long branched sprays of small flowers. */
export const dancingLadyOrchid: DrawHabit = (pen, { flowers, leaf: green }) => {
  const straps = (turns: readonly number[], length: number, near: number): void =>
    turns.forEach((turn) =>
      pen.atDepth(near, () =>
        pen.place(turn * 0.5, 2, { turn: turn * 0.7 }, () =>
          drawLeaf(
            pen,
            length * pen.between(0.9, 1.06),
            23,
            shade(green, pen.between(-0.03, 0.04)),
            {
              bend: turn / 230,
              shadow: 5,
            },
          ),
        ),
      ),
    );
  straps([-62, 60, -24], 250, 0.7);
  const places: StemPoint[] = [];
  [
    { side: 1, out: 262, high: 620 },
    { side: -1, out: 236, high: 560 },
  ].forEach(({ side, out, high }) => {
    const arch = stemCurve(
      [side * 12, 0],
      [side * out * 0.02, -high * 1.32],
      [side * out, -high * 0.72],
      24,
    );
    pen.ribbon(asPoints(arch), 8, 4, wire, { shadow: 3 });
    arch.slice(10, 23).forEach(({ x, y, heading }, step) => {
      const way = step % 2 ? 1 : -1;
      const length = 112 - step * 6;
      const turn = heading + way * 58;
      const [dx, dy] = [
        Math.sin((turn * Math.PI) / 180) * length,
        -Math.cos((turn * Math.PI) / 180) * length + length * 0.2,
      ];
      const twig = stemCurve([x, y], [x + dx * 0.6, y + dy * 0.7], [x + dx, y + dy], 6);
      pen.ribbon(asPoints(twig), 4, 3, wire);
      places.push(...[3, 6].flatMap((at) => twig[at] ?? []));
    });
    places.push(tipOf(arch));
  });
  if (flowers)
    range(flowers.count).forEach((index) => {
      const place = places[Math.floor((index * places.length) / flowers.count)];
      if (!place) return;
      flower(pen, flowers, index, {
        x: place.x,
        y: place.y,
        radius: 35 * pen.between(0.88, 1.1),
        lean: pen.between(-16, 16),
      });
    });
  [-46, 44, 0].forEach((x, index) =>
    pen.shape(
      ellipse(27, 54, { points: 9, x, y: -34 - (index === 2 ? 4 : 0) }),
      shade(mix(leaf.fresh, green, 0.3), index * 0.03 - 0.04),
      { shadow: 5 },
    ),
  );
  straps([-80, 78, 30], 196, 1);
};
