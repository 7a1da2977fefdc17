import { mix, pigment, shade, type Pigment } from '../../drawing/colour';
import { asPoints, lerp, range, stemCurve, tipOf, type Point } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { petal } from '../../pigments';
import { flower, type DrawHabit } from '../growing';

const bloom = pigment(0.8, 0.035, 210);
const rings = [
  { leaves: 12, size: 1 },
  { leaves: 11, size: 0.85 },
  { leaves: 9, size: 0.69 },
  { leaves: 8, size: 0.53 },
  { leaves: 6, size: 0.37 },
  { leaves: 4, size: 0.22 },
];

/** A broad spoon with a little point, dusted pale, rosy along its edge. */
function spoon(pen: Pen, length: number, tone: Pigment, rosy: Pigment): void {
  const half = length * 0.27;
  const outline: Point[] = [
    [0, 0],
    [-half * 0.5, -length * 0.3],
    [-half, -length * 0.7],
    [-half * 0.66, -length * 0.92],
    [0, -length * 1.04],
    [half * 0.66, -length * 0.92],
    [half, -length * 0.7],
    [half * 0.5, -length * 0.3],
  ];
  pen.shape(outline, rosy, { shadow: length * 0.045, shadowOpacity: 0.22 });
  pen.place(0, 0, { scale: 0.925 }, () => pen.shape(outline, tone));
  pen.shape(
    [
      [-half * 0.7, -length * 0.62],
      [-half * 0.5, -length * 0.84],
      [-half * 0.1, -length * 0.9],
      [-half * 0.34, -length * 0.6],
    ],
    shade(tone, 0.04),
  );
}

/** One wide dusty-pink rosette, its bells hung from arching stalks. */
export const echeveria: DrawHabit = (pen, { flowers }) => {
  const pink = mix(petal.blush, petal.pink, 0.28);
  const stalk = mix(petal.coral, bloom, 0.35);
  if (flowers)
    range(flowers.count).forEach((index) => {
      const across = flowers.count > 1 ? (index / (flowers.count - 1)) * 2 - 1 : 0.3;
      const side = across < 0 ? -1 : 1;
      const top = -372 - (index % 2) * 46;
      const line = stemCurve(
        [across * 36, -60],
        [across * 60 - side * 12, top * 1.28],
        [across * 132 + side * 62, top + 34],
        12,
      );
      pen.ribbon(asPoints(line), 10, 6, stalk, { shadow: 3 });
      line.slice(5, 11).forEach(({ x, y, heading }, bud) =>
        pen.place(x, y, { turn: heading + side * (bud % 2 ? 62 : -62) }, () =>
          pen.shape(
            [
              [0, 0],
              [-6, -9],
              [0, -24 + bud],
              [6, -9],
            ],
            shade(mix(petal.coral, petal.pink, 0.3), 0.03),
            { shadow: 2 },
          ),
        ),
      );
      const { x, y } = tipOf(line);
      flower(pen, flowers, index, {
        x: x + side * 5,
        y: y + 30,
        radius: 38,
        lean: 180 - side * 16,
      });
    });
  rings.forEach(({ leaves, size }, ring) =>
    range(leaves).forEach((index) => {
      const turn = ((index + ring * 0.5) / leaves) * 360 + pen.between(-4, 4);
      pen.place(0, -78 - ring * 9, { squash: 0.62 }, () =>
        pen.place(0, 0, { turn }, () => {
          const lit = pen.light(0) * 0.05 + ring * 0.022 - 0.07 + pen.between(-0.012, 0.012);
          const tone = shade(mix(pink, bloom, lerp(0.12, 0.62, ring / 5)), lit);
          spoon(
            pen,
            236 * size * pen.between(0.95, 1.04),
            tone,
            shade(mix(pink, petal.pink, 0.75), lit - 0.02),
          );
        }),
      );
    }),
  );
};
