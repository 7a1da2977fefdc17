import { shade } from '../../drawing/colour';
import { range, type Point } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { leaf, material } from '../../pigments';

/** The panel a packet is printed on: its edges, and the height of the ground in it. */
const panel = { left: -112, right: 112, top: -300, bottom: -56 } as const;

/** A strip of lawn along the foot of the panel, with snow that has not gone yet where it is asked for. */
export function printedLawn(pen: Pen, snow = false): void {
  const { left, right, bottom } = panel;
  const strip = (height: number): Point[] => [
    [left, bottom],
    [left, bottom - height],
    [-40, bottom - height - 7],
    [36, bottom - height + 3],
    [right, bottom - height - 5],
    [right, bottom],
  ];
  if (snow) pen.polygon(strip(66), material.snow);
  pen.polygon(strip(36), shade(leaf.fresh, 0.03));
  range(26).forEach((index) => {
    const x = left + 6 + index * 8.4;
    const height = pen.between(14, 26);
    pen.polygon(
      [
        [x - 3, bottom],
        [x + pen.between(-5, 5), bottom - 24 - height],
        [x + 3, bottom],
      ],
      shade(leaf.leaf, pen.between(0, 0.1)),
    );
  });
}
