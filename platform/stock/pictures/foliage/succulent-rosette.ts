import { mix, pigment, shade, type Pigment } from '../drawing/colour';
import { petal, range, type Point } from '../drawing/geometry';
import type { Pen } from '../drawing/pen';

const blushTip = pigment(0.62, 0.12, 10);
const rings = [
  { leaves: 11, size: 1 },
  { leaves: 10, size: 0.83 },
  { leaves: 8, size: 0.65 },
  { leaves: 7, size: 0.47 },
  { leaves: 5, size: 0.3 },
];

/** An echeveria: spoon-shaped leaves, none quite like its neighbour, blushed at the tip. */
export function succulentRosette(pen: Pen, radius: number, colour: Pigment): void {
  rings.forEach(({ leaves, size }, ring) =>
    range(leaves).forEach((index) => {
      const turn = ((index + ring * 0.5 + pen.between(-0.22, 0.22)) / leaves) * 360;
      const length = radius * size * pen.between(0.9, 1.06);
      const half = radius * 0.21 * (0.5 + size * 0.5) * pen.between(0.9, 1.12);
      const bend = pen.between(-0.1, 0.1);
      const bent = (points: Point[]) =>
        points.map(([x, y]): Point => [x + bend * (y / length) ** 2 * length, y]);
      pen.place(0, -radius * ring * 0.015, { turn }, () => {
        const tone = shade(
          colour,
          pen.light(0) * 0.065 + ring * 0.03 - 0.075 + pen.between(-0.015, 0.015),
        );
        const outline: Point[] = [
          [0, 0],
          [-half * 0.6, -length * 0.25],
          [-half, -length * 0.68],
          [-half * 0.62, -length * 0.92],
          [0, -length * 1.02],
          [half * 0.62, -length * 0.92],
          [half, -length * 0.68],
          [half * 0.6, -length * 0.25],
        ];
        pen.shape(bent(outline), shade(tone, -0.02), {
          shadow: radius * 0.05,
          shadowOpacity: 0.22,
        });
        pen.shape(
          bent(petal(length * 0.93, half * 0.66, { widest: 0.7, tip: 0.6 })),
          shade(tone, 0.03),
        );
        pen.shape(
          bent([
            [-half * 0.34, -length * 0.94],
            [0, -length * 1.03],
            [half * 0.34, -length * 0.94],
            [0, -length * 0.9],
          ]),
          mix(tone, blushTip, 0.7),
        );
      });
    }),
  );
}
