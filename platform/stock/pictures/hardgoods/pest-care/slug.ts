import { mix, shade } from '../../drawing/colour';
import type { Pen } from '../../drawing/pen';
import { material } from '../../pigments';

const skin = shade(mix(material.wood, material.slate, 0.6), 0.03);

/** A slug on its way to the left: head up, horns out, its mantle over its shoulders, a long tail behind. */
export function slug(pen: Pen): void {
  [
    [-112, -44, -138, -84],
    [-96, -46, -104, -94],
    [-118, -24, -138, -32],
  ].forEach(([x1 = 0, y1 = 0, x2 = 0, y2 = 0], index) => {
    pen.line(
      [
        [x1, y1],
        [(x1 + x2) / 2 - 2, (y1 + y2) / 2 - 4],
        [x2, y2],
      ],
      skin,
      index < 2 ? 8 : 6,
    );
    if (index < 2) pen.dot(x2, y2, 7, material.iron);
  });
  pen.shape(
    [
      [-108, 2],
      [-122, -20],
      [-118, -44],
      [-98, -54],
      [-78, -44],
      [-58, -42],
      [-24, -54],
      [24, -52],
      [64, -36],
      [112, -16],
      [160, 2],
      [152, 8],
      [60, 10],
      [-60, 9],
    ],
    skin,
    { shadow: 6 },
  );
  pen.shape(
    [
      [-64, -38],
      [-28, -56],
      [14, -55],
      [30, -34],
      [4, -18],
      [-48, -18],
    ],
    shade(skin, -0.09),
  );
  [
    [44, -28],
    [66, -20],
    [60, -8],
    [90, -12],
    [112, -4],
    [30, -10],
  ].forEach(([x = 0, y = 0]) => pen.dot(x, y, 4.5, shade(skin, -0.12)));
  pen.line(
    [
      [-104, 5],
      [20, 9],
      [150, 5],
    ],
    shade(skin, 0.16),
    6,
  );
}
