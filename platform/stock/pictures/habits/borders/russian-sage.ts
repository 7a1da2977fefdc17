import { mix, shade } from '../../drawing/colour';
import { asPoints, cycle, lerp, range, stemCurve, tipOf } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { whorls } from '../../blooms/garden/wand';
import { leaf, material } from '../../pigments';
import { flower, type DrawHabit } from '../growing';

const silver = mix(leaf.sage, material.snow, 0.42);

/** A small gray leaf cut to threads. */
function cutLeaf(pen: Pen, size: number): void {
  const tone = shade(mix(leaf.sage, leaf.dusty, 0.5), pen.between(-0.03, 0.06));
  pen.ribbon(
    [
      [0, 0],
      [0, -size],
    ],
    5,
    2,
    tone,
  );
  [0.3, 0.55, 0.8].forEach((along) =>
    [-48, 48].forEach((turn) =>
      pen.place(0, -size * along, { turn }, () =>
        pen.polygon(
          [
            [-3, 0],
            [0, -size * (0.44 - along * 0.24)],
            [3, 0],
          ],
          tone,
        ),
      ),
    ),
  );
}

/** Thin silver stems that rise like a vase, fine gray leaves below, a haze of violet wands above. */
export const russianSage: DrawHabit = (pen, { flowers }) => {
  const count = flowers?.count ?? 13;
  const places = range(count).map((index) => {
    const share = ((index * 0.618 + 0.3) % 1) * 2 - 1;
    return { index, share, height: lerp(470, 300, Math.abs(share)) + cycle([0, -120, -50], index) };
  });
  places.forEach(({ index, share, height }) =>
    pen.atDepth(lerp(0.74, 1, index / count), () => {
      const x = share * 236;
      const line = stemCurve([share * 46, 6], [share * 90, -height * 0.6], [x, -height], 10);
      pen.ribbon(asPoints(line), 8, 4, silver, { shadow: 2 });
      line
        .slice(1, 7)
        .forEach((at, step) =>
          [step % 2 ? 1 : -1].forEach((side) =>
            pen.place(at.x, at.y, { turn: at.heading + side * (56 + pen.between(-10, 10)) }, () =>
              cutLeaf(pen, lerp(96, 50, step / 6)),
            ),
          ),
        );
      const { x: tipX, y: tipY, heading } = tipOf(line);
      if (!flowers) return;
      const length = 150;
      const lean = heading * 0.8;
      const tone = cycle(flowers.pigments, index);
      pen.place(tipX, tipY, { turn: lean }, () => {
        [-24, 22].forEach((turn, side) =>
          pen.place(0, 30 - side * 54, { turn }, () =>
            pen.place(0, -80, {}, () => whorls(pen, 80, shade(tone, -0.02), 6.5, 6)),
          ),
        );
        flower(pen, flowers, index, { x: 0, y: -length * 0.8, radius: length });
      });
    }),
  );
};
