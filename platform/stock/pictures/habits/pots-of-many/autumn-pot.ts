import { mix, shade, type Pigment } from '../../drawing/colour';
import { asPoints, cycle, lerp, polar, range, stemCurve, type Point } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { drawLeaf } from '../../foliage/leaf';
import { hangingVine } from '../../foliage/sprigs';
import { leaf, material, petal } from '../../pigments';
import { flower, type DrawHabit } from '../growing';

/** Fountain grass: thin blades that arch, straw plumes above them. */
function grasses(pen: Pen): void {
  const straw = mix(material.straw, leaf.fresh, 0.3);
  range(19).forEach((index) => {
    const turn = lerp(-46, 46, index / 18);
    pen.place(turn * 0.5, 4, { turn: turn * 0.7 }, () =>
      drawLeaf(pen, 350 + ((index * 61) % 90), 5.5, shade(straw, ((index % 3) - 1) * 0.05), {
        bend: turn / 150,
        vein: false,
        shadow: 2,
      }),
    );
  });
  [-30, -14, 2, 17, 33].forEach((turn, index) => {
    const tall = 470 - Math.abs(turn) * 2 + (index % 2) * 26;
    const tip: Point = [Math.sin((turn * Math.PI) / 180) * tall, -tall * 0.98];
    const stem = stemCurve([turn * 0.4, 4], [tip[0] * 0.3, -tall * 0.6], tip, 12);
    pen.line(asPoints(stem), shade(material.straw, -0.1), 4);
    stem.slice(7).forEach(({ x, y, heading }, step) =>
      [-1, 1].forEach((side) =>
        pen.place(x, y, { turn: heading + side * 34 }, () =>
          drawLeaf(pen, 40 - Math.abs(step - 2) * 5, 6, shade(material.straw, side * 0.03), {
            vein: false,
            shadow: 1,
          }),
        ),
      ),
    );
  });
}

/** Ornamental kale: frilled gray-green leaves round a heart of its own colour. */
function kale(pen: Pen, radius: number, heart: Pigment): void {
  const rings: [count: number, reach: number, tone: Pigment][] = [
    [10, 1, mix(leaf.sage, leaf.leaf, 0.4)],
    [9, 0.8, mix(leaf.sage, heart, 0.25)],
    [8, 0.58, mix(leaf.sage, heart, 0.6)],
    [6, 0.36, shade(heart, -0.03)],
    [4, 0.2, shade(heart, 0.04)],
  ];
  rings.forEach(([count, reach, tone], ring) =>
    range(count).forEach((index) =>
      pen.place(0, 0, { turn: ((index + ring * 0.5) * 360) / count + pen.between(-6, 6) }, () => {
        const frill = range(9).map((step): Point => {
          const [x, y] = polar(lerp(-28, 28, step / 8), radius * reach * (step % 2 ? 0.9 : 1.02));
          return [x * 1.1, y];
        });
        pen.shape([[0, 0], ...frill], shade(tone, pen.light(0) * 0.06), { shadow: radius * 0.04 });
        pen.line(
          [
            [0, -radius * reach * 0.2],
            [0, -radius * reach * 0.8],
          ],
          shade(tone, 0.12),
          radius * 0.03,
        );
      }),
    ),
  );
}

/** Mums packed tight over their leaves, grasses behind them, kale and ivy over the rim. */
export const autumnPot: DrawHabit = (pen, { flowers }) => {
  pen.atDepth(0.9, () => grasses(pen));
  range(30).forEach((index) => {
    const turn = lerp(-108, 108, (index * 0.618) % 1);
    pen.atDepth(0.7 + (index % 3) * 0.1, () =>
      pen.place(turn * 0.5, -18, { turn }, () =>
        drawLeaf(pen, 150 + ((index * 37) % 66), 30, shade(leaf.leaf, ((index % 3) - 1) * 0.03)),
      ),
    );
  });
  if (flowers) {
    const places = range(flowers.count).map((index): Point => {
      const reach = Math.sqrt((index + 0.5) / flowers.count);
      const around = index * 2.39996;
      return [Math.cos(around) * reach * 172, -112 + Math.sin(around) * reach * 104];
    });
    const order = range(flowers.count).sort(
      (one, other) => cycle(places, one)[1] - cycle(places, other)[1],
    );
    order.forEach((place, index) => {
      const [x, y] = cycle(places, place);
      flower(pen, flowers, index, { x, y, radius: 51, tilt: Math.abs(x) / 300, lean: x / 4 });
    });
  }
  pen.place(-128, -14, {}, () => hangingVine(pen, 150, shade(leaf.leaf, 0.02), -0.2));
  pen.place(132, -12, {}, () => hangingVine(pen, 170, shade(leaf.leaf, -0.02), 0.2));
  pen.place(88, 2, { squash: 0.8 }, () => kale(pen, 62, petal.cream));
  pen.place(-58, 8, { squash: 0.82 }, () => kale(pen, 92, shade(petal.purple, 0.12)));
};
