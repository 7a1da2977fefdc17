import { shade, type Pigment } from '../../drawing/colour';
import { range } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { material } from '../../pigments';

const cane = shade(material.oak, 0.02);

/** A fan of laths with crossbars, set in the pot. */
export function fanTrellis(pen: Pen, height: number, half: number, wood: Pigment = cane): void {
  [-1, -0.5, 0, 0.5, 1].forEach((side) =>
    pen.ribbon(
      [
        [side * 44, 8],
        [side * half * 0.55, -height * 0.5],
        [side * half, -height * (1 - Math.abs(side) * 0.05)],
      ],
      15,
      13,
      shade(wood, side * -0.03),
      { shadow: 5 },
    ),
  );
  range(4).forEach((index) => {
    const share = 0.3 + index * 0.2;
    const reach = half * (share * 0.94) + 22;
    pen.ribbon(
      [
        [-reach, -height * share],
        [0, -height * share - 6],
        [reach, -height * share],
      ],
      13,
      13,
      shade(wood, 0.05),
      { shadow: 4 },
    );
  });
}

/** One square stake with a pointed head. */
export function stake(pen: Pen, height: number, x = 0): void {
  pen.polygon(
    [
      [x - 14, 8],
      [x - 14, -height],
      [x, -height - 24],
      [x + 14, -height],
      [x + 14, 8],
    ],
    cane,
    { shadow: 6 },
  );
  pen.polygon(
    [
      [x - 14, 8],
      [x - 14, -height],
      [x - 4, -height - 14],
      [x - 4, 8],
    ],
    shade(cane, 0.09),
  );
}
