import { mix, shade, type Pigment } from '../../drawing/colour';
import { asPoints, ellipse, lerp, range, stemCurve, type Point } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { drawLeaf } from '../../foliage/leaf';
import { leaf, material, petal } from '../../pigments';
import type { DrawHabit } from '../growing';

/** A cushion of moss: a low dome with a furred edge, lit from the left. */
function cushion(pen: Pen, half: number, high: number, tone: Pigment): void {
  const dome = (by: number, fur: number): Point[] => [
    [-half * by, 12],
    ...range(19).map((index): Point => {
      const angle = Math.PI * (1 - index / 18);
      const reach = by * (index % 2 ? 1 + fur : 1);
      return [Math.cos(angle) * half * reach, -Math.sin(angle) * high * reach];
    }),
    [half * by, 12],
  ];
  pen.shape(dome(1, 0.05), shade(tone, -0.06), { shadow: 6 });
  pen.place(-half * 0.1, -2, {}, () => pen.shape(dome(0.84, 0.05), tone));
  pen.place(-half * 0.2, -high * 0.16, {}, () => pen.shape(dome(0.56, 0.07), shade(tone, 0.05)));
  range(16).forEach(() => {
    const [x, up] = [pen.between(-0.75, 0.7), pen.between(0.1, 0.8)];
    if (x * x + up * up > 0.74) return;
    pen.dot(x * half, -up * high, pen.between(3, 5), shade(tone, pen.between(0.06, 0.14)));
  });
}

/** One fern frond that arches over, its leaflets in pairs. */
function frond(pen: Pen, turn: number, length: number, tone: Pigment): void {
  const [x, y] = [turn * 3.7, -length + Math.abs(turn) * 1.6];
  const line = stemCurve([turn * 0.3, 0], [x * 0.22, y * 1.12], [x, y], 15);
  pen.line(asPoints(line), shade(tone, -0.12), 6);
  line.slice(3).forEach((at, step) => {
    const reach = lerp(66, 4, (step / 12) ** 1.2) * (step < 2 ? 0.8 : 1);
    [-1, 1].forEach((side) =>
      pen.place(at.x, at.y, { turn: at.heading + side * 66 }, () =>
        drawLeaf(pen, reach, 8, shade(tone, pen.light(0) * 0.04), {
          shadow: 3,
          vein: false,
          widest: 0.3,
        }),
      ),
    );
  });
}

/** A woodland floor in a low bowl: cushions of moss, a fern, one good stone. */
export const mossFernBowl: DrawHabit = (pen) => {
  const moss = mix(leaf.fresh, petal.green, 0.12);
  const fern = mix(leaf.leaf, leaf.fresh, 0.4);
  pen.atDepth(0.86, () => pen.place(40, -6, {}, () => cushion(pen, 120, 74, shade(moss, -0.03))));
  pen.place(-54, -20, {}, () => {
    pen.atDepth(0.78, () => [-30, 36, 4].forEach((turn) => frond(pen, turn, 330, fern)));
    [-58, 56, -14, 20].forEach((turn) => frond(pen, turn, 262, fern));
  });
  pen.place(146, 0, {}, () => cushion(pen, 74, 62, mix(moss, petal.lemon, 0.14)));
  pen.place(-132, 2, {}, () => cushion(pen, 92, 82, mix(moss, petal.lemon, 0.08)));
  const stone = material.stone;
  pen.shape(
    [
      [-2, 20],
      [4, -40],
      [34, -78],
      [76, -66],
      [104, -24],
      [106, 20],
    ],
    shade(stone, -0.08),
    { shadow: 6 },
  );
  pen.shape(
    [
      [4, 16],
      [10, -36],
      [36, -70],
      [58, -50],
      [44, 0],
      [30, 18],
    ],
    shade(stone, 0.07),
  );
  pen.place(-34, 12, {}, () => cushion(pen, 66, 48, shade(moss, 0.04)));
  pen.place(98, 14, {}, () => cushion(pen, 62, 40, moss));
  pen.shape(ellipse(20, 13, { points: 8, x: 22, y: 14 }), shade(stone, -0.02), { shadow: 4 });
};
